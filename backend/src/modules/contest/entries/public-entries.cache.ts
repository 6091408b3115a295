import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { contentRange } from '../../../common/paging/list-query.js';
import { ReadyResponse } from '../../../common/ready-response/ready-response.js';
import { Changes } from '../../../database/changes.js';
import { EntriesQueries } from './entries.queries.js';
import type { PublicEntriesQueryDto } from './public-entry.dto.js';

/** Pages of the public list as ready bytes, kept until an entry or the contest changes. */
@Injectable()
export class PublicEntriesCache {
  private readonly kept = new LRUCache<string, Promise<ReadyResponse>>({ max: 100 });

  constructor(
    private readonly queries: EntriesQueries,
    changes: Changes,
  ) {
    changes.subscribe((topic) => {
      if (topic !== 'songs') this.kept.clear();
    });
  }

  get(query: PublicEntriesQueryDto): Promise<ReadyResponse> {
    const key = `${query.order} ${query.limit} ${query.offset}`;
    const known = this.kept.get(key);
    if (known) return known;
    // The promise is kept, not its result: a change that comes while the list is being read drops it too.
    const made = this.make(query);
    this.kept.set(key, made);
    made.catch(() => this.kept.peek(key) === made && this.kept.delete(key));
    return made;
  }

  private async make(query: PublicEntriesQueryDto): Promise<ReadyResponse> {
    const page = await this.queries.listApproved(query);
    return ReadyResponse.of(JSON.stringify(page.rows), 'application/json; charset=utf-8', {
      'content-range': contentRange('entries', query.offset, page),
      'cache-control': 'no-cache',
    });
  }
}
