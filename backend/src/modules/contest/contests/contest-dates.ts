import { findDateOrderErrors, type ContestDate } from '@paattu/api-client/contest-dates';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { ContestDetailsDto } from './contest-details.dto.js';

/** Rejects dates that are not in order, with a field error for each that comes too early. A check of the table repeats the rule. */
export function checkDates(contest: Pick<ContestDetailsDto, ContestDate>): void {
  const details = findDateOrderErrors((date) => contest[date].getTime()).map(
    ({ earlier, later, mayBeEqual }) => ({
      field: later,
      message: `${later} ${mayBeEqual ? 'must not come before' : 'must come after'} ${earlier}`,
    }),
  );
  if (details.length > 0) throw new DomainError('DATES_NOT_IN_ORDER', { details });
}
