import type { ApiClient } from '@paattu/api-client';
import { answer } from '../../lib/answer';
import { requirePeriod } from '../../lib/require-period';
import type { AnalyticsQuery } from '../../records';

export const analyticsRequests = (api: ApiClient) => ({
  loadAnalytics: async (query: AnalyticsQuery) =>
    requirePeriod(await answer(api.GET('/api/admin/analytics', { params: { query } }))),
});
