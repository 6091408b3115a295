#!/usr/bin/env python3
"""Render the demo songs: score -> MIDI -> fluidsynth -> level, fade and tags -> ../songs.

    python3 render.py [slug ...]        needs fluidsynth, ffmpeg, lame and a General MIDI sound font
    SOUNDFONT=/path/to/font.sf2         if it is not where Debian puts FluidR3
"""
import importlib
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "songs"
FONT = os.environ.get("SOUNDFONT", "/usr/share/sounds/sf2/FluidR3_GM.sf2")
TARGET, PEAK = -16.0, -1.5  # LUFS, dBFS
AS_WAV = {"small-moon"}     # one song stays uncompressed, so that the demo has both kinds


def run(*command):
    return subprocess.run([str(c) for c in command], check=True, capture_output=True, text=True)


def loudness(path):
    """Integrated LUFS; a mono file counts as played on both loudspeakers."""
    report = run("ffmpeg", "-hide_banner", "-nostats", "-i", path, "-af", "ebur128=dualmono=true", "-f", "null", "-").stderr
    return float(re.findall(r"I:\s+(-?[\d.]+) LUFS", report)[-1])


def synthesise(midi, wav):
    run("fluidsynth", "-ni", "-q", "-g", "1.0", "-R", "1", "-C", "1", "-r", "44100",
        "-o", "synth.reverb.room-size=0.65", "-o", "synth.reverb.damp=0.35",
        "-o", "synth.reverb.width=0.8", "-o", "synth.reverb.level=0.75",
        "-O", "s16", "-F", wav, FONT, midi)


def add_rain(dry, wet, length):
    """Filtered noise that swells slowly: loud enough to notice in the gaps only."""
    rain = (f"anoisesrc=c=pink:r=44100:d={length}:seed=7,highpass=f=900,lowpass=f=7500,"
            f"volume='0.05*(max(0,1-t/11)+max(0,min(1,(t-{length}+12)/8)))*(0.8+0.2*sin(t*1.3))':eval=frame,"
            "pan=stereo|c0=c0|c1=c0")
    run("ffmpeg", "-y", "-v", "error", "-i", dry, "-f", "lavfi", "-i", rain,
        "-filter_complex", "amix=inputs=2:duration=first:normalize=0", wet)


def master(raw, wav, song, channels):
    """Trim, fade, then one fixed gain to the target with a limiter for the few peaks above."""
    shape = f"atrim=0:{song.LENGTH},afade=t=in:d=0.03,afade=t=out:st={song.LENGTH - song.FADE}:d={song.FADE}:curve=qsin"
    faded = wav.with_suffix(".faded.wav")
    run("ffmpeg", "-y", "-v", "error", "-i", raw, "-af", "highpass=f=35," + shape, "-ac", channels, faded)
    gain = 0.0
    for _ in range(3):  # the limiter lowers the level a little: measure again and correct it
        level = f"volume={gain:.2f}dB,alimiter=limit={10 ** (PEAK / 20):.4f}:attack=4:release=80:level=false"
        run("ffmpeg", "-y", "-v", "error", "-i", faded, "-af", level, wav)
        gain += TARGET - loudness(wav)


def encode(wav, slug, song, year):
    if slug in AS_WAV:
        target = OUT / f"{slug}.wav"
        run("ffmpeg", "-y", "-v", "error", "-i", wav, "-ar", "16000", "-c:a", "pcm_s16le", "-bitexact",
            "-metadata", f"title={song.TITLE}", "-metadata", "artist=Demo Artist", "-metadata", "album=Paattu demo", target)
    else:
        target = OUT / f"{slug}.mp3"
        run("lame", "--quiet", "--abr", "68", "-m", "j", "--resample", "32", "-q", "2", "--id3v2-only", "--tt", song.TITLE,
            "--ta", "Demo Artist", "--tl", "Paattu demo", "--ty", year, wav, target)
    return target


def render(slug, year):
    song = importlib.import_module("songs." + slug.replace("-", "_"))
    score, beats = song.compose()
    with tempfile.TemporaryDirectory() as folder:
        midi, raw, wet, wav = (Path(folder) / name for name in ("song.mid", "raw.wav", "wet.wav", "song.wav"))
        score.write(midi, beats)
        synthesise(midi, raw)
        if getattr(song, "RAIN", False):
            add_rain(raw, wet, song.LENGTH)
            raw = wet
        master(raw, wav, song, channels=1 if slug in AS_WAV else 2)
        target = encode(wav, slug, song, year)
    print(f"{target.name:24} {song.LENGTH:3} s  {target.stat().st_size / 1024:7.0f} KB  {loudness(target):6.1f} LUFS")


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    for entry in json.loads((HERE.parent / "demo.json").read_text("utf-8"))["songs"]:
        name = Path(entry["audio"]).stem
        if not sys.argv[1:] or name in sys.argv[1:]:
            render(name, entry["releaseDate"][:4])
