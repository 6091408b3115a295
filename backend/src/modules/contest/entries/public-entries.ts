import { Injectable } from '@nestjs/common';
import { contentRange } from '../../../common/paging/list-query.js';
import { cachedJson, type CachedResponse } from '../../../common/cached-response/cached-response.js';
import { CachedResponses } from '../../../common/cached-response/cached-responses.js';
import { Clock } from '../../../common/clock/clock.js';
import { Changes } from '../../../infra/changes/changes.js';
import { EntriesQueries } from './entries.queries.js';
import type { PublicEntriesQueryDto } from './public-entry.dto.js';

/** Keeps pages of the public list as cached responses until an entry changes or the next contest is announced. */
@Injectable()
export class PublicEntries {
  private readonly responses: CachedResponses;

  constructor(
    private readonly queries: EntriesQueries,
    changes: Changes,
    clock: Clock,
  ) {
    this.responses = new CachedResponses(changes, ['entries'], clock);
  }

  /** A search is not kept: visitors choose its text, so there is no end of them. */
  get(query: PublicEntriesQueryDto): Promise<CachedResponse> {
    if (query.q) return this.list(query);
    const { contest = '', sort, order, limit, offset } = query;
    return this.responses.get(`${contest} ${sort} ${order} ${limit} ${offset}`, () => this.list(query));
  }

  private async list(query: PublicEntriesQueryDto): Promise<CachedResponse> {
    const page = await this.queries.listApproved(query);
    const headers = {
      'content-range': contentRange('entries', query.offset, page),
      'gallery-order': page.galleryOrder,
    };
    return cachedJson(page.rows, headers, page.validUntil);
  }
}
