"""`python -m posse` is the command `posse`."""

import sys

from posse.cli import main

sys.exit(main())
