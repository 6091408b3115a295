import type { DataSource } from 'typeorm';
import { heldBy, shareHolds } from '../../holds/holds.js';

/**
 * Deletes the rows of replaced photos of contests without a legal hold: of one photo, by its file, or of all. Returns whether there were
 * any. No row names their files any more.
 */
export async function deleteUnheldRows(dataSource: DataSource, file: string | null): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    await shareHolds(manager);
    const [, count] = await manager.query<[unknown, number]>(
      `delete from replaced_photos photo using contest_entries entry
       where entry.id = entry_id and ($1::text is null or photo.verification_image_url = $1) and not ${heldBy('entry.contest_id')}`,
      [file],
    );
    return count > 0;
  });
}
