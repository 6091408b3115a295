import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer } from '../../lib/answer';

export type ContactMessage = Schemas['MessageDto'];
export type Answer = Schemas['AnswerDto'];

export const contactMessageRequests = (api: ApiClient) => ({
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
});
