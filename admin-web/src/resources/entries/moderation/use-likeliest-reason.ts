import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../../../data-provider/use-requests';
import { type Entry, entryRequests } from '../api';
import { entrySentences as t } from '../sentences';
import { type DecisionKind, reasonsFor, shortcutFor } from './decision-kinds';
import { isOfName, likeliestFor } from './likeliest-for';
import { reasonsQuery } from './use-reasons';

/** Which reason the button and its key give; null until the reasons are loaded, and without a decision that has one. */
export function useReasonHint(entry: Entry, kind: DecisionKind | undefined): string | null {
  const requests = useRequests(entryRequests);
  const { data: reasons } = useQuery(reasonsQuery(requests, entry.contestId));
  if (!reasons || !kind) return null;
  if (isOfName(entry, kind) && reasonsFor(kind)) return t.reason.ask.reject;
  const reason = likeliestFor(reasons, [entry], kind);
  return `${t.transitions[shortcutFor(kind)]} – ${reason?.label ?? t.reason.nothing}`;
}
