// The screen in the browser: draws what Python sends, block by block, and sends touches back.
//
// Python decides everything; here are only drawing, the keyboard, and what is said when Python is silent. Markup comes from
// Python's Brush, which escapes it, and is used for drawings alone; every word is set as text. A message holds whole new
// values of what changed since an earlier one, so it can be applied twice; a view that has missed one asks for the rest.

const NS = "http://www.w3.org/2000/svg";
const SILENCE = 4000; // ms without an answer before we say so
const RIM = 4; // px of a board that may lie beyond its frame without a shade
const FEW = 5; // lines of the short log
const ALIKE = 2; // px by which two ways may differ and still be as short
const ALIKE_TURN = 0.03; // the same of how far two neighbours lie off a direction
const FAR = 5000; // px by which a neighbour may be farther away for one that lies as far off as it is near
const MOMENT = 350; // ms that a pointer rests before it is told what is there
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const QUIET = { "data-lm-suppress-shortcuts": "true" }; // on each element that takes focus: else JupyterLab acts on its keys

// Sets attributes; null takes one away. What is so already is not written again: every write costs the browser work.
function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) node.removeAttribute(name);
    else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
  }
}

function make(tag, attributes = {}, ...inside) {
  const svg = ["svg", "g", "defs", "path", "use"].includes(tag);
  const node = svg ? document.createElementNS(NS, tag) : document.createElement(tag);
  set(node, attributes);
  node.append(...inside);
  return node;
}

const button = (label, press, attributes = {}) => {
  const node = make("button", { type: "button", ...QUIET, ...attributes }, label);
  node.addEventListener("click", press);
  return node;
};

// Brings the children of a node in line with a list; those whose key stays are kept, and not even moved, so focus stays too.
function keyed(parent, list, key, create, update = () => {}) {
  const names = new Set(list.map(key));
  const kept = new Map();
  for (const node of [...parent.children]) {
    if (names.has(node.dataset.key)) kept.set(node.dataset.key, node);
    else node.remove();
  }
  let at = parent.firstElementChild;
  for (const entry of list) {
    const node = kept.get(key(entry)) ?? create(entry);
    node.dataset.key = key(entry);
    update(node, entry);
    if (node === at) at = at.nextElementSibling;
    else parent.insertBefore(node, at);
  }
}

const middle = ({ box: [x, y, w, h] }) => [x + w / 2, y + h / 2];
const clamp = (value, low, high) => Math.max(low, Math.min(value, high));
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const move = (node, frames, duration) => still() || node.animate(frames, { duration, easing: "ease-out" });

// The outline of an item as a path, grown by so many px: a hexagon as wide as its box, or a rectangle with round corners; a card
// that rises has `head` px more above.
function outline(item, grow, head) {
  const [x, y] = middle(item);
  if (item.hexagon) {
    const half = item.box[2] / 2 + grow;
    const size = (2 * half) / Math.sqrt(3);
    return `M${x} ${y - size}l${half} ${size / 2}v${size}l${-half} ${size / 2}l${-half} ${-size / 2}v${-size}Z`;
  }
  const lift = item.legal ? item.rise : 0;
  const [w, h] = [item.box[2] + 2 * grow, item.box[3] + 2 * grow + head];
  const r = Math.min(item.radius + grow, w / 2, h / 2);
  const turn = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const sides = [`h${w - 2 * r}`, turn(r, r), `v${h - 2 * r}`, turn(-r, r), `h${2 * r - w}`, turn(-r, -r), `v${2 * r - h}`, turn(r, -r)];
  return `M${item.box[0] - grow + r} ${item.box[1] - lift - grow - head}${sides.join("")}Z`;
}

class View {
  constructor(model, el) {
    this.model = model;
    this.uid = Math.random().toString(36).slice(2, 9);
    this.state = { log: [] };
    this.items = new Map();
    this.seq = -1;
    this.sent = 0;
    this.open = new Map(); // number of a message -> the timer that waits for its answer
    this.lit = new Set(); // the targets that were possible the last time
    this.build(el);
    this.take(model.get("scene"));
    this.listen();
    this.send("hello", { seq: this.seq });
  }

