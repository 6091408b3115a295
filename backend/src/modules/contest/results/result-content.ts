import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';

export interface FileOfResult {
  resultId: string;
  name: string;
}

const PART_BYTES = 256 * 1024;

/** Reads a file in parts, so that a large one does not fill the memory. */
export function streamFile(dataSource: DataSource, { resultId, name }: FileOfResult): Readable {
  return Readable.from(readParts(dataSource, { resultId, name }), { objectMode: false });
}

export async function* readParts(
  dataSource: DataSource,
  { resultId, name }: FileOfResult,
): AsyncGenerator<Buffer> {
  for (let from = 1; ; from += PART_BYTES) {
    const [row] = await dataSource.query<Array<{ part: Buffer }>>(
      'select substring(content from $3 for $4) as part from result_files where result_id = $1 and name = $2',
      [resultId, name, from, PART_BYTES],
    );
    if (!row || row.part.length === 0) return;
    yield row.part;
    if (row.part.length < PART_BYTES) return;
  }
}
