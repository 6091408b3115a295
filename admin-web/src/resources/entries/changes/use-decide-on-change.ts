import type { RevisionDecision } from '../api';
import { type DecideOptions, useDecide } from '../moderation/use-decide';
import type { ChangesQueue } from './use-changes';

/** Decides on the shown change, and shows the next one. */
export function useDecideOnChange({ current, goOn }: ChangesQueue) {
  const decide = useDecide();
  return (kind: RevisionDecision, options: Pick<DecideOptions, 'asks' | 'isKey'> = {}) => {
    if (current) decide([current], kind, { ...options, onDecided: goOn });
  };
}

export type DecideOnChange = ReturnType<typeof useDecideOnChange>;
