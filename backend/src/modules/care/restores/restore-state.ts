import type { Topic } from '@paattu/shared/rules';
import type { DataSource } from 'typeorm';
import { BackupFolder } from '../../../backup/backup-folder.js';
import { readVerified } from '../../../backup/checksums.js';
import { readContents } from '../../../backup/contents.js';
import { migrationsOfBackup } from '../../../backup/load-database.js';
import { placeFailureOf } from '../../../backup/place-failures.js';
import { MAX_BYTES } from '../../../backup/room.js';
import { RestoreError, type RestoreFailure } from '../../../backup/restore-error.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { Config } from '../../../config/config.js';
import { SchemaTooNewError, SchemaTooOldError } from '../../../database/migrate.js';
import { CHANNEL } from '../../../infra/changes/change-topics.js';
import { isUnlocked, LOCKS, tryWithLock } from '../../../database/locks.js';
import { BackupPlaces } from '../../../infra/storage/backup-places.js';
import { JOURNAL_FILE } from '../../../infra/storage/erasure-journal.js';
import { isDamage } from '../failures.js';
import { useOnce } from '../place/try-bucket.js';

/** How long a restore waits for a process that carries it out. */
const CARRIED_OUT_WITHIN = `interval '10 minutes'`;

/** SQL of the bytes of a backup. What somebody else has put into a bucket may say that it has any. */
const BYTES = `least(coalesce(backups.bytes, ${MAX_BYTES}), ${MAX_BYTES})`;

const UNDER_WAY = `state in ('stopping', 'running', 'erasing')`;

/** SQL that ends a restore whose process has ended before anything changed, and does not come back. */
export const END_ABANDONED = `
  update restores set state = 'failed', ended_at = now(), failure = 'interrupted',
    error = 'The process that restores has ended, and did not start again.'
  where state in ('stopping', 'running') and ${isUnlocked(LOCKS.restores)}`;

/** SQL that has a row while the site is being restored. */
export const RESTORES_UNDER_WAY = `select from restores where ${UNDER_WAY}`;

export interface RestoreUnderWay {
  id: string;
  /** Of the backup. */
  name: string;
  /** Of the backup, as its row names it. */
  place: string | null;
  /** Null for a backup that this site did not make. */
  checksum: string | null;
  bytes: number;
  askedBy: string;
  state: 'stopping' | 'running' | 'erasing';
}

export async function findUnderWay(dataSource: DataSource): Promise<RestoreUnderWay | undefined> {
  const [restore] = await dataSource.query<RestoreUnderWay[]>(
    `select restores.id, backup_name as name, backups.place, backups.checksum, ${BYTES} as bytes, asked_by as "askedBy", restores.state
     from restores left join backups on backups.name = backup_name and backups.state = 'done'
     where restores.${UNDER_WAY}`,
  );
  return restore;
}

export async function setRestoreState(
  connection: Pick<DataSource, 'query'>,
  id: string,
  state: 'running' | 'erasing' | 'done',
): Promise<void> {
  await connection.query(
    `update restores set state = $2,
       begun_at = case $2 when 'running' then now() else begun_at end, ended_at = case $2 when 'done' then now() end
     where id = $1`,
    [id, state],
  );
}

/** The backup of the site as it was before the restore. */
export async function noteFormer(dataSource: DataSource, id: string, name: string): Promise<void> {
  await dataSource.query('update restores set former_name = $2 where id = $1', [id, name]);
}

/** Not once the database has the rows of the backup: what was erased since must be erased again before the site is served. */
export async function failRestore(dataSource: DataSource, id: string, cause: unknown): Promise<void> {
  const { message = String(cause) } = cause as { message?: string };
  await dataSource.query(
    `update restores set state = 'failed', ended_at = now(), failure = $2, error = $3
     where id = $1 and state in ('asked', 'stopping', 'running')`,
    [id, failureOf(cause), message.slice(0, 1_000)],
  );
}

function failureOf(cause: unknown): RestoreFailure {
  if (cause instanceof RestoreError) return cause.failure;
  if (cause instanceof SchemaTooNewError || cause instanceof SchemaTooOldError) return 'other-release';
  if (cause instanceof DomainError && cause.code === 'BACKUP_ELSEWHERE') return 'elsewhere';
  return placeFailureOf(cause) ?? (isDamage(cause) ? 'damaged' : 'other');
}

/** Ends a restore for which no process came. One that compares the files of the backup has the lock. */
export async function endForgotten(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `update restores set state = 'failed', ended_at = now(), failure = 'nobody',
       error = 'No process with the role that owns the tables has taken it within ten minutes.'
     where state = 'asked' and asked_at < now() - ${CARRIED_OUT_WITHIN} and ${isUnlocked(LOCKS.restores)}
       and not exists (select from backups where state = 'running')`,
  );
}

/**
 * Takes the restore that the owner has asked for, once a backup that is being made is complete. The site serves on while the files of the
 * backup are compared with their checksums, and what the restore needs of the bucket is tried. After that, API and worker stop.
 * @returns whether a restore is under way
 */
export async function beginAskedRestore(config: Config, dataSource: DataSource): Promise<boolean> {
  await endForgotten(dataSource);
  const [asked] = await dataSource.query<AskedRestore[]>(
    `select restores.id, backup_name as name, place, ${BYTES} as bytes
     from restores left join backups on backups.name = backup_name
     where restores.state = 'asked' and not exists (select from backups where state = 'running')`,
  );
  if (!asked) return false;
  return tryWithLock(dataSource, LOCKS.restores, () => begin(config, dataSource, asked));
}

interface AskedRestore {
  id: string;
  /** Of the backup. */
  name: string;
  place: string | null;
  bytes: number;
}

async function begin(config: Config, dataSource: DataSource, asked: AskedRestore): Promise<boolean> {
  try {
    const places = await BackupPlaces.read(config, dataSource);
    const folder = new BackupFolder(await places.storageOf(asked.place), asked.name);
    await readVerified(folder, { bytes: asked.bytes });
    migrationsOfBackup(await readContents(folder));
    await tryPlace(config, places);
  } catch (error) {
    await failRestore(dataSource, asked.id, error);
    return false;
  }
  const [, begun] = await dataSource.query<[unknown, number]>(
    `update restores set state = 'stopping' where id = $1 and state = 'asked'`,
    [asked.id],
  );
  if (begun === 0) return false;
  const topic: Topic = 'restore';
  await dataSource.query('select pg_notify($1, $2)', [CHANNEL, topic]);
  return true;
}

/**
 * While the site is stopped, nobody could mend the place. The backup of the site as it is goes there, but not into a bucket of the owner, of which
 * a restore reads the list of erasures.
 */
async function tryPlace(config: Config, places: BackupPlaces): Promise<void> {
  if (!places.bucket) return;
  if (places.isOwners(places.present)) await (await places.storageOf()).stat(JOURNAL_FILE);
  else await useOnce(config, places.bucket);
}
