import type { Readable } from 'node:stream';
import { decodeChunked } from 'audio-decode';
import type { AudioType } from '../audio-type.js';
import { PeakMeter } from './peak-meter.js';

const BARS = 800;
/** How much finer than a bar is measured, as a length that is told and the length that there is may differ a little. */
const WINDOWS_PER_BAR = 8;

/** The bars of a song's waveform, 0 to 100. Decodes the audio portion by portion. */
export async function drawWaveform(
  content: Readable,
  extension: AudioType['extension'],
  durationSeconds: number,
): Promise<number[]> {
  let meter: PeakMeter | null = null;
  for await (const { channelData, sampleRate } of decodeChunked(content, extension)) {
    meter ??= new PeakMeter(windowLength(sampleRate * durationSeconds));
    meter.add(channelData);
  }
  const bars = meter?.bars(BARS) ?? [];
  if (bars.length === 0) throw new Error('there is no sound in the file');
  return bars;
}

function windowLength(samples: number): number {
  return Math.max(1, Math.floor(samples / (BARS * WINDOWS_PER_BAR)));
}
