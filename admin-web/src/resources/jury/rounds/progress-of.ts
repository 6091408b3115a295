import { JUDGES_OF_AN_ENTRY } from '@paattu/shared/jury';
import type { Judge, JuryRound } from '../api';
import { canMark } from '../judges/can-mark';

type Work = Pick<JuryRound, 'number' | 'entries' | 'assignments'>;

/** How many marks of a round are there, of those that are still to come. */
export function progressOf({ assignments }: Pick<Work, 'assignments'>, judges: Judge[]) {
  const revoked = revokedOf(judges);
  const submitted = assignments.filter(({ state }) => state === 'submitted').length;
  const open = assignments.filter((one) => isOpen(one.state) && !revoked.has(one.judgeId)).length;
  return { submitted, all: submitted + open };
}

/**
 * How many marks of a round no judge is assigned to. The first round needs three marks for each entry. The final needs a mark of each
 * judge for each finalist; a judge who accepted after its opening, and an entry that was approved after it, have no assignments yet. Once it
 * has marks, no judge joins it.
 */
export function vacantOf({ number, entries, assignments }: Work, judges: Judge[]): number {
  const revoked = revokedOf(judges);
  if (number === 2) {
    const busy = new Set(assignments.map(({ judgeId }) => judgeId));
    const assigned = new Set(assignments.map(({ entryId }) => entryId));
    const late = entries.filter(({ entryId }) => !assigned.has(entryId));
    const isComplete = assignments.some(({ state }) => state === 'submitted');
    return judges
      .filter((judge) => canMark(judge) && (busy.has(judge.id) || !isComplete))
      .reduce((vacant, { id }) => vacant + (busy.has(id) ? late.length : entries.length), 0);
  }
  return entries.reduce((vacant, { entryId }) => {
    const kept = assignments.filter(
      (one) =>
        one.entryId === entryId &&
        (one.state === 'submitted' || (isOpen(one.state) && !revoked.has(one.judgeId))),
    );
    return vacant + Math.max(0, JUDGES_OF_AN_ENTRY - kept.length);
  }, 0);
}

const isOpen = (state: string) => state === 'assigned' || state === 'draft';

const revokedOf = (judges: Judge[]) =>
  new Set(judges.filter(({ state }) => state === 'revoked').map(({ id }) => id));
