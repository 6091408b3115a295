"""General MIDI programs (from 0) and percussion keys, by the names that the songs use."""
PIANO, MUSIC_BOX, VIBRAPHONE, MARIMBA = 0, 10, 11, 12
REED_ORGAN, ACCORDION, HARMONICA = 20, 21, 22     # the reed organ replaces a harmonium
NYLON, BASS = 24, 32
VIOLIN, VIOLA, CELLO, HARP = 40, 41, 42, 46
STRINGS, SLOW_STRINGS, CHOIR = 48, 49, 52
CLARINET, FLUTE = 71, 73
WARM_PAD = 89
SITAR, KALIMBA, FIDDLE = 104, 108, 110
BELL, TAIKO, TOM = 112, 116, 117                  # the tom, tuned low, is the bass head of a tabla

# keys of the percussion kit
CLAP, TAMBOURINE = 39, 54
BONGO_HIGH, BONGO_LOW, CONGA_MUTE, CONGA_HIGH, CONGA_LOW = 60, 61, 62, 63, 64
CABASA, MARACAS, CLAVES, BLOCK_HIGH, BLOCK_LOW, TRIANGLE = 69, 70, 75, 76, 77, 81
