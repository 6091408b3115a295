"""The photos of the entrants and the sample: person, place and framing."""
import people
import scenes
from people import FIRST_LIGHT
from svg import CLOTH, INK, KUMKUM, LEAF, LEAF_2, ZARI, group, rect, tag

TALL, WIDE, SQUARE = (840, 1120), (1120, 840), (960, 960)
DEEP, BROWN, WARM, LIGHT = ("#6b4228", "#54321d"), ("#8a5a38", "#704627"), ("#a8734a", "#8c5b37"), ("#c08a5e", "#a3714a")
BLACK, GREY = "#1d1613", "#a7a097"


def mark(right, bottom):
    """The DEMO mark, which shows that no photo is of a real person."""
    return rect(right - 128, bottom - 60, 104, 38, CLOTH) + tag("text", "DEMO", x=right - 76, y=bottom - 33, text_anchor="middle", fill=INK,
                                                                font_family="Noto Sans, DejaVu Sans, sans-serif", font_size=22, font_weight=700, letter_spacing=2)


def corner(width, height):
    """The lower right corner of what the gallery shows: 4:5, cropped as in public-web's entry-photo.tsx."""
    wide, tall = min(width, height * 4 // 5), min(height, width * 5 // 4)
    return (width + wide) // 2, tall + (height - tall) * 36 // 100


def photo(size, scene, who, x=.5, y=.42, scale=1.0, tilt=0, cropped=True):
    """`x` and `y` are the position of the collar; `tilt` is the angle of the phone."""
    def draw(width, height):
        figure = group(people.person(**who), transform=f"translate({width * x:.0f} {height * y:.0f}) scale({scale})")
        turned = group(scene(width, height), figure, transform=f"rotate({tilt} {width / 2} {height / 2}) translate({width / 2} {height / 2}) scale({1 + abs(tilt) * .035}) translate({-width / 2} {-height / 2})")
        return turned + mark(*(corner(width, height) if cropped else (width, height)))
    return (*size, draw)


def who(tones, hair, dress, main, trim, hair_color=BLACK, **more):
    return dict(skin=tones[0], shade=tones[1], hair_kind=hair, hair_color=hair_color, dress=dress, main=main, trim=trim, **more)


PHOTOS = {
    "entry-01": photo(TALL, scenes.window, who(BROWN, "plait", "dupatta", "#b5432f", "#e3bd69", dot=True), y=.44, scale=1.12),
    "entry-02": photo(WIDE, scenes.yard, who(DEEP, "short", "shirt", "#e9e2cf", "#cbbf9d", moustache=True, sheet=dict(width=330, tilt=-3)), y=.43, scale=.98),
    "entry-03": photo(TALL, scenes.wall("#a9c4b4"), who(WARM, "bun", "sari", LEAF, ZARI, dot=True, glasses=True, sheet=dict(ink="#1d3f7a")), y=.42, scale=1.16),
    "entry-04": photo(TALL, scenes.bricks, who(BROWN, "curly", "tee", "#28485c", "#e6e0cf", beard=BLACK, sheet=dict(width=290, height=260, tilt=4, lines=False)), y=.42, scale=1.1, tilt=-2),
    "entry-05": photo(WIDE, scenes.shelf, who(LIGHT, "scarf", "dupatta", "#5d7f8c", "#466773", hair_color="#e0b7a5", sleeve="full", sheet=dict(width=320, ink=KUMKUM)), x=.46, y=.44, scale=.96),
    "entry-06": photo(SQUARE, scenes.beach, who(DEEP, "cap", "tee", "#e0a437", "#8f5f12", hair_color=KUMKUM, sheet=dict(tilt=-6, width=280)), y=.44, scale=1.04, tilt=2),
    "entry-07": photo(TALL, scenes.verandah, who(WARM, "bald", "mundu", "#d9d3c3", "#bdb49c", hair_color=GREY, older=True, glasses=True, moustache=True), y=.41, scale=1.14),
    "entry-08": photo(WIDE, scenes.studio, who(WARM, "long", "tee", "#8b3f5f", "#f0d8df", sheet=dict(width=300, font="Manjari", ink=LEAF, lines=False)), x=.48, y=.44, scale=.96),
    "entry-09": photo(TALL, scenes.hills, who(BROWN, "side", "kurta", "#7a2f2a", "#e3bd69", sleeve="full", glasses=True, sheet=dict(tilt=2)), y=.43, scale=1.12),
    "entry-10": photo(SQUARE, scenes.curtain("#d9b878", "#cba763"), who(LIGHT, "bun", "sari", KUMKUM, ZARI, hair_color=GREY, older=True, dot=True, sheet=dict(width=290, color="#f3ecd6")), y=.42, scale=1.04),
    "entry-11": photo(WIDE, scenes.stage, who(DEEP, "short", "kurta", "#e8e0c8", ZARI, beard=BLACK, sleeve="full", sheet=dict(width=340, height=200)), x=.52, y=.44, scale=.97),
    # of the running contest of `npm run demo`
    "running-01": photo(TALL, scenes.hills, who(WARM, "plait", "sari", KUMKUM, ZARI, dot=True, sheet=dict(titles=FIRST_LIGHT, width=290)), y=.43, scale=1.1),
    "running-02": photo(WIDE, scenes.shelf, who(DEEP, "side", "kurta", "#28485c", "#e6e0cf", moustache=True, sleeve="full", sheet=dict(titles=FIRST_LIGHT, width=320, tilt=-3)), x=.54, y=.44, scale=.96),
    "running-03": photo(TALL, scenes.studio, who(LIGHT, "curly", "tee", LEAF, "#e6e0cf", glasses=True, sheet=dict(titles=FIRST_LIGHT, tilt=3, lines=False)), y=.42, scale=1.1),
    "running-04": photo(SQUARE, scenes.yard, who(BROWN, "scarf", "dupatta", "#8b3f5f", "#6f2f4b", hair_color="#c9d6c4", sleeve="full", sheet=dict(titles=FIRST_LIGHT, ink="#1d3f7a")), y=.44, scale=1.02),
    "running-05": photo(TALL, scenes.bricks, who(WARM, "bald", "mundu", "#efe8d6", ZARI, hair_color=GREY, older=True, glasses=True, sheet=dict(titles=FIRST_LIGHT, ink=KUMKUM)), y=.42, scale=1.12, tilt=1),
    "running-06": photo(WIDE, scenes.beach, who(BROWN, "long", "tee", "#e0a437", "#8f5f12", sheet=dict(titles=FIRST_LIGHT, width=310, tilt=2)), x=.46, y=.44, scale=.96),
    "running-07": photo(TALL, scenes.wall("#d9b878"), who(DEEP, "cap", "shirt", "#5d7f8c", "#466773", hair_color=LEAF, beard=BLACK, sheet=dict(titles=FIRST_LIGHT, tilt=-4)), y=.43, scale=1.1),
    "sample-photo": photo((900, 675), scenes.room, who(WARM, "long", "kurta", LEAF_2, ZARI, dot=True, sheet=dict(width=370, height=236, lines=False, titles=None), at=214), x=.6, y=.455, scale=.82, cropped=False),
}
