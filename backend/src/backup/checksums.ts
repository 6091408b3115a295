import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { types } from 'node:util';
import { BackupError } from './backup-error.js';

/** SHA-256 checksums by path in the folder of the backup. */
export type Checksums = Map<string, string>;

/**
 * In the format of `sha256sum --check`, so that a backup can be checked without this program. Written last: a folder
 * without it is no backup.
 */
export const CHECKSUMS_FILE = 'SHA256SUMS';

export async function sha256Of(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

/** Copies a file and returns the checksum of the copied bytes. */
export async function copyWithChecksum(from: Readable, to: NodeJS.WritableStream): Promise<string> {
  const hash = createHash('sha256');
  const listen = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(from, listen, to);
  return hash.digest('hex');
}

export function formatChecksums(checksums: Checksums): string {
  return [...checksums].map(([path, checksum]) => `${checksum}  ${path}\n`).join('');
}

/** Reads the checksums of a backup and compares all files with them. */
export async function readVerified(folder: string): Promise<Checksums> {
  const checksums = await readChecksums(folder);
  const errors: string[] = [];
  for (const [path, expected] of checksums) {
    const found = await sha256Of(createReadStream(join(folder, path))).catch((error: unknown) => {
      if (types.isNativeError(error) && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    });
    if (found === null) errors.push(`${path} is missing`);
    else if (found !== expected) errors.push(`${path} differs from its checksum`);
  }
  if (errors.length > 0) throw new BackupError(`The backup is damaged:\n  ${errors.join('\n  ')}`);
  return checksums;
}

async function readChecksums(folder: string): Promise<Checksums> {
  const text = await readFile(join(folder, CHECKSUMS_FILE), 'utf8').catch(() => {
    throw new BackupError(
      `${folder} is not a complete backup: it has no ${CHECKSUMS_FILE}, which is written last.`,
    );
  });
  const lines = text.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [, checksum = '', path = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      if (!isInside(path)) throw new BackupError(`${CHECKSUMS_FILE} has an invalid line: ${line}`);
      return [path, checksum];
    }),
  );
}

/** A modified backup must not name places outside its folder. */
function isInside(path: string): boolean {
  return path.split('/').every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part));
}
