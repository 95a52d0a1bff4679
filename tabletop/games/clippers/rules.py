"""stub"""
from .pieces import *

ASKED={}
PREDICATES=()
POSITIONS=()
