import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer, formBody } from '../../lib/answer';
import { createUploadFetch, type UploadProgress } from '../../lib/upload-fetch';

export type Care = Schemas['CareDto'];
export type Backup = Schemas['BackupDto'];
export type NewBucket = Schemas['SetBucketDto'];
export type PlaceTrouble = Schemas['PlaceTroubleDto'];
export type Restore = Schemas['RestoreDto'];

export type BackupFailure = NonNullable<Backup['failure']>;
export type RestoreFailure = NonNullable<Restore['failure']>;
/** They have one name in both. */
export type PlaceFailure = Extract<
  BackupFailure & RestoreFailure,
  'no-room' | 'not-writable' | `bucket-${string}`
>;

/** What the browser keeps of the page. */
export const CARE_KEY = ['care'];

export const careRequests = (api: ApiClient) => ({
  loadCare: () => answer(api.GET('/api/admin/care')),

  askBackup: () => answer(api.POST('/api/admin/care/backups')),

  uploadBackup: (form: FormData, onProgress: UploadProgress, signal: AbortSignal) =>
    answer(
      api.POST('/api/admin/care/backups/file', {
        ...formBody<Schemas['BackupFileDto']>(form),
        fetch: createUploadFetch(onProgress),
        signal,
      }),
    ),

  linkBackup: (id: string) =>
    answer(api.POST('/api/admin/care/backups/{id}/link', { params: { path: { id } } })),

  askRestore: (id: string, name: string) =>
    answer(api.POST('/api/admin/care/backups/{id}/restore', { params: { path: { id } }, body: { name } })),

  useBucket: (bucket: NewBucket) => answer(api.PUT('/api/admin/care/place/bucket', { body: bucket })),

  useFolder: () => answer(api.DELETE('/api/admin/care/place/bucket')),

  chooseLookUp: (isOn: boolean) => answer(api.PUT('/api/admin/care/look-up', { body: { isOn } })),
});
