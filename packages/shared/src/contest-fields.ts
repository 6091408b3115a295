import type { ContestDate } from './contest-dates.js';
import type { CopyParts } from './copy-parts.js';

interface Field {
  kind: 'text' | 'link' | 'rupees' | 'percent' | 'choice' | 'zone' | 'instant';
  /** What a new contest has unless the owner chooses otherwise; null for nothing. */
  usual: string | number | null;
  /** Whether a contest can be without it although a new one has it. */
  mayBeNull?: true;
  needed?: 'always' | 'to publish';
  /** Whether visitors get it from the API. */
  isPublic?: true;
  /** Whether an edit that does not send it keeps it: programs of earlier releases do not send it. */
  isKept?: true;
  /** The part of a copy that has it as it is. */
  copiedWith?: keyof CopyParts;
  /** The section of the form that lists it. The others have forms of their own. */
  section?: 'contest' | 'links';
}

const instant = { kind: 'instant', usual: null, needed: 'to publish', isPublic: true } as const;
const guidance = { kind: 'text', usual: null, isKept: true, copiedWith: 'rules' } as const;
const weight = { kind: 'percent', isKept: true, copiedWith: 'rules' } as const;
const titleText = { kind: 'text', usual: null, isPublic: true, section: 'contest' } as const;
const sponsor = { kind: 'text', usual: null, isPublic: true, copiedWith: 'links', section: 'links' } as const;
const sample = { kind: 'text', usual: null, isPublic: true, copiedWith: 'samplePhoto' } as const;

/** Each setting of a contest, in the order of the form. What the server and the console do with all settings follows from it. */
export const CONTEST_FIELDS = {
  title: { ...titleText, usual: '', needed: 'always' },
  titleMalayalam: titleText,
  prizeAmount: {
    kind: 'rupees',
    usual: null,
    needed: 'to publish',
    isPublic: true,
    copiedWith: 'prize',
    section: 'contest',
  },
  songTitle: { ...titleText, needed: 'to publish', copiedWith: 'titles' },
  songTitleMalayalam: { ...titleText, copiedWith: 'titles' },
  tutorialUrl: { ...sponsor, kind: 'link' },
  sponsorName: sponsor,
  sponsorNameMalayalam: sponsor,
  sponsorUrl: { ...sponsor, kind: 'link' },
  sampleAlt: sample,
  sampleAltMalayalam: sample,
  // A new contest has that of the site.
  timeZone: { kind: 'zone', usual: '', needed: 'always', isPublic: true, copiedWith: 'zone' },
  announceAt: instant,
  opensAt: instant,
  closesAt: instant,
  votingOpensAt: instant,
  votingClosesAt: instant,
  winnerAt: instant,
  entryGate: { kind: 'choice', usual: 'submission_phase', isPublic: true },
  acceptance: { kind: 'choice', usual: 'ticked', isPublic: true, isKept: true, copiedWith: 'rules' },
  aiRule: {
    kind: 'choice',
    usual: 'voice-human',
    mayBeNull: true,
    isPublic: true,
    isKept: true,
    copiedWith: 'rules',
  },
  galleryOrder: { kind: 'choice', usual: 'shuffled', isKept: true },
  votesMethod: { kind: 'choice', usual: 'places', isKept: true, copiedWith: 'rules' },
  renditionWeight: { ...weight, usual: 30 },
  engagementWeight: { ...weight, usual: 20 },
  renditionGuidance: guidance,
  renditionGuidanceMalayalam: guidance,
  engagementGuidance: guidance,
  engagementGuidanceMalayalam: guidance,
} as const satisfies Record<string, Field> & Record<ContestDate, Field>;

export type ContestFieldName = keyof typeof CONTEST_FIELDS;

export const CONTEST_FIELD_NAMES = Object.keys(CONTEST_FIELDS) as ContestFieldName[];

/** The row of a field, with what it does not say. */
export const contestField = (name: ContestFieldName): Field => CONTEST_FIELDS[name];

export type ContestFieldWith<Wanted> = {
  [Name in ContestFieldName]: (typeof CONTEST_FIELDS)[Name] extends Wanted ? Name : never;
}[ContestFieldName];

/** The fields whose rows say this. */
export function contestFieldsWith<const Wanted extends Partial<Field>>(wanted: Wanted) {
  const said = Object.entries(wanted);
  return CONTEST_FIELD_NAMES.filter((name) =>
    said.every(([key, value]) => contestField(name)[key as keyof Field] === value),
  ) as ContestFieldWith<Wanted>[];
}

/** A value for each field. */
export function mapContestFields<Value>(valueOf: (name: ContestFieldName) => Value) {
  return Object.fromEntries(CONTEST_FIELD_NAMES.map((name) => [name, valueOf(name)])) as Record<
    ContestFieldName,
    Value
  >;
}
