import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { CURRENT_CONTEST } from '../chosen-contest/chosen-among';
import type { entryRequests, EntryStatusCounts } from '../resources/entries/api';

/** What a decision that is not sent yet changes in the counts of a contest. */
export interface CountChange {
  /** Identifies the decision. */
  decision: object;
  contestId: string;
  counts: Partial<EntryStatusCounts>;
}

const COUNTS_KEY = ['entries', 'status-counts'] as const;
const CHANGES_KEY = ['changes of counts'];

/** The numbers of entries of a contest of each status and of what waits, with the decisions that are not sent yet. */
export function statusCountsQuery(
  { countEntriesByStatus }: Pick<ReturnType<typeof entryRequests>, 'countEntriesByStatus'>,
  contestId: string,
) {
  return queryOptions({
    queryKey: [...COUNTS_KEY, contestId],
    queryFn: async ({ client }) => {
      const counts = await countEntriesByStatus(contestId);
      return changesIn(client).reduce((all, change) => withChange(all, change, contestId, 1), counts);
    },
  });
}

/** The counts follow a decision at once. */
export function changeCounts(client: QueryClient, changes: CountChange[]): void {
  setChanges(client, [...changesIn(client), ...changes]);
  applyChanges(client, changes, 1);
}

export function undoCounts(client: QueryClient, decision: object): void {
  const changes = changesIn(client).filter((change) => change.decision === decision);
  keepCounts(client, decision);
  applyChanges(client, changes, -1);
}

/** The server has answered: what it counts from now on has the decision, or never will. */
export function keepCounts(client: QueryClient, decision: object): void {
  const others = changesIn(client).filter((change) => change.decision !== decision);
  setChanges(client, others);
}

function changesIn(client: QueryClient): CountChange[] {
  return [...(client.getQueryData<Set<CountChange>>(CHANGES_KEY) ?? [])];
}

/** In a set: React Query copies what is in an array, and a decision is known by its identity. */
function setChanges(client: QueryClient, changes: CountChange[]): void {
  client.setQueryData(CHANGES_KEY, new Set(changes));
}

function applyChanges(client: QueryClient, changes: CountChange[], sign: 1 | -1): void {
  const queries = client.getQueryCache().findAll({ queryKey: COUNTS_KEY });
  for (const { queryKey, state } of queries) {
    const contestId = queryKey[2] as string;
    const counts = state.data as EntryStatusCounts | undefined;
    if (!counts) continue;
    const changed = changes.reduce((all, change) => withChange(all, change, contestId, sign), counts);
    // As old as before: the server has answered nothing.
    client.setQueryData(queryKey, changed, { updatedAt: state.dataUpdatedAt });
  }
}

function withChange(
  counts: EntryStatusCounts,
  change: CountChange,
  contestId: string,
  sign: 1 | -1,
): EntryStatusCounts {
  // While the bar shows the current contest, entries of that one are decided.
  if (contestId !== change.contestId && contestId !== CURRENT_CONTEST) return counts;
  const names = Object.keys(change.counts) as (keyof EntryStatusCounts)[];
  const changed = names.map((name) => [name, counts[name] + sign * (change.counts[name] ?? 0)]);
  return { ...counts, ...(Object.fromEntries(changed) as Partial<EntryStatusCounts>) };
}
