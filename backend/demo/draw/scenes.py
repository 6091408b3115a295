"""Backgrounds of the photos: each fills width by height."""
import random

from covers import palm
from svg import CLOTH, CLOTH_2, CLOTH_3, INK, KUMKUM, LEAF, LEAF_2, ZARI, circle, group, path, rect, stroke, zari


def wall(color, skirting="#8a6a4a"):
    return lambda w, h: rect(0, 0, w, h, color) + rect(0, h * .86, w, h * .14, skirting) + rect(0, h * .86, w, 8, "#fff", opacity=.35)


def window(w, h):
    """A barred window on the rain."""
    x, y, ww, hh = w * .06, h * .08, w * .34, h * .46
    bars = "".join(rect(x + ww * k / 6 - 3, y, 6, hh, "#5b3b22") for k in range(1, 6))
    rng = random.Random(5)
    rain = "".join(stroke(f"M{x + rng.uniform(12, ww - 6):.0f} {y + rng.uniform(6, hh - 36):.0f} l-6 26", "#cfe0d2", 3) for _ in range(34))
    return rect(0, 0, w, h, "#e6cfa8") + rect(x - 18, y - 18, ww + 36, hh + 36, "#6f4a2c") + rect(x, y, ww, hh, "#5d9480") + rain + bars + rect(x - 30, y + hh + 14, ww + 60, 16, "#5b3b22")


def room(w, h):
    """The window again, with a floor and a plant: where the sample photo is taken."""
    leaves = "".join(path("M0 0 C-26 -60 -22 -120 0 -168 C22 -120 26 -60 0 0Z", color, transform=f"rotate({turn}) scale({size})")
                     for turn, size, color in ((-58, .8, LEAF), (58, .8, LEAF), (-30, 1, LEAF_2), (32, 1, LEAF_2), (0, 1.1, LEAF)))
    pot = path("M-46 0 L46 0 L34 82 L-34 82Z", "#b5654a") + rect(-52, -10, 104, 18, "#9d5039")
    return (window(w, h) + rect(0, h * .9, w, h * .1, "#8a6a4a") + rect(0, h * .9, w, 7, "#c9ab80")
            + group(leaves, pot, transform=f"translate({w * .16} {h * .84}) scale({h / 760})"))


def yard(w, h):
    return (rect(0, 0, w, h, "#cfe3dc") + circle(w * .8, h * .16, w * .06, CLOTH) + path(f"M0 {h * .6} C{w * .3} {h * .5} {w * .6} {h * .64} {w} {h * .54} L{w} {h} L0 {h}Z", "#4b8a5f")
            + palm(w * .12, h * .7, h * .56, 30, LEAF) + palm(w * .93, h * .72, h * .5, -36, LEAF_2))


def beach(w, h):
    return (rect(0, 0, w, h, "#f3d9ae") + circle(w * .2, h * .36, w * .07, "#d9603b") + rect(0, h * .42, w, h * .3, "#3f8f97")
            + "".join(stroke(f"M{w * k / 6 - 40:.0f} {h * (.48 + .05 * (k % 4)):.0f} q40 10 80 0 t80 0", "#bfe0dc", 5) for k in range(7)) + path(f"M0 {h * .7} Q{w * .5} {h * .64} {w} {h * .72} L{w} {h} L0 {h}Z", "#e2bf86"))


def bricks(w, h):
    rows = "".join(rect(x - (42 if row % 2 else 0), row * 46, 80, 42, "#b5654a" if (row * 7 + n * 3) % 5 else "#a5563d") for row in range(int(h / 46) + 1) for n, x in enumerate(range(0, int(w) + 84, 84)))
    return rect(0, 0, w, h, "#d8b49a") + rows


def shelf(w, h):
    colors = (LEAF, KUMKUM, ZARI, "#2f5d7c", CLOTH_3, "#6b4a7a", "#c9773d")
    books = "".join(rect(x, h * (.06 + .25 * row) + (n * 17 + row * 11) % 34, 26 + n % 3 * 6, h * .2 - (n * 17 + row * 11) % 34, colors[(n * 3 + row) % 7])
                    for row in range(4) for n, x in enumerate(range(12, int(w), 40)))
    return rect(0, 0, w, h, "#5a4433") + books + "".join(rect(0, h * (.26 + .25 * row), w, 16, "#8a6a4a") for row in range(4))


def curtain(first, second):
    return lambda w, h: rect(0, 0, w, h, first) + "".join(path(f"M{x} 0 C{x + 18} {h * .4} {x - 14} {h * .7} {x + 6} {h} L{x + 44} {h} C{x + 30} {h * .6} {x + 52} {h * .3} {x + 40} 0Z", second) for x in range(-10, int(w) + 40, 96)) + rect(0, 0, w, 26, "#5b3b22")


def studio(w, h):
    """A room to sing in: panels, a microphone, a guitar on the wall."""
    panels = "".join(rect(x, y, 84, 84, "#31424a", rx=6) for x in range(20, int(w), 104) for y in range(20, int(h), 104))
    guitar = path("M0 0 C-60 0 -78 60 -48 92 C-90 130 -74 214 0 214 C74 214 90 130 48 92 C78 60 60 0 0 0Z", "#c9773d") + circle(0, 100, 26, INK) + rect(-9, -190, 18, 270, "#4a2f1c") + rect(-16, -226, 32, 44, INK)
    mic = stroke("M0 0 L0 500", "#aab2b4", 9) + path("M-30 0 L-30 -66 C-30 -104 30 -104 30 -66 L30 0Z", "#d3d8d8") + stroke("M-30 -20 L30 -20 M-30 -44 L30 -44", "#8a9294", 4)
    return rect(0, 0, w, h, "#26343b") + panels + group(guitar, transform=f"translate({w * .86} {h * .42}) scale(1.1)") + group(mic, transform=f"translate({w * .11} {h * .5})")


def hills(w, h):
    return (rect(0, 0, w, h, CLOTH_2) + path(f"M0 {h * .4} C{w * .3} {h * .2} {w * .5} {h * .44} {w} {h * .26} L{w} {h} L0 {h}Z", "#9dbda3")
            + path(f"M0 {h * .56} C{w * .3} {h * .38} {w * .6} {h * .6} {w} {h * .44} L{w} {h} L0 {h}Z", LEAF_2)
            + "".join(stroke(f"M-20 {h * .56 + y} C{w * .3} {h * .4 + y} {w * .6} {h * .6 + y} {w + 20} {h * .46 + y}", LEAF, 10, stroke_dasharray="34 14") for y in range(40, int(h), 46)))


def verandah(w, h):
    pillars = "".join(rect(x, 0, 60, h * .84, "#7a4a2a") + rect(x - 14, h * .78, 88, h * .06, "#5b3720") + rect(x - 14, 0, 88, 34, "#5b3720") for x in (w * .05, w * .86))
    return rect(0, 0, w, h, "#dfeadb") + path(f"M0 {h * .56} C{w * .4} {h * .44} {w * .6} {h * .58} {w} {h * .48} L{w} {h} L0 {h}Z", "#6fa382") + palm(w * .3, h * .66, h * .4, -20, LEAF_2) + rect(0, h * .84, w, h * .16, "#a5563d") + pillars


def stage(w, h):
    return rect(0, 0, w, h, "#4a1622") + "".join(path(f"M{x} 0 L{x + 46} 0 L{x + 34} {h} L{x + 10} {h}Z", "#6b1d2e") for x in range(0, int(w), 74)) + rect(0, h * .88, w, h * .12, "#2b1710") + zari(0, int(w), "#4a1622")
