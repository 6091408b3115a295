import { DomainError, type ErrorDetail } from '../../../common/errors/domain-error.js';
import type { ContestDetailsDto } from './contest-details.dto.js';

/** Each date with the one that comes before it, and whether both may be the same moment. The table's check says the same. */
const ORDER = [
  ['announceAt', 'opensAt', 'or the same'],
  ['opensAt', 'closesAt', 'apart'],
  ['closesAt', 'votingOpensAt', 'or the same'],
  ['votingOpensAt', 'votingClosesAt', 'apart'],
  ['votingClosesAt', 'winnerAt', 'or the same'],
] as const;

/** Refuses dates that run backwards, and names each that comes too early. */
export function checkDates(contest: Pick<ContestDetailsDto, (typeof ORDER)[number][0 | 1]>): void {
  const details: ErrorDetail[] = [];
  for (const [first, second, distance] of ORDER) {
    if (contest[first] < contest[second]) continue;
    if (distance === 'or the same' && contest[first].getTime() === contest[second].getTime()) continue;
    const message = distance === 'apart' ? `must come after ${first}` : `must not come before ${first}`;
    details.push({ field: second, message: `${second} ${message}` });
  }
  if (details.length > 0) throw new DomainError('DATES_NOT_IN_ORDER', { details });
}
