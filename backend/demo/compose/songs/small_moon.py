"""Small Moon: a lullaby in Hindolam, a raga of the late night; music box, guitar and strings in three."""
import instruments as i
from score import Score

TITLE, LENGTH, FADE = "Small Moon", 42, 3


def compose():
    s = Score("hindolam", sa=62, bpm=88, seed="moon")
    guitar = s.part(i.NYLON, volume=78, pan=54, reverb=60)
    box = s.part(i.VIBRAPHONE, volume=110, pan=66, reverb=80)
    flute = s.part(i.FLUTE, volume=78, pan=72, reverb=80)
    cello = s.part(i.CELLO, volume=84, pan=52, reverb=70)
    pad = s.part(i.SLOW_STRINGS, volume=88, pan=64, reverb=90)

    a1 = "S' _ _ N D _ | M _ D N _ _ | D _ _ M G _ | S _ _ _ _ _"
    a2 = "G _ M D _ N | S' _ _ N D _ | M D N D M G | S _ _ _ _ _"
    b1 = "M' _ /G' S' _ _ | G' _ S' N~ _ _ | S' _ N D _ M | D _ N /S' _ _"
    a3 = "S' _ _ N D _ | M _ D N _ _ | D M G _ M G | S _ _ _ _ _"

    fourth, sixth, tonic, seventh = "M,, D, S M", "D,, S G M", "S,, S, G, S", "N,, M, N, M"
    plan = [tonic, sixth,
            sixth, seventh, fourth, tonic,
            fourth, sixth, seventh, tonic,
            fourth, tonic, sixth, seventh,
            sixth, seventh, fourth, tonic]
    for bar, names in enumerate(plan):
        order = "012321" if bar % 4 != 3 else "0.2123"
        guitar.arpeggio(bar * 3, names, order, velocity=58, ring=2.2)
        if bar >= 2:
            pad.hold(bar * 3, 3, names.split(" ", 1)[1], velocity=50)
            pad.swell(bar * 3, 3, 84, 104)
    guitar.arpeggio(54, tonic, "0123", unit=0.2, velocity=54, ring=6)
    pad.hold(54, 6, "S, S G,", velocity=46)

    box.sing(6, a1, velocity=78, breath=False)
    box.sing(18, a2, velocity=80, breath=False)
    flute.sing(30, b1, velocity=80)
    box.sing(30, "- - - - - - | - - - G' S' N | - - - - - - | - - - - - -", velocity=50, breath=False)
    box.sing(42, a3, velocity=74, breath=False)
    flute.sing(42, "- - - - - - | - - - D _ N | D _ _ _ M _ | G _ _ S _ _", velocity=56)
    box.sing(54, "- - S' _ G' _ /S'' _ _", velocity=44, breath=False)
    for start, text in ((18, "M, _ _ _ _ _ D, _ _ _ _ _ N, _ _ _ _ _ S, _ _ _ _ _"),
                        (30, "M, _ _ _ _ _ S _ _ _ _ _ D, _ _ _ _ _ N, _ _ _ _ _"),
                        (42, "D, _ _ _ _ _ N, _ _ _ _ _ M, _ _ _ _ _ S, _ _ _ _ _")):
        cello.sing(start, text, velocity=66, octave=-1)
    s.ease(49, 54, 74)
    return s, 64
