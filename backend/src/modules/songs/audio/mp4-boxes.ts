import { damaged } from './audio-problems.js';
import type { AudioSource } from './audio-source.js';

/** A box of an MP4 file: a name, and a body from `start` to `end`. */
export interface Box {
  name: string;
  /** Where the head of the box begins. */
  at: number;
  start: number;
  end: number;
  /** The file ends before the box. */
  isCut: boolean;
}

const MAX_BOXES = 100_000;
/** These contain boxes and nothing else. */
const FOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'mvex', 'moof', 'traf']);

/** Reads the heads of boxes, of which a file has a bounded number. */
export class BoxReader {
  private boxes = 0;

  constructor(readonly source: AudioSource) {}

  /** The boxes between two places, without those inside. Stops at bytes that are no box. */
  async list(start: number, end: number): Promise<Box[]> {
    const boxes: Box[] = [];
    for (let at = start; at + 8 <= end;) {
      const box = readBox(await this.source.read(at, 16), at, end);
      if (!box) break;
      this.boxes += 1;
      if (this.boxes > MAX_BOXES) throw damaged();
      boxes.push(box);
      at = box.end;
    }
    return boxes;
  }

  /** All boxes inside a box that are no folders, each with the folders that lead to it, as in `trak/mdia/hdlr`. */
  async listAll(folder: Box, path = ''): Promise<Array<Box & { path: string }>> {
    const found: Array<Box & { path: string }> = [];
    for (const box of await this.list(folder.start, folder.end)) {
      const inside = `${path}${box.name}`;
      if (box.isCut) throw damaged();
      if (FOLDERS.has(box.name)) found.push(...(await this.listAll(box, `${inside}/`)));
      else found.push({ ...box, path: inside });
    }
    return found;
  }

  /** The body of a box, or its first bytes. */
  body({ start, end }: Box, most = Infinity): Promise<Buffer> {
    return this.source.read(start, Math.min(end - start, most));
  }
}

/** Null for bytes that are no box. A length of 0 means "to the end". */
function readBox(head: Buffer, at: number, end: number): Box | null {
  if (head.length < 8) return null;
  const short = head.readUInt32BE(0);
  const isLong = short === 1 && head.length >= 16;
  const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
  const headLength = isLong ? 16 : 8;
  if (length < headLength) return null;
  return {
    name: head.toString('latin1', 4, 8),
    at,
    start: at + headLength,
    end: Math.min(at + length, end),
    isCut: at + length > end,
  };
}
