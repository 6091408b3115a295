import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BackupFolder } from '../../../backup/backup-folder.js';
import { countRows } from '../../../backup/contents.js';
import { makeBackup } from '../../../backup/make-backup.js';
import { SITE_ZONE } from '../../../common/clock/site-zone.js';
import { Sweep } from '../../../common/sweeps/sweep.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { LOCKS, tryWithLock } from '../../../database/locks.js';
import { BackupPlaces } from '../../../infra/storage/backup-places.js';
import { describeFailure } from '../failures.js';
import { newBackupName } from '../backup-name.js';
import { noteOwnersBucket, noteRestDeleted } from '../note-backup.js';
import { whileChosen } from '../place/while-chosen.js';
import { RELEASE } from '../release.js';

const EVERY_MS = 10_000;
const PROGRESS_EVERY_MS = 2_000;

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

/** What a crash left is deleted before the next backup, which must not wait for long. */
const RESTS_WITHIN_MS = 60_000;

interface Row {
  id: string;
  name: string;
  place: string | null;
}

/** Makes the backups of each night and those that the owner asks for. One worker at a time does. */
@Injectable()
export class BackupsSweep {
  private readonly logger = new Logger(BackupsSweep.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  @Sweep(EVERY_MS, 'the backups were not looked after', { atStart: true })
  async run(): Promise<void> {
    await this.dataSource.query(ASK_NIGHTLY, [newBackupName()]);
    const [work] = await this.dataSource.query<unknown[]>(
      `select from backups where state in ('asked', 'running') limit 1`,
    );
    if (!work) return;
    await tryWithLock(this.dataSource, LOCKS.backups, () => this.runAlone());
  }

  private async runAlone(): Promise<void> {
    await this.endInterrupted(await this.readPlaces());
    const [asked] = await this.dataSource.query<Row[]>(`select id, name from backups where state = 'asked'`);
    if (!asked) return;
    const places = await this.readPlaces();
    await this.make(asked, places);
    await this.forgetFailures();
  }

  /** Before each use: the owner may have left a place that keeps this worker waiting. */
  private readPlaces(): Promise<BackupPlaces> {
    return BackupPlaces.read(this.config, this.dataSource);
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
      // What cannot be deleted now, `TidyingSweep` deletes after the next backup that succeeds.
      if (places.isOpen(place))
        await whileChosen(this.config, this.dataSource, places, RESTS_WITHIN_MS, async (there) => {
          await (await there.storageOf(place)).deleteFolder(name);
          await noteRestDeleted(this.dataSource, id);
        }).catch((error: unknown) => {
          this.logger.warn({ err: error }, `the rest of the backup ${name} was not deleted`);
        });
    }
  }

  private async make({ id, name }: Pick<Row, 'id' | 'name'>, places: BackupPlaces): Promise<void> {
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
    } catch (cause) {
      const { failure, error } = describeFailure(cause);
      this.logger.error({ err: cause }, 'a backup failed; the next one is tried within an hour');
      await this.dataSource.query(
        `update backups set state = 'failed', ended_at = now(), bytes = null, failure = $2, error = $3 where id = $1`,
        [id, failure === 'damaged' ? 'other' : failure, error],
      );
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

  /** Also while no backup succeeds: one fails each hour then. */
  private async forgetFailures(): Promise<void> {
    await this.dataSource.query(
      `delete from backups where state = 'failed' and (ended_at < now() - ${FAILURES_FOR} or id not in (
         (select id from backups where state = 'failed' order by ended_at desc limit ${FAILURES})
         union all
         (select distinct on (ended_at::date) id from backups where state = 'failed' order by ended_at::date, ended_at desc)))`,
    );
  }
}
