import type { ErrorCode } from '../../../common/errors/error-catalogue.js';

/** Adds a job for each batch of approved entries. */
export const REFRESH_ALL = 'refresh-all';
/** Refreshes a batch of entries with one call of YouTube's. */
export const REFRESH_BATCH = 'refresh-batch';
/** Refreshes one entry, for the owner who waits for it. */
export const REFRESH_ONE = 'refresh-one';

/** What the jobs of the views queue carry; which of it goes by the job's name. */
export interface ViewsJob {
  entryId?: string;
  entryIds?: string[];
}

/** What a `refresh-one` job returns: an error goes to the one who waits, and is no fault of the job. */
export type RefreshResult =
  { viewCount: number } | { error: { code: ErrorCode; message: string; retryAfter?: number } };
