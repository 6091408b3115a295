import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { Storage, toStorageError } from './storage.js';

const erasure = z.union([
  z.object({
    at: z.iso.datetime(),
    what: z.literal('entry'),
    id: z.uuid(),
    // Absent in a line of an earlier release.
    by: z.enum(['entrant', 'others']).optional(),
  }),
  z.object({ at: z.iso.datetime(), what: z.literal('audit-details'), id: z.string().regex(/^\d{1,18}$/) }),
]);

/** That something was erased: ids alone, no personal data. */
export type Erasure = z.infer<typeof erasure>;

/** How each line begins. */
const BEGINNING = '{"at":"';

export class InvalidJournal extends Error {
  constructor(line: number) {
    super(`Line ${line} of the erasure journal is no erasure.`);
  }
}

/** The file in DATA_DIR, and of the copy beside the backups. */
export const JOURNAL_FILE = 'erasures.jsonl';
/** Bytes of a copy, which is read into memory: 500,000 erasures. */
export const MAX_JOURNAL = 64_000_000;
/** In a bucket, each erasure has an object, because objects cannot grow. */
export const JOURNAL_FOLDER = 'erasures';

/**
 * The journal of erasures, kept outside of the database and of its backups, so that a restore can erase it again. Each erasure is written before its
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
    const path = join(this.config.dataDir, JOURNAL_FILE);
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

  /** Adds the erasures that it does not name yet, such as those of a copy. Returns all that it names then. */
  async merge(erasures: readonly Erasure[]): Promise<Erasure[]> {
    const here = await this.read();
    const known = new Set(here.map((erasure) => toLines([erasure])));
    const added = erasures.filter((erasure) => !known.has(toLines([erasure])));
    await this.append(...added);
    return [...here, ...added];
  }

  async read(): Promise<Erasure[]> {
    if (!this.config.s3) {
      const path = join(this.config.dataDir, JOURNAL_FILE);
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

export function toLines(erasures: Erasure[]): string {
  return erasures.map((erasure) => `${JSON.stringify(erasure)}\n`).join('');
}

/**
 * Skips a line that is cut off: its write did not return, so nothing was erased. Throws an InvalidJournal for every other
 * line that is no erasure, because a restore would bring back what it names.
 */
export function parseErasures(lines: string): Erasure[] {
  return lines.split('\n').flatMap((line, index) => {
    if (!line.trim() || isCutOff(line)) return [];
    const { data } = erasure.safeParse(parseJson(line));
    if (!data) throw new InvalidJournal(index + 1);
    return [data];
  });
}

/** Without its end. A line with both ends is damaged, or is two lines that lost the break between them. */
function isCutOff(line: string): boolean {
  return BEGINNING.startsWith(line) || (line.startsWith(BEGINNING) && !line.trimEnd().endsWith('}'));
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The entry of a new file in its folder is written too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
