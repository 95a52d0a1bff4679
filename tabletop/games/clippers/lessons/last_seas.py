"""Two seas at the end of a game, in which nearly all sticks lie: one where nobody can soon go on, one with the last stick of all.

They were played to the end by chance; markers and money are as the steps need them.
"""

from __future__ import annotations

from typing import Any

Sea = dict[str, dict[str, Any]]

HARDLY_A_WAY_ROUTES: Sea = {
    "red": {
        "Gambier > Pitcairn": 1, "Tuamotu > Gambier": [2, 2], "Tahiti > Tuamotu": [1, 2], "Malden Island > Tahiti": 2,
        "Kiritimati > Malden Island": 1, "Malden Island > Phoenix Islands": 2, "red start > Malden Island": 3, "Palmyra > Kiritimati": 1,
        "red start > Kiritimati": 3, "Howland Island > Palmyra": 2, "Palmyra > Hawaii": 3, "Phoenix Islands > Howland Island": 1,
        "Gilbert Islands > Howland Island": 1, "Howland Island > Marshall Islands": 2, "Marshall Islands > Gilbert Islands": [1, 2],
        "Marshall Islands > Nauru": 1, "Hawaii > Marshall Islands": 4, "Nauru > Solomon Islands": 1,
    },
    "blue": {
        "Marquesas > Malden Island": [2, 2], "blue start > Marquesas": 2, "Malden Island > Manihiki": 1,
        "Malden Island > Kiritimati": [1, 2], "blue start > Malden Island": 4, "Manihiki > Tokelau": 2, "Kiritimati > Hawaii": 4,
        "Tokelau > Tuvalu": 1, "Fiji > Wallis & Futuna": 1, "Wallis & Futuna > Tuvalu": 1, "Vanuatu > Fiji": 1,
        "Tuvalu > Gilbert Islands": 1, "Tuvalu > Vanuatu": 2, "Gilbert Islands > Marshall Islands": 1,
        "Marshall Islands > Wake Island": 2, "Wake Island > Pohnpei": 2, "Pohnpei > Guam": 1,
    },
    "white": {
        "Marquesas > Malden Island": 2, "Marquesas > Tahiti": 2, "white start > Marquesas": 2, "Tuamotu > Austral Islands": 1,
        "white start > Tuamotu": 3, "Austral Islands > Rarotonga": 2, "Rarotonga > Tahiti": 2, "Tahiti > Manihiki": [2, 2],
        "Rarotonga > Niue": 1, "American Samoa > Rarotonga": 2, "Manihiki > Tokelau": [2, 2], "Niue > Tonga": 1,
        "Tonga > American Samoa": 1, "Tokelau > Phoenix Islands": 1, "Phoenix Islands > Howland Island": [1, 2],
    },
    "green": {
        "Easter Island > Pitcairn": 3, "green start > Easter Island": 2, "Pitcairn > Rapa": 2, "Rapa > Chatham Islands": 4,
        "Tuamotu > Marquesas": 1, "green start > Tuamotu": 3, "Tonga > Niue": [1, 2], "Fiji > Tonga": 1, "Vanuatu > Fiji": [1, 2],
        "Chatham Islands > New Zealand": 1, "New Caledonia > Vanuatu": 1, "New Zealand > Norfolk Island": 1,
        "Norfolk Island > New Caledonia": 1,
    },
    "black": {
        "Tuamotu > Gambier": 2, "Gambier > Austral Islands": 2, "Rapa > Austral Islands": 1, "black start > Rapa": 3,
        "Tahiti > Tuamotu": 1, "Austral Islands > Tahiti": 1, "Austral Islands > Rarotonga": [2, 2], "Tahiti > Manihiki": 2,
        "Rarotonga > Niue": [1, 2], "Manihiki > American Samoa": 2, "Niue > American Samoa": 1,
    },
    "purple": {
        "American Samoa > Tokelau": 1, "American Samoa > Wallis & Futuna": 1, "Tokelau > Tuvalu": [1, 2], "Tuvalu > Solomon Islands": 3,
        "Solomon Islands > Papua New Guinea": 1,
    },
}  # fmt: skip
HARDLY_A_WAY_ENDS: Sea = {
    "red": {"Pitcairn": 1, "Kiritimati": 1, "Howland Island": 1, "Solomon Islands": 1},
    "blue": {"Tuvalu": 1, "Hawaii": 1},
    "white": {"Malden Island": 1, "Tahiti": 1, "Howland Island": 1},
    "green": {"Marquesas": 1, "Niue": 1},
    "black": {"American Samoa": 2},
    "purple": {"Wallis & Futuna": 1},
}
LAST_STICK_ROUTES: Sea = {
    "red": {
        "Malden Island > Manihiki": 1, "Malden Island > Kiritimati": [1, 2], "red start > Malden Island": 3, "Manihiki > Tokelau": 2,
        "Kiritimati > Palmyra": [1, 2], "Kiritimati > Hawaii": 4, "red start > Kiritimati": 3, "Palmyra > Howland Island": 2,
        "Tokelau > American Samoa": [1, 2], "American Samoa > Wallis & Futuna": [1, 2], "Howland Island > Phoenix Islands": [1, 2],
        "Wallis & Futuna > Fiji": 1, "Fiji > Vanuatu": 1, "Nauru > Gilbert Islands": 1, "Marshall Islands > Pohnpei": 2,
        "Hawaii > Marshall Islands": 4, "Vanuatu > New Caledonia": [1, 2], "Pohnpei > Nauru": 1,
    },
    "blue": {
        "Pitcairn > Easter Island": 3, "Gambier > Pitcairn": 1, "Tuamotu > Gambier": [2, 2], "Marquesas > Malden Island": [2, 2],
        "blue start > Marquesas": 2, "Tahiti > Tuamotu": 1, "Malden Island > Tahiti": 2, "Malden Island > Phoenix Islands": 2,
        "blue start > Malden Island": 4, "Tahiti > Manihiki": [2, 2], "Manihiki > Tokelau": [2, 2], "Tokelau > Tuvalu": 1,
        "Phoenix Islands > Howland Island": 1, "Howland Island > Marshall Islands": 2, "Tuvalu > Solomon Islands": 3,
    },
    "white": {
        "Marquesas > Tahiti": 2, "white start > Marquesas": 2, "Tuamotu > Tahiti": [1, 2], "white start > Tuamotu": 3,
        "Tahiti > Manihiki": 2, "Manihiki > American Samoa": 2, "American Samoa > Tokelau": 1, "American Samoa > Tonga": 1,
        "Tokelau > Phoenix Islands": 1, "Phoenix Islands > Tuvalu": 2, "Gilbert Islands > Howland Island": 1, "Tonga > Fiji": 1,
        "Norfolk Island > Kermadec": 2, "Fiji > New Caledonia": 2, "Tuvalu > Gilbert Islands": 1,
        "New Caledonia > Norfolk Island": [1, 2],
    },
    "green": {
        "Gambier > Tuamotu": 2, "Gambier > Austral Islands": 2, "green start > Gambier": 2, "Austral Islands > Rapa": [1, 2],
        "Tuamotu > Marquesas": [1, 2], "Austral Islands > Tahiti": 1, "Rarotonga > Austral Islands": [2, 2], "Tahiti > Rarotonga": 2,
        "Niue > Rarotonga": [1, 2], "Rarotonga > Kermadec": 3, "Tonga > Niue": 1, "Kermadec > Tonga": 1, "Kermadec > Chatham Islands": 2,
        "New Zealand > Kermadec": [2, 2], "Chatham Islands > New Zealand": 1,
    },
    "black": {
        "Pitcairn > Rapa": 2, "black start > Pitcairn": 2, "Rapa > Austral Islands": 1, "Rapa > Chatham Islands": 4,
        "black start > Rapa": 3, "Tuamotu > Marquesas": 1, "Marquesas > Malden Island": 2, "Austral Islands > Tuamotu": 1,
        "Malden Island > Kiritimati": 1, "Kiritimati > Palmyra": 1,
    },
    "purple": {
        "Rarotonga > Austral Islands": 1, "Niue > Rarotonga": 1, "American Samoa > Rarotonga": 2, "American Samoa > Niue": 1,
        "American Samoa > Wallis & Futuna": 1, "New Zealand > Kermadec": 1, "Wallis & Futuna > Tuvalu": 1, "Tuvalu > Vanuatu": 2,
        "Vanuatu > New Caledonia": 1, "Norfolk Island > New Zealand": 1, "New Caledonia > Norfolk Island": 1,
    },
}  # fmt: skip
LAST_STICK_ENDS: Sea = {
    "red": {"Manihiki": 1, "Phoenix Islands": 1, "Gilbert Islands": 1, "New Caledonia": 1},
    "blue": {"Easter Island": 1, "Marshall Islands": 1, "Solomon Islands": 1},
    "white": {"Tahiti": 1, "Howland Island": 1, "Kermadec": 1},
    "green": {"Rapa": 1, "Marquesas": 1},
    "black": {"Palmyra": 1, "Chatham Islands": 1},
    "purple": {"Rarotonga": 1},
}
