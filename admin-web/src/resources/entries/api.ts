import type { ApiClient } from '@paattu/api-client';
import type { EntryTransition } from '@paattu/api-client/entry-transitions';
import type { SortPayload } from 'react-admin';
import { answer, fileOf } from '../../lib/answer';
import type { Entry, PhotoSize, Why } from '../../records';
import { exportQuery } from '../../data-provider/export-query';

export const entryRequests = (api: ApiClient) => ({
  /**
   * Sends what the moderator saw. The server rejects the request if status, name, video or photo have changed since. Only
   * a reasoned transition has a reason.
   */
  moderateEntry: ({ id, status, version }: Entry, transition: EntryTransition, why: Why | null) =>
    answer(
      api.POST(`/api/admin/entries/{id}/${transition}`, {
        params: { path: { id } },
        body: {
          status,
          version,
          ...(why && { reasonId: why.reason?.id ?? null, sentence: why.sentence || null }),
        },
        // Lets the request outlive the page.
        keepalive: true,
      }),
    ),

  /** The server wants the owner's password for an entry that is approved, or that has votes, marks or a place in a result. */
  deleteEntry: (id: string, password: string | undefined) =>
    answer(api.DELETE('/api/admin/entries/{id}', { params: { path: { id } }, body: { password } })),

  listDeletions: () => answer(api.GET('/api/admin/entries/deletions')),

  undoDeletion: (id: string) =>
    answer(api.POST('/api/admin/entries/{id}/undo-delete', { params: { path: { id } } })),

  /** Those that a moderator can choose, with their uses in the contest. */
  listReasons: (contestId: string) =>
    answer(api.GET('/api/admin/moderation-reasons/offered', { params: { query: { contestId } } })),

  refreshEntryViews: (id: string) =>
    answer(api.POST('/api/admin/entries/{id}/refresh-views', { params: { path: { id } } })),

  /** @returns the result of each entry; the server accepts at most 100 */
  refreshViewsOfEntries: (ids: string[]) =>
    answer(api.POST('/api/admin/entries/refresh-views', { body: { ids } })),

  countEntriesByStatus: (contestId: string | undefined) =>
    answer(api.GET('/api/admin/entries/status-counts', { params: { query: { contestId } } })),

  loadEntryHistory: (id: string) =>
    answer(api.GET('/api/admin/entries/{id}/events', { params: { path: { id } } })),

  /** Other entries of the contest with the same mailbox or video. */
  listRelatedEntries: (id: string) =>
    answer(api.GET('/api/admin/entries/{id}/related', { params: { path: { id } } })),

  /** All pages of the list as a file, with the server's file name. */
  exportEntries: (filters: object, sort: SortPayload) =>
    fileOf(
      api.GET('/api/admin/entries/export', {
        params: { query: exportQuery(filters, sort) },
        parseAs: 'blob' as const,
      }),
    ),

  /** Loads the photo with the owner's token. An `<img>` sends none, so it shows the photos of approved entries only. */
  loadEntryPhoto: (id: string, size: PhotoSize, signal: AbortSignal) =>
    answer(
      api.GET('/api/contest/entries/{id}/photo', {
        params: { path: { id }, query: { size } },
        parseAs: 'blob' as const,
        signal,
      }),
    ),
});
