import type { ApiClient, Schemas } from '@paattu/api-client';
import type { EntryTransition } from '@paattu/shared/entry-transitions';
import type { SortPayload } from 'react-admin';
import { exportQuery } from '../../data-provider/export-query';
import { answer, done, fileOf } from '../../lib/answer';
import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../../data-provider/use-requests';

export type Entry = Schemas['AdminEntryDto'];
export type PhotoSize = 'card' | 'full';
export type EntryStatus = Entry['status'];
export type EntryStatusCounts = Schemas['EntryStatusCountsDto'];
export type EntryEvent = Schemas['EntryEventDto'];
export type ThreadMessage = Schemas['AdminThreadMessageDto'];
/** The change that an entrant proposes. */
export type Revision = NonNullable<Entry['revision']>;
export type EntryVideo = NonNullable<Entry['video']>;
export type VideoFlag = EntryVideo['flags'][number];
export type VideoMetadata = NonNullable<Revision['video']>;
/** A decision about a revision. */
export type RevisionDecision = 'approve-revision' | 'reject-revision';
/** Another entry of the contest that may be of the same person. */
export type RelatedEntry = Schemas['RelatedEntryDto'];
/** A deleted entry that is not erased yet. */
export type EntryDeletion = Schemas['EntryDeletionDto'];
export type EntryNote = Schemas['EntryNoteDto'];
export type OwnershipProof = Schemas['OwnershipProofDto'];
/** A reason that a moderator can choose. */
export type Reason = Schemas['OfferedReasonDto'];
/** The reason of a rejection or of a return to pending, as the entrant reads it. */
export interface Why {
  reason: Reason | null;
  /** What the moderator adds; empty for nothing. */
  sentence: string;
}
export type ReasonLists = Schemas['ModerationReasonsDto'];

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

  deleteEntry: (id: string) => answer(api.DELETE('/api/admin/entries/{id}', { params: { path: { id } } })),

  listDeletions: () => answer(api.GET('/api/admin/entries/deletions')),

  undoDeletion: (id: string) =>
    answer(api.POST('/api/admin/entries/{id}/undo-delete', { params: { path: { id } } })),

  /** Those that a moderator can choose, with their uses in the contest. */
  listReasons: (contestId: string) =>
    answer(api.GET('/api/admin/moderation-reasons/offered', { params: { query: { contestId } } })),

  /** For the entrant, while no email can bring one. */
  makeEntryLink: (id: string) =>
    answer(api.POST('/api/admin/entries/{id}/link', { params: { path: { id } } })),

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

export const noteRequests = (api: ApiClient) => ({
  listNotes: (id: string) => answer(api.GET('/api/admin/entries/{id}/notes', { params: { path: { id } } })),

  addNote: (id: string, body: string) =>
    answer(api.POST('/api/admin/entries/{id}/notes', { params: { path: { id } }, body: { body } })),

  deleteNote: (id: string, noteId: string) =>
    answer(api.DELETE('/api/admin/entries/{id}/notes/{noteId}', { params: { path: { id, noteId } } })),
});

export type UnreachableEntrants = Pick<Schemas['AskedProofsDto'], 'unreachable' | 'unreachableEntrants'>;

export const proofRequests = (api: ApiClient) => ({
  countProofs: (contestId: string) =>
    answer(api.GET('/api/admin/entries/proofs', { params: { query: { contestId } } })),

  /** Asks at most 200 entrants, and none twice. */
  askProofs: (contestId: string) => answer(api.POST('/api/admin/entries/proofs', { body: { contestId } })),

  findProof: (id: string) => answer(api.GET('/api/admin/entries/{id}/proof', { params: { path: { id } } })),

  askProof: (id: string) => answer(api.POST('/api/admin/entries/{id}/proof', { params: { path: { id } } })),

  recordProof: (id: string, videoId: string) =>
    answer(api.POST('/api/admin/entries/{id}/proof/record', { params: { path: { id } }, body: { videoId } })),

  cancelProof: (id: string) =>
    answer(api.DELETE('/api/admin/entries/{id}/proof', { params: { path: { id } } })),
});

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

export const threadRequests = (api: ApiClient) => ({
  listThread: (id: string) =>
    answer(api.GET('/api/admin/entries/{id}/messages', { params: { path: { id } } })),

  /** A repeated message with the same id is sent once. */
  answerEntrant: (id: string, message: Schemas['NewAnswerDto']) =>
    answer(api.POST('/api/admin/entries/{id}/messages', { params: { path: { id } }, body: message })),

  /** The messages up to this one need no answer. */
  settleMessages: (id: string, messageId: string) =>
    answer(
      api.PUT('/api/admin/entries/{id}/messages/{messageId}/settled', {
        params: { path: { id, messageId } },
      }),
    ),
});

/** How many entrants of a contest are to be asked for proof of their videos; undefined while loading, and for all contests. */
export function useProofs(contestId: string | undefined) {
  const requests = useRequests(proofRequests);
  const { data } = useQuery({
    queryKey: ['entries', 'proofs', contestId],
    queryFn: () => requests.countProofs(contestId ?? ''),
    enabled: contestId !== undefined,
  });
  return data;
}
