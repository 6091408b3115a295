import type { AiUse } from '@paattu/shared/contest-choices';
import type { VotesMethod } from '@paattu/shared/judging';

/**
 * An entry of a result. Entries are numbered in the order in which they were sent. It has no name, so that the files of a
 * result stay as they are when an entry is erased.
 */
export interface ResultEntry {
  number: number;
  id: string;
  /** As UTC, to the microsecond. */
  submittedAt: string;
  isFinalist: boolean;
}

/** The marks of one judge, whom nothing names, for a finalist. Marks in half points; 0 where there are none. */
export interface ResultMark {
  entry: number;
  /** A letter: A to Z. */
  judge: string;
  state: 'submitted' | 'abstained' | 'recused';
  rendition: number;
  engagement: number;
}

export const VOID_CLASSES = ['suspicious', 'entry-left'] as const;

export type VoidClass = (typeof VOID_CLASSES)[number];

export interface ResultVote {
  receipt: string;
  /** The number of the entry that it counts for; null for a void vote. */
  entry: number | null;
  voidClass: VoidClass | null;
}

export interface ResultContest {
  /** What the acts of the contest tell, as `verify.mjs` knows it; absent in format 1. */
  format: number | undefined;
  id: string;
  slug: string;
  title: string;
  titleMalayalam: string | null;
  songTitle: string;
  timeZone: string;
  method: VotesMethod;
  weights: Record<'rendition' | 'engagement' | 'votes', number>;
  rules: { number: number; sha256: string };
}

/** A domain that the owner's list had while votes were open. */
export interface ThrowawayDomain {
  domain: string;
  /** How many mailboxes it kept from voting, each once a day. */
  rejected: number;
}

/** How many entries declared each use of artificial intelligence, and how many declared nothing. */
export type AiCounts = Record<AiUse | 'undeclared', number>;

/** All that a result is computed from, of one instant. */
export interface ResultInputs {
  contest: ResultContest;
  /** The English rules and the Malayalam ones, as visitors download them. */
  rules: string;
  entries: ResultEntry[];
  marks: ResultMark[];
  votes: ResultVote[];
  /** Votes that their voters took back. Those of an erased entry are void. */
  withdrawn: number;
  /** How many visitors asked to vote. */
  asked: number;
  /** How many judges got finalists who were not there at the opening of the final, by the acts; absent without a final. */
  lateJudges?: number;
  /** In the order of their names; absent if voting opened under an earlier release. */
  throwawayDomains?: ThrowawayDomain[];
  /** Absent if the contest has no rule about artificial intelligence. */
  aiUses?: AiCounts;
  /** From when on an act says why an approved entry leaves. As UTC, to the microsecond. */
  reasonsFrom: string;
}
