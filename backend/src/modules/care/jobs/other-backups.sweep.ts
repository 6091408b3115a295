import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import { BackupFolder, CHECKSUMS_FILE } from '../../../backup/backup-folder.js';
import { Sweep } from '../../../common/sweeps/sweep.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { LOCKS, tryWithLock } from '../../../database/locks.js';
import { BackupPlaces } from '../../../infra/storage/backup-places.js';
import type { Storage } from '../../../infra/storage/storage.js';
import { isAhead, timeOfBackup } from '../backup-name.js';
import { isDamage } from '../failures.js';
import { addFound } from '../found-backups.js';
import { endTrouble, noteTrouble } from '../place/place-troubles.js';
import { whileChosen } from '../place/while-chosen.js';
import { KEPT } from './tidying.sweep.js';

const EVERY_MS = 10_000;
const DAY_MS = 24 * 60 * 60_000;

/** Folders without a row that one look takes, the newest ones. Whoever keeps a store can put any number there. */
const OTHERS = 100;

/** A backup that failed has a row, but may have left a rest. */
const KNOWN = `select name from backups where state <> 'failed'`;

export const LOOK = {
  /** A store with the files of a hundred backups needs less. What a look has deleted until then, the next one does not find. */
  withinMs: 10 * 60_000,
  /** After one that failed, as while a bucket cannot be reached. */
  againAfterMs: 10 * 60_000,
  /** After one that succeeded, for what killed uploads have left since. */
  nextAfterMs: DAY_MS,
};

/**
 * Looks in the present place for backups that have no row, because a site that was restored elsewhere does not know those there: at the start,
 * in each new place, and once a day. Deletes what a crash left of a backup that has no row. Beside `BackupsSweep` and without its lock: no
 * backup waits for a look. Two looks at once do no harm.
 */
@Injectable()
export class OtherBackupsSweep {
  private readonly logger = new Logger(OtherBackupsSweep.name);
  /** The place of the last look. */
  private lookedAt: string | null = null;
  private lookAgainAt = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /** A look that failed is no error of the sweep, which says so in the place itself. */
  @Sweep(EVERY_MS, 'no look for other backups', { atStart: true })
  async run(): Promise<void> {
    const places = await BackupPlaces.read(this.config, this.dataSource);
    const { present } = places;
    if (this.lookedAt === present && performance.now() < this.lookAgainAt) return;
    try {
      const isDone = await whileChosen(this.config, this.dataSource, places, LOOK.withinMs, (there, signal) =>
        this.look(there, signal),
      );
      if (!isDone) return;
      this.lookAgainAt = performance.now() + LOOK.nextAfterMs;
      await endTrouble(this.dataSource, 'look');
    } catch (error) {
      this.lookAgainAt = performance.now() + LOOK.againAfterMs;
      await noteTrouble(this.dataSource, 'look', error);
      this.logger.warn({ err: error }, 'no look for backups without a row; the next one is in ten minutes');
    }
    this.lookedAt = present;
  }

  /** Adds the backups in the place that have no row, and deletes what a crash left of some. */
  private async look(places: BackupPlaces, signal: AbortSignal): Promise<void> {
    const place = await places.storageOf();
    const rests: string[] = [];
    for (const name of await this.findNames(place, signal)) {
      signal.throwIfAborted();
      const folder = new BackupFolder(place, name);
      if ((await folder.sizeOf(CHECKSUMS_FILE)) !== null) {
        if (await this.isKept(name, places)) await this.add(places, name, folder);
      } else if (Date.now() - timeOfBackup(name)!.getTime() > DAY_MS) rests.push(name);
    }
    // Last, because each may have many files.
    for (const rest of rests) {
      signal.throwIfAborted();
      await this.deleteRest(place, rest);
    }
  }

  /** One that is no backup is left out. Whoever keeps a store can put anything there, and the others are found. */
  private async add({ present }: BackupPlaces, name: string, folder: BackupFolder): Promise<void> {
    try {
      await addFound(this.dataSource, present, name, folder);
    } catch (error) {
      if (!isDamage(error) && !(error instanceof QueryFailedError)) throw error;
      this.logger.warn({ err: error, name }, 'a folder looks like a backup, and cannot be read as one');
    }
  }

  /** Whether a found backup is one of the newest, which `TidyingSweep` keeps. Otherwise each look would add some, and it would delete them. */
  private async isKept(name: string, { open }: BackupPlaces): Promise<boolean> {
    const newer = await this.dataSource.query<unknown[]>(
      `select from backups
       where state = 'done' and cause = 'found' and (place is null or place = any($1)) and name > $2`,
      [open, name],
    );
    return newer.length < KEPT;
  }

  /**
   * An upload looks like a rest until its last file: its name may be old, it has no row, and its checksums come last. So it has the lock of its
   * folder until its row is there. One that waits for the lock would have to delete the rest itself.
   */
  private async deleteRest(place: Storage, name: string): Promise<void> {
    await tryWithLock(this.dataSource, LOCKS.backupFolder(name), async () => {
      const folder = new BackupFolder(place, name);
      const rows = await this.dataSource.query<unknown[]>(`${KNOWN} and name = $1`, [name]);
      if (rows.length === 0 && (await folder.sizeOf(CHECKSUMS_FILE)) === null) await folder.removeAll();
    });
  }

  /** The newest folders of backups that have no row. */
  private async findNames(place: Storage, signal: AbortSignal): Promise<string[]> {
    const rows = await this.dataSource.query<Array<{ name: string }>>(KNOWN);
    const known = new Set(rows.map(({ name }) => name));
    let others = new Set<string>();
    for await (const keys of place.list()) {
      signal.throwIfAborted();
      for (const key of keys) {
        const [name = ''] = key.split('/');
        const time = timeOfBackup(name);
        if (time && !isAhead(time) && !known.has(name)) others.add(name);
        if (others.size > 2 * OTHERS) others = new Set(newestOf(others));
      }
    }
    return newestOf(others);
  }
}

/** Names are times. */
const newestOf = (names: Set<string>) => [...names].sort().reverse().slice(0, OTHERS);
