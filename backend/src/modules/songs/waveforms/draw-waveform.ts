import type { Readable } from 'node:stream';
import { decodeChunked } from 'audio-decode';
import type { AudioType } from '../audio-type.js';
import { PeakMeter } from './peak-meter.js';

const BARS = 800;
/** Windows are smaller than bars, because the stated duration may differ a little from the real one. */
const WINDOWS_PER_BAR = 8;

/** Returns the bars of a waveform, 0 to 100. Decodes the audio in portions. */
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
  if (bars.length === 0) throw new Error('the file contains no sound');
  return bars;
}

function windowLength(samples: number): number {
  return Math.max(1, Math.floor(samples / (BARS * WINDOWS_PER_BAR)));
}
