import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { BackupFolder } from './backup/backup-folder.js';
import { readVerified } from './backup/checksums.js';
import { FILES_FOLDER, keysIn, readContents } from './backup/contents.js';
import { replaceTables } from './backup/load-database.js';
import { makeBackup } from './backup/make-backup.js';
import { requireRoom } from './backup/room.js';
import { keep } from './database/outlasting.js';
import { RestoreError } from './backup/restore-error.js';
import { textWithin } from './backup/text-within.js';
import { eraseAgain } from './commands/replay-journal.js';
import { DomainError } from './common/errors/domain-error.js';
import { type Config, ConfigError } from './config/config.js';
import { dataSourceOptions } from './database/data-source.js';
import { lockConnection, LOCKS, tryWithLock, unlock } from './database/locks.js';
import { findRole, grantExistingTables } from './database/serving-role.js';
import { BackupPlaces, FOLDER } from './infra/storage/backup-places.js';
import { createStorage } from './infra/storage/create-storage.js';
import type { Storage } from './infra/storage/storage.js';
import {
  ErasureJournal,
  JOURNAL_FILE,
  JOURNAL_FOLDER,
  MAX_JOURNAL,
  parseErasures,
} from './infra/storage/erasure-journal.js';
import { SITE_SETTINGS } from './infra/settings/site-settings.entity.js';
import { AuditDetails } from './modules/audit/audit-details.entity.js';
import { AuditLog } from './modules/audit/audit-log.service.js';
import { AuditRow } from './modules/audit/audit-row.entity.js';
import { auditOutlasts } from './modules/audit/outlasting.js';
import { accountsOutlast } from './modules/auth/outlasting.js';
import { newBackupName } from './modules/care/backup-name.js';
import { isKnownBackup, isOwnersBucketUsedSince, noteBackup } from './modules/care/note-backup.js';
import { careOutlasts } from './modules/care/outlasting.js';
import {
  failRestore,
  findUnderWay,
  noteFormer,
  setRestoreState,
  type RestoreUnderWay,
} from './modules/care/restores/restore-state.js';
import { findLostVotes, hasHadEntriesOrVotes, resultsOutlast } from './modules/contest/outlasting.js';
import { entryLinksOutlast } from './modules/contest/entries/outlasting.js';
import { juryOutlasts } from './modules/contest/jury/outlasting.js';
import { prizeEmailsOutlast } from './modules/contest/results/outlasting.js';
import { votingOutlasts } from './modules/contest/voting/outlasting.js';
import { checkVotePepperIn } from './modules/contest/voting/check-vote-pepper.js';
import { mailingOutlasts } from './modules/mailing/outlasting.js';
import { settingsOutlast } from './modules/site/outlasting.js';

/** What API and worker call themselves at PostgreSQL. */
export const SERVING = { api: 'paattu api', worker: 'paattu worker' } as const;

const OTHERS_STOP_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 500;

/**
 * Carries out a restore that is under way: makes a backup of the site as it is, adds the files of the backup, replaces the database in one
 * transaction, and erases again what was erased since. A process that is killed leaves the site as it was before that transaction, or as after it.
 * Needs the role that owns the tables.
 * @returns whether there was one, and no other process carries it out
 */
export async function carryOutRestore(config: Config): Promise<boolean> {
  const dataSource = await new DataSource({
    ...dataSourceOptions(config.migrationDatabaseUrl ?? config.databaseUrl, () => {}),
    entities: [AuditRow, AuditDetails],
  }).initialize();
  try {
    return await tryWithLock(dataSource, LOCKS.restores, async () => {
      const restore = await findUnderWay(dataSource);
      if (!restore) return false;
      await new RestoreRun(config, dataSource, restore).run();
      return true;
    });
  } finally {
    await dataSource.destroy();
  }
}

