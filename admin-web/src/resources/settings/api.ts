import type { ApiClient, Schemas } from '@paattu/api-client';
import { ifMatch } from '../../data-provider/if-match';
import { answer, done } from '../../lib/answer';

export type Settings = Schemas['SettingsDto'];
export type Notices = Schemas['NoticesDto'];

export const settingsRequests = (api: ApiClient) => ({
  loadSettings: () => answer(api.GET('/api/admin/settings')),

  loadNotices: () => answer(api.GET('/api/admin/notices')),

  saveNotices: (settings: Schemas['NoticeSettingsDto'], version: string) =>
    answer(api.PUT('/api/admin/notices', { params: { header: ifMatch(version) }, body: settings })),

  hideSite: () => done(api.DELETE('/api/admin/visibility/public')),

  makeLookLink: () => answer(api.POST('/api/admin/visibility/look-link')),

  endLookLink: () => done(api.DELETE('/api/admin/visibility/look-link')),

  testYoutubeKey: () => answer(api.POST('/api/admin/settings/youtube/test')),
});
