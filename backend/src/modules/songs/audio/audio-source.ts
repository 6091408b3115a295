import type { Storage } from '../../../infra/storage/storage.js';

const BLOCK_BYTES = 64 * 1024;

/** A stored file, read in any order. */
export abstract class AudioSource {
  private block: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };

  constructor(readonly size: number) {}

  /** Returns fewer bytes only at the end of the file. Small parts that lie together are read from the storage at once. */
  async read(start: number, length: number): Promise<Buffer> {
    const end = Math.min(start + length, this.size);
    if (end <= start) return Buffer.alloc(0);
    if (length > BLOCK_BYTES) return this.load(start, end);
    const { block } = this;
    if (start < block.start || end > block.start + block.bytes.length) {
      const bytes = await this.load(start, Math.min(start + BLOCK_BYTES, this.size));
      this.block = { start, bytes };
    }
    return this.block.bytes.subarray(start - this.block.start, end - this.block.start);
  }

  /** Reads the bytes from `start` on, up to `end`. */
  protected abstract load(start: number, end: number): Promise<Buffer>;
}

export class StoredAudioSource extends AudioSource {
  constructor(
    private readonly storage: Storage,
    private readonly key: string,
    size: number,
  ) {
    super(size);
  }

  protected load(start: number, end: number): Promise<Buffer> {
    return this.storage.read(this.key, { start, end: end - 1 });
  }
}
