import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { BackupError, NoRoomError } from './backup/backup-error.js';
import { BackupFolder } from './backup/backup-folder.js';
import { type Backup, makeBackup } from './backup/make-backup.js';
import { startStep } from './common/start-steps.js';
import type { Config } from './config/config.js';
import { BackupPlaces, FOLDER } from './infra/storage/backup-places.js';
import { BucketError } from './infra/storage/bucket-error.js';
import { USERS } from './modules/auth/public.sql.js';
import { newBackupName } from './modules/care/backup-name.js';
import { noteBackup, noteOwnersBucket } from './modules/care/note-backup.js';

/**
 * Makes a backup of a site that is about to get the schema of another release. Undoing a migration loses what it added, and
 * only a backup brings back what it dropped.
 * @returns what notes the backup once the tables are up to date, or null for a site without an account, which has nothing to lose
 * @throws {BackupError} the database stays as it is
 */
export async function backUpBefore(
  config: Config,
  dataSource: DataSource,
): Promise<(() => Promise<void>) | null> {
  const [account] = await dataSource.query<unknown[]>(`select from ${USERS} limit 1`);
  if (!account) return null;
  startStep('backing up before the upgrade', { isLong: true });
  const name = newBackupName();
  try {
    const places = await BackupPlaces.read(config, dataSource);
    const { place, backup } = await makeSomewhere(config, places, name);
    return async () => {
      await noteBackup(dataSource, place, name, 'upgrade', backup);
      // A bucket that has failed may have got some of it.
      if (places.isOwners(places.present)) await noteOwnersBucket(dataSource);
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(
      `The database was not upgraded and stays as it is, because the backup before failed: ${reason}`,
      { cause: error },
    );
  }
}

/** The page on which the owner would choose another place than a bucket that is gone or full is away until the upgrade. */
async function makeSomewhere(
  config: Config,
  places: BackupPlaces,
  name: string,
): Promise<{ place: string; backup: Backup }> {
  const make = async (place: string) => ({
    place,
    backup: await makeBackup(config, new BackupFolder(await places.storageOf(place), name)),
  });
  try {
    return await make(places.present);
  } catch (error) {
    if (!places.bucket || !(error instanceof BucketError || error instanceof NoRoomError)) throw error;
    new Logger('Start').warn(
      `the backup before the upgrade goes into the folder of the server, because the bucket ${places.present} failed: ${error.message}`,
    );
    return make(FOLDER);
  }
}
