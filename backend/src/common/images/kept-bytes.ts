/** The parts of a file that are kept, in one buffer: a file can have a million parts. */
export class KeptBytes {
  private readonly bytes: Buffer;
  private length = 0;

  /** `added` is the most that is added to the parts of the file. */
  constructor(file: Buffer, added: number) {
    this.bytes = Buffer.allocUnsafe(file.length + added);
  }

  add(...parts: Buffer[]): void {
    for (const part of parts) this.length += part.copy(this.bytes, this.length);
  }

  take(): Buffer {
    return this.bytes.subarray(0, this.length);
  }
}
