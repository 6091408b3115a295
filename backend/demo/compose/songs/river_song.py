"""River Song: Mohanam on a bamboo flute over a rocking guitar, two swings of three to the bar."""
import instruments as i
from score import Score

TITLE, LENGTH, FADE = "River Song", 56, 5

U = 1 / 3  # a beat is a dotted crotchet: three units


def compose():
    s = Score("mohanam", sa=67, bpm=64, seed="river")
    guitar = s.part(i.NYLON, volume=70, pan=52, reverb=45)
    flute = s.part(i.FLUTE, volume=88, pan=70, reverb=75)
    cello = s.part(i.CELLO, volume=74, pan=56, reverb=60)
    pad = s.part(i.SLOW_STRINGS, volume=88, pan=76, reverb=80)
    kalimba = s.part(i.KALIMBA, volume=96, pan=84, reverb=70)
    hand = s.part("drums", volume=118, pan=60, reverb=35)

    a1 = "P _ D S' _ D | /P _ G R _ _ | G _ P D P G | R~ _ _ _ _ -"
    a2 = "G _ P S' _ R' | S' _ D P _ _ | G P D P G R | S _ _ _ _ -"
    a3 = "P _ D S' R' S' | D _ P G _ R | G _ P D _ /S' | R' _ _ _ S' D"
    a4 = "G' _ R' S' _ D | S' _ D /P _ _ | G _ P D P G | S _ _ _ _ -"
    b1 = "D _ _ S' _ R' | /G' _ _ R' _ S' | R' _ S' D _ P | D _ _ _ _ -"
    b2 = "P _ _ D _ S' | R' _ G' R' S' D | P _ D S' D P | /R' _ _ _ _ -"

    # chords use only the five swaras of the raga
    tonic, sixth, fifth, second = "S, P, S G P", "D,, G, S D, G", "P,, R, P, D, R", "R, D, R P D,"
    plan = [tonic, sixth,
            tonic, fifth, sixth, fifth, tonic, sixth, fifth, tonic,
            tonic, tonic, sixth, fifth, sixth, tonic, fifth, tonic,
            sixth, sixth, second, fifth,
            tonic, fifth, sixth, tonic, sixth, tonic]
    for bar, names in enumerate(plan):
        guitar.arpeggio(bar * 2, names, "023123" if bar % 2 == 0 else "024323", unit=U, velocity=66, octave=-1, ring=1.2)
    guitar.arpeggio(56, tonic, "01234", unit=0.12, velocity=60, octave=-1, ring=5)

    flute.sing(4, a1, unit=U, velocity=84)
    flute.sing(12, a2, unit=U, velocity=84)
    flute.sing(20, a3, unit=U, velocity=88)
    flute.sing(28, a4, unit=U, velocity=86)
    cello.sing(36, b1, unit=U, velocity=76, octave=-2)       # the river itself answers, low
    flute.sing(42, "- - - R' G' R' | S' _ _ - - -", unit=U, velocity=64)
    flute.sing(44, "P _ D S' _ D | /P _ G R _ _ | G P D P G R | S _ _ _ _ _ _ _ _", unit=U, velocity=80)
    cello.sing(44, "S _ _ _ _ _ | D, _ _ P, _ _ | D, _ _ R, _ _ | S, _ _ _ _ _", unit=U, velocity=70, octave=-1)
    flute.sing(52, "- - - P D /S' | _ _ _ _ _ _ _ _", unit=U, velocity=62)

    for bar in range(10, 28):
        pad.hold(bar * 2, 2, " ".join(plan[bar].split()[1:4]), velocity=52, octave=-1)
        pad.swell(bar * 2, 2, 86, 104)
    for start in range(20, 52, 4):                          # light on water
        kalimba.arpeggio(start + 2, "P D S' R' G'", "..4.2.", unit=U, velocity=66)
    for start in range(12, 52, 2):
        hand.strike(start, "7.3.5.", i.CABASA, velocity=40, step=U)
        hand.strike(start, "8..5.4", i.CONGA_LOW, velocity=50, step=U)
        hand.strike(start, "..4..4", i.BONGO_HIGH, velocity=38, step=U)
    s.ease(51, 56, 54)
    return s, 62
