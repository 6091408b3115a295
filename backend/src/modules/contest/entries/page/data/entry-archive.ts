import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import type { Storage } from '../../../../../infra/storage/storage.js';
import { translationsOf } from '../../../../../translations/index.js';
import type { EntryData } from './entry-data.queries.js';

/** A ZIP of the data: a text that explains it, one JSON file, and the photos, of which one is open at a time. */
export function toArchive(data: EntryData, storage: Storage): Readable {
  return Readable.fromWeb(makeZip(filesOf(data, storage)) as ReadableStream);
}

async function* filesOf({ language, tables, photos, at: lastModified }: EntryData, storage: Storage) {
  yield { name: 'README.txt', input: translationsOf(language).myData.readme, lastModified };
  const json = JSON.stringify({ copiedAt: lastModified, ...tables }, null, 2);
  yield { name: 'data.json', input: `${json}\n`, lastModified };
  for (const { name, key } of photos) {
    const photo = await storage.stream(key);
    try {
      yield { name: `photos/${name}`, input: photo, lastModified };
    } finally {
      // A reader that stops also closes the file.
      photo.destroy();
    }
  }
}
