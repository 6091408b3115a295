"""People in flat shapes, from the waist up, both hands on a sheet of paper. The origin is the middle of the collar."""
from svg import CLOTH, INK, KUMKUM, ZARI, circle, ellipse, group, path, rect, stroke, tag

BODY = "M-36 -10 C-84 0 -150 2 -180 44 C-190 200 -176 380 -178 640 L178 640 C176 380 190 200 180 44 C150 2 84 0 36 -10 C20 14 -20 14 -36 -10Z"


def face(skin, shade, glasses=False, moustache=False, beard=None, dot=False, older=False):
    """The head: 150 wide, its chin at -42, its crown at -250."""
    parts = [ellipse(-77, -140, 14, 22, shade), ellipse(77, -140, 14, 22, shade),
             path("M-30 -70 L-32 -6 C-14 22 14 22 32 -6 L30 -70Z", shade),
             path("M-78 -160 C-78 -300 78 -300 78 -160 C78 -90 44 -42 0 -42 C-44 -42 -78 -90 -78 -160Z", skin)]
    if beard:
        parts.append(path("M-77 -142 C-74 -70 -40 -34 0 -34 C40 -34 74 -70 77 -142 C62 -112 40 -108 0 -110 C-40 -108 -62 -112 -77 -142Z", beard))
        parts.append(stroke("M-20 -82 C-8 -73 8 -73 20 -82", "#e8c9b4", 6))
    else:
        parts.append(stroke("M-24 -84 C-10 -69 10 -69 24 -84", "#7c2f2a", 6))
    for side in (-1, 1):
        parts.append(ellipse(side * 31, -148, 6.5, 8, INK))
        parts.append(stroke(f"M{side * 46} -172 C{side * 38} -179 {side * 26} -179 {side * 18} -174", "#8d867c" if older else INK, 6))
        if glasses:
            parts.append(circle(side * 32, -148, 23, "none", stroke=INK, stroke_width=4.5))
    if glasses:
        parts.append(stroke("M-9 -150 C-4 -155 4 -155 9 -150 M-55 -150 L-76 -154 M55 -150 L76 -154", INK, 4.5))
    parts.append(stroke("M2 -142 C8 -126 10 -118 -3 -114", shade, 5))
    if moustache:
        parts.append(path("M0 -103 C-12 -109 -32 -102 -36 -90 C-22 -94 -10 -93 0 -96 C10 -93 22 -94 36 -90 C32 -102 12 -109 0 -103Z", "#8d867c" if older else INK))
    if dot:
        parts.append(circle(0, -178, 6, KUMKUM))
    return "".join(parts)


def jasmine(points):
    return "".join(circle(x, y, 9, CLOTH) + circle(x, y, 3, ZARI) for x, y in points)


SHORT = "M-84 -150 C-92 -290 -40 -300 0 -298 C50 -300 94 -280 84 -150 C78 -176 72 -200 54 -214 C20 -208 -30 -212 -52 -222 C-70 -204 -78 -178 -84 -150Z"
PARTED = "M-86 -128 C-106 -336 106 -336 86 -128 C80 -178 60 -208 4 -228 C-56 -208 -80 -180 -86 -128Z"


def hair(kind, color):
    """Hair in two layers: behind the head and over it."""
    back, front = "", ""
    if kind == "short":
        front = path(SHORT, color)
    elif kind == "side":
        front = path("M-84 -150 C-96 -270 -50 -306 10 -300 C70 -300 96 -250 84 -150 C80 -180 74 -196 66 -206 C20 -204 -20 -222 -34 -240 C-44 -210 -76 -196 -84 -150Z", color)
    elif kind == "curly":
        back = "".join(circle(x, y, 36, color) for x, y in ((-74, -186), (74, -186), (-58, -244), (58, -244), (0, -272), (-86, -138), (86, -138)))
        front = path("M-72 -200 C-62 -296 62 -296 72 -200 C30 -244 -30 -244 -72 -200Z", color)
        front += "".join(circle(x, y, 24, color) for x, y in ((-58, -214), (-28, -236), (4, -242), (34, -236), (60, -212)))
    elif kind == "long":
        back = path("M-88 -170 C-106 -340 106 -340 88 -170 C98 -60 112 10 122 96 C80 112 -80 112 -122 96 C-112 10 -98 -60 -88 -170Z", color)
        front = path(PARTED, color)
    elif kind == "bun":
        back = circle(0, -292, 46, color) + jasmine([(-42, -268), (-26, -262), (-8, -260), (10, -260), (28, -262), (44, -268)])
        front = path(PARTED, color)
    elif kind == "plait":
        back = path("M-88 -160 C-106 -340 106 -340 88 -160 C84 -120 70 -90 50 -80 L-50 -80 C-70 -90 -84 -120 -88 -160Z", color)
        front = path(PARTED, color) + "".join(ellipse(98 + 3 * (n % 2), -92 + n * 34, 21, 25, color) for n in range(6)) + jasmine([(88, -136), (98, -122), (84, -118), (102, -104)])
    elif kind == "scarf":
        back = path("M-102 -150 C-110 -320 110 -320 102 -150 C106 -80 128 -30 150 40 C80 90 -80 90 -150 40 C-128 -30 -106 -80 -102 -150Z", color)
        front = path("M-94 -150 C-100 -310 100 -310 94 -150 C92 -70 60 -22 0 -14 C-60 -22 -92 -70 -94 -150Z M-70 -150 C-66 -84 -38 -46 0 -46 C38 -46 66 -84 70 -150 C72 -250 -72 -250 -70 -150Z", color, fill_rule="evenodd")
    elif kind == "bald":
        front = path("M-84 -136 C-92 -190 -84 -214 -72 -224 C-74 -190 -76 -160 -78 -130Z M84 -136 C92 -190 84 -214 72 -224 C74 -190 76 -160 78 -130Z", color)
    elif kind == "cap":
        front = path("M-84 -196 C-84 -312 84 -312 84 -196Z", color) + path("M-92 -200 C-60 -222 90 -222 136 -186 C90 -190 -40 -190 -92 -186Z", "#1c1712")
    return back, front


