import type { ApiClient, Schemas } from '@paattu/api-client';
import { ifMatch, type Seen, versionOf } from '../../data-provider/if-match';
import { answer, formBody } from '../../lib/answer';

export type Contest = Schemas['AdminContestDto'];
export type ContestDetails = Schemas['ContestDetailsDto'];
export type Rules = Schemas['AdminRulesDto'];
export type AnnouncedContest = Schemas['ContestSummaryDto'];
export type PublicContest = Schemas['ContestDto'];

export const contestRequests = (api: ApiClient) => ({
  /** The current contest first. */
  listAnnouncedContests: () => answer(api.GET('/api/contests')),

  /** The contest that the site shows; null before the first one. */
  loadCurrentContest: async () => {
    const reply = await api.GET('/api/contest');
    return reply.response.status === 204 ? null : answer(Promise.resolve(reply));
  },

  /** An announced contest as visitors see it. */
  loadPublicContest: (slug: string) =>
    answer(api.GET('/api/contests/{slug}', { params: { path: { slug } } })),

  /** The changes that an edit would publish. */
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

export const rulesRequests = (api: ApiClient) => ({
  previewRules: (id: string, source: Schemas['RulesSourceDto']) =>
    answer(api.POST('/api/admin/rules/{id}/preview', { params: { path: { id } }, body: source })),

  publishRules: (rules: Seen, change: Schemas['RulesChangeDto']) =>
    answer(api.POST('/api/admin/rules/{id}/publish', { params: versionOf(rules), body: change })),

  /** Deletes the draft. */
  discardRules: (rules: Seen) => answer(api.DELETE('/api/admin/rules/{id}', { params: versionOf(rules) })),
});

export const samplePhotoRequests = (api: ApiClient) => ({
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
});
