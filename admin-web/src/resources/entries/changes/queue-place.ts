import type { Entry } from '../api';

export interface QueuePlace {
  current: Entry | null;
  previous: Entry | null;
  next: Entry | null;
  /** Counted from 1. */
  number: number | null;
}

/** The place of an entry in the queue of changes; of the first one without an id. */
export function queuePlace(waiting: Entry[], id: string | undefined): QueuePlace {
  const index = id === undefined ? 0 : waiting.findIndex((entry) => entry.id === id);
  const current = waiting[index] ?? null;
  if (!current) return { current, previous: null, next: null, number: null };
  return {
    current,
    previous: waiting[index - 1] ?? null,
    next: waiting[index + 1] ?? null,
    number: index + 1,
  };
}
