import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientHas } from '../../../common/http/if-none-match.js';
import { isConnectionLoss } from '../../../common/errors/database-error.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { ProcessedImage } from '../../../common/images/process-image.js';
import { MediaQuota } from '../../../infra/rate-limit/media-quota.js';
import { Storage } from '../../../infra/storage/storage.js';
import type { ContestEntry } from '../contest-entry.entity.js';

/** Where an entry's row says that its two files are. */
export type PhotoKeys = Pick<ContestEntry, 'verificationImageUrl' | 'cardImageUrl'>;

export const PHOTO_FOLDER = 'contest-submissions/contest-images';

@Injectable()
export class EntryPhotos {
  private readonly logger = new Logger(EntryPhotos.name);

  constructor(
    private readonly storage: Storage,
    private readonly quota: MediaQuota,
  ) {}

  /**
   * Stores a photo for the row that `write` makes; when it makes none, the files go again. Where the connection was
   * lost the row may have been committed all the same: then the sweep finds out.
   */
  async storeWith<T>(photo: ProcessedImage, write: (keys: PhotoKeys) => Promise<T>): Promise<T> {
    const keys = newKeys();
    try {
      await this.storage.put(keys.verificationImageUrl, photo.jpeg);
      await this.storage.put(keys.cardImageUrl, photo.cardWebp);
      return await write(keys);
    } catch (error) {
      if (!isConnectionLoss(error)) await this.remove(keys);
      throw error;
    }
  }

  /**
   * Sends a photo. Browsers may keep it but must ask each time, since an approval can be taken back, and whether it
   * may be seen at all has been decided before.
   */
  async send(key: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const etag = `"${basename(key)}"`;
    void reply.headers({
      etag,
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    if (clientHas(request, etag)) return void reply.code(304).send();
    const file = await this.storage.stat(key);
    if (!file) throw new DomainError('NOT_FOUND');
    await this.quota.book(file.size, request, reply);
    void reply.type(key.endsWith('.webp') ? 'image/webp' : 'image/jpeg').header('content-length', file.size);
    void reply.send(await this.storage.stream(key));
  }

  /** Never throws: what the storage does not remove now is left to the sweep. */
  async remove(keys: PhotoKeys): Promise<void> {
    const removals = [keys.verificationImageUrl, keys.cardImageUrl].map((key) =>
      this.storage.delete(key).catch((error: unknown) => {
        this.logger.warn({ err: error, key }, 'a photo is left to the sweep');
      }),
    );
    await Promise.all(removals);
  }
}

function newKeys(): PhotoKeys {
  const name = `${PHOTO_FOLDER}/${Date.now()}-${randomBytes(8).toString('hex')}`;
  return { verificationImageUrl: `${name}.jpg`, cardImageUrl: `${name}.webp` };
}
