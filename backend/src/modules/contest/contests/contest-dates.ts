import {
  CONTEST_DATES,
  EXTENDABLE_DATES,
  findDateOrderErrors,
  type ContestDate,
} from '@paattu/api-client/contest-dates';
import { DomainError, type ErrorDetail } from '../../../common/errors/domain-error.js';
import { sentenceOf } from '../../../common/errors/error-catalogue.js';

type Dates = Record<ContestDate, Date | null>;

/**
 * Rejects dates that are not in order, with a field error for each that comes too early. Missing dates of a draft are in
 * order. A check of the table repeats the rule.
 */
export function checkDates(contest: Dates): void {
  const errors = findDateOrderErrors((date) => contest[date]?.getTime() ?? NaN).map(
    ({ earlier, later, mayBeEqual }) => ({
      field: later,
      message: `${later} ${mayBeEqual ? 'must not come before' : 'must come after'} ${earlier}`,
    }),
  );
  rejectAll('DATES_NOT_IN_ORDER', errors);
}

/** Rejects a change of dates that have passed, and a date that would pass by its change. */
export function checkPassed(before: Dates, after: Dates, now: Date): void {
  const changed = CONTEST_DATES.filter((date) => before[date]?.getTime() !== after[date]?.getTime());
  const passed = changed.filter((date) => isPast(before[date], now) || isPast(after[date], now));
  const message = sentenceOf('INSTANT_PASSED');
  rejectAll(
    'INSTANT_PASSED',
    passed.map((field) => ({ field, message })),
  );
}

export interface Extension {
  date: ContestDate;
  fromInstant: Date;
  toInstant: Date;
}

/** The ends of periods that move to a later time. */
export function findExtensions(before: Dates, after: Dates): Extension[] {
  return EXTENDABLE_DATES.flatMap((date) => {
    const [fromInstant, toInstant] = [before[date], after[date]];
    return fromInstant && toInstant && fromInstant < toInstant ? [{ date, fromInstant, toInstant }] : [];
  });
}

function isPast(instant: Date | null, now: Date): boolean {
  return instant !== null && instant <= now;
}

function rejectAll(code: 'DATES_NOT_IN_ORDER' | 'INSTANT_PASSED', details: ErrorDetail[]): void {
  if (details.length > 0) throw new DomainError(code, { details });
}
