import { clockTime, instantOf } from '@paattu/api-client/calendar';
import type { Contest, ContestDetails } from '../../records';
import { translations } from '../../translations';

const t = translations.contests;

/** In the order in which they come. */
export const MOMENTS = [
  'announceAt',
  'opensAt',
  'closesAt',
  'votingOpensAt',
  'votingClosesAt',
  'winnerAt',
] as const;
type Moment = (typeof MOMENTS)[number];

/** A year passes through 0002 and 0202 on its way to 2025. */
const MOMENT = /^20\d\d-\d\d-\d\dT\d\d:\d\d/;

const TEXTS = ['title', 'songTitle', 'prizeAmount'] as const;

export type ContestField = keyof typeof t.fields;

/** A contest as the form holds it: its moments are what a clock in its time zone shows, such as `2026-06-15T00:00`. */
export type ContestDraft = Record<Exclude<ContestField, 'entryGate'>, string> &
  Pick<ContestDetails, 'entryGate'>;

export type ContestFaults = Partial<Record<ContestField, string>>;

export const newDraft: ContestDraft = {
  title: '',
  songTitle: '',
  songTitleMalayalam: '',
  prizeAmount: '',
  tutorialUrl: '',
  sponsorName: '',
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
    songTitle: contest.songTitle,
    songTitleMalayalam: contest.songTitleMalayalam ?? '',
    prizeAmount: String(contest.prizeAmount),
    tutorialUrl: contest.tutorialUrl ?? '',
    sponsorName: contest.sponsorName ?? '',
    sponsorUrl: contest.sponsorUrl ?? '',
    timeZone: contest.timeZone,
    ...mapMoments((moment) => clockTime(Date.parse(contest[moment]), contest.timeZone).replace(/:00$/, '')),
    entryGate: contest.entryGate,
  };
}

/** What is sent; only for a draft without faults. */
export function toDetails(draft: ContestDraft): ContestDetails {
  return { ...draft, prizeAmount: Number(digitsOf(draft.prizeAmount)), ...momentsOf(draft) };
}

/** The moments as instants. */
export function momentsOf(draft: ContestDraft): Record<Moment, string> {
  return mapMoments((moment) => new Date(instantOf(draft[moment], draft.timeZone)).toISOString());
}

export function hasAllMoments(draft: ContestDraft): boolean {
  return MOMENTS.every((moment) => MOMENT.test(draft[moment]));
}

/** An amount as the site writes it, 5,00,000, is one as well. */
function digitsOf(amount: string): string {
  return amount.replaceAll(/[₹,\s]/g, '');
}

/** What is missing, or else cannot be read. */
export function findDraftFaults(draft: ContestDraft): ContestFaults {
  const blank = [
    ...TEXTS.filter((field) => draft[field].trim() === ''),
    ...MOMENTS.filter((moment) => !MOMENT.test(draft[moment])),
  ];
  if (blank.length > 0)
    return Object.fromEntries(blank.map((field) => [field, translations.missingInformationText]));
  return /^\d+$/.test(digitsOf(draft.prizeAmount)) ? {} : { prizeAmount: t.noAmount };
}

/** What the server says of fields, with their names as the form has them. */
export function withLabels(fields: Record<string, string>): ContestFaults {
  return Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, labelled(sentence)]));
}

/** A sentence of the server with the fields' names as the form has them. */
export function labelled(sentence: string): string {
  const names = new RegExp(`\\b(${Object.keys(t.fields).join('|')})\\b`, 'g');
  return sentence.replace(names, (name) => `“${t.fields[name as ContestField]}”`);
}

function mapMoments(value: (moment: Moment) => string): Record<Moment, string> {
  return {
    announceAt: value('announceAt'),
    opensAt: value('opensAt'),
    closesAt: value('closesAt'),
    votingOpensAt: value('votingOpensAt'),
    votingClosesAt: value('votingClosesAt'),
    winnerAt: value('winnerAt'),
  };
}
