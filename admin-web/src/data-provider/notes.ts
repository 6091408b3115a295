import type { ApiClient } from '@paattu/api-client';
import { answer } from '../lib/answer';

export const noteRequests = (api: ApiClient) => ({
  listNotes: (id: string) => answer(api.GET('/api/admin/entries/{id}/notes', { params: { path: { id } } })),

  addNote: (id: string, body: string) =>
    answer(api.POST('/api/admin/entries/{id}/notes', { params: { path: { id } }, body: { body } })),

  deleteNote: (id: string, noteId: string) =>
    answer(api.DELETE('/api/admin/entries/{id}/notes/{noteId}', { params: { path: { id, noteId } } })),
});
