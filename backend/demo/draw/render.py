#!/usr/bin/env python3
"""Draw everything:  python3 render.py [name ...]   (names of covers, entry-01 ..., sample-photo)"""
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import svg
from covers import COVERS
from photos import PHOTOS

OUT = Path(__file__).resolve().parent.parent


def cover(name):
    svg.save(OUT / "covers" / f"{name}.jpg", 800, 800, COVERS[name](), limit=43)


def photo(name):
    width, height, draw = PHOTOS[name]
    folder = OUT if name == "sample-photo" else OUT / "photos"
    svg.save(folder / f"{name}.jpg", width, height, draw(width, height), limit=58 if name == "sample-photo" else 60)


if __name__ == "__main__":
    wanted = sys.argv[1:] or [*COVERS, *PHOTOS]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda name: cover(name) if name in COVERS else photo(name), wanted))
