import type { ApiClient } from '@paattu/api-client';
import { answer, done } from '../lib/answer';
import type { Entry, PhotoSize, Why } from '../records';
import type { RevisionDecision } from '../resources/entries/moderation/decision-kinds';

export const revisionRequests = (api: ApiClient) => ({
  /** The server rejects a decision about a revision that was decided, replaced or taken back meanwhile. */
  decideRevision: ({ revision }: Entry, kind: RevisionDecision, why: Why | null) => {
    const params = { path: { id: revision?.id ?? '' } };
    // Lets the request outlive the page.
    const keepalive = true;
    return done(
      kind === 'approve-revision'
        ? api.POST('/api/admin/revisions/{id}/approve', { params, keepalive })
        : api.POST('/api/admin/revisions/{id}/reject', {
            params,
            body: { reasonId: why?.reason?.id ?? null, sentence: why?.sentence || null },
            keepalive,
          }),
    );
  },

  loadRevisionPhoto: (id: string, size: PhotoSize, signal: AbortSignal) =>
    answer(
      api.GET('/api/admin/revisions/{id}/photo', {
        params: { path: { id }, query: { size } },
        parseAs: 'blob' as const,
        signal,
      }),
    ),
});
