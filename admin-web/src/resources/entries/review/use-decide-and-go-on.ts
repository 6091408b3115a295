import type { EntryTransition } from '@paattu/api-client/entry-transitions';
import { useEffect, useRef } from 'react';
import type { Entry } from '../api';
import { type DecideOptions, useDecide } from '../moderation/use-decide';
import type { EntryPlace } from './use-place';

/** Decides on the shown entry, if its status allows it, and shows the next one, if necessary as soon as it is known. */
export function useDecideAndGoOn(entry: Entry | undefined, { openNext, isNextLoading }: EntryPlace) {
  const decide = useDecide();
  const decided = useRef<string | null>(null);

  useEffect(() => {
    if (decided.current === null || isNextLoading) return;
    if (decided.current === entry?.id) openNext?.();
    decided.current = null;
  });

  return (transition: EntryTransition, options?: Pick<DecideOptions, 'asks' | 'isKey'>) => {
    if (!entry) return;
    const goOn = () => {
      if (openNext) openNext();
      else decided.current = entry.id;
    };
    decide([entry], transition, { ...options, onDecided: goOn });
  };
}