def clothes(kind, main, trim):
    torso = path(BODY, main)
    if kind == "shirt":
        return torso + path("M-38 -12 L0 44 L-46 66 L-66 0Z M38 -12 L0 44 L46 66 L66 0Z", trim) + stroke("M0 44 L0 640", trim, 4)
    if kind == "kurta":
        return torso + path("M-36 -12 C-20 16 20 16 36 -12 L42 -8 C26 30 -26 30 -42 -8Z", trim) + rect(-13, 14, 26, 120, trim) + "".join(circle(0, y, 4, main) for y in (34, 64, 94))
    if kind == "sari":  # blouse, and the drape from the left shoulder with its gold border
        return (torso + path("M30 -10 C90 0 150 2 180 44 L178 640 L-178 640 L-178 330 C-80 270 0 150 30 -10Z", CLOTH)
                + path("M30 -10 C0 150 -80 270 -178 330 L-178 366 C-60 300 34 160 58 -6Z", ZARI) + stroke("M70 -4 C50 170 -50 320 -178 392", ZARI, 5))
    if kind == "tee":
        return torso + stroke("M-38 -10 C-22 22 22 22 38 -10", trim, 12)
    if kind == "dupatta":
        return torso + path("M-64 -2 C-70 120 -60 380 -66 640 L-150 640 C-150 400 -160 120 -128 14Z M64 -2 C70 120 60 380 66 640 L150 640 C150 400 160 120 128 14Z M-128 14 C-60 70 60 70 128 14 L64 -2 C30 34 -30 34 -64 -2Z", trim)
    if kind == "mundu":  # a bare shirt collar and a folded second cloth on the shoulder
        return torso + path("M-38 -12 L0 40 L38 -12 L60 -2 L0 78 L-60 -2Z", trim) + path("M70 -6 L150 14 L150 640 L92 640Z", CLOTH) + rect(92, 0, 9, 640, ZARI) + rect(136, 12, 7, 640, ZARI)
    raise ValueError(kind)


MONSOON_LETTER, FIRST_LIGHT = ("മഴക്കത്ത്", "Monsoon Letter"), ("പുലരി", "First Light")


def paper(width, height, tilt=0, ink=INK, font="Chilanka", color="#fffdf6", lines=True, titles=MONSOON_LETTER):
    """The sheet with the song's title in Malayalam and English, in handwriting, or empty."""
    text = dict(text_anchor="middle", fill=ink, font_family=font)
    rules = "".join(stroke(f"M{-width / 2 + 18} {y} L{width / 2 - 18} {y}", "#dfd5bd", 2) for y in range(int(-height / 2) + 34, int(height / 2) - 8, 30)) if lines else ""
    malayalam, english = titles or ("", "")
    words = tag("text", malayalam, x=0, y=-height * .06, font_size=width * .215, **text) + tag("text", english, x=0, y=height * .22, font_size=width * .092, **text)
    return group(rect(-width / 2 + 5, -height / 2 + 7, width, height, "#000", opacity=.14), rect(-width / 2, -height / 2, width, height, color), rules,
                 words if titles else "", transform=f"rotate({tilt})")


def person(skin, shade, hair_kind, hair_color, dress, main, trim, sleeve="half", sheet=None, at=200, **looks):
    """A person who holds the sheet at `at` below the collar. Sleeves: 'half' or 'full'."""
    sheet = {"width": 300, "height": 210, **(sheet or {})}
    half, hand_y = sheet["width"] / 2, at + sheet.get("height", 210) * .3
    back, front = hair(hair_kind, hair_color)
    arms, hands = "", ""
    for side in (-1, 1):
        elbow, wrist = (side * 226, hand_y + 96), (side * (half + 12), hand_y + 4)
        arms += stroke(f"M{elbow[0]} {elbow[1]} L{wrist[0]} {wrist[1]}", main if sleeve == "full" else skin, 50)
        arms += stroke(f"M{side * 154} 62 L{elbow[0]} {elbow[1]}", skin, 54)
        arms += stroke(f"M{side * 152} 60 L{side * (210 if sleeve == 'half' else 226)} {elbow[1] - (70 if sleeve == 'half' else 0)}", main, 72)
        if sleeve == "half":
            arms += stroke(f"M{side * 190} {elbow[1] - 50} L{side * 240} {elbow[1] - 66}", trim, 8)
        hands += ellipse(side * (half + 6), hand_y, 27, 34, skin)
        hands += stroke(f"M{side * (half + 4)} {hand_y - 14} L{side * (half - 26)} {hand_y - 24}", skin, 20) + stroke(f"M{side * (half - 2)} {hand_y - 3} L{side * (half - 24)} {hand_y - 11}", shade, 3)
    return back + clothes(dress, main, trim) + face(skin, shade, **looks) + front + arms + group(paper(**sheet), transform=f"translate(0 {at})") + hands
