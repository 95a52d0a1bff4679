"""stub."""
LESSONS = ()
