"""The seven covers, 800 by 800: a few flat shapes each, and a border of zari."""
import math
import random

from svg import (CLOTH, CLOTH_2, CLOTH_3, INK, KUMKUM, LEAF, LEAF_2, NIGHT, ZARI, circle, ellipse, group, path, rect, stroke, zari)


def lamp_at_dusk():
    """The standing brass lamp, its wicks lit, before a low red sun."""
    flame = "M0 0 C-15 -16 -11 -38 0 -62 C11 -38 15 -16 0 0Z"
    body = ("M400 196 C392 214 390 226 394 236 L386 246 L394 256 C390 300 388 318 396 340 L404 340 C412 318 410 300 406 256"
            " L414 246 L406 236 C410 226 408 214 400 196Z")
    stem = ("M386 372 L414 372 L410 420 L424 432 L410 446 L412 520 L430 534 L412 548 L414 612 C430 632 480 646 508 672"
            " L292 672 C320 646 370 632 386 612 L388 548 L370 534 L388 520 L390 446 L376 432 L390 420Z")
    dish = "M262 336 C300 344 500 344 538 336 C528 362 470 380 400 380 C330 380 272 362 262 336Z"
    flames = "".join(group(path(flame, CLOTH), path(flame, KUMKUM, transform="translate(0 -3) scale(.42)"),
                           transform=f"translate({x} {y}) scale({k})")
                     for x, y, k in ((268, 338, .95), (334, 342, .8), (466, 342, .8), (532, 338, .95)))
    steps = rect(0, 672, 800, 128, "#1a120b") + rect(190, 672, 420, 14, ZARI)
    return (rect(0, 0, 800, 800, "#3a2016") + circle(400, 400, 272, KUMKUM) + rect(0, 556, 800, 130, "#2b1710")
            + path("M0 556 L800 556 L800 560 L0 560Z", "#54301f") + steps + path(stem + dish + body, ZARI)
            + stroke("M398 380 L398 610", "#d9b056", 5) + stroke("M282 349 C330 358 470 358 518 349", "#d9b056", 4)
            + flames + zari(732, 800, "#1a120b"))


def river_song():
    """A river that comes down in one long bend, and one boat on it."""
    river = ("M452 262 C430 290 520 312 500 350 C474 398 236 410 226 486 C214 572 560 590 640 800 L108 800"
             " C150 700 20 600 92 478 C150 384 404 372 418 340 C428 314 400 290 438 262Z")
    far = "M0 262 L0 214 C120 160 220 236 330 196 C440 156 520 214 620 186 C700 164 760 190 800 204 L800 262Z"
    ripples = "".join(stroke(f"M{x} {y} q{w / 2} 7 {w} 0", "#c9b98d", 3) for x, y, w in
                      ((150, 560, 70), (232, 610, 96), (430, 752, 110), (150, 760, 60), (440, 372, 30), (120, 500, 44)))
    boat = (path("M-112 -8 C-60 22 60 22 112 -12 C84 40 -84 42 -112 -8Z", INK) + path("M-40 8 C-36 -34 36 -36 44 6Z", ZARI)
            + stroke("M-18 9 C-16 -20 -6 -27 0 -27 M20 8 C20 -20 10 -27 0 -27", "#8f6a20", 3) + stroke("M86 -6 L104 -78", INK, 5))
    palms = "".join(palm(x, y, h, lean, "#0a382b") for x, y, h, lean in ((622, 452, 170, -26), (736, 560, 300, -30), (44, 420, 150, 22)))
    return (rect(0, 0, 800, 800, LEAF_2) + rect(0, 0, 800, 262, CLOTH_2) + circle(566, 132, 58, KUMKUM) + path(far, LEAF)
            + path("M0 262 L800 262 L800 330 C600 300 400 330 0 306Z", "#1d7459") + path(river, CLOTH) + ripples + palms
            + group(boat, transform="translate(366 690) rotate(-4)"))


