import type { Box, BoxReader } from './mp4-boxes.js';

/** A track with the boxes that it needs, by name. */
export interface Track {
  handler: string;
  entryName: string;
  boxes: Partial<Record<string, Box>>;
}

/** Counts the samples of a track: what `mvhd` and `mdhd` state is a claim of the program that wrote them. */
export async function secondsOfTables(reader: BoxReader, track: Track): Promise<number> {
  const { stts, stsz, stz2 } = track.boxes;
  const sizes = stsz ?? stz2;
  if (!stts || !sizes) return 0;
  let left = (await reader.body(sizes, 12)).readUInt32BE(8);
  const table = await reader.body(stts);
  let units = 0;
  for (let at = 8; at + 8 <= table.length && left > 0; at += 8) {
    const samples = Math.min(left, table.readUInt32BE(at));
    units += samples * table.readUInt32BE(at + 4);
    left -= samples;
  }
  const seconds = units / (await timescaleOf(reader, track.boxes['mdhd']));
  return editedSeconds(reader, track, seconds);
}

/** Counts the samples of fragments, which live streams and downloads consist of. */
export async function secondsOfFragments(reader: BoxReader, track: Track, fragments: Box[]): Promise<number> {
  const { tkhd, trex, mdhd } = track.boxes;
  if (!tkhd) return 0;
  const header = await reader.body(tkhd, 24);
  const id = header.readUInt32BE(header[0] === 1 ? 20 : 12);
  const usual = trex ? (await reader.body(trex, 24)).readUInt32BE(12) : 0;
  let units = 0;
  for (const fragment of fragments) {
    let duration = 0;
    let isOfTrack = false;
    for (const box of await reader.listAll(fragment)) {
      if (box.name === 'tfhd') {
        const body = await reader.body(box);
        isOfTrack = body.readUInt32BE(4) === id;
        duration = durationOf(body) ?? usual;
      }
      if (box.name === 'trun' && isOfTrack) units += unitsOfRun(await reader.body(box), duration);
    }
  }
  return units / (await timescaleOf(reader, mdhd));
}

/** The duration of a sample in this fragment, which stands behind optional fields. */
function durationOf(header: Buffer): number | null {
  const flags = header.readUIntBE(1, 3);
  if (!(flags & 8)) return null;
  const at = 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
  return at + 4 <= header.length ? header.readUInt32BE(at) : null;
}

function unitsOfRun(run: Buffer, usual: number): number {
  const flags = run.readUIntBE(1, 3);
  const samples = run.readUInt32BE(4);
  const fields = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  if (!(flags & 0x100)) return samples * usual;
  let units = 0;
  let at = 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  for (let sample = 0; sample < samples && at + 4 <= run.length; sample += 1, at += 4 * fields) {
    units += run.readUInt32BE(at);
  }
  return units;
}

/** An edit list says which part of the sound plays. Its empty edits are silence in front, which browsers leave out. */
async function editedSeconds(reader: BoxReader, { boxes }: Track, seconds: number): Promise<number> {
  const { elst, mvhd, mdhd } = boxes;
  if (!elst || !mvhd) return seconds;
  const body = await reader.body(elst);
  const isLong = body[0] === 1;
  const width = isLong ? 20 : 12;
  let units = 0;
  let first: number | undefined;
  for (let at = 8; at + width <= body.length; at += width) {
    const duration = isLong ? Number(body.readBigUInt64BE(at)) : body.readUInt32BE(at);
    const start = isLong ? Number(body.readBigInt64BE(at + 8)) : body.readInt32BE(at + 4);
    if (start < 0) continue;
    first ??= start;
    units += duration;
  }
  if (units === 0 || first === undefined) return seconds;
  const skipped = first / (await timescaleOf(reader, mdhd));
  return Math.min(Math.max(0, seconds - skipped), units / (await timescaleOf(reader, mvhd)));
}

/** The length of the movie as its header states it; fragments state none. */
export async function statedSecondsOf(reader: BoxReader, { boxes: { mvhd } }: Track): Promise<number | null> {
  if (!mvhd) return null;
  const body = await reader.body(mvhd, 32);
  const duration = body[0] === 1 ? Number(body.readBigUInt64BE(24)) : body.readUInt32BE(16);
  return duration / (await timescaleOf(reader, mvhd)) || null;
}

/** Units of a second. NaN, which no length equals, for a broken header. */
async function timescaleOf(reader: BoxReader, header: Box | undefined): Promise<number> {
  if (!header) return NaN;
  const body = await reader.body(header, 24);
  const at = body[0] === 1 ? 20 : 12;
  return (at + 4 <= body.length && body.readUInt32BE(at)) || NaN;
}
