import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer, formBody } from '../../lib/answer';
import { createUploadFetch, type UploadProgress } from '../../lib/upload-fetch';

export type Song = Schemas['AdminSongDto'];

export const songRequests = (api: ApiClient) => ({
  uploadSong: (form: FormData, onProgress: UploadProgress, signal: AbortSignal) =>
    answer(
      api.POST('/api/admin/songs', {
        ...formBody<Schemas['UploadSongFormDto']>(form),
        fetch: createUploadFetch(onProgress),
        signal,
      }),
    ),

  /** The cover that the server draws for a song of these titles. */
  drawCover: (title: string, titleMalayalam: string) =>
    answer(
      api.GET('/api/admin/songs/drawn-cover', {
        params: { query: { title, titleMalayalam } },
        parseAs: 'blob',
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

  listPlaybackFailures: () => answer(api.GET('/api/admin/playback-failures')),

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
});
