"""The score: melodies, chords and percussion, with small variations in timing and strength."""
import math
import random

import smf
import swara

BEND_RANGE = 12  # semitones; wide, so that slides between swaras are possible
DRUM_CHANNEL = 9


class Part:
    def __init__(self, score, channel, program, volume, pan, reverb):
        self.score, self.channel, self.events, self.notes = score, channel, [], []
        self.rng = random.Random(f"{score.seed}/{channel}")  # the same performance every time
        if channel != DRUM_CHANNEL:
            self._add(0, 0, 0xC0, program)
        for number, value in ((7, volume), (10, pan), (91, reverb), (93, 8), (101, 0), (100, 0), (6, BEND_RANGE)):
            self.control(0, number, value)

    # -- raw events ---------------------------------------------------------------
    def _add(self, beat, order, status, *data):
        self.events.append((max(0, beat) * smf.TICKS, order, bytes([status | self.channel, *data])))

    def control(self, beat, number, value):
        self._add(beat, 0, 0xB0, number, max(0, min(127, int(value))))

    def bend(self, beat, semitones):
        value = max(0, min(16383, int(8192 + 8192 * semitones / BEND_RANGE)))
        self._add(beat, 0, 0xE0, value & 0x7F, value >> 7)

    def note(self, beat, length, key, velocity, loose=0.012):
        """One note. `loose` is the unevenness of its timing, in beats."""
        beat += self.rng.gauss(0, loose)
        velocity = int(max(12, min(124, velocity + self.rng.gauss(0, 3.5))))
        self.notes.append((beat, beat + max(0.05, length), key, velocity))

    def track(self):
        """All events. A key struck again ends its earlier note first: a late note-off would cut the new one."""
        events, following = list(self.events), {}
        for start, end, key, velocity in sorted(self.notes, reverse=True):
            end = min(end, following.get(key, end) - 0.01)
            following[key] = start
            events.append((max(0, start) * smf.TICKS, 2, bytes([0x90 | self.channel, key, velocity])))
            events.append((max(0.02, end, start + 0.02) * smf.TICKS, 1, bytes([0x80 | self.channel, key, 0])))
        return events

    # -- melody -------------------------------------------------------------------
    def sing(self, beat, text, velocity=82, unit=0.5, octave=0, breath=True, late=0.0):
        """A melodic line. With breath: swells and vibrato (flute, bow, reed); without: plucked."""
        notes, total = swara.line(text, self.score.raga, unit)
        before = None
        for n in notes:
            at = beat + late + n.start
            arc = math.sin(math.pi * (n.start + 0.3) / (total + 0.6))       # a phrase rises and settles
            stress = 5 if n.start % 4 < 0.01 else 2 if n.start % 1 < 0.01 else -3
            key = self.score.sa + 12 * octave + n.pitch
            self.bend(at - 0.03, 0)
            if breath:
                self._breathe(at, n.length)
            self._ornament(at, n, before, breath)
            overlap = 0.04 if breath else 0.35  # strings ring on a little
            self.note(at, n.length + overlap - 0.06, key, velocity - 8 + 10 * arc + stress)
            before = n
        return beat + total

    def _breathe(self, at, length):
        steps = max(2, int(length * 6))
        for i in range(steps):
            x = i / steps
            shape = 0.80 + 0.20 * math.sin(math.pi * min(1, x * 1.25)) - 0.10 * max(0, x - 0.8)
            self.control(at + x * length, 11, 122 * shape)

    def _ornament(self, at, note, before, breath):
        second = self.score.bpm / 60
        start = 0.0
        if note.slide and before:
            start = max(-5, min(5, before.pitch - note.pitch))
        elif breath and note.length >= 1 and self.rng.random() < 0.4:
            start = -0.8  # a small scoop from below
        glide = min(0.30 if note.slide else 0.12, note.length / 2)
        if start:
            for i in range(13):
                ease = 0.5 - 0.5 * math.cos(math.pi * i / 12)
                self.bend(at - 0.02 + glide * i / 12, start * (1 - ease))
        depth = 0.55 if note.shake else 0.16 if breath and note.length >= 1 else 0
        if not depth:
            return
        rate, begin = (4.6 if note.shake else 5.2), glide + 0.15
        t = begin
        while t < note.length - 0.05:
            grown = min(1, (t - begin) / 0.5)
            self.bend(at + t, depth * grown * math.sin(2 * math.pi * rate * (t - begin) / second))
            t += 0.04
        self.bend(at + note.length - 0.03, 0)

    # -- accompaniment ------------------------------------------------------------
    def hold(self, beat, length, names, velocity=55, octave=0):
        """A soft chord; overlaps the next so that pads never gap."""
        for pitch in swara.chord(names, self.score.raga):
            self.note(beat, length + 0.1, self.score.sa + 12 * octave + pitch, velocity, loose=0.03)

    def swell(self, beat, length, low, high):
        """Expression from low to high and back, for pads."""
        for i in range(25):
            self.control(beat + length * i / 24, 11, low + (high - low) * math.sin(math.pi * i / 24))

    def arpeggio(self, beat, names, order, unit=0.5, velocity=62, octave=0, ring=1.4):
        """A broken chord: `order` picks strings by digit, '.' rests."""
        pitches = swara.chord(names, self.score.raga)
        for i, string in enumerate(order):
            if string == ".":
                continue
            stress = 8 if i == 0 else 3 if i % 2 == 0 else -2
            key = self.score.sa + 12 * octave + pitches[int(string)]
            self.note(beat + i * unit, min(ring, (len(order) - i) * unit + 0.2), key, velocity + stress)
        return beat + len(order) * unit

    def strike(self, beat, pattern, key, velocity=80, step=0.25):
        """Percussion: a digit is a stroke and its strength out of 9."""
        pattern = pattern.replace(" ", "").replace("|", "")
        for i, mark in enumerate(pattern):
            if mark.isdigit():
                self.note(beat + i * step, 0.4, key, velocity * (0.65 + 0.55 * int(mark) / 9), loose=0.008)
        return beat + len(pattern) * step

    def tanpura(self, beat, until, velocity=44, strings="P, S S S,", spacing=1.25):
        """The drone: four strings plucked round and round, independent of the beat."""
        pitches = swara.chord(strings, self.score.raga)
        i = 0
        while beat < until:
            weight = 6 if i % 4 == 3 else 0
            self.note(beat, 5.0, self.score.sa + pitches[i % 4], velocity + weight, loose=0.04)
            beat += spacing * (1.5 if i % 4 == 3 else 1)
            i += 1


class Score:
    def __init__(self, raga, sa, bpm, seed):
        self.raga, self.sa, self.bpm, self.seed = raga, sa, bpm, seed
        self.tempi, self.parts = [(0, bpm)], []

    def part(self, program, volume=90, pan=64, reverb=45):
        """The next free channel; 'drums' is the percussion kit."""
        if program == "drums":
            channel = DRUM_CHANNEL
        else:
            melodic = [c for c in range(16) if c != DRUM_CHANNEL]
            channel = melodic[sum(p.channel != DRUM_CHANNEL for p in self.parts)]
        self.parts.append(Part(self, channel, program if program != "drums" else 0, volume, pan, reverb))
        return self.parts[-1]

    def ease(self, start, end, bpm):
        """Changes the tempo to `bpm` evenly between two beats."""
        first, beat = self.tempi[-1][1], start
        while beat <= end:
            self.tempi.append((beat, first + (bpm - first) * (beat - start) / max(1e-9, end - start)))
            beat += 0.5

    def write(self, path, end_beat, only=None):
        parts = self.parts if only is None else [self.parts[only]]
        smf.write(path, self.tempi, [p.track() for p in parts], end_beat)
