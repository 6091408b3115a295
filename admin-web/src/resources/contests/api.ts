import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer } from '../../lib/answer';
import type { ContestDetails } from '../../records';
import { versionOf, type Seen } from '../../data-provider/if-match';

export const contestRequests = (api: ApiClient) => ({
  /** The current contest first. */
  listAnnouncedContests: () => answer(api.GET('/api/contests')),

  /** What an edit would publish with it. */
  previewContestEdit: (id: string, details: ContestDetails) =>
    answer(api.POST('/api/admin/contests/{id}/preview', { params: { path: { id } }, body: details })),

  /** All that keeps a draft from being published. */
  listContestGaps: (id: string) =>
    answer(api.GET('/api/admin/contests/{id}/gaps', { params: { path: { id } } })),

  /** As `update`, sends the version that the owner has seen. So do the other acts that cannot be undone. */
  publishContest: (contest: Seen) =>
    answer(api.POST('/api/admin/contests/{id}/publish', { params: versionOf(contest) })),

  /** Confirms the result. */
  certifyContest: (id: string) =>
    answer(api.POST('/api/admin/contests/{id}/certify', { params: { path: { id } } })),

  /** Makes a draft of the chosen parts. */
  copyContest: (id: string, parts: Schemas['CopyContestDto']) =>
    answer(api.POST('/api/admin/contests/{id}/copy', { params: { path: { id } }, body: parts })),
});
