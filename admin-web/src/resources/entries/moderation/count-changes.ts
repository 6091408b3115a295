import type { CountChange } from '../../../waiting/status-counts';
import type { Entry, EntryStatus, EntryStatusCounts } from '../api';
import { isAboutRevision, statusAfter } from './decision-kinds';
import type { Decision } from './decision-queue';

/** What a decision changes in the counts. */
export function countChanges({ entries, kind }: Decision): CountChange[] {
  return entries.map((entry) => ({
    // As long as the decision waits, its reason can change, and its entries cannot.
    decision: entries,
    contestId: entry.contestId,
    counts: isAboutRevision(kind) ? { revised: -1 } : difference(entry, statusAfter(entry, kind)),
  }));
}

function difference(entry: Entry, after: EntryStatus): Partial<EntryStatusCounts> {
  const counts: Partial<EntryStatusCounts> = {};
  for (const name of countedIn(entry, entry.status)) counts[name] = (counts[name] ?? 0) - 1;
  for (const name of countedIn(entry, after)) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Those of the counts that follow from its status in which an entry is. */
function countedIn({ video, unansweredMessages }: Entry, status: EntryStatus): (keyof EntryStatusCounts)[] {
  const isBroken = status === 'approved' && video?.health === 'broken';
  const waits = status === 'pending' || unansweredMessages > 0 || isBroken;
  return [status, ...(isBroken ? ['videoBroken' as const] : []), ...(waits ? ['waiting' as const] : [])];
}
