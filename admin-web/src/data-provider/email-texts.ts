import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer } from '../lib/answer';

export const emailTextRequests = (api: ApiClient) => ({
  /** Those of the contest too, if there is one. */
  listEditableEmails: (contestId: string | undefined) =>
    answer(api.GET('/api/admin/email-texts', { params: { query: { contestId } } })),

  previewEmailText: (id: string, texts: Schemas['EmailTextsDto']) =>
    answer(api.POST('/api/admin/email-texts/{id}/preview', { params: { path: { id } }, body: texts })),

  /** Sends the owner an email with texts that need not be saved. */
  tryEmailText: (id: string, text: Schemas['TryEmailTextDto']) =>
    answer(api.POST('/api/admin/email-texts/{id}/test', { params: { path: { id } }, body: text })),
});
