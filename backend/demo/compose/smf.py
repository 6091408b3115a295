"""Writes Standard MIDI Files for the score: type 1, 480 ticks per beat."""
import struct

TICKS = 480


def _varlen(value):
    out = [value & 0x7F]
    while value := value >> 7:
        out.append(0x80 | value & 0x7F)
    return bytes(reversed(out))


def _track(events, end):
    """events: (tick, order, bytes). At the same tick, `order` decides: controllers, then note-offs, then note-ons."""
    data, last = b"", 0
    for tick, _, message in sorted(events, key=lambda e: (e[0], e[1])):
        tick = max(0, min(int(tick), end))
        data += _varlen(tick - last) + message
        last = tick
    data += _varlen(end - last) + b"\xff\x2f\x00"
    return b"MTrk" + struct.pack(">I", len(data)) + data


def write(path, tempi, tracks, end_beat):
    """tempi: (beat, bpm); tracks: one list of events for each part."""
    end = int(end_beat * TICKS)
    head = [
        (int(beat * TICKS), 0, b"\xff\x51\x03" + round(60_000_000 / bpm).to_bytes(3, "big"))
        for beat, bpm in tempi
    ]
    chunks = [_track(head, end)] + [_track(events, end) for events in tracks]
    with open(path, "wb") as out:
        out.write(b"MThd" + struct.pack(">IHHH", 6, 1, len(chunks), TICKS))
        out.write(b"".join(chunks))
