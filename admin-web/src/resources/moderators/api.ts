import type { ApiClient, Schemas } from '@paattu/api-client';
import type { Locale } from '@paattu/shared/locales';
import { answer } from '../../lib/answer';

export type Moderator = Schemas['ModeratorDto'];

export const moderatorRequests = (api: ApiClient) => ({
  inviteModerator: (email: string, language: Locale) =>
    answer(api.POST('/api/admin/moderators', { body: { email, language } })),

  inviteAgain: (id: string) =>
    answer(api.POST('/api/admin/moderators/{id}/invitation', { params: { path: { id } } })),

  readRules: () => answer(api.GET('/api/admin/staff-rules')),

  saveRules: (body: Schemas['StaffRulesDto']) => answer(api.PUT('/api/admin/staff-rules', { body })),

  revokeModerator: (id: string) =>
    answer(api.DELETE('/api/admin/moderators/{id}', { params: { path: { id } } })),
});