def palm(x, y, height, lean, color):
    """A coconut palm from its foot: a curved stem and nine fronds, each a folded leaf."""
    tx, ty = x + lean, y - height
    width = height / 26
    stem = path(f"M{x - width} {y} Q{x - width + lean * .1} {y - height * .6} {tx - width * .4} {ty} L{tx + width * .4} {ty}"
                f" Q{x + width + lean * .25} {y - height * .6} {x + width} {y}Z", color)
    size, fronds = height * .46, ""
    for angle in (-172, -146, -118, -90, -60, -34, -8, 14, 166):
        a = math.radians(angle)
        ex, ey = tx + size * math.cos(a), ty + size * (math.sin(a) * .7 + .34)
        mx, my = tx + size * .55 * math.cos(a), ty + size * (.62 * math.sin(a) - .12)
        fronds += path(f"M{tx} {ty} Q{mx:.1f} {my - size * .10:.1f} {ex:.1f} {ey:.1f} Q{mx:.1f} {my + size * .12:.1f} {tx} {ty}Z", color)
    return stem + fronds


def small_moon():
    """A thin moon, two palms, still water."""
    water = "".join(rect(452 - w / 2 + dx, y, w, h, "#e9ddba", rx=h / 2) for y, w, h, dx in
                    ((596, 58, 4, 64), (618, 96, 5, 58), (644, 70, 5, 70), (672, 128, 6, 56), (704, 84, 6, 66), (738, 150, 7, 60)))
    stars = "".join(circle(x, y, r, "#e9ddba") for x, y, r in
                    ((120, 120, 3), (236, 68, 2), (330, 170, 2.5), (612, 96, 2.5), (702, 190, 3), (560, 220, 2), (90, 300, 2), (668, 330, 2)))
    moon = path("M522 204 A86 86 0 1 0 586 346 A70 70 0 1 1 522 204Z", CLOTH)
    return (rect(0, 0, 800, 800, "#14403a") + rect(0, 570, 800, 230, NIGHT) + stars + moon
            + path("M0 570 C90 540 210 548 300 570Z M560 570 C650 546 740 540 800 552 L800 570Z", "#0a211e")
            + palm(150, 640, 420, 70, "#081a18") + palm(70, 650, 300, -26, "#081a18") + path("M0 632 C90 610 240 622 300 660 L0 690Z", "#081a18") + water)


def oar_song():
    """The long boat from above, every oar in the water at once."""
    oars = ""
    for n in range(11):
        y = -250 + n * 50
        half = 40 * math.sqrt(1 - (y / 420) ** 2)
        for side in (-1, 1):
            x = side * half * .7
            oars += stroke(f"M{x:.0f} {y} L{side * 128} {y + 44}", CLOTH, 6)
            oars += ellipse(0, 0, 9, 25, CLOTH, transform=f"translate({side * 140} {y + 52}) rotate({side * -68})")
            oars += stroke(f"M{side * 152} {y + 84} q{side * 18} -6 {side * 34} 4", "#4f9780", 3)
        oars += circle(-half * .42, y, 9, ZARI) + circle(half * .42, y, 9, CLOTH_3)
    hull = path("M0 -430 C34 -330 46 -200 46 0 C46 200 34 300 0 400 C-34 300 -46 200 -46 0 C-46 -200 -34 -330 0 -430Z", INK)
    inner = path("M0 -372 C26 -300 36 -190 36 0 C36 190 26 270 0 340 C-26 270 -36 190 -36 0 C-36 -190 -26 -300 0 -372Z", "#3b2a1a")
    prow = path("M0 -430 C13 -396 21 -366 26 -336 L-26 -336 C-21 -366 -13 -396 0 -430Z M0 400 C10 374 17 350 22 322 L-22 322 C-17 350 -10 374 0 400Z", ZARI)
    wake = "".join(stroke(f"M{-30 - k * 22} {-400 + k * 60} C{-80 - k * 40} {-250 + k * 70} {-130 - k * 46} 40 {-250 - k * 40} 520"
                          f" M{30 + k * 22} {-400 + k * 60} C{80 + k * 40} {-250 + k * 70} {130 + k * 46} 40 {250 + k * 40} 520", "#2b7c64", 4) for k in range(3))
    boat = group(wake, hull, inner, oars, prow, circle(0, -304, 10, KUMKUM), circle(0, 292, 10, KUMKUM), transform="translate(400 410) rotate(38) scale(1.02)")
    return rect(0, 0, 800, 800, LEAF_2) + path("M0 0 L800 0 L800 60 C520 10 260 150 0 90Z", LEAF) + path("M0 800 L800 800 L800 700 C560 770 320 660 0 740Z", LEAF) + boat


