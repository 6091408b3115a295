import { Readable } from 'node:stream';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BackupFolder, CHECKSUMS_FILE } from '../../../backup/backup-folder.js';
import { textWithin } from '../../../backup/text-within.js';
import { countRows } from '../../../backup/contents.js';
import { makeBackup } from '../../../backup/make-backup.js';
import { SITE_ZONE } from '../../../common/clock/site-zone.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Sweep, takeEach } from '../../../common/sweeps/sweep.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { LOCKS, tryLockConnection, unlock } from '../../../database/locks.js';
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
import { describeFailure } from '../failures.js';
import { newBackupName } from '../backup-name.js';
import { noteOwnersBucket } from '../note-backup.js';
import { endTrouble, noteTrouble } from '../place/place-troubles.js';
import { whileChosen } from '../place/while-chosen.js';
import { RELEASE } from '../release.js';

const EVERY_MS = 10_000;
const PROGRESS_EVERY_MS = 2_000;

/**
 * How many are kept, beside the last one that was verified; and as many that this site did not make. Of each former bucket, as many rows: without
 * them, its backups would come back as those of another site when the owner sets that bucket again.
 */
export const KEPT = 14;

/** How many former buckets have rows. Those in an older one stay there, and are out of the list. */
const FORMER_PLACES = 3;

/** How long the page shows failures, and how many: those of a day in which each try fails, and the last one of each other day. */
const FAILURES_FOR = `interval '60 days'`;
const FAILURES = 24;

/** Four in the morning at the place of the site, the last time. */
const LAST_NIGHT = `(
  select (date_trunc('day', (now() at time zone zone) - interval '4 hours') + interval '4 hours') at time zone zone
  from (select ${SITE_ZONE} as zone) of_site)`;

/** A backup is due until one was made since the last night. One that failed is tried again after an hour. */
const ASK_NIGHTLY = `
  insert into backups (name, cause)
  select $1, 'night' from care_settings
  where since < ${LAST_NIGHT}
    and not exists (
      select from backups
      where state in ('asked', 'running') or state = 'done' and cause <> 'found' and begun_at >= ${LAST_NIGHT}
        or state = 'failed' and ended_at > now() - interval '1 hour')
  on conflict do nothing`;

/** What a crash left is deleted before the next backup, which must not wait for long. What remains then is deleted afterwards. */
const RESTS_WITHIN_MS = 60_000;

/** For files of old backups, each of which a bucket deletes by a request of its own. What is left then, the next backup deletes. */
const TIDIES_WITHIN_MS = 60 * 60_000;

interface Row {
  id: string;
  name: string;
  place: string | null;
}

/** Makes the backups of each night and those that the owner asks for, and deletes old ones. One worker at a time does. */
@Injectable()
export class BackupsSweep {
  private readonly logger = new Logger(BackupsSweep.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly journal: ErasureJournal,
  ) {}

  @Sweep(EVERY_MS, 'the backups were not looked after', { atStart: true })
  async run(): Promise<void> {
    await this.dataSource.query(ASK_NIGHTLY, [newBackupName()]);
    const [work] = await this.dataSource.query<unknown[]>(
      `select from backups where state in ('asked', 'running') limit 1`,
    );
    if (!work) return;
    // The lock is of the connection, so it ends with the worker.
    const connection = this.dataSource.createQueryRunner();
    try {
      if (await tryLockConnection(connection.manager, LOCKS.backups))
        await this.runAlone().finally(() => unlock(connection.manager, LOCKS.backups).catch(() => {}));
    } finally {
      await connection.release();
    }
  }

  private async runAlone(): Promise<void> {
    await this.endInterrupted(await this.readPlaces());
    const [asked] = await this.dataSource.query<Row[]>(`select id, name from backups where state = 'asked'`);
    if (!asked) return;
    const places = await this.readPlaces();
    if (await this.make(asked, places)) await this.tidy(asked.id, places);
    await this.forgetFailures();
  }

  /** Before each use: the owner may have left a place that keeps this worker waiting. */
  private readPlaces(): Promise<BackupPlaces> {
    return BackupPlaces.read(this.config, this.dataSource);
  }

  private async tidy(id: string, places: BackupPlaces): Promise<void> {
    try {
      const isDone = await this.whileChosen(places, TIDIES_WITHIN_MS, (there) =>
        takeEach([
          async () => this.copyJournal(await there.storageOf()),
          () => this.deleteOld(there),
          () => this.deleteRests(id, there),
        ]),
      );
      if (isDone) await endTrouble(this.dataSource, 'tidying');
    } catch (error) {
      await noteTrouble(this.dataSource, 'tidying', error);
      throw error;
    }
  }

  private whileChosen(
    places: BackupPlaces,
    withinMs: number,
    work: (there: BackupPlaces) => Promise<void>,
  ): Promise<boolean> {
    return whileChosen(this.config, this.dataSource, places, withinMs, work);
  }

