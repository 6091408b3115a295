import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { InspectedAudio } from '../audio/audio-formats.js';
import type { AudioSource } from '../audio/audio-source.js';
import { decodableAudio } from '../audio/decodable-audio.js';
import { barsOf } from './bars.js';

const SCRIPT = fileURLToPath(new URL('./waveform-process.js', import.meta.url));
const BARS = 800;
/** Node and the decoder take 100 MB, and a portion of silence up to 100 MB more. */
const MAX_MEMORY_BYTES = 512 * 1024 * 1024;
const TIMEOUT_MS = 5 * 60_000;
/** Three hours of stereo at 48 kHz, which take a few minutes. */
const MAX_SAMPLES = 2 ** 30;

export interface Waveform {
  /** 0 to 100. */
  bars: number[];
  /** The length of what was decoded. */
  seconds: number;
}

/** The song has no waveform, however often it is tried. */
export class NoWaveformError extends Error {}

export interface DrawLimits {
  memoryBytes?: number;
  timeoutMs?: number;
}

/**
 * Decodes a song in portions, in its own process: a decoder that takes too much memory or time, or that crashes, ends alone.
 * The bound counts samples of all channels, because a file of a few bytes can contain hours of silence.
 */
export async function drawWaveform(
  source: AudioSource,
  audio: InspectedAudio,
  { memoryBytes = MAX_MEMORY_BYTES, timeoutMs = TIMEOUT_MS }: DrawLimits = {},
): Promise<Waveform> {
  if (audio.seconds * audio.sampleRate * audio.channels > MAX_SAMPLES) {
    throw new NoWaveformError('the song has too many samples');
  }
  const { peaks, seconds } = await decode(source, audio, memoryBytes, timeoutMs);
  const bars = barsOf(peaks, BARS);
  if (bars.length === 0) throw new NoWaveformError('the file contains no sound');
  return { bars, seconds };
}

async function decode(
  source: AudioSource,
  audio: InspectedAudio,
  memoryBytes: number,
  timeoutMs: number,
): Promise<{ peaks: number[]; seconds: number }> {
  const child = spawn(process.execPath, [SCRIPT, audio.format, String(memoryBytes)], {
    // A process that reads files of others must not have the secrets of the environment.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  // A process that ends early is reported by its exit; a file that cannot be read is not.
  const sent = pipeline(decodableAudio(source, audio), child.stdin).catch((error: unknown) => {
    if (isClosedPipe(error)) return;
    child.kill('SIGKILL');
    throw error;
  });
  const [{ code, signal }, output] = await Promise.all([ended, text(child.stdout), sent]);
  if (signal) throw new NoWaveformError(`the decoder took more than ${memoryBytes} bytes or ${timeoutMs} ms`);
  if (code !== 0) throw new NoWaveformError('the file could not be decoded');
  return JSON.parse(output) as { peaks: number[]; seconds: number };
}

function isClosedPipe(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET';
}
