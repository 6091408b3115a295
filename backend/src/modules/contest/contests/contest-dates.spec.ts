import type { DomainError } from '../../../common/errors/domain-error.js';
import { checkDates } from './contest-dates.js';

const inOrder = {
  announceAt: new Date('2026-06-15'),
  opensAt: new Date('2026-06-17'),
  closesAt: new Date('2026-08-01'),
  votingOpensAt: new Date('2026-08-01'),
  votingClosesAt: new Date('2026-08-16'),
  winnerAt: new Date('2026-08-16'),
};

function faultsOf(changes: Partial<typeof inOrder>): string[] {
  try {
    checkDates({ ...inOrder, ...changes });
    return [];
  } catch (error) {
    return (error as DomainError).details?.map(({ message }) => message) ?? [];
  }
}

test.each([
  [{}, []],
  [{ opensAt: inOrder.announceAt }, []],
  [{ opensAt: new Date('2026-06-14') }, ['opensAt must not come before announceAt']],
  [{ opensAt: inOrder.closesAt }, ['closesAt must come after opensAt']],
  [{ closesAt: new Date('2026-08-02') }, ['votingOpensAt must not come before closesAt']],
  [{ votingClosesAt: inOrder.votingOpensAt }, ['votingClosesAt must come after votingOpensAt']],
  [{ winnerAt: new Date('2026-08-15') }, ['winnerAt must not come before votingClosesAt']],
  [
    { announceAt: new Date('2027-01-01'), winnerAt: new Date('2026-01-01') },
    ['opensAt must not come before announceAt', 'winnerAt must not come before votingClosesAt'],
  ],
])('%j: %j', (changes, expected) => {
  expect(faultsOf(changes)).toEqual(expected);
});
