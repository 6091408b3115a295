import { QueryClient } from '@tanstack/react-query';
import { changeCounts, type CountChange, keepCounts, statusCountsQuery, undoCounts } from './status-counts';

const COUNTS = {
  pending: 2,
  approved: 0,
  rejected: 0,
  withdrawn: 0,
  total: 2,
  waiting: 2,
  videoBroken: 0,
  aiDoubtful: 0,
  unanswered: 0,
  revised: 0,
};

it('a decision is undone in the counts, also after the one before it was sent', async () => {
  const client = new QueryClient();
  const query = statusCountsQuery({ countEntriesByStatus: () => Promise.resolve(COUNTS) }, 'contest');
  await client.fetchQuery(query);
  const pending = () => client.getQueryData(query.queryKey)?.pending;
  const rejection = (id: string): CountChange => ({
    decision: [{ id }],
    contestId: 'contest',
    counts: { pending: -1, rejected: 1 },
  });
  const [first, second] = [rejection('first'), rejection('second')];
  changeCounts(client, [first]);
  changeCounts(client, [second]);
  expect(pending()).toBe(0);
  keepCounts(client, first.decision);
  undoCounts(client, second.decision);
  expect(pending()).toBe(1);
});
