import type { ContestLife } from '@paattu/shared/contest-state';
import type { Contest } from '../api';
import { allInstantsOf, type ContestDraft } from '../contest-draft';

/** The dates that decide the states of a contest, with those of the draft, once it is published; null while a date is missing. */
export function lifeOf(
  draft: ContestDraft,
  contest: Contest | undefined,
  others: readonly Contest[],
): ContestLife | null {
  const instants = allInstantsOf(draft);
  if (!instants) return null;
  const next = nextContest(instants.announceAt, contest, others);
  return {
    instantOf: (date) => Date.parse(instants[date]),
    entryGate: draft.entryGate,
    certifiedAt: contest?.certifiedAt ? Date.parse(contest.certifiedAt) : null,
    nextAnnouncedAt: next ? Date.parse(next.announceAt!) : null,
  };
}

/** The contest that is announced first after the instant. */
export function nextContest(
  announceAt: string,
  contest: Contest | undefined,
  others: readonly Contest[],
): Contest | undefined {
  return others
    .filter(({ id, publishedAt }) => publishedAt !== null && id !== contest?.id)
    .filter((other) => Date.parse(other.announceAt!) > Date.parse(announceAt))
    .sort((one, other) => Date.parse(one.announceAt!) - Date.parse(other.announceAt!))[0];
}
