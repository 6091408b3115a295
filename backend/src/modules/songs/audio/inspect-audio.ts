import { fileTypeFromBuffer } from 'file-type';
import { AUDIO_FORMATS, type AudioFormat, type InspectedAudio } from './audio-formats.js';
import { damaged, tooShort, unplayable, wrongType } from './audio-problems.js';
import type { AudioSource } from './audio-source.js';
import { inspectFrames, lengthOfTag } from './inspect-frames.js';
import { inspectMp4, isMp4 } from './inspect-mp4.js';
import { inspectWav, isWav } from './inspect-wav.js';

/** How many bytes from the start of a file show its likely type. */
export const HEAD_BYTES = 4_100;
const MIN_SECONDS = 1;
/** The channels and rates that Chromium plays. */
const MAX_CHANNELS = 8;
const MIN_RATE = 3_000;
const MAX_RATE = 768_000;
/** 0.2 kbit/s. AAC of silence at a low rate has 0.4; less is a length that nothing fills. */
const MIN_BYTES_PER_SECOND = 25;
const FRAMES = ['audio/mpeg', 'audio/aac'];

/** Finds out what a file contains, by its content alone. Throws, for the owner, what keeps browsers from playing it. */
export async function inspectAudio(source: AudioSource): Promise<InspectedAudio> {
  const audio = await inspect(source).catch((error: unknown) => {
    // A number of the file leads out of what was read.
    throw error instanceof RangeError ? damaged() : error;
  });
  const { format, codec, seconds, sampleRate, channels } = audio;
  const codecs: readonly string[] = AUDIO_FORMATS[format].codecs;
  if (!codecs.includes(codec)) throw unplayable(codec);
  if (channels < 1 || channels > MAX_CHANNELS) throw unplayable(`sound with ${channels} channels`);
  if (sampleRate < MIN_RATE || sampleRate > MAX_RATE)
    throw unplayable(`sound with a rate of ${sampleRate} Hz`);
  if (!(seconds * MIN_BYTES_PER_SECOND <= source.size)) throw damaged();
  if (seconds < MIN_SECONDS) throw tooShort();
  return audio;
}

/** The type of a file by its first bytes, for its name. Throws for a file that is certainly of another type. */
export async function likelyFormat(head: Buffer): Promise<AudioFormat> {
  if (isWav(head)) return 'wav';
  if (isMp4(head)) return 'm4a';
  const type = await fileTypeFromBuffer(head);
  if (type && !FRAMES.includes(type.mime)) throw wrongType();
  return type?.mime === AUDIO_FORMATS.aac.mimeType ? 'aac' : 'mp3';
}

async function inspect(source: AudioSource): Promise<InspectedAudio> {
  const start = await endOfTags(source);
  const head = await source.read(start, HEAD_BYTES);
  const likely = await likelyFormat(head);
  if (likely === 'wav' && start === 0) return inspectWav(source);
  if (likely === 'm4a' && start === 0) return inspectMp4(source);
  return inspectFrames(source, start);
}

/** Where the ID3 tags in front end. One that states to be longer than the file is none. */
async function endOfTags(source: AudioSource): Promise<number> {
  let at = 0;
  for (;;) {
    const length = lengthOfTag(await source.read(at, 10), 0);
    if (length === 0 || at + length >= source.size) return at;
    at += length;
  }
}
