import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionLoss } from '../../../common/errors/database-error.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { clientHas } from '../../../common/http/if-none-match.js';
import type { ProcessedImage } from '../../../common/images/process-image.js';
import { MediaQuota } from '../../../infra/rate-limit/media-quota.js';
import { Storage } from '../../../infra/storage/storage.js';

/** The storage keys of the two sizes of a photo. */
export interface PhotoFileKeys {
  full: string;
  card: string;
}

/** The folders contain only photos that a row names. */
export const PHOTO_FOLDERS = {
  entries: 'contest-submissions/contest-images',
  samples: 'contest-samples',
} as const;

/** Writes, sends and deletes the photos that rows name. */
@Injectable()
export class PhotoFiles {
  private readonly logger = new Logger(PhotoFiles.name);

  constructor(
    private readonly storage: Storage,
    private readonly quota: MediaQuota,
  ) {}

  /** Stores a photo for the row that `write` writes. */
  storeWith<T>(
    folder: keyof typeof PHOTO_FOLDERS,
    photo: ProcessedImage,
    write: (keys: PhotoFileKeys) => Promise<T>,
  ): Promise<T> {
    return this.removeOnError(folder, async (keys) => {
      await this.storage.put(keys.full, photo.jpeg);
      await this.storage.put(keys.card, photo.cardWebp);
      return write(keys);
    });
  }

  /** Stores a photo once more, for another row. */
  copyWith<T>(
    folder: keyof typeof PHOTO_FOLDERS,
    source: PhotoFileKeys,
    write: (keys: PhotoFileKeys) => Promise<T>,
  ): Promise<T> {
    return this.removeOnError(folder, async (keys) => {
      await this.storage.putStream(keys.full, await this.storage.stream(source.full));
      await this.storage.putStream(keys.card, await this.storage.stream(source.card));
      return write(keys);
    });
  }

  /**
   * Sends a photo that the visitor may see. Browsers must revalidate it, because the photo of an entry can become hidden
   * again; `no-store` keeps it out of a browser that others use.
   */
  async send(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    cacheControl: 'private, no-cache' | 'no-store' = 'private, no-cache',
  ): Promise<void> {
    const etag = `"${basename(key)}"`;
    void reply.headers({
      etag,
      'cache-control': cacheControl,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    if (clientHas(request, etag)) return void reply.code(304).send();
    const file = await this.storage.stat(key);
    if (!file) throw new DomainError('NOT_FOUND');
    await this.quota.book(file.size, request, reply);
    void reply.type(key.endsWith('.webp') ? 'image/webp' : 'image/jpeg').header('content-length', file.size);
    void reply.send(await this.storage.stream(key, { start: 0, end: file.size - 1 }));
  }

  /** Never throws: the sweep deletes the files that an outage of the storage leaves. */
  async remove(keys: PhotoFileKeys): Promise<void> {
    const removals = [keys.full, keys.card].map((key) =>
      this.storage.delete(key).catch((error: unknown) => {
        this.logger.warn({ err: error, key }, 'a photo is left to the sweep');
      }),
    );
    await Promise.all(removals);
  }

  /**
   * Deletes the files of new keys when `work` fails. After a lost connection the row may have been committed; then the
   * sweep decides.
   */
  private async removeOnError<T>(
    folder: keyof typeof PHOTO_FOLDERS,
    work: (keys: PhotoFileKeys) => Promise<T>,
  ): Promise<T> {
    const name = `${PHOTO_FOLDERS[folder]}/${Date.now()}-${randomBytes(8).toString('hex')}`;
    const keys = { full: `${name}.jpg`, card: `${name}.webp` };
    try {
      return await work(keys);
    } catch (error) {
      if (!isConnectionLoss(error)) await this.remove(keys);
      throw error;
    }
  }
}
