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
import type { ContestEntry } from './contest-entry.entity.js';

/** The storage keys of an entry's two files. */
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
   * Stores a photo for the row that `write` inserts, and deletes the files when `write` fails. After a lost connection the
   * row may have been committed; then the sweep decides.
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
   * Sends a photo that the visitor may see. Browsers must revalidate it, because an approved entry can become pending
   * again.
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

  /** Never throws: the sweep deletes the files that an outage of the storage leaves. */
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
