import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer, done } from '../../lib/answer';

export type VotesSummary = Schemas['VotesSummaryDto'];
export type VotesHour = Schemas['VotesHourDto'];
export type VoteCluster = Schemas['VoteClusterDto'];
export type FraudAction = Schemas['FraudActionDto'];
export type FraudActionKind = FraudAction['kind'];
export type DisposableDomain = Schemas['DisposableDomainDto'];
export type TallyList = Schemas['TalliesDto'];

export const voteRequests = (api: ApiClient) => ({
  summarizeVotes: (contestId: string) =>
    answer(api.GET('/api/admin/votes/summary', { params: { query: { contestId } } })),

  listVotesPerHour: (contestId: string) =>
    answer(api.GET('/api/admin/votes/hours', { params: { query: { contestId } } })),

  listVoteClusters: (contestId: string) =>
    answer(api.GET('/api/admin/votes/clusters', { params: { query: { contestId } } })),

  listFraudActions: (contestId: string) =>
    answer(api.GET('/api/admin/votes/fraud-actions', { params: { query: { contestId } } })),

  decideOnVotes: (contestId: string, clusters: string[], kind: FraudActionKind, reason: string) =>
    answer(api.POST('/api/admin/votes/fraud-actions', { body: { contestId, clusters, kind, reason } })),

  undoFraudAction: (id: string) =>
    answer(api.POST('/api/admin/votes/fraud-actions/{id}/undo', { params: { path: { id } } })),

  listDisposableDomains: () => answer(api.GET('/api/admin/votes/disposable-domains')),

  addDisposableDomain: (domain: string, reason: string) =>
    answer(api.POST('/api/admin/votes/disposable-domains', { body: { domain, reason } })),

  removeDisposableDomain: (domain: string, reason: string) =>
    done(
      api.DELETE('/api/admin/votes/disposable-domains/{domain}', {
        params: { path: { domain } },
        body: { reason },
      }),
    ),

  listTallies: (contestId: string) =>
    answer(api.GET('/api/admin/votes/tallies', { params: { query: { contestId } } })),

  /** The act is written down with its reason. */
  openTallies: (contestId: string, reason: string) =>
    answer(api.POST('/api/admin/votes/open-tallies', { body: { contestId, reason } })),
});
