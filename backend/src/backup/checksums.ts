import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../common/errors/domain-error.js';
import { BackupError } from './backup-error.js';
import { type BackupFolder, CHECKSUMS_FILE, type ExpectedFile } from './backup-folder.js';
import { textWithin } from './text-within.js';

/** SHA-256 checksums by path in the folder of the backup. */
export type Checksums = Map<string, string>;

/** Bytes of the list: it is read into memory. */
export const MAX_SUMS = 32_000_000;

export async function sha256Of(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

export function formatChecksums(checksums: Checksums): string {
  return [...checksums].map(([path, checksum]) => `${checksum}  ${path}\n`).join('');
}

/**
 * Reads the checksums of a backup and compares all files with them. Each file that is read from the folder later has to be the same.
 * @param known what this site knows of the backup: the checksum of the list of checksums, if it has made it, and the bytes of all files
 */
export async function readVerified(folder: BackupFolder, known: KnownBackup = {}): Promise<Checksums> {
  const checksums = await readChecksums(folder, known.checksum ?? null);
  const files = new Map<string, ExpectedFile>();
  const errors: string[] = [];
  let left = known.bytes ?? Infinity;
  for (const [path, expected] of checksums) {
    const content = await readIfThere(folder, path);
    const found = content && (await measure(content, left));
    if (!found) errors.push(`${path} is missing`);
    else if (found.checksum !== expected) errors.push(`${path} differs from its checksum`);
    else files.set(path, found);
    left -= found?.bytes ?? 0;
  }
  if (errors.length > 0) throw new BackupError(`The backup is damaged:\n  ${errors.join('\n  ')}`);
  folder.expect(files);
  return checksums;
}

/** Of a backup in a place that somebody else may change. */
export interface KnownBackup {
  checksum?: string | null;
  bytes?: number;
}

/** A place may send a file without an end. */
async function measure(content: Readable, maxBytes: number): Promise<ExpectedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) throw new BackupError('The backup has more bytes than when it was made.');
  }
  return { checksum: hash.digest('hex'), bytes };
}

export async function readChecksums(folder: BackupFolder, known: string | null = null): Promise<Checksums> {
  const content = await readIfThere(folder, CHECKSUMS_FILE);
  if (content === null)
    throw new BackupError(
      `${folder.label} is not a complete backup: it has no ${CHECKSUMS_FILE}, which is written last.`,
    );
  const sums = await textWithin(content, MAX_SUMS);
  if (known !== null && known !== createHash('sha256').update(sums).digest('hex'))
    throw new BackupError('The backup is another one than this site has made.');
  const lines = sums.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [, checksum = '', path = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      if (!isInside(path)) throw new BackupError(`${CHECKSUMS_FILE} has an invalid line: ${line}`);
      return [path, checksum];
    }),
  );
}

function readIfThere(folder: BackupFolder, path: string): Promise<Readable | null> {
  return folder.read(path).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
}

/** A modified backup must not name places outside its folder. */
export function isInside(path: string): boolean {
  return path.split('/').every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part));
}
