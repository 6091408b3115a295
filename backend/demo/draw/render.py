#!/usr/bin/env python3
"""Draw everything:  python3 render.py [name ...]   (names of covers, entry-01 ..., running-01 ..., sample-photo)"""
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import svg
from covers import COVERS
from photos import PHOTOS

OUT = Path(__file__).resolve().parent.parent
# Its paper is empty: the site writes the title of the contest's song on it.
SAMPLE = OUT.parent.parent / "public-web" / "public" / "drawings" / "sample-photo.svg"


def cover(name):
    svg.save(OUT / "covers" / f"{name}.jpg", 800, 800, COVERS[name](), limit=43)


def photo(name):
    width, height, draw = PHOTOS[name]
    if name == "sample-photo":
        SAMPLE.write_text(svg.document(width, height, draw(width, height)) + "\n", "utf-8")
    else:
        svg.save(OUT / "photos" / f"{name}.jpg", width, height, draw(width, height), limit=60)


if __name__ == "__main__":
    wanted = sys.argv[1:] or [*COVERS, *PHOTOS]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda name: cover(name) if name in COVERS else photo(name), wanted))
