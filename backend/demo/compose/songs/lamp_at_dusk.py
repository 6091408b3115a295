"""Lamp at Dusk: Kalyani, an evening raga, on harmonium and violin; slow, in eights."""
import instruments as i
from score import Score

TITLE, LENGTH, FADE = "Lamp at Dusk", 57, 5


def compose():
    s = Score("kalyani", sa=60, bpm=74, seed="lamp")
    drone = s.part(i.NYLON, volume=100, pan=50, reverb=70)
    pad = s.part(i.SLOW_STRINGS, volume=64, pan=72, reverb=80)
    organ = s.part(i.REED_ORGAN, volume=84, pan=58, reverb=50)
    violin = s.part(i.VIOLIN, volume=84, pan=78, reverb=70)
    bell = s.part(i.BELL, volume=72, pan=40, reverb=90)
    tom = s.part(i.TOM, volume=84, pan=60, reverb=30)
    hand = s.part("drums", volume=120, pan=68, reverb=40)

    a1 = "G _ _ R G M /P _ | M _ G R S _ _ N,"
    a2 = "N, R G M P _ _ /D | P M (GM) R S _ _ _"
    a3 = "G _ _ M P D N~ _ | D _ P M G~ _ _ R"
    a4 = "G M D N /S' _ _ N | D P M G R _ S _"
    b1 = "S' _ _ N R' _ S' _ | N _ D N D P M~ _"
    b2 = "G M P D N _ /S' R' | G' _ R' S' N _ D P"
    last = "N, R G M P _ _ (MG) | R~ _ _ N, S _ _ _"

    drone.tanpura(0, 70, velocity=50)
    # an opening without beat: the first steps up from below Sa
    organ.sing(2, "N, R G _ _ _ R _ S _ _ _", velocity=70)
    for start, phrase in ((8, a1), (16, a2), (24, a3), (32, a4)):
        organ.sing(start, phrase, velocity=84)
    for start, phrase in ((24, a3), (32, a4)):          # the violin follows, as it does in a concert
        violin.sing(start, phrase, velocity=66, late=0.07)
    violin.sing(40, b1, velocity=88)
    violin.sing(48, b2, velocity=92)
    organ.sing(44, "- - - - D P M _", velocity=62, octave=-1)
    organ.sing(56, last, velocity=84)
    violin.sing(56, last, velocity=60, late=0.08, octave=-1)

    for start, names in ((24, "S, P, G"), (28, "N, G P"), (32, "D, M R'"), (36, "P, R P"),
                         (40, "S, G P"), (44, "D, G M"), (48, "N, G P"), (52, "P, R N"),
                         (56, "S, P, G"), (60, "P, R P"), (64, "S, P, S G")):
        pad.hold(start, 4 if start < 64 else 8, names, velocity=58)
        pad.swell(start, 4, 84, 112)

    for start in range(8, 64, 8):
        bell.note(start, 3, 84, 58)
    for start in range(16, 64, 8):
        full = start >= 24
        tom.strike(start, "9.......5.....4. 8.......5...3.4.", 43, velocity=72 if full else 58)
        hand.strike(start, "....5...4...5... ....5...4...5.4.", i.BONGO_HIGH, velocity=62 if full else 46)
        if full:
            hand.strike(start, "..3...3...3...33 ..3...3...3.3.33", i.BONGO_LOW, velocity=52)
    tom.note(64, 1, 43, 70)
    bell.note(64, 4, 84, 60)
    s.ease(60, 64, 62)
    return s, 74