def first_light():
    """The sun over the paddy, and the rows running to meet it."""
    rays = "".join(path(f"M400 452 L{400 + 900 * math.cos(a - .028):.0f} {452 - 900 * math.sin(a - .028):.0f}"
                        f" L{400 + 900 * math.cos(a + .028):.0f} {452 - 900 * math.sin(a + .028):.0f}Z", CLOTH_3)
                   for a in (math.pi * k / 16 for k in range(1, 16)))
    rows = "".join(path(f"M{400 + x * 40} 452 L{400 + x * 250 - 46} 800 L{400 + x * 250 + 46} 800Z", LEAF if x % 2 else "#1f7a5c") for x in range(-8, 9))
    egret = path("M0 0 C14 -20 40 -24 62 -8 C50 -6 36 2 26 16 C20 10 10 4 0 0Z M0 0 C-12 -18 -30 -22 -50 -16 C-36 -8 -22 0 -8 14Z", CLOTH)
    return (rect(0, 0, 800, 800, CLOTH_2) + rays + circle(400, 452, 196, KUMKUM) + circle(400, 452, 150, "#b5432f") + circle(400, 452, 104, ZARI)
            + path("M0 452 L0 408 C110 376 190 420 270 404 C330 394 360 430 400 452Z M800 452 L800 396 C720 372 640 416 560 408 C500 404 460 436 430 452Z", LEAF)
            + rect(0, 452, 800, 348, LEAF_2) + rows + rect(0, 450, 800, 5, ZARI)
            + palm(96, 462, 250, 26, NIGHT) + palm(728, 462, 200, -24, NIGHT) + group(egret, transform="translate(520 520)") + group(egret, transform="translate(606 566) scale(.7)"))


def ribbon(curve, wide, narrow):
    """A road along a curve (a start, then cubic pieces), wide at its foot and narrow where it is far."""
    points = [curve[0]]
    for x1, y1, x2, y2, x3, y3 in curve[1:]:
        x0, y0 = points[-1]
        for t in (k / 24 for k in range(1, 25)):
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3
            points.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    top, bottom = points[-1][1], points[0][1]
    left, right = [], []
    for n, (x, y) in enumerate(points):
        (xa, ya), (xb, yb) = points[max(0, n - 1)], points[min(len(points) - 1, n + 1)]
        far = math.hypot(xb - xa, yb - ya)
        half = (narrow + (wide - narrow) * ((y - top) / (bottom - top)) ** 1.2) / 2
        nx, ny = -(yb - ya) / far * half, (xb - xa) / far * half * .62   # a road lies flat: it is thinner where it runs across
        left.append(f"{x + nx:.1f} {y + ny:.1f}")
        right.append(f"{x - nx:.1f} {y - ny:.1f}")
    return "M" + " L".join(left + right[::-1]) + "Z"


