"""Oar Song: a rowing song in the manner of the vanchippattu, Harikambhoji; one calls, all answer, the stroke quickens."""
import instruments as i
from score import Score

TITLE, LENGTH, FADE = "Oar Song", 60, 2


def compose():
    s = Score("harikambhoji", sa=60, bpm=126, seed="oar")
    caller = s.part(i.FIDDLE, volume=84, pan=52, reverb=45)
    organ = s.part(i.ACCORDION, volume=66, pan=78, reverb=45)
    crew = s.part(i.CHOIR, volume=88, pan=64, reverb=60)
    flute = s.part(i.FLUTE, volume=66, pan=44, reverb=60)
    bass = s.part(i.BASS, volume=76, pan=64, reverb=20)
    guitar = s.part(i.NYLON, volume=98, pan=36, reverb=35)
    drum = s.part(i.TAIKO, volume=64, pan=60, reverb=35)
    hand = s.part("drums", volume=112, pan=68, reverb=35)

    call = "S _ S R G _ G R | G M P M /G _ R _ | G _ G M P _ D P | M G R G S _ _ _"
    reply = "P _ P D /S' _ N D | P D N D P _ M _ | G _ M P D P M G | R G M R S _ _ _"
    call_2 = "G _ G M P _ P M | P D N D /P _ M _ | G M P D N _ D P | D _ P M G _ _ _"
    high = "S' _ S' N D _ D N | /R' _ S' N D _ _ _ | P _ P D N _ N D | S' _ N D P _ _ _"
    home = "M _ M P D _ P M | G _ G M P _ M G | R G M P D P M G | R G M R S _ _ _"

    lines = [(8, call, reply), (40, call_2, reply), (72, high, home)]
    for start, first, second in lines:
        caller.sing(start, first, velocity=90)
        crew.sing(start + 16, second, velocity=88)
        organ.sing(start + 16, second, velocity=80, octave=1, breath=False)
    flute.sing(56, reply, velocity=72, octave=1)
    flute.sing(88, home, velocity=70, octave=1)
    # everyone together, then one long note over the line
    for part, octave, velocity in ((caller, 0, 88), (crew, 0, 92), (organ, 1, 80), (flute, 1, 74)):
        part.sing(104, call, velocity=velocity, octave=octave)
        part.sing(120, "S' _ _ _ _ _ _ _ _ _ _ _", velocity=velocity, octave=octave - (octave == 1))

    tonic, fourth, fifth, seventh = "S, P, S G", "M,, S M D", "P,, R P N", "N,, R M N"
    bars = {8: [tonic, seventh, tonic, tonic], 24: [tonic, fifth, fourth, tonic], 40: [tonic, fifth, tonic, tonic],
            56: [tonic, fifth, fourth, tonic], 72: [fourth, fourth, fifth, tonic], 88: [fourth, tonic, seventh, tonic],
            104: [tonic, seventh, tonic, tonic]}
    for start, chords in bars.items():
        for bar, names in enumerate(chords):
            at = start + bar * 4
            guitar.arpeggio(at, names, ".2312.32", velocity=60, ring=0.4)
            bass.arpeggio(at, names.split()[0] + " P,", "0..0.00." if bar < 3 else "0..0.101", velocity=82, octave=-1, ring=0.7)
    for start in range(0, 120, 4):
        lively = start >= 24
        drum.strike(start, "9.....6.7...6...", 46, velocity=92)          # the oars: long, long-short
        drum.strike(start, "....5.....5...55" if lively else "....4.........4.", 55, velocity=62)
        hand.strike(start, "....7.......7..." if start >= 8 else "............7...", i.CLAP, velocity=58)
        hand.strike(start, "5.3.5.3.5.3.5.33", i.MARACAS, velocity=46)
        hand.strike(start, "..4.6..4..4.6.44" if lively else "....6.......6...", i.CONGA_HIGH, velocity=58)
        if start >= 72:
            hand.strike(start, "4.44....4.44....", i.BLOCK_HIGH, velocity=44)
    drum.strike(120, "9", 46, velocity=104)
    drum.strike(121, "3.4.5.6.7.8.9...9", 46, velocity=90)
    hand.strike(120, "9", i.CLAP, velocity=60)
    guitar.arpeggio(120, tonic, "0123", unit=0.08, velocity=70, ring=5)
    bass.note(120, 4, 36, 84)
    s.ease(40, 118, 140)
    return s, 132
