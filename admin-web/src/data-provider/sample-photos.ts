import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer, formBody } from '../lib/answer';
import type { Contest } from '../records';
import { ifMatch } from './if-match';

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
