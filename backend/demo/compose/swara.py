"""Swara notation: a line of sargam letters becomes notes.

    S R G M P D N   swaras; r is the flat (shuddha) rishabha, where the raga has it
    S' and S,       the octave above and below
    _               the note before is held one more unit
    -               silence for one unit
    (GR)            two or more notes share one unit
    /P              slide (jaru) into P from the note before
    G~              shake (kampita gamaka)
    |               bar line, for the eye only
"""
import re
from dataclasses import dataclass

# Semitones above Sa.
RAGAS = {
    "kalyani": dict(S=0, R=2, G=4, M=6, P=7, D=9, N=11),
    "mohanam": dict(S=0, R=2, G=4, P=7, D=9),
    "hindolam": dict(S=0, G=3, M=5, D=8, N=10),
    "harikambhoji": dict(S=0, R=2, G=4, M=5, P=7, D=9, N=10),
    "bilahari": dict(S=0, R=2, G=4, M=5, P=7, D=9, N=11),
    "sindhubhairavi": dict(S=0, r=1, R=2, G=3, M=5, P=7, D=8, N=10),
    "charukesi": dict(S=0, R=2, G=4, M=5, P=7, D=8, N=10),
}

NOTE = re.compile(r"(/?)([SRGMPDNr])([',]*)(~?)")
TOKEN = re.compile(r"\([^)]*\)|[_-]|/?[SRGMPDNr][',]*~?|\S")


@dataclass
class Note:
    start: float   # beats from the start of the line
    length: float  # beats
    pitch: int     # semitones above Sa
    slide: bool = False
    shake: bool = False


def _note(match, raga, start, length):
    slide, letter, octave, shake = match.groups()
    pitch = RAGAS[raga][letter] + 12 * (octave.count("'") - octave.count(","))
    return Note(start, length, pitch, bool(slide), bool(shake))


def line(text, raga, unit=0.5):
    """Read one line; returns its notes and its length in beats."""
    notes, at, held = [], 0.0, False
    for token in TOKEN.findall(text.replace("|", " ")):
        if token == "_":
            if held:
                notes[-1].length += unit
        elif token == "-":
            held = False
        elif token.startswith("("):
            inner = list(NOTE.finditer(token))
            part = unit / len(inner)
            notes += [_note(m, raga, at + i * part, part) for i, m in enumerate(inner)]
            held = True
        else:
            match = NOTE.fullmatch(token)
            if not match:
                raise ValueError(f"not a swara: {token!r} in {text!r}")
            notes.append(_note(match, raga, at, unit))
            held = True
        at += unit
    return notes, at


def chord(text, raga):
    """'S G P' -> semitones above Sa, for pads and broken chords."""
    return [_note(m, raga, 0, 0).pitch for m in NOTE.finditer(text)]
