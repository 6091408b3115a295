import type { ApiClient, Schemas, Session } from '@paattu/api-client';
import type { EntryTransition } from '@paattu/api-client/entry-transitions';
import type { Locale } from '@paattu/api-client/locales';
import simpleRestProvider from 'ra-data-simple-rest';
import type { RaRecord, SortPayload, UpdateParams, UpdateResult } from 'react-admin';
import { answer, done, fileOf, formBody } from './lib/answer';
import { createHttpClient } from './lib/http-client';
import { requirePeriod } from './lib/require-period';
import type { RevisionDecision } from './resources/entries/moderation/decision-kinds';
import type { AnalyticsQuery, Contest, ContestDetails, Entry, Why } from './records';
import { createUploadFetch, type UploadProgress } from './lib/upload-fetch';

export type PhotoSize = 'card' | 'full';

/** A record as the owner has seen it. */
type Seen = { id: string; version: string };

function versionOf({ id, version }: Seen) {
  return { path: { id }, header: ifMatch(version) };
}

/** Plain record operations use react-admin's REST dialect, all others the typed client. */
export function createDataProvider(api: ApiClient, session: Session) {
  const http = createHttpClient(session);
  return {
    ...simpleRestProvider('/api/admin', http),

    /** Sends the version that the owner has edited. The server rejects the request if there is another one by now. */
    update: async <Item extends RaRecord>(
      resource: string,
      { id, data, previousData }: UpdateParams<Item>,
    ): Promise<UpdateResult<Item>> => {
      const headers = new Headers({ Accept: 'application/json' });
      const { version } = previousData as { version?: string };
      if (version !== undefined) headers.set('If-Match', ifMatch(version)['If-Match']);
      const url = `/api/admin/${resource}/${encodeURIComponent(String(id))}`;
      const response = await http(url, { method: 'PUT', body: JSON.stringify(data), headers });
      return { data: response.json as Item };
    },

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

    refreshEntryViews: (id: string) =>
      answer(api.POST('/api/admin/entries/{id}/refresh-views', { params: { path: { id } } })),

    /** @returns the result of each entry; the server accepts at most 100 */
    refreshViewsOfEntries: (ids: string[]) =>
      answer(api.POST('/api/admin/entries/refresh-views', { body: { ids } })),

    countEntriesByStatus: (contestId: string | undefined) =>
      answer(api.GET('/api/admin/entries/status-counts', { params: { query: { contestId } } })),

    loadEntryHistory: (id: string) =>
      answer(api.GET('/api/admin/entries/{id}/events', { params: { path: { id } } })),

    /** Those that a moderator can choose, with their uses in the contest. */
    listReasons: (contestId: string) =>
      answer(api.GET('/api/admin/moderation-reasons/offered', { params: { query: { contestId } } })),

    listNotes: (id: string) => answer(api.GET('/api/admin/entries/{id}/notes', { params: { path: { id } } })),

    addNote: (id: string, body: string) =>
      answer(api.POST('/api/admin/entries/{id}/notes', { params: { path: { id } }, body: { body } })),

    deleteNote: (id: string, noteId: string) =>
      answer(api.DELETE('/api/admin/entries/{id}/notes/{noteId}', { params: { path: { id, noteId } } })),

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
    findProof: (id: string) => answer(api.GET('/api/admin/entries/{id}/proof', { params: { path: { id } } })),

    askProof: (id: string) => answer(api.POST('/api/admin/entries/{id}/proof', { params: { path: { id } } })),

    recordProof: (id: string, videoId: string) =>
      answer(
        api.POST('/api/admin/entries/{id}/proof/record', { params: { path: { id } }, body: { videoId } }),
      ),

    cancelProof: (id: string) =>
      answer(api.DELETE('/api/admin/entries/{id}/proof', { params: { path: { id } } })),

    /** All pages of the list as a file, with the server's file name. */
    exportEntries: (filters: object, { field, order }: SortPayload) => {
      const query = { filter: JSON.stringify(filters), sort: JSON.stringify([field, order]) };
      return fileOf(api.GET('/api/admin/entries/export', { params: { query }, parseAs: 'blob' as const }));
    },

    /** Loads the photo with the owner's token. An `<img>` sends none, so it shows the photos of approved entries only. */
    loadEntryPhoto: (id: string, size: PhotoSize, signal: AbortSignal) =>
      answer(
        api.GET('/api/contest/entries/{id}/photo', {
          params: { path: { id }, query: { size } },
          parseAs: 'blob' as const,
          signal,
        }),
      ),

    loadRevisionPhoto: (id: string, size: PhotoSize, signal: AbortSignal) =>
      answer(
        api.GET('/api/admin/revisions/{id}/photo', {
          params: { path: { id }, query: { size } },
          parseAs: 'blob' as const,
          signal,
        }),
      ),

    /** The current contest first. */
    listAnnouncedContests: () => answer(api.GET('/api/contests')),

    /** Loads the photo with the owner's token. An `<img>` sends none, so it shows no photo of a draft. */
    loadSamplePhoto: (slug: string, signal: AbortSignal) =>
      answer(
        api.GET('/api/contests/{slug}/sample-photo', {
          params: { path: { slug }, query: { size: 'card' } },
          parseAs: 'blob' as const,
          signal,
        }),
      ),

    /** Sends the version of the photo that the owner saw. The server rejects the request if there is another one by now. */
    replaceSamplePhoto: ({ id, samplePhotoVersion }: Contest, form: FormData) =>
      answer(
        api.PUT('/api/admin/contests/{id}/sample-photo', {
          params: { path: { id }, header: ifMatch(samplePhotoVersion) },
          ...formBody<Schemas['SamplePhotoFormDto']>(form),
        }),
      ),

    removeSamplePhoto: ({ id, samplePhotoVersion }: Contest) =>
      answer(
        api.DELETE('/api/admin/contests/{id}/sample-photo', {
          params: { path: { id }, header: ifMatch(samplePhotoVersion) },
        }),
      ),

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

    previewRules: (id: string, source: Schemas['RulesSourceDto']) =>
      answer(api.POST('/api/admin/rules/{id}/preview', { params: { path: { id } }, body: source })),

    publishRules: (rules: Seen, change: Schemas['RulesChangeDto']) =>
      answer(api.POST('/api/admin/rules/{id}/publish', { params: versionOf(rules), body: change })),

    /** Deletes the draft. */
    discardRules: (rules: Seen) => answer(api.DELETE('/api/admin/rules/{id}', { params: versionOf(rules) })),

    publishTexts: (version: string) =>
      answer(api.POST('/api/admin/texts/site/publish', { params: { header: ifMatch(version) } })),

    /** Deletes the draft. */
    discardTexts: (version: string) =>
      answer(api.DELETE('/api/admin/texts/site', { params: { header: ifMatch(version) } })),

    /** Returns the token with which the site's pages show the draft. */
    createTextsPreview: () => answer(api.GET('/api/admin/texts/site/preview')),

    uploadPortrait: (form: FormData) =>
      answer(
        api.POST('/api/admin/texts/site/portraits', {
          ...formBody<Schemas['PortraitFormDto']>(form),
        }),
      ),

    uploadSong: (form: FormData, onProgress: UploadProgress, signal: AbortSignal) =>
      answer(
        api.POST('/api/admin/songs', {
          ...formBody<Schemas['UploadSongFormDto']>(form),
          fetch: createUploadFetch(onProgress),
          signal,
        }),
      ),

    replaceSongAudio: (id: string, form: FormData, onProgress: UploadProgress, signal: AbortSignal) =>
      answer(
        api.PUT('/api/admin/songs/{id}/audio', {
          params: { path: { id } },
          ...formBody<Schemas['AudioFormDto']>(form),
          fetch: createUploadFetch(onProgress),
          signal,
        }),
      ),

    replaceSongCover: (id: string, form: FormData) =>
      answer(
        api.PUT('/api/admin/songs/{id}/cover', {
          params: { path: { id } },
          ...formBody<Schemas['CoverFormDto']>(form),
        }),
      ),

    removeSongCover: (id: string) =>
      answer(api.DELETE('/api/admin/songs/{id}/cover', { params: { path: { id } } })),

    chooseGround: (id: string, chosen: number) =>
      answer(api.PUT('/api/admin/songs/{id}/ground', { params: { path: { id } }, body: { chosen } })),

    publishSong: (id: string, publishAt: Date | 'now') =>
      answer(
        api.PUT('/api/admin/songs/{id}/publication', {
          params: { path: { id } },
          body: { publishAt: publishAt === 'now' ? 'now' : publishAt.toISOString() },
        }),
      ),

    hideSong: (id: string) =>
      answer(api.DELETE('/api/admin/songs/{id}/publication', { params: { path: { id } } })),

    resetSongStatistics: (id: string) =>
      answer(api.POST('/api/admin/songs/{id}/reset-statistics', { params: { path: { id } } })),

    markMessageRead: (id: string, isRead: boolean) => {
      const path = { params: { path: { id } } };
      return answer(
        isRead
          ? api.PUT('/api/admin/messages/{id}/read', path)
          : api.DELETE('/api/admin/messages/{id}/read', path),
      );
    },

    loadAnswers: (messageId: string) =>
      answer(api.GET('/api/admin/messages/{id}/answers', { params: { path: { id: messageId } } })),

    /** A repeated `answerId` sends no second email. */
    answerMessage: (id: string, answerId: string, text: string) =>
      answer(
        api.PUT('/api/admin/messages/{id}/answers/{answerId}', {
          params: { path: { id, answerId } },
          body: { text },
        }),
      ),

    retryEmail: (id: string) =>
      answer(api.POST('/api/admin/emails/{id}/retry', { params: { path: { id } } })),

    sendTestEmail: () => answer(api.POST('/api/admin/emails/test')),

    /** Those of the contest too, if there is one. */
    listEditableEmails: (contestId: string | undefined) =>
      answer(api.GET('/api/admin/email-texts', { params: { query: { contestId } } })),

    previewEmailText: (id: string, texts: Schemas['EmailTextsDto']) =>
      answer(api.POST('/api/admin/email-texts/{id}/preview', { params: { path: { id } }, body: texts })),

    /** Sends the owner an email with texts that need not be saved. */
    tryEmailText: (id: string, text: Schemas['TryEmailTextDto']) =>
      answer(api.POST('/api/admin/email-texts/{id}/test', { params: { path: { id } }, body: text })),

    inviteModerator: (email: string, language: Locale) =>
      answer(api.POST('/api/admin/moderators', { body: { email, language } })),

    inviteAgain: (id: string) =>
      answer(api.POST('/api/admin/moderators/{id}/invitation', { params: { path: { id } } })),

    revokeModerator: (id: string) =>
      answer(api.DELETE('/api/admin/moderators/{id}', { params: { path: { id } } })),

    loadAuditActors: () => answer(api.GET('/api/admin/audit/actors')),

    eraseAuditDetails: (id: number) =>
      answer(api.DELETE('/api/admin/audit/{id}/details', { params: { path: { id } } })),

    /** All pages of the list as a file, with the server's file name. */
    exportAuditLog: (filters: object, { field, order }: SortPayload) => {
      const query = { filter: JSON.stringify(filters), sort: JSON.stringify([field, order]) };
      return fileOf(api.GET('/api/admin/audit/export', { params: { query }, parseAs: 'blob' as const }));
    },

    listRetentionKinds: () => answer(api.GET('/api/admin/retention')),

    listRetentionRuns: () => answer(api.GET('/api/admin/retention/runs')),

    saveTerm: (kind: string, days: number, version: string) =>
      answer(
        api.PUT('/api/admin/retention/{kind}', {
          params: { path: { kind }, header: ifMatch(version) },
          body: { days },
        }),
      ),

    listEraseRequests: () => answer(api.GET('/api/admin/erase-requests')),

    listHolds: () => answer(api.GET('/api/admin/legal-holds')),

    setHold: (contestId: string, reason: string) =>
      answer(api.POST('/api/admin/legal-holds', { body: { contestId, reason } })),

    liftHold: (id: string) =>
      answer(api.POST('/api/admin/legal-holds/{id}/lift', { params: { path: { id } } })),

    loadSettings: () => answer(api.GET('/api/admin/settings')),

    loadNotices: () => answer(api.GET('/api/admin/notices')),

    saveNotices: (settings: Schemas['NoticeSettingsDto'], version: string) =>
      answer(api.PUT('/api/admin/notices', { params: { header: ifMatch(version) }, body: settings })),

    testYoutubeKey: () => answer(api.POST('/api/admin/settings/youtube/test')),

    loadAnalytics: async (query: AnalyticsQuery) =>
      requirePeriod(await answer(api.GET('/api/admin/analytics', { params: { query } }))),
  };
}

function ifMatch(version: string) {
  return { 'If-Match': `"${version}"` };
}

export type ConsoleDataProvider = ReturnType<typeof createDataProvider>;
