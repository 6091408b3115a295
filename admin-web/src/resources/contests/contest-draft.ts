import { clockTime, instantOf } from '@paattu/shared/calendar';
import type { Acceptance } from '@paattu/shared/consents';
import { CONTEST_DATES, mapDates, type ContestDate } from '@paattu/shared/contest-dates';
import type { AiRule, GalleryOrder } from '@paattu/shared/contest-choices';
import type { VotesMethod } from '@paattu/shared/judging';
import { isCompleteDateTime } from '../../lib/date-time-input';
import type { Contest, ContestDetails } from './api';
import type { contestSentences } from './sentences';

export type ContestField = keyof typeof contestSentences.fields;

/** A contest as its form edits it. What is missing is empty. A date is the clock time in the contest's time zone, such as `2026-06-15T00:00`. */
export type ContestDraft = Record<
  Exclude<ContestField, 'entryGate' | 'acceptance' | 'votesMethod' | 'galleryOrder' | 'aiRule'>,
  string
> &
  Pick<ContestDetails, 'entryGate'> & {
    acceptance: Acceptance;
    votesMethod: VotesMethod;
    galleryOrder: GalleryOrder;
    /** Empty in a contest of a release without the rule. */
    aiRule: AiRule | '';
  };

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
  sampleAlt: '',
  sampleAltMalayalam: '',
  timeZone: 'Asia/Kolkata',
  announceAt: '',
  opensAt: '',
  closesAt: '',
  votingOpensAt: '',
  votingClosesAt: '',
  winnerAt: '',
  entryGate: 'submission_phase',
  acceptance: 'ticked',
  aiRule: 'voice-human',
  galleryOrder: 'shuffled',
  votesMethod: 'places',
  renditionWeight: '30',
  engagementWeight: '20',
  renditionGuidance: '',
  renditionGuidanceMalayalam: '',
  engagementGuidance: '',
  engagementGuidanceMalayalam: '',
  extensionReason: '',
  extensionReasonMalayalam: '',
  rulesChange: '',
  rulesChangeMalayalam: '',
};

export function toDraft(contest: Contest): ContestDraft {
  return {
    title: contest.title,
    titleMalayalam: contest.titleMalayalam ?? '',
    songTitle: contest.songTitle ?? '',
    songTitleMalayalam: contest.songTitleMalayalam ?? '',
    prizeAmount: contest.prizeAmount === null ? '' : String(contest.prizeAmount),
    tutorialUrl: contest.tutorialUrl ?? '',
    sponsorName: contest.sponsorName ?? '',
    sponsorNameMalayalam: contest.sponsorNameMalayalam ?? '',
    sponsorUrl: contest.sponsorUrl ?? '',
    sampleAlt: contest.sampleAlt ?? '',
    sampleAltMalayalam: contest.sampleAltMalayalam ?? '',
    timeZone: contest.timeZone,
    ...mapDates((date) => clockTimeOf(contest[date], contest.timeZone)),
    entryGate: contest.entryGate,
    acceptance: contest.acceptance,
    aiRule: contest.aiRule ?? '',
    galleryOrder: contest.galleryOrder,
    votesMethod: contest.votesMethod,
    renditionWeight: String(contest.renditionWeight),
    engagementWeight: String(contest.engagementWeight),
    renditionGuidance: contest.renditionGuidance ?? '',
    renditionGuidanceMalayalam: contest.renditionGuidanceMalayalam ?? '',
    engagementGuidance: contest.engagementGuidance ?? '',
    engagementGuidanceMalayalam: contest.engagementGuidanceMalayalam ?? '',
    extensionReason: '',
    extensionReasonMalayalam: '',
    rulesChange: '',
    rulesChangeMalayalam: '',
  };
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
