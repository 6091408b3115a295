import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { Storage, toStorageError } from './storage.js';

/** That something was erased: ids alone, no personal data. */
export interface Erasure {
  at: string;
  what: 'entry' | 'audit-details';
  id: string;
}

/** The file in DATA_DIR. */
const FILE = 'erasures.jsonl';
/** In a bucket, each erasure has an object, because objects cannot grow. */
export const JOURNAL_FOLDER = 'erasures';

/**
 * What was erased, kept outside of the database and of its backups, so that a restore can erase it again. Each erasure is written before its
 * transaction commits: the journal may name an erasure that failed, and never lacks one.
 */
@Injectable()
export class ErasureJournal {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly storage: Storage,
  ) {}

  /** Returns when the erasures are on the disk or in the bucket. */
  async append(...erasures: Erasure[]): Promise<void> {
    if (erasures.length === 0) return;
    if (this.config.s3) return this.appendObject(erasures);
    const path = join(this.config.dataDir, FILE);
    try {
      await mkdir(dirname(path), { recursive: true });
      const file = await open(path, 'a', 0o600);
      try {
        // Begins a line of its own, also after a line that a crash cut off. One write, so that processes do not mix their lines.
        await file.appendFile(`\n${toLines(erasures)}`);
        await file.sync();
      } finally {
        await file.close();
      }
      await syncFolder(dirname(path));
    } catch (error) {
      throw toStorageError(error);
    }
  }

  async read(): Promise<Erasure[]> {
    if (!this.config.s3) {
      const path = join(this.config.dataDir, FILE);
      return parseErasures(
        await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return '';
          throw error;
        }),
      );
    }
    const erasures: Erasure[] = [];
    for await (const keys of this.storage.list(JOURNAL_FOLDER)) {
      for (const key of keys) erasures.push(...parseErasures(await text(await this.storage.stream(key))));
    }
    return erasures;
  }

  private appendObject(erasures: Erasure[]): Promise<void> {
    const name = `${new Date().toISOString().replaceAll(':', '')}-${randomUUID()}`;
    return this.storage.put(`${JOURNAL_FOLDER}/${name}.jsonl`, toLines(erasures));
  }
}

function toLines(erasures: Erasure[]): string {
  return erasures.map((erasure) => `${JSON.stringify(erasure)}\n`).join('');
}

/** Skips a line that is cut off: its write did not return, so nothing was erased. */
export function parseErasures(lines: string): Erasure[] {
  return lines.split('\n').flatMap((line) => {
    if (!line.trim()) return [];
    try {
      const { at, what, id } = JSON.parse(line) as Erasure;
      return [{ at, what, id }];
    } catch {
      return [];
    }
  });
}

/** The entry of a new file in its folder is written too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
