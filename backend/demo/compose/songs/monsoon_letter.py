"""Monsoon Letter, the contest song: Charukesi, bright below and grieving above; guitar, flute and violin in the rain."""
import instruments as i
from score import Score

TITLE, LENGTH, FADE = "Monsoon Letter", 69, 4
RAIN = True  # render.py adds quiet rain under the first and last bars


def compose():
    s = Score("charukesi", sa=62, bpm=84, seed="rain")
    guitar = s.part(i.NYLON, volume=74, pan=50, reverb=45)
    drops = s.part(i.PIANO, volume=98, pan=80, reverb=90)
    flute = s.part(i.FLUTE, volume=86, pan=68, reverb=75)
    violin = s.part(i.VIOLIN, volume=90, pan=76, reverb=70)
    cello = s.part(i.CELLO, volume=88, pan=50, reverb=60)
    pad = s.part(i.SLOW_STRINGS, volume=76, pan=62, reverb=85)
    tom = s.part(i.TOM, volume=82, pan=58, reverb=30)
    hand = s.part("drums", volume=122, pan=70, reverb=40)

    a1 = "G _ _ R G M /P _ | D~ _ P M D _ _ P | M _ G R M _ G R | G _ _ _ _ - S R"
    a2 = "G _ _ M P D /N _ | S' _ N D P _ /D _ | P M G R N, _ R _ | S _ _ _ _ _ - -"
    b1 = "/S' _ _ N D _ N S' | R' _ S' N R'~ _ _ _ | /G' _ R' S' N _ D P | D _ _ P M _ _ _"
    b2 = "M _ P D N _ S' R' | S' _ N D P _ _ _ | D P M G R _ G M | /P _ _ _ _ _ S R"

    one, four, seven, five = "S,, P,, S, G, P,", "M,, S, M, D, S", "N,, M, N, R M,", "P,, R, P, N, R"
    plan = [one, four,
            one, four, seven, one,
            one, four, seven, one,
            four, seven, one, four,      # the middle, where the raga grieves
            seven, one, five, five,
            one, four, seven, one, one]
    for bar, names in enumerate(plan):
        order = "02342324" if bar % 2 == 0 else "01323423"
        guitar.arpeggio(bar * 4, names, order, velocity=64, ring=1.8)
    guitar.arpeggio(92, one, "01234", unit=0.18, velocity=58, ring=6)

    # drops on the sill, before and after, at irregular intervals
    for at, name in ((0.5, "G'"), (1.75, "P'"), (3.0, "D'"), (4.25, "M'"), (5.0, "S''"), (6.75, "D'"), (7.5, "P'"),
                     (84.5, "G'"), (86.25, "P'"), (88.5, "S''"), (89.75, "N'"), (90.5, "P'"), (93, "G'")):
        drops.sing(at, name, velocity=58, breath=False, unit=1.5)

    flute.sing(7, "S R", velocity=72)
    flute.sing(8, a1, velocity=84)
    violin.sing(24, a2, velocity=84)
    flute.sing(36, "- - N, _ R _ | S _", velocity=54, octave=1)
    violin.sing(40, b1, velocity=92)
    flute.sing(40, "M _ _ _ _ _ _ _ N _ _ _ _ _ _ _ G' _ _ _ P _ _ _ M _ _ _ _ _ _ _", velocity=54)
    flute.sing(56, b2, velocity=90)
    violin.sing(56, "R _ _ _ M _ _ _ G _ _ _ _ _ _ _ N, _ _ _ R _ _ _ R _ _ _ N, _ - -", velocity=60)
    flute.sing(72, a2, velocity=86)
    violin.sing(72, a2, velocity=66, late=0.06, octave=-1)
    drops.sing(72, "- - - - - - - - | - - - - - - D' P' | - - - - - - - - | - - - -", velocity=48, breath=False)
    flute.sing(88, "- - - - P _ /S' _ _ _ _", velocity=56)

    roots = {one: "S,", four: "M,", seven: "N,,", five: "P,,"}
    tops = {one: "S G P", four: "S M D", seven: "R M N", five: "R P N"}
    for bar in range(6, 23):
        names = plan[bar]
        cello.sing(bar * 4, roots[names] + " _" * 7, velocity=64, octave=0 if names in (seven, five) else -1)
        pad.hold(bar * 4, 4, tops[names], velocity=56, octave=-1 if bar < 10 or bar > 17 else 0)
        pad.swell(bar * 4, 4, 84, 114)
    pad.hold(92, 8, "S, P, G", velocity=52)
    for bar in range(6, 22):
        full = bar >= 10
        tom.strike(bar * 4, "9.......5.6....." if bar % 4 != 1 else "9.....5.6...4.5.", 43, velocity=78 if full else 62)
        hand.strike(bar * 4, "....5.3.....5..3" if bar % 4 != 1 else "....5.3...5.5.55", i.BONGO_HIGH, velocity=54 if full else 44)
        if full:
            hand.strike(bar * 4, "3.2.4.2.3.2.4.22", i.MARACAS, velocity=34)
            hand.strike(bar * 4, "..3...4...3.4...", i.BONGO_LOW, velocity=44)
    s.ease(84, 92, 68)
    return s, 100
