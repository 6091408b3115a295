import { clockTime, instantOf } from '@paattu/api-client/calendar';
import { CONTEST_DATES, type ContestDate } from '@paattu/api-client/contest-dates';
import { isCompleteDateTime } from '../../lib/date-time-input';
import type { Contest, ContestDetails } from '../../records';
import type { translations } from '../../translations';

export type ContestField = keyof typeof translations.contests.fields;

/** A contest as its form edits it. A date is the clock time in the contest's time zone, such as `2026-06-15T00:00`. */
export type ContestDraft = Record<Exclude<ContestField, 'entryGate'>, string> &
  Pick<ContestDetails, 'entryGate'>;

export const newDraft: ContestDraft = {
  title: '',
  titleMalayalam: '',
  songTitle: '',
  songTitleMalayalam: '',
  prizeAmount: '',
  tutorialUrl: '',
  sponsorName: '',
  sponsorNameMalayalam: '',
  sponsorUrl: '',
  timeZone: 'Asia/Kolkata',
  announceAt: '',
  opensAt: '',
  closesAt: '',
  votingOpensAt: '',
  votingClosesAt: '',
  winnerAt: '',
  entryGate: 'submission_phase',
};

export function toDraft(contest: Contest): ContestDraft {
  return {
    title: contest.title,
    titleMalayalam: contest.titleMalayalam ?? '',
    songTitle: contest.songTitle,
    songTitleMalayalam: contest.songTitleMalayalam ?? '',
    prizeAmount: String(contest.prizeAmount),
    tutorialUrl: contest.tutorialUrl ?? '',
    sponsorName: contest.sponsorName ?? '',
    sponsorNameMalayalam: contest.sponsorNameMalayalam ?? '',
    sponsorUrl: contest.sponsorUrl ?? '',
    timeZone: contest.timeZone,
    ...mapDates((date) => clockTime(Date.parse(contest[date]), contest.timeZone).replace(/:00$/, '')),
    entryGate: contest.entryGate,
  };
}

/** The request body for a valid draft. */
export function toDetails(draft: ContestDraft): ContestDetails {
  return { ...draft, prizeAmount: Number(digitsOf(draft.prizeAmount)), ...instantsOf(draft) };
}

/** The dates as instants in ISO 8601. */
export function instantsOf(draft: ContestDraft): Record<ContestDate, string> {
  return mapDates((date) => new Date(instantOf(draft[date], draft.timeZone)).toISOString());
}

export function hasAllDates(draft: ContestDraft): boolean {
  return CONTEST_DATES.every((date) => isCompleteDateTime(draft[date]));
}

/** Accepts an amount as the site writes it, such as ₹5,00,000. */
export function digitsOf(amount: string): string {
  return amount.replaceAll(/[₹,\s]/g, '');
}

function mapDates(valueOf: (date: ContestDate) => string): Record<ContestDate, string> {
  return Object.fromEntries(CONTEST_DATES.map((date) => [date, valueOf(date)])) as Record<
    ContestDate,
    string
  >;
}
