import type { EntryTransition } from '@paattu/api-client/entry-transitions';
import type { Entry } from '../../../records';
import { useDecisionQueue } from '../moderation/use-decisions';
import type { EntryPlace } from './use-place';

/** Decides on the shown entry, if its status allows it, and shows the next one. */
export function useDecideAndGoOn(entry: Entry | undefined, { openNext }: EntryPlace) {
  const queue = useDecisionQueue();
  return (transition: EntryTransition) => {
    if (!entry || !queue.allows(entry, transition)) return;
    queue.decide([entry], transition);
    openNext?.();
  };
}
