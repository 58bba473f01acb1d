"""`python -m curiouser` is the command line."""

import sys

from curiouser.cli import main

if __name__ == "__main__":
    sys.exit(main())