  build(el) {
    const part = (tag, name, more = {}, ...inside) => make(tag, { class: `tt-${name}`, ...more }, ...inside);
    this.defs = make("defs");
    this.ground = make("g", { "aria-hidden": "true" });
    this.pieces = make("g");
    this.hover = part("g", "hover", {}, make("path"));
    this.ring = part("g", "ring", {}, make("path"), make("path"));
    this.about = part("p", "hidden", { id: `about-${this.uid}` });
    this.tip = part("p", "tip", { "aria-hidden": "true" });
    const spoken = { role: "group", "aria-describedby": this.about.id };
    this.board = part("svg", "board", spoken, this.ground, this.pieces, this.hover, this.ring);
    this.frame = part("div", "frame", {}, this.board);
    for (const name of ["head", "thinking", "curtain", "slider"]) this[name] = part("div", name);
    for (const name of ["panel", "seats", "log", "aid"]) this[name] = part("section", name, { id: `${name}-${this.uid}` });
    for (const name of ["thinking", "curtain", "slider", "panel", "aid", "tip"]) this[name].hidden = true;
    this.strip = part("div", "strip", { role: "status", "aria-live": "polite" });
    this.tools = part("div", "tools", { role: "group" });
    this.stage = part("div", "stage", {}, this.frame, this.tip, this.curtain, this.about);
    const top = part("div", "top", {}, this.head, this.thinking);
    const blocks = [top, this.panel, this.stage, this.slider, this.strip, this.tools, this.seats, this.log, this.aid];
    const store = part("svg", "store", { "aria-hidden": "true", width: "0", height: "0" }, this.defs);
    this.root = make("div", { class: "tt tt-root" }, store, part("div", "grid", {}, ...blocks));
    el.append(this.root);
  }

  listen() {
    const { board, model } = this;
    const item = (event) => this.items.get(event.target.closest?.(".tt-item")?.dataset.key);
    board.addEventListener("click", (e) => item(e)?.label && e.detail < 2 && this.touch(item(e))); // a double click is one touch
    board.addEventListener("keydown", (e) => item(e) && this.key(e, item(e)));
    board.addEventListener("focusin", (e) => item(e) && this.rove(item(e)));
    board.addEventListener("focusout", () => this.look(null));
    board.addEventListener("pointerover", (e) => this.point(item(e), e.pointerType === "touch"));
    board.addEventListener("pointerleave", () => this.point(null));
    this.custom = (message) => typeof message?.seq === "number" && this.hear(message);
    this.lost = () => {
      this.cut = true;
      this.murmur("cut");
      this.send("hello", { seq: this.seq }); // should it live after all, the answer takes the sentence away
    };
    this.live = { "msg:custom": this.custom, comm_live_update: this.lost, "comm:close": this.lost };
    for (const [name, heed] of Object.entries(this.live)) model.on(name, heed);
    this.theme = () => {
      const lab = document.body.dataset.jpThemeLight;
      const dark = lab === undefined ? this.dark.matches : lab === "false";
      this.root.classList.toggle("dark", dark);
      this.root.classList.toggle("light", !dark);
    };
    this.frame.addEventListener("scroll", () => {
      this.edges();
      this.placeTip();
    });
    this.sizes = new ResizeObserver(() => {
      this.centre();
      this.edges();
    });
    this.sizes.observe(this.frame);
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.dark.addEventListener("change", this.theme);
    this.watcher = new MutationObserver(this.theme);
    this.watcher.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
    this.theme();
  }

  close() {
    this.watcher.disconnect();
    this.sizes.disconnect();
    this.dark.removeEventListener("change", this.theme);
    for (const [name, heed] of Object.entries(this.live)) this.model.off(name, heed);
    for (const timer of [...this.open.values(), this.resting]) clearTimeout(timer);
  }

  send(kind, more = {}) {
    const n = ++this.sent;
    this.open.set(n, setTimeout(() => this.murmur(this.cut ? "cut" : "silent"), SILENCE));
    if (this.cut && kind !== "hello") this.murmur("cut");
    try {
      this.model.send({ kind, ...more, view: this.uid, n });
    } catch {
      this.cut = true; // the comm is closed
      this.murmur("cut");
    }
    return n;
  }

  hear(message) {
    const mine = message.ack?.view === this.uid;
    if (mine) this.answered(message.ack.n);
    if (message.since > this.seq) this.send("hello", { seq: this.seq });
    else if (message.seq > this.seq) this.take(message);
    if (mine && message.ack.n >= this.going) this.arrived();
    if (mine && message.ack.n >= this.said?.n) this.heardOut();
  }

