import type { ApiClient } from '@paattu/api-client';
import { answer } from '../../lib/answer';

export const emailRequests = (api: ApiClient) => ({
  retryEmail: (id: string) => answer(api.POST('/api/admin/emails/{id}/retry', { params: { path: { id } } })),

  sendTestEmail: () => answer(api.POST('/api/admin/emails/test')),
});
