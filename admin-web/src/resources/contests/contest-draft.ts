import { clockTime, instantOf } from '@paattu/shared/calendar';
import { CONTEST_DATES, mapDates, type ContestDate } from '@paattu/shared/contest-dates';
import { contestField, type ContestFieldWith, mapContestFields } from '@paattu/shared/contest-fields';
import { isCompleteDateTime } from '../../lib/date-time-input';
import { siteZone } from '../../lib/site-zone';
import type { Contest, ContestDetails } from './api';
import type { contestSentences } from './sentences';

export type ContestField = keyof typeof contestSentences.fields;

/** A setting that the owner chooses from a list. */
export type ContestChoice = ContestFieldWith<{ kind: 'choice' }>;

/**
 * A contest as its form edits it. What is missing is empty. A date is the clock time in the contest's time zone, such as
 * `2026-06-15T00:00`. Only a contest of a release without a choice has an empty one.
 */
export type ContestDraft = Record<Exclude<ContestField, ContestChoice>, string> & {
  [Choice in ContestChoice]: NonNullable<Contest[Choice]> | (null extends Contest[Choice] ? '' : never);
};

const NO_REASONS = {
  extensionReason: '',
  extensionReasonMalayalam: '',
  rulesChange: '',
  rulesChangeMalayalam: '',
};

export const newDraft = () =>
  ({
    ...mapContestFields((field) => String(contestField(field).usual ?? '')),
    timeZone: siteZone(),
    ...NO_REASONS,
  }) as ContestDraft;

export function toDraft(contest: Contest): ContestDraft {
  return {
    ...mapContestFields((field) => String(contest[field] ?? '')),
    ...mapDates((date) => clockTimeOf(contest[date], contest.timeZone)),
    ...NO_REASONS,
  } as ContestDraft;
}

/** The request body for a valid draft. */
export function toDetails(draft: ContestDraft): ContestDetails {
  const amount = digitsOf(draft.prizeAmount);
  return {
    ...draft,
    aiRule: draft.aiRule || null,
    prizeAmount: amount === '' ? null : Number(amount),
    renditionWeight: toWeight(draft.renditionWeight),
    engagementWeight: toWeight(draft.engagementWeight),
    ...instantsOf(draft),
  };
}

/** NaN for what is no whole number. */
export function toWeight(text: string): number {
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : NaN;
}

/** Whether marks of a jury count. */
export function hasMarks({ renditionWeight, engagementWeight }: ContestDraft): boolean {
  return toWeight(renditionWeight) + toWeight(engagementWeight) > 0;
}

/** The dates as instants in ISO 8601; null where one is missing. */
export function instantsOf(draft: ContestDraft): Record<ContestDate, string | null> {
  return mapDates((date) =>
    isCompleteDateTime(draft[date]) ? new Date(instantOf(draft[date], draft.timeZone)).toISOString() : null,
  );
}

/** The dates as instants in ISO 8601; null if any is missing. */
export function allInstantsOf(draft: ContestDraft): Record<ContestDate, string> | null {
  const instants = instantsOf(draft);
  return CONTEST_DATES.every((date) => instants[date] !== null)
    ? (instants as Record<ContestDate, string>)
    : null;
}

/** Accepts an amount as the site writes it, such as ₹5,00,000. */
export function digitsOf(amount: string): string {
  return amount.replaceAll(/[₹,\s]/g, '');
}

function clockTimeOf(instant: string | null, timeZone: string): string {
  return instant === null ? '' : clockTime(Date.parse(instant), timeZone).replace(/:00$/, '');
}