  answered(n) {
    for (const [number, timer] of this.open) {
      if (number > n) continue;
      clearTimeout(timer);
      this.open.delete(number);
    }
    this.cut = false;
    if (this.murmured) this.paintStrip(this.state.strip);
  }

  // Says in the strip what Python cannot say.
  murmur(word) {
    this.paintStrip({ kind: "fault", text: this.state.words?.[word] ?? "", rule: "" });
    this.murmured = true;
  }

  take(change) {
    const held = this.held();
    this.seq = change.seq;
    const { log, items, order, ...blocks } = change;
    Object.assign(this.state, blocks);
    if (log) this.state.log.splice(log.start, Infinity, ...log.lines);
    const fresh = new Set();
    for (const item of items ?? []) if (this.paintItem(item)) fresh.add(item.id);
    if (order) keyed(this.pieces, order, (id) => id, (id) => this.items.get(id).node);
    for (const [id, item] of this.items) if (!item.node.parentNode) this.items.delete(id);
    for (const name of ["defs", "ground"]) if (name in blocks) this[name].innerHTML = this.own(blocks[name]);
    for (const name of PAINTED) if (name.toLowerCase() in blocks) this[`paint${name}`](blocks[name.toLowerCase()]);
    if (log || "seats" in blocks) this.paintLog();
    if (order && this.drawn) for (const id of fresh) move(this.items.get(id).node, [{ opacity: 0.2 }, { opacity: 1 }], 160);
    this.drawn = true;
    this.settle(held);
    if (items) this.centre();
    if (items && !this.tip.hidden) this.tell(this.items.get(this.named));
    if ("strip" in blocks) this.bringStrip(blocks.strip);
  }

  // the board

