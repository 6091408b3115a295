import { createHash } from 'node:crypto';
import { type Locale, localizedPath, ownerText } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { PublicTextsService } from '../../texts/public-texts.service.js';
import { ContestEntry } from '../entries/contest-entry.entity.js';
import { MAX_WAITING_PICTURES } from '../entries/pictures/pictures.service.js';
import { certificateOf } from './certificate/certificate.js';
import { ResultsQueries } from './results.queries.js';
import { type ResultPicture, resultPictureOf } from './picture/result-picture.js';

/** A picture has about a hundred kilobytes. */
const MAX_KEPT = 50;

/** An entrant waits for a second or two. */
const MAX_WAITING_CERTIFICATES = 20;

export interface NamedCertificate {
  file: Uint8Array;
  /** The entry in the files of the result. */
  number: number;
}

export interface DrawnPicture {
  picture: Buffer;
  etag: string;
}

/** Draws the pictures of results and the certificates of entrants, one of each at a time. The last pictures are kept; certificates are not. */
@Injectable()
export class ResultDrawings {
  private readonly pictures = pLimit(1);
  private readonly certificates = pLimit(1);
  private readonly kept = new LRUCache<string, Buffer>({ max: MAX_KEPT });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly results: ResultsQueries,
    private readonly texts: PublicTextsService,
  ) {}

  /** Throws NOT_FOUND if the winner has left the contest: the picture begins with the winner. */
  async drawPicture(slug: string, locale: Locale, version?: number): Promise<DrawnPicture> {
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
    return { picture: this.kept.get(key) ?? (await this.drawNewPicture(key, content)), etag: `"${key}"` };
  }

  private async drawNewPicture(key: string, content: ResultPicture): Promise<Buffer> {
    if (this.pictures.pendingCount >= MAX_WAITING_PICTURES) throw new DomainError('UNAVAILABLE');
    const picture = await this.pictures(async () => this.kept.get(key) ?? resultPictureOf(content));
    this.kept.set(key, picture);
    return picture;
  }

  /** From the announcement of the result on. */
  async drawCertificate(entryId: string, locale: Locale): Promise<NamedCertificate> {
    const { slug, number, place, finalists, points, version } = await this.results.findMine(entryId);
    const { contest, announcedAt } = await this.results.describe(slug, version);
    const { name } = await this.dataSource.manager.findOneByOrFail(ContestEntry, { id: entryId });
    const artistName = await this.texts.findName(locale);
    if (this.certificates.pendingCount >= MAX_WAITING_CERTIFICATES) throw new DomainError('UNAVAILABLE');
    const file = await this.certificates(() =>
      certificateOf({
        locale,
        artistName,
        contestTitle: ownerText(locale, contest.title, contest.titleMalayalam),
        songTitle: ownerText(locale, contest.songTitle, contest.songTitleMalayalam),
        entrantName: name,
        place,
        finalists,
        points: points?.total ?? 0,
        serial: `${slug}/${version}/${number}`,
        announcedAt,
        timeZone: contest.timeZone,
        pageUrl: this.config.publicUrl + localizedPath(locale, `/contests/${slug}/results`),
        version,
      }),
    );
    return { file, number };
  }
}