def hill_road():
    """Hills behind hills, and the road a thread of gold laid over them."""
    hills = (("#cdd6bd", "M0 300 C120 200 230 250 330 210 C450 160 560 270 800 190 L800 800 L0 800Z"),
             ("#8fb09a", "M0 380 C160 270 300 380 430 318 C560 258 680 350 800 300 L800 800 L0 800Z"),
             ("#4b8a72", "M0 470 C140 400 260 480 420 410 C580 344 700 440 800 410 L800 800 L0 800Z"),
             (LEAF_2, "M0 560 C180 470 330 590 500 506 C630 446 720 520 800 510 L800 800 L0 800Z"),
             (LEAF, "M0 660 C170 590 320 690 520 620 C650 576 730 620 800 616 L800 800 L0 800Z"))
    tea = "".join(stroke(f"M-20 {y} C170 {y - 66} 320 {y + 34} 520 {y - 36} C650 {y - 80} 730 {y - 36} 830 {y - 40}", "#0a3a2c", 3) for y in range(690, 900, 30))
    road = ribbon(((300, 820), (330, 730, 560, 716, 556, 660), (552, 612, 300, 612, 296, 556), (292, 506, 500, 506, 496, 452),
                   (492, 412, 366, 410, 372, 372), (378, 338, 456, 338, 452, 306), (449, 284, 424, 280, 420, 256)), wide=44, narrow=2)
    tree = path("M0 0 C-30 -6 -52 -34 -36 -62 C-44 -98 4 -120 24 -94 C60 -92 64 -44 44 -28 C36 -8 16 0 0 0Z", NIGHT) + stroke("M6 34 L6 -60 M6 -24 L24 -46 M6 -10 L-14 -34", INK, 5)
    return (rect(0, 0, 800, 800, CLOTH_2) + circle(606, 150, 50, ZARI) + "".join(path(d, fill) for fill, d in hills) + tea + path(road, ZARI)
            + group(tree, transform="translate(664 560) scale(1.5)") + group(tree, transform="translate(130 540) scale(.9)"))


def monsoon_letter():
    """A letter folded into a boat, out in the rain."""
    rng = random.Random(11)
    rain = ""
    for _ in range(120):
        x, y, length = rng.uniform(-60, 860), rng.uniform(-40, 560), rng.choice((26, 40, 62))
        rain += stroke(f"M{x:.0f} {y:.0f} l{-length * .2:.0f} {length}", rng.choice(("#3d8a72", "#6aa893", "#c7d8c4")), 3)
    rings = "".join(ellipse(x, y, r, r * .26, "none", stroke="#5f9f8a", stroke_width=3) + ellipse(x, y, r * .5, r * .13, "none", stroke="#5f9f8a", stroke_width=2.5)
                    for x, y, r in ((120, 620, 54), (676, 596, 44), (212, 734, 70), (610, 728, 84), (432, 772, 40)))
    left, right = "M400 286 L204 462 L400 520Z", "M400 286 L596 462 L400 520Z"
    hull = "M140 452 L232 586 L568 586 L660 452 L400 536Z"
    lines = "".join(stroke(f"M{x1} {y1} L{x2} {y2}", "#8d8168", 3.5) for x1, y1, x2, y2 in
                    ((378, 350, 330, 395), (382, 384, 300, 444), (384, 418, 300, 470), (386, 450, 330, 486)))
    inside = path("M140 452 L204 462 L400 520 L596 462 L660 452 L400 538Z", "#bfae85")
    script = stroke("M206 502 L384 556 M228 530 L350 567 M432 552 L540 519 M432 572 L500 551", "#a39675", 3.5)
    shade = path("M140 452 L232 586 L400 586 L400 536Z", CLOTH_2)
    water = path("M0 560 C130 546 250 572 400 562 C560 552 660 574 800 560 L800 800 L0 800Z", "#0b3a2d")
    reflection = path("M232 600 L568 600 L520 640 L280 640Z", "#1d5a48") + path("M300 652 L500 652 L470 672 L330 672Z", "#174f3f")
    return (rect(0, 0, 800, 800, LEAF) + rain + water + rings + reflection + inside + path(left, CLOTH_3) + path(right, CLOTH) + lines
            + path(hull, CLOTH) + shade + script + circle(594, 506, 17, KUMKUM) + stroke("M232 586 L568 586", "#cfc09a", 4))


COVERS = {"lamp-at-dusk": lamp_at_dusk, "river-song": river_song, "small-moon": small_moon, "oar-song": oar_song,
          "first-light": first_light, "hill-road": hill_road, "monsoon-letter": monsoon_letter}
