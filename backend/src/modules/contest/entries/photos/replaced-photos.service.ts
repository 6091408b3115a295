import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../../database/transaction.js';
import { deleteReplacedPhoto } from './delete-replaced-photos.js';
import { PhotoFiles, type PhotoFileKeys } from '../../photos/photo-files.js';
import { ReplacedPhoto } from './replaced-photo.entity.js';

@Injectable()
export class ReplacedPhotos {
  private readonly logger = new Logger(ReplacedPhotos.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: PhotoFiles,
  ) {}

  /**
   * To be called by the transaction that takes the photo from its entry or revision. Its files are deleted after the commit, unless a
   * legal hold keeps the contest: the sweep deletes those after it.
   */
  async add(tx: Transaction, entryId: string, photo: PhotoFileKeys): Promise<void> {
    await tx.manager.insert(ReplacedPhoto, {
      verificationImageUrl: photo.full,
      cardImageUrl: photo.card,
      entryId,
    });
    tx.afterCommit(() => this.remove(photo));
  }

  private async remove(photo: PhotoFileKeys): Promise<void> {
    try {
      // The files outside of the transaction, which a storage that does not answer would keep open, with the holds locked.
      if (await deleteReplacedPhoto(this.dataSource, photo.full)) await this.files.remove(photo);
    } catch (error) {
      this.logger.warn({ err: error, key: photo.full }, 'a photo is left to the sweep');
    }
  }
}
