import type { InspectedAudio } from './audio-formats.js';
import { cutOff, damaged, wrongType } from './audio-problems.js';
import type { AudioSource } from './audio-source.js';
import { type Box, BoxReader } from './mp4-boxes.js';
import { readSampleEntry } from './mp4-codec.js';
import { secondsOfFragments, secondsOfTables, statedSecondsOf, type Track } from './mp4-length.js';

const FIRST_BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];
/** Covers and pictures of chapters are tracks of video, too. */
const PICTURES = ['jpeg', 'png ', 'mjpa', 'mjpb', 'tiff', 'gif ', 'text'];
const MAX_ENTRY_BYTES = 64 * 1024;

/** MP4, M4A, 3GP and QuickTime have the same form. Brands are not looked at: programs write any of them. */
export function isMp4(head: Buffer): boolean {
  return FIRST_BOXES.includes(head.toString('latin1', 4, 8));
}

export async function inspectMp4(source: AudioSource): Promise<InspectedAudio> {
  const reader = new BoxReader(source);
  const boxes = await reader.list(0, source.size);
  const movie = boxes.find(({ name }) => name === 'moov');
  const isCut = boxes.some(({ name, isCut }) => isCut && ['moov', 'moof', 'mdat'].includes(name));
  if (!movie) throw boxes.some(({ name }) => name === 'meta') ? wrongType() : cutOff();
  if (movie.isCut) throw cutOff();
  const tracks = await readTracks(reader, movie);
  if (tracks.some(isVideo)) throw wrongType();
  const track = tracks.find(({ handler }) => handler === 'soun');
  if (!track) throw wrongType();
  const entry = readSampleEntry(
    await reader.body(track.boxes.stsd ?? { ...movie, end: movie.start }, MAX_ENTRY_BYTES),
  );
  if (!entry) throw damaged();
  if (isCut || (await lastChunkOf(reader, track)) >= source.size) throw cutOff();
  const fragments = boxes.filter(({ name }) => name === 'moof');
  const seconds =
    (await secondsOfTables(reader, track)) || (await secondsOfFragments(reader, track, fragments));
  const statedSeconds = await statedSecondsOf(reader, track);
  return { format: 'm4a', ...entry, seconds, statedSeconds, sound: { start: 0, end: source.size } };
}

async function readTracks(reader: BoxReader, movie: Box): Promise<Track[]> {
  const tracks: Track[] = [];
  const shared: Track['boxes'] = {};
  for (const box of await reader.list(movie.start, movie.end)) {
    if (box.isCut) throw damaged();
    if (box.name === 'mvhd') shared.mvhd = box;
    if (box.name === 'mvex') shared.trex = (await reader.listAll(box)).find(({ name }) => name === 'trex');
    if (box.name !== 'trak') continue;
    const inside: Array<[string, Box]> = (await reader.listAll(box)).map((found) => [found.path, found]);
    const named = Object.fromEntries(inside);
    const header = named['mdia/hdlr'];
    const handler = header ? (await reader.body(header, 12)).toString('latin1', 8, 12) : '';
    const boxes = Object.fromEntries(inside.map(([, found]) => [found.name, found]));
    tracks.push({ handler, boxes, entryName: await entryNameOf(reader, boxes['stsd']) });
  }
  return tracks.map((track) => ({ ...track, boxes: { ...track.boxes, ...shared } }));
}

async function entryNameOf(reader: BoxReader, box: Box | undefined): Promise<string> {
  return box ? (await reader.body(box, 16)).toString('latin1', 12, 16) : '';
}

function isVideo({ handler, entryName }: Track): boolean {
  return handler === 'vide' && !PICTURES.includes(entryName);
}

/** Where the last part of the sound begins. */
async function lastChunkOf(reader: BoxReader, { boxes: { stco, co64 } }: Track): Promise<number> {
  const box = stco ?? co64;
  if (!box) return 0;
  const width = stco ? 4 : 8;
  const body = await reader.body(box);
  let last = 0;
  for (let at = 8; at + width <= body.length; at += width) {
    last = Math.max(last, stco ? body.readUInt32BE(at) : Number(body.readBigUInt64BE(at)));
  }
  return last;
}
