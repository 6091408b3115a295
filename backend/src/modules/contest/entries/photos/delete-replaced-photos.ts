import type { DataSource } from 'typeorm';
import { LOCKS, shareLock } from '../../../../database/locks.js';
import { heldBy } from '../../../holds/holds.js';

/** Deletes the row of a replaced photo, unless a legal hold keeps its contest. Returns whether it did: then no row names its files any more. */
export async function deleteReplacedPhoto(dataSource: DataSource, file: string): Promise<boolean> {
  return (await deleteRows(dataSource, 'photo.verification_image_url = $1', [file])) > 0;
}

/** Deletes the rows of the replaced photos of all contests without a legal hold. */
export async function deleteReplacedPhotos(dataSource: DataSource): Promise<void> {
  await deleteRows(dataSource, 'true', []);
}

async function deleteRows(dataSource: DataSource, where: string, values: string[]): Promise<number> {
  return dataSource.transaction(async (manager) => {
    await shareLock(manager, LOCKS.holds);
    const [, count] = await manager.query<[unknown, number]>(
      `delete from replaced_photos photo using contest_entries entry
       where entry.id = entry_id and ${where} and not ${heldBy('entry.contest_id')}`,
      values,
    );
    return count;
  });
}
