import { Transform, type TransformCallback } from 'node:stream';
import { DomainError } from '../errors/domain-error.js';

/** Passes on at most `maxBytes`, then fails with FILE_TOO_LARGE. */
export class SizeLimit extends Transform {
  private bytes = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly sentence: string,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    if (this.bytes > this.maxBytes) done(new DomainError('FILE_TOO_LARGE', { message: this.sentence }));
    else done(null, chunk);
  }
}