class RestoreRun {
  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly restore: RestoreUnderWay,
  ) {}

  async run(): Promise<void> {
    if (this.restore.state !== 'erasing') {
      try {
        await this.replace();
      } catch (error) {
        return failRestore(this.dataSource, this.restore.id, error);
      }
    }
    await this.eraseAgain();
    await setRestoreState(this.dataSource, this.restore.id, 'done');
  }

  /** Until it returns, the site is as it was. */
  private async replace(): Promise<void> {
    // Another process has had the lock, and has ended.
    if (this.restore.state === 'running')
      throw new RestoreError('interrupted', 'The server stopped before the restore was complete.');
    await setRestoreState(this.dataSource, this.restore.id, 'running');
    await this.waitForOthers();
    const { name, place, checksum, bytes } = this.restore;
    const places = await BackupPlaces.read(this.config, this.dataSource);
    const storage = await places.storageOf(place);
    const folder = new BackupFolder(storage, name);
    const checksums = await readVerified(folder, { checksum, bytes });
    const contents = await readContents(folder);
    const isOwnBackup = checksum !== null;
    if (!isOwnBackup && (await hasHadEntriesOrVotes(this.dataSource.manager)))
      throw new RestoreError(
        'foreign',
        'This site did not make the backup, and has had entries or votes. Whoever keeps the server can restore it with the command restore.js.',
      );
    // What was erased since the place has changed is beside the present backups alone.
    for (const each of new Set([place ?? places.present, places.present]))
      if (!places.isOwners(each) || !(await hasHadEntriesOrVotes(this.dataSource.manager)))
        await this.mergeJournal(await places.storageOf(each));
    await this.backUpFormer(places);
    await this.addFiles(folder, keysIn(checksums.keys()));

    const runner = this.dataSource.createQueryRunner();
    await runner.connect();
    try {
      await lockConnection(runner.manager, LOCKS.migrations);
      await runner.startTransaction();
      try {
        await runner.query(`set local lock_timeout = '60s'`);
        const ownerEmail = await this.findOwnerEmail(runner.manager);
        const outlasting = [
          juryOutlasts,
          resultsOutlast({
            isOwnBackup,
            isLookedAt: await isOwnersBucketUsedSince(this.dataSource, contents.madeAt),
          }),
          prizeEmailsOutlast,
          entryLinksOutlast,
          votingOutlasts,
          settingsOutlast,
          accountsOutlast({ ownerEmail, isOwnBackup }),
          mailingOutlasts,
          auditOutlasts(isOwnBackup),
          careOutlasts,
        ];
        await keep(runner.manager, [...new Set(outlasting.flatMap(({ tables }) => tables))]);
        await replaceTables(this.dataSource, runner, folder, contents, checksums);
        for (const part of outlasting) await part.bringBack(runner.manager);
        // Before the commit, so that API and worker always see how far the restore is.
        await grantExistingTables(
          runner.manager,
          (await findRole(this.config.databaseUrl, 'DATABASE_URL')).name,
        );
        await this.checkPepper(runner.manager);
        await this.record(runner.manager, contents.madeAt);
        await setRestoreState(runner.manager, this.restore.id, 'erasing');
        await runner.commitTransaction();
      } catch (error) {
        await runner.rollbackTransaction().catch(() => {});
        throw error;
      }
      await unlock(runner.manager, LOCKS.migrations);
    } finally {
      await runner.release();
    }
  }

  /** API and worker stop when they hear of the restore. What they wrote later would be lost. */
  private async waitForOthers(): Promise<void> {
    const until = performance.now() + OTHERS_STOP_WITHIN_MS;
    for (;;) {
      const [row] = await this.dataSource.query<[{ count: number }]>(
        `select count(*)::integer as count from pg_stat_activity
         where datname = current_database() and application_name = any($1)`,
        [Object.values(SERVING)],
      );
      if (row.count === 0) return;
      if (performance.now() > until)
        throw new RestoreError(
          'still-running',
          `${row.count} connections of API or worker did not end within a minute.`,
        );
      await delay(LOOK_EVERY_MS);
    }
  }

  /** The former site can be restored in its turn. It stays on the server, where nobody reads it without an act. */
  private async backUpFormer(places: BackupPlaces): Promise<void> {
    const name = await this.findFreeName();
    const config = {
      ...this.config,
      databaseUrl: this.config.migrationDatabaseUrl ?? this.config.databaseUrl,
    };
    const place = places.isOwners(places.present) ? FOLDER : places.present;
    const backup = await makeBackup(config, new BackupFolder(await places.storageOf(place), name));
    await noteBackup(this.dataSource, place, name, 'restore', backup);
    await noteFormer(this.dataSource, this.restore.id, name);
  }

  /** Names have seconds. */
  private async findFreeName(): Promise<string> {
    const name = newBackupName();
    if (!(await isKnownBackup(this.dataSource, name))) return name;
    await delay(LOOK_EVERY_MS);
    return this.findFreeName();
  }

  /** The names of files are random, so the site and the backup have the same content under one name, unless another site made it. */
  private async addFiles(folder: BackupFolder, keys: string[]): Promise<void> {
    const storage = await createStorage(this.config);
    const missing: Array<{ key: string; size: number }> = [];
    for (const key of keys) {
      const size = (await folder.sizeOf(`${FILES_FOLDER}${key}`)) ?? 0;
      const here = await storage.stat(key);
      if (here?.size === size) continue;
      if (key.startsWith(`${JOURNAL_FOLDER}/`) || (here && this.restore.checksum === null))
        throw new RestoreError('damaged', `The backup has the file ${key}, which is another one here.`);
      missing.push({ key, size });
    }
    await requireRoom(
      storage,
      'The files of the backup',
      missing.reduce((sum, { size }) => sum + size, 0),
    );
    for (const { key } of missing) await storage.putStream(key, await folder.read(`${FILES_FOLDER}${key}`));
  }

  /** Before anything changes, the site knows what its own journal and that beside the backups name. */
  private async mergeJournal(place: Storage): Promise<void> {
    const copy = await place.stream(JOURNAL_FILE).then(
      (content) => textWithin(content, MAX_JOURNAL),
      (error: unknown) => {
        if (error instanceof DomainError && error.code === 'NOT_FOUND') return '';
        throw error;
      },
    );
    const journal = new ErasureJournal(this.config, await createStorage(this.config));
    await journal.merge(parseErasures(copy));
  }

  private async eraseAgain(): Promise<void> {
    const journal = new ErasureJournal(this.config, await createStorage(this.config));
    await eraseAgain(this.config, await journal.read());
  }

  private async findOwnerEmail(manager: EntityManager): Promise<string | null> {
    const [settings] = await manager.query<Array<{ email: string | null }>>(
      `select owner_email as email from ${SITE_SETTINGS}`,
    );
    return this.config.ownerEmail ?? settings?.email ?? null;
  }

  private async checkPepper(manager: EntityManager): Promise<void> {
    await checkVotePepperIn(manager, this.config.votePepper).catch((error: unknown) => {
      if (!(error instanceof ConfigError)) throw error;
      throw new RestoreError('other-pepper', error.errors.join());
    });
  }

  /** Of each contest that has lost votes, so that its seals tell it to everybody. */
  private async record(manager: EntityManager, madeAt: string): Promise<void> {
    const lost = await findLostVotes(manager);
    const { askedBy: actorId, id: subjectId } = this.restore;
    const acts = lost.length > 0 ? lost : [{ contestId: null, votes: 0 }];
    for (const { contestId, votes } of acts)
      await new AuditLog().record(manager, {
        action: 'backup.restore',
        actorId,
        subjectId,
        contestId,
        data: { madeAt, votes },
      });
  }
}
