import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type EntityManager, In } from 'typeorm';
import { isConnectionLoss } from '../../../common/errors/database-error.js';
import { DomainError, fieldError } from '../../../common/errors/domain-error.js';
import { clientHas } from '../../../common/http/if-none-match.js';
import { IMAGE_TOO_LARGE, processPortrait } from '../../../common/images/process-image.js';
import { readMultipart, smallFile } from '../../../common/multipart/read-multipart.js';
import { MAX_IMAGE_BYTES } from '@paattu/shared/rules';
import { networkOf } from '../../../infra/rate-limit/network.js';
import { MediaQuota } from '../../../infra/rate-limit/media-quota.js';
import { Storage } from '../../../infra/storage/storage.js';
import { Portrait } from './portrait.entity.js';

export const PORTRAIT_FOLDER = 'portraits';
export const MISSING_PORTRAIT = 'Please select an image';

export type PortraitSize = 'full' | 'page' | 'card';

/** Stores, sends and deletes portraits. */
@Injectable()
export class PortraitsService {
  private readonly logger = new Logger(PortraitsService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly quota: MediaQuota,
  ) {}

  /** Reads the picture from a form with that one file. */
  async upload(request: FastifyRequest): Promise<Portrait> {
    const { files } = await readMultipart(request, {
      fields: [],
      maxFieldBytes: 0,
      files: { portrait: smallFile(MAX_IMAGE_BYTES, IMAGE_TOO_LARGE) },
    });
    // A browser sends a file field without a choice as an empty file.
    if (!files.portrait?.length) throw fieldError('MISSING_IMAGE', 'portrait', MISSING_PORTRAIT);
    const { jpeg, pageWebp, cardWebp, width, height } = await processPortrait(
      files.portrait,
      networkOf(request.ip),
    );
    const name = `${PORTRAIT_FOLDER}/${Date.now()}-${randomBytes(8).toString('hex')}`;
    const keys = { imageUrl: `${name}.jpg`, pageUrl: `${name}.page.webp`, cardUrl: `${name}.webp` };
    try {
      await this.storage.put(keys.imageUrl, jpeg);
      await this.storage.put(keys.pageUrl, pageWebp);
      await this.storage.put(keys.cardUrl, cardWebp);
      const { manager } = this.dataSource;
      return await manager.save(manager.create(Portrait, { ...keys, width, height }));
    } catch (error) {
      // After a lost connection the row may have been committed; then the sweep decides.
      if (!isConnectionLoss(error)) await this.deleteFiles(Object.values(keys));
      throw error;
    }
  }

  find(id: string): Promise<Portrait | null> {
    return this.dataSource.manager.findOneBy(Portrait, { id });
  }

  /** Sends a picture; that of an id never changes. */
  async send(
    { imageUrl, pageUrl, cardUrl }: Portrait,
    size: PortraitSize,
    cacheControl: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const key = { full: imageUrl, page: pageUrl, card: cardUrl }[size];
    const etag = `"${basename(key)}"`;
    void reply.headers({
      etag,
      'cache-control': cacheControl,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      // Other sites show it in link previews.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (clientHas(request, etag)) return void reply.code(304).send();
    const file = await this.storage.stat(key);
    if (!file) throw new DomainError('NOT_FOUND');
    await this.quota.book(file.size, request, reply);
    void reply.type(key.endsWith('.webp') ? 'image/webp' : 'image/jpeg').header('content-length', file.size);
    void reply.send(await this.storage.stream(key, { start: 0, end: file.size - 1 }));
  }

  /** Deletes the rows within the transaction of `manager`. Returns the keys, to be deleted after its commit. */
  async deleteRows(manager: EntityManager, ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const portraits = await manager.findBy(Portrait, { id: In(ids) });
    await manager.delete(Portrait, { id: In(ids) });
    return portraits.flatMap(({ imageUrl, pageUrl, cardUrl }) => [imageUrl, pageUrl, cardUrl]);
  }

  /** Never throws: the sweep deletes a file that no row names. */
  async deleteFiles(keys: string[]): Promise<void> {
    const deletions = keys.map((key) =>
      this.storage.delete(key).catch((error: unknown) => {
        this.logger.warn({ err: error, key }, 'a portrait is left to the sweep');
      }),
    );
    await Promise.all(deletions);
  }
}
