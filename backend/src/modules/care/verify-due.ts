import type { DataSource } from 'typeorm';
import { BackupFolder } from '../../backup/backup-folder.js';
import { MAX_BYTES } from '../../backup/room.js';
import { verifyBackup } from '../../backup/verify-backup.js';
import type { Config } from '../../config/config.js';
import { LOCKS, tryWithLock } from '../../database/locks.js';
import { BucketError } from '../../infra/storage/bucket-error.js';
import { BackupPlaces } from '../../infra/storage/backup-places.js';
import { describeFailure } from './failures.js';
import { endTrouble, isLasting, noteTrouble } from './place/place-troubles.js';

/** The newest backup of the places in $1, of this site if there is one, if it was not verified yet and no backup was found good for a week. */
const DUE = `
  select id, name, place, checksum, least(coalesce(bytes, ${MAX_BYTES}), ${MAX_BYTES}) as bytes from (
    select * from backups where state = 'done' and (place is null or place = any($1))
    order by cause = 'found', begun_at desc limit 1) newest
  where verified_at is null
    and not exists (select from backups where verification = 'good' and verified_at > now() - interval '7 days')`;

/**
 * Verifies the newest backup once a week, and after one that failed the next one. Does nothing while another process does.
 * @param dataSource of the role that serves; the verification itself logs in with the role that owns the tables
 * @returns whether it verified one
 */
export async function verifyDue(config: Config, dataSource: DataSource): Promise<boolean> {
  const places = await BackupPlaces.read(config, dataSource);
  const [due] = await dataSource.query<unknown[]>(DUE, [places.open]);
  if (!due) return false;
  return tryWithLock(dataSource, LOCKS.verifications, () => verifyNewest(config, dataSource, places));
}

async function verifyNewest(config: Config, dataSource: DataSource, places: BackupPlaces): Promise<boolean> {
  const [due] = await dataSource.query<DueBackup[]>(DUE, [places.open]);
  if (!due) return false;
  await dataSource.query('update backups set verification_begun_at = now() where id = $1', [due.id]);
  const folder = new BackupFolder(await places.storageOf(due.place), due.name);
  const found = await verifyBackup(config, folder, due).then(
    () => null,
    async (error: unknown) => {
      if (!(error instanceof BucketError && error.isUnreachable)) {
        await endTrouble(dataSource, USE);
        return describeFailure(error);
      }
      // It says nothing about the backup, and the next look tries again. After a day, it is a backup that cannot be restored.
      await noteTrouble(dataSource, USE, error);
      if (await isLasting(dataSource, USE)) return describeFailure(error);
      await dataSource.query('update backups set verification_begun_at = null where id = $1', [due.id]);
      throw error;
    },
  );
  if (!found) await endTrouble(dataSource, USE);
  await dataSource.query(
    `update backups set verified_at = now(), verification = $2, verification_failure = $3, verification_error = $4
     where id = $1`,
    [due.id, found ? 'failed' : 'good', found?.failure ?? null, found?.error ?? null],
  );
  return true;
}

const USE = 'verification';

interface DueBackup {
  id: string;
  name: string;
  place: string | null;
  checksum: string | null;
  bytes: number;
}

/** Whether the role that this process migrates with owns the tables, so that it may verify. */
export async function ownsTables(
  { migrationDatabaseUrl }: Config,
  connection: { query: (text: string) => Promise<unknown> },
): Promise<boolean> {
  if (migrationDatabaseUrl !== null) return true;
  const [row] = (await connection.query(
    `select pg_has_role(relowner, 'usage') as owns from pg_class where oid = 'migrations'::regclass`,
  )) as [{ owns: boolean }];
  return row.owns;
}
