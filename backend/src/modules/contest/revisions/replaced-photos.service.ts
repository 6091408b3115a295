import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isHeld } from '../../holds/holds.js';
import { ContestEntry } from '../entries/contest-entry.entity.js';
import { PhotoFiles, type PhotoFileKeys } from '../photos/photo-files.js';

/** Deletes photos that no row names any more, unless a legal hold keeps their contest: the sweep deletes those after it. */
@Injectable()
export class ReplacedPhotos {
  private readonly logger = new Logger(ReplacedPhotos.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: PhotoFiles,
  ) {}

  /** To be called after the commit. Never throws: the sweep deletes what is left. */
  async remove(entryId: string, photo: PhotoFileKeys): Promise<void> {
    try {
      // Outside of the transaction, which a storage that does not answer would keep open, with the holds locked.
      if (!(await this.isHeld(entryId))) await this.files.remove(photo);
    } catch (error) {
      this.logger.warn({ err: error, key: photo.full }, 'a photo is left to the sweep');
    }
  }

  private isHeld(entryId: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const entry = await manager.findOneBy(ContestEntry, { id: entryId });
      return entry !== null && isHeld(manager, entry.contestId);
    });
  }
}
