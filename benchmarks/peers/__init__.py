"""Peers: the measures of each peer, run by the Python of its own environment. They call nothing but its public names."""
