import { Readable } from 'node:stream';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CHECKSUMS_FILE } from '../../../backup/backup-folder.js';
import { textWithin } from '../../../backup/text-within.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Sweep, takeEach } from '../../../common/sweeps/sweep.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { LOCKS, tryWithLock } from '../../../database/locks.js';
import { BackupPlaces } from '../../../infra/storage/backup-places.js';
import {
  type Erasure,
  ErasureJournal,
  JOURNAL_FILE,
  MAX_JOURNAL,
  parseErasures,
  toLines,
} from '../../../infra/storage/erasure-journal.js';
import type { Storage } from '../../../infra/storage/storage.js';
import { noteRestDeleted } from '../note-backup.js';
import { endTrouble, noteTrouble } from '../place/place-troubles.js';
import { whileChosen } from '../place/while-chosen.js';

const EVERY_MS = 10_000;

/**
 * How many are kept, beside the last one that was verified; and as many that this site did not make. Of each former bucket, as many rows: without
 * them, its backups would come back as those of another site when the owner sets that bucket again.
 */
export const KEPT = 14;

/** How many former buckets have rows. Those in an older one stay there, and are out of the list. */
const FORMER_PLACES = 3;

export const TIDYING = {
  /** For files of old backups, each of which a bucket deletes by a request of its own. */
  withinMs: 60 * 60_000,
  /** After one that failed or took too long. It goes on where that one ended. */
  againAfterMs: 10 * 60_000,
};

/** The oldest backup that is kept no longer, with the open places in $1. */
const OLDEST = `
  with done as (
    select *, case when place = any($1) then null else place end as former_place from backups where state = 'done'),
  forgotten as (
    select former_place from done where former_place is not null
    group by former_place order by max(begun_at) desc offset ${FORMER_PLACES})
  select id, name, place from done
  where name not in (
      select name from restores cross join lateral (values (backup_name), (former_name)) of (name)
      where name is not null and (ended_at is null or ended_at > now() - interval '30 days'))
    and (former_place in (select former_place from forgotten)
      or id not in (
        select id from (
          select id, row_number() over (partition by former_place, cause = 'found' order by begun_at desc) as number
          from done) of_kind
        where number <= ${KEPT})
      and id not in (
        select distinct on (former_place) id from done where verification = 'good' order by former_place, begun_at desc))
  order by begun_at limit 1`;

interface Row {
  id: string;
  name: string;
  place: string | null;
}

/**
 * After each backup, copies the erasure journal beside it, and deletes old backups and what is left of those that failed. Without the lock of
 * `BackupsSweep`, so no backup waits for it. One worker at a time tidies.
 */
@Injectable()
export class TidyingSweep {
  private readonly logger = new Logger(TidyingSweep.name);
  /** The last backup after which this worker has tidied. A worker that starts tidies once. */
  private tidiedAfter: string | null = null;
  private tidyAgainAt = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly journal: ErasureJournal,
  ) {}

  /** A failure is no error of the sweep, which says so in the place itself. */
  @Sweep(EVERY_MS, 'old backups were not deleted', { atStart: true })
  async run(): Promise<void> {
    const last = await this.findLast();
    if (last === null || last === this.tidiedAfter || performance.now() < this.tidyAgainAt) return;
    await tryWithLock(this.dataSource, LOCKS.tidying, () => this.tidy(last));
  }

  /** The last backup that this site has made. */
  private async findLast(): Promise<string | null> {
    const [last] = await this.dataSource.query<Row[]>(
      `select id from backups where state = 'done' and cause <> 'found' order by begun_at desc limit 1`,
    );
    return last?.id ?? null;
  }

  private async tidy(last: string): Promise<void> {
    const places = await BackupPlaces.read(this.config, this.dataSource);
    try {
      const isDone = await whileChosen(
        this.config,
        this.dataSource,
        places,
        TIDYING.withinMs,
        (there, signal) =>
          takeEach([
            async () => this.copyJournal(await there.storageOf()),
            () => this.deleteOld(there, signal),
            () => this.deleteRests(there, signal),
          ]),
      );
      if (!isDone) return;
      this.tidiedAfter = last;
      await endTrouble(this.dataSource, 'tidying');
    } catch (error) {
      await noteTrouble(this.dataSource, 'tidying', error);
      this.tidyAgainAt = performance.now() + TIDYING.againAfterMs;
      this.logger.warn({ err: error }, 'old backups were not deleted; the next try is in ten minutes');
    }
  }

  /** A restore needs it, and asks for it where the backups are. It keeps what it has, also when the site has lost its own. */
  private async copyJournal(place: Storage): Promise<void> {
    const here = await this.journal.read();
    const there = await readCopy(place);
    const lines = new Set([...there, ...here].map((erasure) => toLines([erasure])));
    if (lines.size > there.length)
      await place.putStream(JOURNAL_FILE, Readable.from([Buffer.from([...lines].join(''))]));
  }

  private async deleteOld(places: BackupPlaces, signal: AbortSignal): Promise<void> {
    // One query for each: the deletion of files takes long, and the owner may begin to restore a backup meanwhile.
    for (;;) {
      signal.throwIfAborted();
      const [old] = await this.dataSource.query<Row[]>(OLDEST, [places.open]);
      if (!old) return;
      const { id, name, place } = old;
      // The site has no key for a former bucket.
      if (places.isOpen(place)) {
        const storage = await places.storageOf(place);
        // First, so that what a crash leaves is no backup.
        await storage.delete(`${name}/${CHECKSUMS_FILE}`);
        await storage.deleteFolder(name);
      }
      await this.dataSource.query('delete from backups where id = $1', [id]);
    }
  }

  /** A backup that failed deletes what it has written, unless its place has failed too. */
  private async deleteRests(places: BackupPlaces, signal: AbortSignal): Promise<void> {
    const failed = await this.dataSource.query<Row[]>(
      `select id, name, place from backups
       where state = 'failed' and rest_deleted_at is null and (place is null or place = any($1))`,
      [places.open],
    );
    for (const { id, name, place } of failed) {
      signal.throwIfAborted();
      await (await places.storageOf(place)).deleteFolder(name);
      await noteRestDeleted(this.dataSource, id);
    }
  }
}

async function readCopy(place: Storage): Promise<Erasure[]> {
  try {
    return parseErasures(await textWithin(await place.stream(JOURNAL_FILE), MAX_JOURNAL));
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return [];
    throw error;
  }
}
