"""First Light: Bilahari, a raga of the morning; a plucked melody like a veena, an answering flute, strings under both."""
import instruments as i
from score import Score

TITLE, LENGTH, FADE = "First Light", 58, 4


def compose():
    s = Score("bilahari", sa=62, bpm=90, seed="light")
    drone = s.part(i.NYLON, volume=92, pan=44, reverb=70)
    veena = s.part(i.SITAR, volume=84, pan=58, reverb=45)
    flute = s.part(i.FLUTE, volume=82, pan=78, reverb=75)
    strings = s.part(i.STRINGS, volume=92, pan=66, reverb=75)
    harp = s.part(i.HARP, volume=92, pan=48, reverb=65)
    bass = s.part(i.CELLO, volume=84, pan=60, reverb=50)
    tom = s.part(i.TOM, volume=84, pan=56, reverb=25)
    hand = s.part("drums", volume=120, pan=70, reverb=35)

    a1 = "G _ P _ D _ P _ | M G /R _ (GR) S _ _"
    a2 = "S R G P D _ /S' _ | N D P M G _ R S"
    a3 = "P _ D /S' R' _ S' _ | N D P _ D (PM) G _"
    a4 = "R G P D S' _ (R'G') _ | R' S' N D P (MG) R _"
    b1 = "S' _ _ _ R' G' /R' _ | S' N D~ _ P _ _ _"
    b2 = "G P D S' R'~ _ _ _ | S' N D P (MG) R S _"
    run = "(SR) (GP) (DP) (MG) (RG) (PD) (S'N) (DP) | (DS') (R'G') (R'S') (ND) (PD) (PM) (GR) S"

    drone.tanpura(0, 86, velocity=48, strings="P, S S S,", spacing=1)
    # birds before the sun: the flute alone, high and free
    flute.sing(2, "- (G'P') G' _ (R'S') - - -", velocity=58, octave=1, unit=0.5)
    veena.sing(4, "S _ G _ P _ _ _", velocity=70, breath=False)
    for start, text in ((8, a1), (16, a2), (40, a1), (48, a2)):
        veena.sing(start, text, velocity=84, breath=False)
    flute.sing(24, a3, velocity=84)
    flute.sing(32, a4, velocity=86)
    veena.sing(24, "P _ _ _ - - - - | - - P _ D (PM) G _", velocity=62, breath=False)
    flute.sing(40, "- - - - - - D' P' | - - - - - - G' P'", velocity=52)
    flute.sing(56, b1, velocity=90)
    flute.sing(64, b2, velocity=88)
    veena.sing(60, "- - S' N D _ P _", velocity=64, breath=False)
    veena.sing(72, run, velocity=86, breath=False)            # the quick passage before the close
    flute.sing(76, "(DS') (R'G') (R'S') (ND) (PD) (PM) (GR) S _ _ _ _", velocity=66)
    veena.sing(80, "- - S _ P _ /S' _ _ _ _ _", velocity=66, breath=False, unit=0.25)

    chords = {8: "S, G P", 12: "P, R P", 16: "D, S G", 20: "P, R P", 24: "S, G P", 28: "D, S M", 32: "S, G D", 36: "P, R N",
              40: "S, G P", 44: "P, R P", 48: "D, S G", 52: "P, R P", 56: "D, S G", 60: "M, D, S", 64: "P, R N", 68: "S, G P",
              72: "M, D, S", 76: "P, R N", 80: "S, P, G S'"}
    for start, names in chords.items():
        strings.hold(start, 4, names, velocity=48 if start < 24 else 58)
        strings.swell(start, 4, 82, 112)
        bass.note(start, 3.9, s.sa - 12 + {"S": 0, "P": -5, "D": -3, "M": -7}[names[0]], 62)
        if start >= 24 and start < 80:
            harp.arpeggio(start, names + " S'", "0123" "2321", velocity=50, ring=2)
    for start in range(16, 80, 8):
        full = start >= 24
        tom.strike(start, "9.....4.6....... 8...4...6.....4.", 45, velocity=72 if full else 56)
        hand.strike(start, "....6.4.....6... ....6...4...6.44", i.BONGO_HIGH, velocity=56 if full else 42)
        if full:
            hand.strike(start, "3.33..3.3.33..3. 3.33..3.3.33..33", i.CONGA_MUTE, velocity=44)
        if start >= 40:
            hand.strike(start, "8", i.TRIANGLE, velocity=40)
    tom.note(80, 1, 45, 74)
    s.ease(76, 81, 70)
    return s, 90
