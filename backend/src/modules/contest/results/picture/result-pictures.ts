import { createHash } from 'node:crypto';
import type { Locale } from '@paattu/api-client/locales';
import { ownerText } from '@paattu/api-client/locales';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { PublicTextsService } from '../../../texts/public-texts.service.js';
import { MAX_WAITING_PICTURES } from '../../entries/pictures/pictures.service.js';
import { ResultsQueries } from '../results.queries.js';
import { type ResultPicture, resultPictureOf } from './result-picture.js';

/** A picture has about a hundred kilobytes. */
const MAX_KEPT = 50;

export interface DrawnPicture {
  picture: Buffer;
  etag: string;
}

/** Draws the pictures of results, one at a time, and keeps the last ones. */
@Injectable()
export class ResultPictures {
  private readonly queue = pLimit(1);
  private readonly kept = new LRUCache<string, Buffer>({ max: MAX_KEPT });

  constructor(
    private readonly results: ResultsQueries,
    private readonly texts: PublicTextsService,
  ) {}

  /** Throws NOT_FOUND if the winner has left the contest: the picture begins with the winner. */
  async draw(slug: string, locale: Locale, version?: number): Promise<DrawnPicture> {
    const { contest, lines } = await this.results.describe(slug, version);
    const best = lines
      .slice(0, 3)
      .flatMap(({ entry, points, place }) =>
        entry ? [{ name: entry.name, points: points.total, place }] : [],
      );
    if (!lines[0]?.entry) throw new DomainError('NOT_FOUND');
    const content: ResultPicture = {
      locale,
      artistName: await this.texts.findName(locale),
      contestTitle: ownerText(locale, contest.title, contest.titleMalayalam),
      best,
    };
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    return { picture: this.kept.get(key) ?? (await this.drawNew(key, content)), etag: `"${key}"` };
  }

  private async drawNew(key: string, content: ResultPicture): Promise<Buffer> {
    if (this.queue.pendingCount >= MAX_WAITING_PICTURES) throw new DomainError('UNAVAILABLE');
    const picture = await this.queue(async () => this.kept.get(key) ?? resultPictureOf(content));
    this.kept.set(key, picture);
    return picture;
  }
}
