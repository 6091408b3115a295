import type { ApiClient, paths, Schemas } from '@paattu/api-client';
import { answer } from '../../lib/answer';

export type Analytics = Schemas['AnalyticsDto'];
export type AnalyticsQuery = NonNullable<paths['/api/admin/analytics']['get']['parameters']['query']>;
export type AnalyticsDay = Analytics['days'][number];
export type Activity = Analytics['recentActivity'][number];

export const analyticsRequests = (api: ApiClient) => ({
  loadAnalytics: (query: AnalyticsQuery) => answer(api.GET('/api/admin/analytics', { params: { query } })),
});
