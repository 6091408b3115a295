import { type Locale, localizedPath, ownerText } from '@paattu/api-client/locales';
import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { CONFIG } from '../../../../config/config.module.js';
import type { Config } from '../../../../config/config.js';
import { PublicTextsService } from '../../../texts/public-texts.service.js';
import { ContestEntry } from '../../entries/contest-entry.entity.js';
import { ResultsQueries } from '../results.queries.js';
import { certificateOf } from './certificate.js';

/** An entrant waits for a second or two. */
const MAX_WAITING = 20;

export interface NamedCertificate {
  file: Uint8Array;
  /** The entry in the files of the result. */
  number: number;
}

/** Draws the certificates of entrants, one at a time. They are not stored. */
@Injectable()
export class Certificates {
  private readonly queue = pLimit(1);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly results: ResultsQueries,
    private readonly texts: PublicTextsService,
  ) {}

  /** From the announcement of the result on. */
  async draw(entryId: string, locale: Locale): Promise<NamedCertificate> {
    const { slug, number, place, finalists, points, version } = await this.results.findMine(entryId);
    const { contest, announcedAt } = await this.results.describe(slug, version);
    const { name } = await this.dataSource.manager.findOneByOrFail(ContestEntry, { id: entryId });
    const artistName = await this.texts.findName(locale);
    if (this.queue.pendingCount >= MAX_WAITING) throw new DomainError('UNAVAILABLE');
    const file = await this.queue(() =>
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
