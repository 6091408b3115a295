import type { AiRule, GalleryOrder } from '@paattu/shared/contest-choices';
import type { Acceptance } from '@paattu/shared/consents';
import {
  CONTEST_DATES,
  findDateOrderErrors,
  submissionDates,
  type ContestDate,
  type EntryGate,
} from '@paattu/shared/contest-dates';
import type { VotesMethod } from '@paattu/shared/judging';
import { toFieldError, rejectAll } from './field-errors.js';

type Dates = Record<ContestDate, Date | null>;
interface Method {
  votesMethod: VotesMethod;
  renditionWeight: number;
  engagementWeight: number;
}

type Schedule = Dates &
  Method & {
    timeZone: string;
    entryGate: EntryGate;
    acceptance: Acceptance;
    aiRule: AiRule | null;
    galleryOrder: GalleryOrder;
  };

/** The guidance of judges about the marks. */
export const GUIDANCE = [
  'renditionGuidance',
  'renditionGuidanceMalayalam',
  'engagementGuidance',
  'engagementGuidanceMalayalam',
] as const;

type Criteria = Method & Record<(typeof GUIDANCE)[number], string | null>;

const METHOD = ['votesMethod', 'renditionWeight', 'engagementWeight'] as const;

const CRITERIA = [...METHOD, ...GUIDANCE] as const;

const ZONE_STAYS = 'Dates of this contest have passed, so its time zone stays.';
const ACCEPTANCE_STAYS = 'Entries are taken already, so how entrants accept the rules stays.';
const AI_RULE_STAYS =
  'Entries are taken already, so what the contest allows of artificial intelligence stays.';
const ORDER_STAYS = 'The contest is published, so the order of its gallery stays.';
const METHOD_STAYS = 'Voting has opened, so how the result is computed stays.';
const CRITERIA_STAY = 'A round of the jury has opened, so what its marks mean and how they count stays.';
const WINNER_TOO_EARLY = 'winnerAt must come after the end of each round of the jury';
const GATE_STAYS = 'Submissions have opened, so when entries are accepted stays.';

/**
 * Rejects dates that are not in order, with a field error for each that comes too early. Missing dates of a draft are in
 * order. A check of the table repeats the rule.
 */
export function checkDates(contest: Dates): void {
  rejectAll(
    findDateOrderErrors((date) => contest[date]?.getTime() ?? NaN).map(({ earlier, later, mayBeEqual }) =>
      toFieldError(
        'DATES_NOT_IN_ORDER',
        later,
        `${later} ${mayBeEqual ? 'must not come before' : 'must come after'} ${earlier}`,
      ),
    ),
  );
}

/**
 * Rejects a change of dates that have passed, and a date that would pass by its change. The time zone stays once a date
 * has passed, when entries are accepted once submissions have opened, how entrants accept the rules and what they may use
 * once entries are taken, how the result is computed once voting has opened, and the order of the gallery at all times.
 */
export function checkPassed(before: Schedule, after: Schedule, now: Date): void {
  const changed = CONTEST_DATES.filter((date) => before[date]?.getTime() !== after[date]?.getTime());
  const passed = changed.filter((date) => isPast(before[date], now) || isPast(after[date], now));
  const isZoneFixed = CONTEST_DATES.some((date) => isPast(before[date], now));
  const isGateFixed = isPast(before.opensAt, now);
  const errors = passed.map((date) => toFieldError('INSTANT_PASSED', date));
  if (isZoneFixed && before.timeZone !== after.timeZone)
    errors.push(toFieldError('INSTANT_PASSED', 'timeZone', ZONE_STAYS));
  if (isGateFixed && before.entryGate !== after.entryGate)
    errors.push(toFieldError('INSTANT_PASSED', 'entryGate', GATE_STAYS));
  const isAcceptanceFixed = isPast(before[submissionDates(before.entryGate).from], now);
  if (isAcceptanceFixed && before.acceptance !== after.acceptance)
    errors.push(toFieldError('INSTANT_PASSED', 'acceptance', ACCEPTANCE_STAYS));
  if (isAcceptanceFixed && before.aiRule !== after.aiRule)
    errors.push(toFieldError('INSTANT_PASSED', 'aiRule', AI_RULE_STAYS));
  if (before.galleryOrder !== after.galleryOrder)
    errors.push(toFieldError('INSTANT_PASSED', 'galleryOrder', ORDER_STAYS));
  if (isPast(before.votingOpensAt, now)) {
    const changedMethod = METHOD.filter((field) => before[field] !== after[field]);
    errors.push(...changedMethod.map((field) => toFieldError('INSTANT_PASSED', field, METHOD_STAYS)));
  }
  rejectAll(errors);
}

/** Rejects a change of what the marks mean, of how they count, and of the winner's date, that `endOfRounds` does not allow: the end of the last round of the jury. */
export function checkJury(before: Criteria, after: Criteria & Dates, endOfRounds: Date): void {
  const changed = CRITERIA.filter((field) => before[field] !== after[field]);
  rejectAll([
    ...changed.map((field) => toFieldError('INSTANT_PASSED', field, CRITERIA_STAY)),
    ...(after.winnerAt && after.winnerAt <= endOfRounds
      ? [toFieldError('DATES_NOT_IN_ORDER', 'winnerAt', WINNER_TOO_EARLY)]
      : []),
  ]);
}

export interface Extension {
  date: ContestDate;
  fromInstant: Date;
  toInstant: Date;
}

/** The dates that move to a later time. */
export function findExtensions(before: Dates, after: Dates): Extension[] {
  return CONTEST_DATES.flatMap((date) => {
    const [fromInstant, toInstant] = [before[date], after[date]];
    return fromInstant && toInstant && fromInstant < toInstant ? [{ date, fromInstant, toInstant }] : [];
  });
}

function isPast(instant: Date | null, now: Date): boolean {
  return instant !== null && instant <= now;
}