  own(markup) {
    return markup.replace(/(\bid="|\bhref="#|url\(#)(tt-[\w-]+)/g, `$1$2-${this.uid}`);
  }

  paintItem(data) {
    const old = this.items.get(data.id);
    const item = { ...data, node: old?.node ?? make("g", { class: "tt-item", tabindex: "-1", ...QUIET }, make("g")) };
    const { node } = item;
    this.items.set(data.id, item);
    node.dataset.key = data.id;
    if (old?.svg !== data.svg) node.firstChild.innerHTML = this.own(data.svg);
    node.firstChild.style.transform = data.legal && data.rise ? `translateY(${-data.rise}px)` : "";
    node.classList.toggle("legal", data.legal);
    const spoken = { "aria-label": data.label || null, "aria-hidden": data.label ? null : "true" };
    const tabindex = data.label ? (node.getAttribute("tabindex") ?? "-1") : null; // what says nothing takes no focus
    const folds = data.open === undefined ? null : String(data.open);
    const disabled = data.touch && folds === null ? String(!data.legal) : null;
    set(node, { role: data.touch ? "button" : "img", ...spoken, tabindex, "aria-disabled": disabled, "aria-expanded": folds });
    const [dx, dy] = old ? [old.box[0] - data.box[0], old.box[1] - data.box[1]] : [0, 0];
    if (dx || dy) move(node, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], 240);
    const shake = [0, 3, -3, 3, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    if (data.refused && !old?.refused) move(node, shake, 180);
    return !old;
  }

  // Where the focus is, so that it can be kept or handed on.
  held() {
    const active = this.root.getRootNode().activeElement;
    if (!active || !this.root.contains(active)) return null;
    const item = this.board.contains(active) ? this.items.get(active.dataset.key) : undefined;
    return { active, item, place: this.panel.contains(active) ? this.panel : null };
  }

  settle(held) {
    const reach = [...this.items.values()].filter((i) => i.label);
    if (!reach.some((i) => i.node.getAttribute("tabindex") === "0")) {
      (reach.find((i) => i.legal) ?? reach.find((i) => i.touch) ?? reach[0])?.node.setAttribute("tabindex", "0");
    }
    this.circle(this.hover, null);
    if (!held) return;
    if (!held.active.isConnected || held.active.closest("[hidden]")) this.handOn(held, reach);
    else if (held.active !== this.root.getRootNode().activeElement) held.active.focus({ preventScroll: true }); // it was moved
    else if (held.item) this.rove(this.items.get(held.item.id));
  }

  // What had the focus is gone: the nearest thing of its kind takes it.
  handOn({ item, place }, reach) {
    const from = item ? middle(item) : null;
    const away = (i) => (from ? Math.hypot(middle(i)[0] - from[0], middle(i)[1] - from[1]) : 0) + (i.touch ? 0 : 1e5);
    const nearest = reach.sort((a, b) => away(a) - away(b))[0]?.node;
    const next = place?.querySelector("button") ?? (this.state.curtain ? this.curtain.querySelector("button") : nearest);
    next?.focus({ preventScroll: true });
  }

  rove(item) {
    if (!item) return;
    for (const other of this.items.values()) if (other.label) set(other.node, { tabindex: other.id === item.id ? "0" : "-1" });
    this.look(item.node.matches(":focus-visible") ? item : null);
  }

  circle(ring, item) {
    ring.classList.toggle("shown", Boolean(item));
    if (!item) return;
    const grow = ring === this.ring ? 4 : 0;
    const d = outline(item, grow, grow && item.legal && item.rise ? 6 : 0); // room for the dot on the rim of a card that rises
    for (const path of ring.children) set(path, { d });
  }

  // The item that has the focus and is walked to by keyboard; null for none.
  look(item) {
    this.circle(this.ring, item);
    this.tell(item);
  }

  // The item under the pointer; a finger that touches it points at nothing.
  point(item, finger = false) {
    const rests = Boolean(item) && item.id === this.under; // it was painted anew below the pointer
    this.under = finger ? undefined : item?.id;
    this.circle(this.hover, item?.legal && !finger ? item : null);
    if (rests && this.under) return;
    clearTimeout(this.resting);
    this.tell(null);
    if (this.under) this.resting = setTimeout(() => this.tell(this.items.get(this.under)), MOMENT);
  }

  // Shows what is heard of a place. On a board of places, whose items name their neighbours, there is no room to write it.
  tell(item) {
    this.named = item?.near.length ? item.id : undefined;
    this.tip.hidden = !this.named;
    if (this.named) this.show(item, item.label);
  }

  show(item, text) {
    this.named = item.id;
    this.tip.hidden = false;
    this.tip.textContent = text;
    this.placeTip();
  }

  // Below the item or above it, so far off that the places around it stay in view.
  placeTip() {
    if (this.tip.hidden) return;
    const [x, y, w, h] = this.items.get(this.named).box;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.frame;
    const { offsetWidth: wide, offsetHeight: high } = this.tip;
    const room = Math.min(clientHeight, window.innerHeight - this.frame.getBoundingClientRect().top);
    const below = y - scrollTop + 2 * h;
    const top = below + high <= room ? below : Math.max(0, y - scrollTop - h - high);
    Object.assign(this.tip.style, { left: `${clamp(x + w / 2 - scrollLeft - wide / 2, 0, clientWidth - wide)}px`, top: `${top}px` });
  }

  key(event, item) {
    if (event.key === "Escape") return this.tell(null);
    const reach = [...this.pieces.children].map((node) => this.items.get(node.dataset.key)).filter((i) => i?.label);
    const touched = reach.filter((i) => i.touch);
    let next = null;
    if (event.key in ARROWS) next = this.toward(item, ARROWS[event.key], reach);
    else if (event.key === "Home") next = touched[0] ?? reach[0];
    else if (event.key === "End") next = touched.at(-1) ?? reach.at(-1);
    else if (event.key === "Enter" || event.key === " ") event.repeat || this.touch(item);
    else return;
    event.preventDefault();
    event.stopPropagation();
    next?.node.focus();
  }

  // What comes before or after it in its line, the neighbour that lies most in a direction (of two alike the one named first), or
  // the nearest item there; up or down from what is only to look at, first the nearest that may be touched.
  toward(item, [dx, dy], reach) {
    const beside = dx ? this.items.get(item.line[dx < 0 ? 0 : 1]) : undefined;
    if (beside) return beside;
    const [x, y] = middle(item);
    const off = (other) => {
      const [ox, oy] = middle(other);
      return [(ox - x) * dx + (oy - y) * dy, Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)];
    };
    const weighed = (by) => (other) => {
      const [along, aside] = off(other);
      return along > 1 ? by(along, aside) : Infinity;
    };
    const cost = weighed((along, aside) => along + 2.5 * aside);
    const turn = weighed((along, aside) => aside / along + along / FAR);
    const best = (list, by = cost, alike = ALIKE) => {
      const there = list.filter((o) => o.id !== item.id && by(o) < Infinity);
      const least = Math.min(...there.map(by));
      return there.find((o) => by(o) < least + alike);
    };
    const near = best(item.near.map((id) => this.items.get(id)).filter((other) => other?.label), turn, ALIKE_TURN);
    const hand = dy && !item.touch ? best(reach.filter((other) => other.touch)) : undefined;
    return near ?? hand ?? best(reach);
  }

  // The label says what was seen there: another item may have taken its place meanwhile.
  touch({ id, label }) {
    this.send("touch", { id, label });
  }

  // In a narrow frame a target is brought to the middle when others become possible and none of them is in view: the first,
  // or while one goes on with a move the nearest. What stands aside can often be touched in all of a turn, so others are preferred.
  centre() {
    const { scrollLeft, scrollTop, scrollWidth, clientWidth, clientHeight } = this.frame;
    if (!clientWidth) return; // a view that is not yet in the page
    const legal = [...this.items.values()].filter((i) => i.legal);
    const before = this.lit;
    this.lit = new Set(legal.map((i) => i.id));
    const away = (i) => Math.hypot(middle(i)[0] - scrollLeft - clientWidth / 2, middle(i)[1] - scrollTop - clientHeight / 2);
    const seen = ([x, y]) => x > scrollLeft && x < scrollLeft + clientWidth && y > scrollTop && y < scrollTop + clientHeight;
    const same = legal.length === before.size && legal.every((i) => before.has(i.id));
    const things = legal.filter((i) => !i.aside);
    const wanted = things.length ? things : legal;
    if (!legal.length || same || scrollWidth <= clientWidth || wanted.some((i) => seen(middle(i)))) return;
    const [x, y] = middle(before.size ? wanted.sort((a, b) => away(a) - away(b))[0] : wanted[0]);
    this.frame.scrollTo({ left: x - clientWidth / 2, top: y - clientHeight / 2 });
  }

  // Shades the sides on which the board goes on beyond its frame.
  edges() {
    const { scrollLeft, scrollWidth, clientWidth } = this.frame;
    this.stage.classList.toggle("left", scrollLeft > RIM);
    this.stage.classList.toggle("right", scrollLeft + clientWidth < scrollWidth - RIM);
  }

  paintBoard(board) {
    this.frame.hidden = !board;
    this.about.textContent = board ? board.description : ""; // behind a curtain nothing is left for a screen reader either
    if (!board) return;
    const { width, height, title } = board;
    set(this.board, { width, height, viewBox: `0 0 ${width} ${height}`, "aria-label": title });
    this.root.classList.toggle("wide", width > 720);
    this.root.style.setProperty("--board", `${width}px`);
    this.root.style.setProperty("--board-height", `${height}px`);
  }

  // the blocks around it

  sign(markup, size = 24) {
    const node = make("svg", { class: "tt-sign", viewBox: "-16 -16 32 32", width: size, height: size, "aria-hidden": "true" });
    node.innerHTML = this.own(markup);
    return node;
  }

  paintHead({ title, sentence, sign }) {
    this.head.replaceChildren(...[make("strong", {}, title), sign && this.sign(sign), make("span", {}, sentence)].filter(Boolean));
  }

  paintStrip(strip) {
    this.murmured = false;
    this.strip.className = `tt-strip ${strip.kind}`;
    const icon = { refused: "no", fault: "no", hint: "bulb" }[strip.kind];
    const drawn = icon && make("svg", { viewBox: "0 0 24 24", width: 18, height: 18, "aria-hidden": "true" });
    drawn?.append(make("use", { href: `#tt-${icon}-${this.uid}` }));
    const words = [make("span", {}, strip.text), strip.rule && make("b", {}, strip.rule)];
    this.strip.replaceChildren(...(strip.text ? [drawn, ...words].filter(Boolean) : []));
  }

  // Brings what is said into view, on low screens; beside a board that is higher than the screen it stands at the thing touched.
  bringStrip({ text }) {
    const active = this.root.getRootNode().activeElement;
    if (!text || !this.root.contains(active)) return;
    const item = this.board.contains(active) ? this.items.get(active.dataset.key) : undefined;
    const high = this.frame.clientHeight + this.strip.offsetHeight > window.innerHeight;
    clearTimeout(this.resting); // the pointer rests on what was touched: the answer is not to be covered by its label
    if (item && high) this.show(item, text);
    else this.strip.scrollIntoView({ block: "nearest" });
  }

  paintThinking(thought) {
    this.thinking.hidden = !thought;
    if (!thought) return void this.thinking.replaceChildren();
    const stop = () => button(this.state.words.stop, () => this.send("tool", { id: "stop" }));
    if (!this.thinking.firstChild) this.thinking.append(make("span"), make("progress", { max: 1 }), stop());
    const [words, bar] = this.thinking.children;
    words.textContent = thought.text;
    bar.setAttribute("aria-label", thought.text);
    bar.value = thought.done;
  }

  paintCurtain(curtain) {
    this.curtain.hidden = !curtain;
    this.curtain.replaceChildren();
    if (curtain) this.curtain.append(make("p", {}, curtain.text), button(curtain.button, () => this.send("lift")));
  }

  paintWords(words) {
    this.tools.setAttribute("aria-label", words.tools);
    for (const name of ["seats", "log", "aid"]) this[name].setAttribute("aria-label", words[name]);
    this.panel.setAttribute("aria-label", words.lesson);
    this.root.lang = this.state.lang;
  }

  paintTools(tools) {
    const { words, aid, moves } = this.state;
    const list = [...(tools ?? []), ...(aid?.length ? [{ id: "aid", label: words.aid }] : []), ...(moves ? [{ id: "say" }] : [])];
    const press = (id) => () => (id === "aid" ? this.toggleAid() : this.send("tool", { id }));
    const create = ({ id, label }) => (id === "say" ? this.form() : button(label, press(id)));
    keyed(this.tools, list, (t) => t.id, create, (node, tool) => {
      if (tool.id === "why") node.setAttribute("aria-pressed", String(Boolean(tool.pressed)));
      if (tool.id === "aid") set(node, { "aria-expanded": String(!this.aid.hidden), "aria-controls": this.aid.id });
    });
    this.tools.hidden = !list.length;
  }

  paintMoves() {
    this.paintTools(this.state.tools);
  }

  // A move typed in notation, for those who play by keyboard alone.
  form() {
    const { words } = this.state;
    const field = make("input", { ...QUIET, type: "text", "aria-label": words.type, placeholder: words.type, autocomplete: "off" });
    const form = make("form", {}, field, make("button", { ...QUIET, type: "submit" }, words.go));
    form.addEventListener("keydown", (event) => event.stopPropagation());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (field.value.trim()) this.said = { field, n: this.send("say", { text: field.value }) };
    });
    return form;
  }

  // A typed move that was played goes away; one that was not understood, or refused, stays to be mended.
  heardOut() {
    const { field } = this.said;
    this.said = undefined;
    if (this.state.strip?.kind === "refused") field.select();
    else field.value = "";
  }

  toggleAid() {
    this.aid.hidden = !this.aid.hidden;
    this.paintTools(this.state.tools);
    if (!this.aid.hidden) this.aid.scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
  }

  paintAid(aid) {
    const line = ({ text, rule }) => make("li", {}, text, " ", make("small", {}, rule));
    const part = ({ head, lines }) => make("div", {}, make("h4", {}, head), make("ul", {}, ...lines.map(line)));
    this.aid.replaceChildren(make("h3", {}, this.state.words.aid), ...(aid ?? []).map(part));
    this.paintTools(this.state.tools);
  }

  paintSeats(seats) {
    this.seats.hidden = !seats?.length;
    const card = (seat) => {
      const name = make("span", { class: "tt-name" }, make("b", {}, seat.name), make("small", {}, seat.note));
      const top = make("div", { class: "tt-seat-top" }, this.sign(seat.sign, 26), name);
      top.append(make("span", { class: "tt-total" }, String(seat.total)));
      const scores = seat.scores.map(([label, points]) => make("li", {}, `${label} `, make("b", {}, String(points))));
      const list = scores.length ? [make("ul", { class: "tt-scores" }, ...scores)] : [];
      return make("div", { class: `tt-seat${seat.turn ? " turn" : ""}`, role: "group", "aria-label": seat.label }, top, ...list);
    };
    this.seats.replaceChildren(...(seats ?? []).map(card));
  }

  paintLog() {
    const { log, seats, words } = this.state;
    this.log.hidden = !log.length && !this.whole;
    if (!this.whole) {
      this.last = make("ol");
      this.all = make("ol", { tabindex: "0", ...QUIET });
      this.whole = make("details", {}, make("summary", QUIET, words.whole_log), this.all);
      this.whole.addEventListener("toggle", () => this.paintLog());
      this.log.append(make("h3", {}, words.log), make("div", { role: "log" }, this.last), this.whole);
    }
    const newest = log.at(-1)?.step;
    const lines = log.map((line, number) => ({ ...line, number }));
    const sign = ({ seat }) => (seats?.[seat] ? [this.sign(seats[seat].sign, 20)] : []);
    const create = (line) => make("li", { title: line.rule }, ...sign(line), make("span", {}, line.text));
    const key = (line) => `${line.number}/${line.step}/${line.text}`;
    const fill = (node, list) => keyed(node, list, key, create, (li, line) => li.classList.toggle("new", line.step === newest));
    fill(this.last, lines.slice(-FEW));
    fill(this.all, this.whole.open ? lines : []);
    if (this.whole.open) this.all.scrollTop = this.all.scrollHeight;
  }

  paintPanel(panel) {
    this.panel.hidden = !panel;
    this.root.classList.toggle("lesson", Boolean(panel));
    if (!panel) return void this.panel.replaceChildren();
    if (!this.panel.firstChild) {
      const row = (kind) => make("div", { class: kind });
      this.panel.append(row("tt-lesson"), make("div", { class: "tt-feedback", role: "status" }), row("tt-choices"), row("tt-buttons"));
    }
    const [words, feedback, choices, buttons] = this.panel.children;
    const title = make("h3", {}, panel.title ?? "", ...(panel.progress ? [" ", make("small", {}, panel.progress)] : []));
    const prompt = panel.prompt ? [make("p", { class: "tt-prompt" }, panel.prompt)] : [];
    words.replaceChildren(title, ...(panel.text ?? []).map((text) => make("p", {}, text)), ...prompt);
    const said = panel.feedback ?? { kind: "", text: "" };
    if (feedback.textContent !== said.text) feedback.textContent = said.text;
    feedback.className = `tt-feedback ${said.kind}`;
    const create = (kind) => ({ id, label }) => button(label, () => this.send(kind, { id }));
    const update = (node, { label, chosen }) => {
      node.textContent = label;
      if (chosen !== undefined) node.setAttribute("aria-pressed", String(chosen));
    };
    keyed(choices, panel.choices ?? [], (c) => c.id, create("choice"), update);
    keyed(buttons, panel.buttons ?? [], (b) => b.id, create("button"), update);
  }

  paintSlider(slider) {
    this.slider.hidden = !slider;
    if (!slider) return;
    const { words } = this.state;
    if (!this.slider.firstChild) {
      const range = make("input", { type: "range", min: 0, "aria-label": words.position, ...QUIET });
      range.addEventListener("input", () => this.go(+range.value));
      range.addEventListener("keydown", (event) => event.stopPropagation());
      const by = (n) => () => this.go((this.wanted ?? this.asked ?? this.state.slider.at) + n);
      const step = (sign, label, n) => button(sign, by(n), { "aria-label": label });
      this.slider.append(step("‹", words.back, -1), range, step("›", words.forward, 1), make("span"));
    }
    const [back, range, forward, label] = this.slider.children;
    range.max = slider.of;
    if (this.wanted === undefined) range.value = slider.at;
    set(range, { "aria-valuetext": slider.label });
    label.textContent = slider.label;
    set(back, { "aria-disabled": String(slider.at <= 0) });
    set(forward, { "aria-disabled": String(slider.at >= slider.of) });
  }

  // One request at a time; what is wanted meanwhile replaces what was wanted before.
  go(at) {
    const goal = Math.max(0, Math.min(this.state.slider.of, at));
    if (this.going) this.wanted = goal;
    else if (goal !== this.state.slider.at) {
      this.asked = goal;
      this.going = this.send("goto", { at: goal });
    } else this.slider.children[1].value = goal;
  }

  arrived() {
    const at = this.wanted ?? this.state.slider.at;
    this.wanted = this.going = this.asked = undefined;
    this.go(at);
  }
}

const PAINTED = ["Words", "Board", "Head", "Curtain", "Strip", "Thinking", "Panel", "Aid", "Tools", "Moves", "Seats", "Slider"];

export default {
  render({ model, el }) {
    const view = new View(model, el);
    return () => view.close();
  },
};
