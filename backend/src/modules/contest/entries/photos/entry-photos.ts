import { Injectable } from '@nestjs/common';
import type { ProcessedImage } from '../../../../common/images/process-image.js';
import { PhotoFiles } from '../../photos/photo-files.js';
import type { ContestEntry } from '../contest-entry.entity.js';

/** The storage keys of an entry's two files. */
export type PhotoKeys = Pick<ContestEntry, 'verificationImageUrl' | 'cardImageUrl'>;

@Injectable()
export class EntryPhotos {
  constructor(private readonly files: PhotoFiles) {}

  /** Stores a photo for the row that `write` inserts. */
  storeWith<T>(photo: ProcessedImage, write: (keys: PhotoKeys) => Promise<T>): Promise<T> {
    return this.files.storeWith('entries', photo, ({ full, card }) =>
      write({ verificationImageUrl: full, cardImageUrl: card }),
    );
  }
}
