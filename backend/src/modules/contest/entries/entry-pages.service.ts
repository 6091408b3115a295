import { Injectable } from '@nestjs/common';
import { cachedJson, type CachedResponse } from '../../../common/cached-response/cached-response.js';
import { CachedResponses } from '../../../common/cached-response/cached-responses.js';
import { Clock } from '../../../common/clock/clock.js';
import { Changes } from '../../../infra/changes/changes.js';
import { EntryPageQueries } from './entry-page.queries.js';

/** Keeps what the pages of entries show as cached responses until an entry or a contest changes. */
@Injectable()
export class EntryPagesService {
  private readonly responses: CachedResponses;

  constructor(
    private readonly queries: EntryPageQueries,
    changes: Changes,
    clock: Clock,
  ) {
    this.responses = new CachedResponses(changes, ['entries'], clock);
  }

  get(slug: string): Promise<CachedResponse> {
    return this.responses.get(slug, async () => cachedJson(await this.queries.describe(slug)));
  }

  /** The paths of all pages of entries in the default language, the newest first. */
  async listPaths(limit: number): Promise<string[]> {
    return (await this.queries.listSlugs(limit)).map((slug) => `/entries/${slug}`);
  }
}
