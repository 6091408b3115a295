import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer } from '../lib/answer';

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
