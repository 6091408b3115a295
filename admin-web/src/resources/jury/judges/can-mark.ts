import type { Judge } from '../api';

/** Whether a round gives the judge entries: she has accepted, and has not entered the contest. */
export const canMark = ({ state, hasEntered }: Pick<Judge, 'state' | 'hasEntered'>) =>
  state === 'accepted' && !hasEntered;
