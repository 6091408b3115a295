import { json } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, open, type Options, type ZipFile } from 'yauzl';
import { BackupError } from '../../../backup/backup-error.js';
import { BackupFolder, CHECKSUMS_FILE } from '../../../backup/backup-folder.js';
import { MAX_SUMS, isInside, readVerified } from '../../../backup/checksums.js';
import { CONTENTS_FILE, contentsSchema, MAX_CONTENTS } from '../../../backup/contents.js';
import { requireRoom } from '../../../backup/room.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { BucketError } from '../../../infra/storage/bucket-error.js';
import type { Storage } from '../../../infra/storage/storage.js';
import { isAhead, nameOfBackup } from '../backup-name.js';

const openZip = promisify<string, Options, ZipFile>(open);

/** A site with a photo for each of its entries has some thousand. */
const MAX_FILES = 100_000;
/** Of all entries, in memory at once: names, comments and what programs add. */
const MAX_LIST = 16_000_000;

/** What a ZIP may be packed with: nothing, and deflate. */
const METHODS = new Set([0, 8]);

const NO_BACKUP = 'This file is no backup of a Paattu site, or was cut off on its way.';
const OTHER_PACKING =
  'This ZIP has a password, or is packed in a way that this site cannot read. Pack the folder again as a usual ZIP without a password.';

/**
 * Unpacks the ZIP of a backup, as the page _Care_ downloads it, or as a computer has packed its folder again, and compares each file with its
 * checksum. One that is damaged leaves nothing.
 * @param path of the ZIP
 * @param isKnown whether the site has a backup with this name already
 * @returns null if it has
 * @throws {BackupError}
 */
export async function unpackBackup(
  path: string,
  place: Storage,
  isKnown: (name: string) => Promise<boolean>,
): Promise<{ name: string; folder: BackupFolder } | null> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new BackupError(NO_BACKUP);
  });
  try {
    const files = withoutFolder(await listEntries(zip));
    const read = (entry: Entry) => promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);
    const [contents, sums] = [files.get(CONTENTS_FILE), files.get(CHECKSUMS_FILE)];
    if (!contents || !sums || contents.uncompressedSize > MAX_CONTENTS || sums.uncompressedSize > MAX_SUMS)
      throw new BackupError(NO_BACKUP);
    if (![...files.values()].every((entry) => !entry.isEncrypted() && METHODS.has(entry.compressionMethod)))
      throw new BackupError(OTHER_PACKING);
    // A file that is longer than the ZIP states is an error of the reader.
    const bytes = [...files.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    await requireRoom(place, 'The backup', bytes);
    const { data } = contentsSchema.safeParse(
      await read(contents)
        .then(json)
        .catch(() => null),
    );
    if (!data) throw new BackupError(NO_BACKUP);
    if (isAhead(new Date(data.madeAt)))
      throw new BackupError(
        `The backup says that it is of ${data.madeAt}. Is the clock of this server right?`,
      );
    const name = nameOfBackup(new Date(data.madeAt));
    if (await isKnown(name)) return null;
    const folder = new BackupFolder(place, name);
    if ((await folder.sizeOf(CHECKSUMS_FILE)) !== null) return null;
    await folder.removeRest();
    try {
      // Last, because a folder with it is a backup.
      files.delete(CHECKSUMS_FILE);
      for (const [file, entry] of [...files, [CHECKSUMS_FILE, sums] as const])
        await folder.put(file, await read(entry));
      await readVerified(folder);
      return { name, folder };
    } catch (error) {
      await folder.removeRest().catch(() => {});
      if ([BackupError, BucketError, DomainError].some((known) => error instanceof known)) throw error;
      throw new BackupError(NO_BACKUP, { cause: error });
    }
  } finally {
    zip.close();
  }
}

function listEntries(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    let bytes = 0;
    if (zip.entryCount > MAX_FILES) throw new BackupError(NO_BACKUP);
    zip.on('error', () => reject(new BackupError(NO_BACKUP)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (bytes > MAX_LIST) reject(new BackupError(NO_BACKUP));
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

/** The entries by their path in the backup, which is in a folder of the ZIP or not. Computers add files of their own. */
function withoutFolder(entries: Entry[]): Map<string, Entry> {
  const pattern = /^([^/]*\/)?backup\.json$/;
  const [, prefix = ''] = entries.map(({ fileName }) => pattern.exec(fileName)).find(Boolean) ?? [];
  return new Map(
    entries
      .filter(({ fileName }) => fileName.startsWith(prefix))
      .map((entry) => [entry.fileName.slice(prefix.length), entry] as const)
      .filter(([file]) => isInside(file) && !file.endsWith('.DS_Store')),
  );
}
