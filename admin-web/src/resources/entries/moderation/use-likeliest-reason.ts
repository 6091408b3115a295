import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../../../data-provider/use-requests';
import { type Entry, entryRequests } from '../api';
import { entrySentences } from '../sentences';
import { type DecisionKind, reasonsFor } from './decision-kinds';
import { isOfName, likeliestFor } from './likeliest-for';
import { reasonsQuery } from './use-reasons';

const t = entrySentences.reason;

/** What the button and its key give as the reason, or that they ask for it; null until the reasons are loaded, and for a decision without one. */
export function useLikeliestReason(entry: Entry, kind: DecisionKind): string | null {
  const requests = useRequests(entryRequests);
  const { data: reasons } = useQuery(reasonsQuery(requests, entry.contestId));
  if (!reasons || !reasonsFor(kind)) return null;
  if (isOfName(entry, kind)) return t.pick;
  return likeliestFor(reasons, [entry], kind)?.label ?? t.nothing;
}