  /** What runs while this worker has the lock has lost its worker. */
  private async endInterrupted(places: BackupPlaces): Promise<void> {
    const running = await this.dataSource.query<Row[]>(
      `select id, name, place from backups where state = 'running'`,
    );
    for (const { id, name, place } of running) {
      await this.dataSource.query(
        `update backups set state = 'failed', ended_at = now(), failure = 'interrupted',
           error = 'The worker ended before the backup was complete.'
         where id = $1`,
        [id],
      );
      // What cannot be deleted now is deleted after the next backup that succeeds.
      if (places.isOpen(place))
        await this.whileChosen(places, RESTS_WITHIN_MS, async (there) =>
          (await there.storageOf(place)).deleteFolder(name),
        ).catch((error: unknown) => {
          this.logger.warn({ err: error }, `the rest of the backup ${name} was not deleted`);
        });
    }
  }

  private async make({ id, name }: Pick<Row, 'id' | 'name'>, places: BackupPlaces): Promise<boolean> {
    const place = places.present;
    const folder = new BackupFolder(await places.storageOf(), name);
    if (places.isOwners(place)) await noteOwnersBucket(this.dataSource);
    await this.dataSource.query(
      `update backups set state = 'running', begun_at = now(), release = $2, place = $3 where id = $1`,
      [id, RELEASE, place],
    );
    const progress = setInterval(() => void this.noteProgress(id, folder.written), PROGRESS_EVERY_MS);
    try {
      const { bytes, tables, files, lostFiles, checksum, migrations } = await makeBackup(this.config, folder);
      await this.dataSource.query(
        `update backups set state = 'done', ended_at = now(), bytes = $2, rows = $3, files = $4, lost_files = $5,
           checksum = $6, schema = $7
         where id = $1`,
        [id, bytes, countRows(tables), files, lostFiles.length, checksum, migrations.at(-1)],
      );
      return true;
    } catch (cause) {
      const { failure, error } = describeFailure(cause);
      this.logger.error({ err: cause }, 'a backup failed; the next one is tried within an hour');
      await this.dataSource.query(
        `update backups set state = 'failed', ended_at = now(), bytes = null, failure = $2, error = $3 where id = $1`,
        [id, failure === 'damaged' ? 'other' : failure, error],
      );
      return false;
    } finally {
      clearInterval(progress);
    }
  }

  /** Only for the page. */
  private async noteProgress(id: string, bytes: number): Promise<void> {
    await this.dataSource
      .query(`update backups set bytes = $2 where id = $1 and state = 'running'`, [id, bytes])
      .catch(() => {});
  }

  /** A restore needs it, and asks for it where the backups are. It keeps what it has, also when the site has lost its own. */
  private async copyJournal(place: Storage): Promise<void> {
    const here = await this.journal.read();
    const there = await readCopy(place);
    const lines = new Set([...there, ...here].map((erasure) => toLines([erasure])));
    if (lines.size > there.length)
      await place.putStream(JOURNAL_FILE, Readable.from([Buffer.from([...lines].join(''))]));
  }

  private async deleteOld(places: BackupPlaces): Promise<void> {
    const old = await this.dataSource.query<Row[]>(
      `with done as (
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
             select distinct on (former_place) id from done where verification = 'good' order by former_place, begun_at desc))`,
      [places.open],
    );
    for (const { id, name, place } of old) {
      // Nobody has the keys of a former bucket any more.
      if (places.isOpen(place)) {
        const storage = await places.storageOf(place);
        // First, so that what a crash leaves is no backup.
        await storage.delete(`${name}/${CHECKSUMS_FILE}`);
        await storage.deleteFolder(name);
      }
      await this.dataSource.query('delete from backups where id = $1', [id]);
    }
  }

  /** Also while no backup succeeds: one fails each hour then. */
  private async forgetFailures(): Promise<void> {
    await this.dataSource.query(
      `delete from backups where state = 'failed' and (ended_at < now() - ${FAILURES_FOR} or id not in (
         (select id from backups where state = 'failed' order by ended_at desc limit ${FAILURES})
         union all
         (select distinct on (ended_at::date) id from backups where state = 'failed' order by ended_at::date, ended_at desc)))`,
    );
  }

  /** A backup that failed deletes what it has written, unless its place has failed too. */
  private async deleteRests(id: string, places: BackupPlaces): Promise<void> {
    const failed = await this.dataSource.query<Row[]>(
      `select id, name, place from backups
       where state = 'failed' and begun_at > coalesce(
         (select max(begun_at) from backups where state = 'done' and cause <> 'found' and id <> $1), '-infinity')`,
      [id],
    );
    for (const { name, place } of failed)
      if (places.isOpen(place)) await (await places.storageOf(place)).deleteFolder(name);
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
