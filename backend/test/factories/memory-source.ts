import { AudioSource } from '../../src/modules/songs/audio/audio-source.js';

/** A file that is not stored. */
export class MemorySource extends AudioSource {
  constructor(private readonly file: Buffer) {
    super(file.length);
  }

  protected load(start: number, end: number): Promise<Buffer> {
    return Promise.resolve(this.file.subarray(start, end));
  }
}
