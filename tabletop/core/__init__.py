"""What every game shares: fields, chance, actions, events, states, rulebooks, players, records, matches.

Imports nothing but itself and the standard library; draws nothing; knows no game.
"""
