"""Hill Road: Sindhu Bhairavi at a walk, sitar and fiddle over a tabla groove; a harmonica for the far side of the hill."""
import instruments as i
from score import Score

TITLE, LENGTH, FADE = "Hill Road", 58, 4


def compose():
    s = Score("sindhubhairavi", sa=61, bpm=98, seed="hill")
    guitar = s.part(i.NYLON, volume=76, pan=44, reverb=40)
    bass = s.part(i.BASS, volume=76, pan=62, reverb=20)
    sitar = s.part(i.SITAR, volume=88, pan=72, reverb=45)
    fiddle = s.part(i.VIOLIN, volume=84, pan=54, reverb=60)
    harmonica = s.part(i.HARMONICA, volume=92, pan=60, reverb=60)
    pad = s.part(i.SLOW_STRINGS, volume=84, pan=70, reverb=80)
    tom = s.part(i.TOM, volume=76, pan=58, reverb=20)
    hand = s.part("drums", volume=116, pan=70, reverb=30)

    a1 = "S _ G M /P _ _ D | P _ M G M~ _ _ _ | G _ M P D _ P M | G R (SR) S N, _ _ _"
    a2 = "S _ G M /P _ _ D | N _ D P D _ _ _ | P D N D P M G M | G r S _ _ _ _ _"
    b1 = "/S' _ _ N D _ P _ | N _ _ D P _ M _ | G _ M P /D _ P M | P _ _ _ _ _ - -"
    b2 = "S' _ _ R' G' _ R' S' | N _ S' /D _ _ P _ | M _ P D P M G R | S _ _ _ _ _ - -"

    minor, sixth, seventh, fourth = "S, P, S G P", "D,, G, D, S G", "N,, M, N, R M", "M,, S, M, D, S"
    plan = [minor, minor,
            minor, fourth, sixth, seventh, minor, sixth, seventh, minor,
            minor, fourth, sixth, seventh,
            sixth, seventh, minor, minor, sixth, seventh, fourth, minor]
    for bar, names in enumerate(plan):
        guitar.arpeggio(bar * 4, names, "0.2314.3" if bar % 2 else "0.23.123", velocity=62, ring=1.2)
        if bar >= 2:
            root = names.split()[0]
            bass.arpeggio(bar * 4, f"{root} {root}'", "0..0..1.", velocity=78, octave=-1 if root == "S," else 0, ring=1.0)
    guitar.arpeggio(88, minor, "01234", unit=0.15, velocity=60, ring=6)
    bass.note(88, 4, 37, 70)

    sitar.sing(4, "- - - - - - (PM) (GR)", velocity=66, breath=False)
    sitar.sing(8, a1, velocity=86, breath=False)
    sitar.sing(24, a2, velocity=88, breath=False)
    fiddle.sing(24, a2, velocity=58, late=0.05)
    fiddle.sing(40, a1, velocity=84)
    sitar.sing(40, "- - - - - - - - | - - - - - (GM) (PD) P | - - - - - - - - | - - - - - (RG) (MP) D", velocity=62, breath=False)
    harmonica.sing(56, b1, velocity=84)
    harmonica.sing(72, b2, velocity=86)
    fiddle.sing(72, "G _ _ _ _ _ _ _ R _ _ _ _ _ _ _ S _ _ _ D, _ _ _ S _ _ _ _ _ - -", velocity=58)
    sitar.sing(72, "- - - - - - - - | - - - - - - - - | - - - - (PM) (GM) (GR) (Sr) | S _ _ _ _ _ _ _", velocity=72, breath=False)
    sitar.sing(88, "- - G _ /P _ S' _ _ _ _ _", velocity=58, breath=False, unit=0.25)

    for bar in range(10, 22):
        pad.hold(bar * 4, 4, " ".join(plan[bar].split()[2:4]) , velocity=54)
        pad.swell(bar * 4, 4, 84, 108)
    pad.hold(88, 6, "S, P, G", velocity=48)
    for start in range(8, 88, 4):
        busy = start >= 24 and start % 16 == 12
        tom.strike(start, "9.......5.6....." if not busy else "9.....5.5.6...4.", 42, velocity=84)       # dha ge na tin
        tom.strike(start, "..........4.....", 47, velocity=64)
        hand.strike(start, "..6.7.4...6.7.4." if not busy else "..6.7.44..6.7.66", i.BONGO_HIGH, velocity=56)
        hand.strike(start, "....4..33...4.33", i.BONGO_LOW, velocity=46)
        if start >= 24:
            hand.strike(start, "4.2.6.2.4.2.6.22", i.CABASA, velocity=36)
    tom.note(88, 1, 42, 84)
    s.ease(84, 89, 80)
    return s, 98
