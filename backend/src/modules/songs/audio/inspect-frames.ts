import { AAC, type InspectedAudio, MP3 } from './audio-formats.js';
import { cutOff, unplayable, wrongType } from './audio-problems.js';
import type { AudioSource } from './audio-source.js';
import { type Frame, readFrame, statedFrames } from './frame.js';

const WINDOW_BYTES = 1024 * 1024;
/** More than three frames of AAC. */
const AHEAD_BYTES = 32 * 1024;
/** Cut recordings and bad downloads begin with a part of a frame, zeros or a page of text. */
const MAX_BYTES_BEFORE = 64 * 1024;
const MIN_CHAIN = 3;
/** The share of a file that is sound. */
const MIN_SHARE = 0.25;
/** Below this share of the frames that the header states, the file was cut off. */
const WHOLE = 0.95;

/** Counts the frames of MP3 and of AAC without a container: what a header states is that of one part of a joined file. */
export async function inspectFrames(source: AudioSource, start: number): Promise<InspectedAudio> {
  const counter = new FrameCounter();
  for (let at = start; at < source.size;) {
    const window = await source.read(at, WINDOW_BYTES);
    const isLast = at + window.length >= source.size;
    at += counter.count(window, at, isLast);
    if (!counter.first && at - start > MAX_BYTES_BEFORE) break;
  }
  const { first, samples, frames, stated, firstStated, bytes, soundStart } = counter;
  if (!first || soundStart - start > MAX_BYTES_BEFORE) {
    if ((await readHeader(source, start))?.isFree) throw unplayable('MP3 in free format');
    throw wrongType();
  }
  if (first.kind !== 'mp3' && first.kind !== 'aac')
    throw unplayable(`MPEG audio of another layer (${first.kind.toUpperCase()})`);
  if (bytes < (source.size - soundStart) * MIN_SHARE) throw wrongType();
  if (frames < stated * WHOLE) throw cutOff();
  return {
    format: first.kind,
    codec: first.kind === 'mp3' ? MP3 : AAC,
    seconds: samples / first.sampleRate,
    statedSeconds: firstStated && (firstStated * first.samples) / first.sampleRate,
    sampleRate: first.sampleRate,
    channels: first.channels,
    sound: { start: soundStart, end: source.size },
  };
}

async function readHeader(source: AudioSource, start: number): Promise<Frame | null> {
  return readFrame(await source.read(start, 8), 0);
}

class FrameCounter {
  first: Frame | undefined;
  soundStart = 0;
  samples = 0;
  frames = 0;
  bytes = 0;
  /** By the headers of all parts. */
  stated = 0;
  /** By the first header, which players go by. */
  firstStated: number | null = null;
  private isLocked = false;

  /** Returns how many bytes of the window need not be seen again. `start` is its place in the file. */
  count(window: Buffer, start: number, isLast: boolean): number {
    const end = isLast ? window.length : Math.max(1, window.length - AHEAD_BYTES);
    let at = 0;
    while (at < end) {
      const frame = this.frameAt(window, at, isLast);
      if (frame) {
        this.add(frame, window, at, start);
        at += frame.length;
      } else {
        this.isLocked = false;
        at = nextPlace(window, at);
      }
    }
    return at;
  }

  private frameAt(window: Buffer, at: number, isLast: boolean): Frame | null {
    const frame = readFrame(window, at);
    if (!frame || frame.isFree || (this.first && !isAlike(frame, this.first))) return null;
    if (at + frame.length > window.length) return null;
    return this.isLocked || isChain(window, at, frame, isLast) ? frame : null;
  }

  private add(frame: Frame, window: Buffer, at: number, start: number): void {
    if (!this.first) this.soundStart = start + at;
    this.first ??= frame;
    this.isLocked = true;
    this.bytes += frame.length;
    const stated = frame.kind === 'mp3' ? statedFrames(window, at, frame) : null;
    if (stated !== null) {
      this.stated += stated;
      this.firstStated ??= stated || null;
      return;
    }
    this.frames += 1;
    this.samples += frame.samples;
  }
}

/** A mark of two bytes is frequent in other data, so that several frames must follow one another. */
function isChain(window: Buffer, at: number, first: Frame, isLast: boolean): boolean {
  let next = at + first.length;
  for (let count = 1; count < MIN_CHAIN; count += 1) {
    if (next >= window.length) return isLast && count > 1;
    const frame = readFrame(window, next);
    if (!frame || !isAlike(frame, first)) return false;
    next += frame.length;
  }
  return true;
}

function isAlike(frame: Frame, first: Frame): boolean {
  return frame.kind === first.kind && frame.sampleRate === first.sampleRate;
}

/** The next byte that can begin a frame. Skips a tag between frames, whose picture can look like one. */
function nextPlace(window: Buffer, at: number): number {
  const tag = lengthOfTag(window, at);
  if (tag > 0 && at + tag < window.length) return at + tag;
  const found = window.indexOf(0xff, at + 1);
  return found < 0 ? window.length : found;
}

/** The length of an ID3 tag that begins here; 0 if there is none. */
export function lengthOfTag(bytes: Buffer, at: number): number {
  if (at + 10 > bytes.length || bytes.toString('latin1', at, at + 3) !== 'ID3') return 0;
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 6, at + 10);
  if ((a | b | c | d) & 0x80) return 0;
  const hasFooter = ((bytes[at + 5] ?? 0) & 0x10) !== 0;
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d) + (hasFooter ? 10 : 0);
}
