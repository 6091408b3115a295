import type { Readable } from 'node:stream';
import { BackupError } from './backup-error.js';

/** Reads a text into memory, as long as it is not longer than that: a place of backups may send one without an end. */
export async function textWithin(content: Readable, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new BackupError(`A text of the backup has more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
