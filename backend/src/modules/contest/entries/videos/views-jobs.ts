import type { ErrorCode } from '../../../../common/errors/error-catalogue.js';

/** Adds a batch job for each batch of approved entries. */
export const REFRESH_ALL = 'refresh-all';
/** As `refresh-all`, for approved entries whose views were never requested. */
export const REFRESH_NEW = 'refresh-new';
/** Refreshes a batch of entries by one call of YouTube. */
export const REFRESH_BATCH = 'refresh-batch';
/** Refreshes entries while the owner waits for the result. */
export const REFRESH_NOW = 'refresh-now';

export interface ViewsJob {
  /** Present in `refresh-batch` and `refresh-now`. */
  entryIds?: string[];
}

/** The result for one entry of a `refresh-now` job. An error is part of the result, so that it reaches the owner. */
export type RefreshResult = { id: string } & (
  { viewCount: number } | { error: { code: ErrorCode; message: string; retryAfter?: number } }
);
