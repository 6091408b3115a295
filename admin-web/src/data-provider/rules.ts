import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer } from '../lib/answer';
import { versionOf, type Seen } from './if-match';

export const rulesRequests = (api: ApiClient) => ({
  previewRules: (id: string, source: Schemas['RulesSourceDto']) =>
    answer(api.POST('/api/admin/rules/{id}/preview', { params: { path: { id } }, body: source })),

  publishRules: (rules: Seen, change: Schemas['RulesChangeDto']) =>
    answer(api.POST('/api/admin/rules/{id}/publish', { params: versionOf(rules), body: change })),

  /** Deletes the draft. */
  discardRules: (rules: Seen) => answer(api.DELETE('/api/admin/rules/{id}', { params: versionOf(rules) })),
});
