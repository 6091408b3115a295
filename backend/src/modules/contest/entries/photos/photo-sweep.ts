import { Injectable, Logger } from '@nestjs/common';
import { Sweep } from '../../../../common/sweeps/sweep.js';
import { DataSource } from 'typeorm';
import { Storage } from '../../../../infra/storage/storage.js';
import { SWEEP_EVERY_MS, sweepStrayFiles } from '../../../../infra/storage/sweep-stray-files.js';
import { deleteReplacedPhotos } from './delete-replaced-photos.js';
import { PHOTO_FOLDERS } from '../../photos/photo-files.js';
import { doneAt } from '../../../../database/app-state.entity.js';
import { isHoldFromBefore } from '../../../holds/holds.js';
import { CONTESTS } from '../../contests/public.sql.js';

/** Deletes replaced photos once no legal hold keeps them, and those that a crash or an outage of the storage leaves without a row. */
@Injectable()
export class PhotoSweep {
  private readonly logger = new Logger(PhotoSweep.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
  ) {}

  @Sweep(SWEEP_EVERY_MS, 'stray photos could not be swept', { atStart: true })
  async run(): Promise<void> {
    await deleteReplacedPhotos(this.dataSource);
    for (const folder of Object.values(PHOTO_FOLDERS)) {
      const removed = await sweepStrayFiles(this.storage, folder, (keys) => this.findUnnamed(keys));
      if (removed > 0) this.logger.log(`removed ${removed} photos that no row names from ${folder}`);
    }
  }

  /**
   * The release before wrote no row for a replaced photo. During a hold that was set in its time, no photo without a row is deleted.
   */
  private async findUnnamed(keys: string[]): Promise<string[]> {
    const rows = await this.dataSource.query<Array<{ key: string }>>(
      `select unnest($1::text[]) as key where not exists (
         select where ${isHoldFromBefore(`${doneAt('replaced-photos')} + interval '1 day'`)})
       except select verification_image_url from contest_entries
       except select card_image_url from contest_entries
       except select verification_image_url from entry_revisions
       except select card_image_url from entry_revisions
       except select verification_image_url from replaced_photos
       except select card_image_url from replaced_photos
       except select sample_photo_file from ${CONTESTS}
       except select sample_photo_card_file from ${CONTESTS}`,
      [keys],
    );
    return rows.map(({ key }) => key);
  }
}
