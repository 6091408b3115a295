import type { EntityManager } from 'typeorm';
import type { WinnerDto, WinnerLinkDto } from './contest.dto.js';

export interface ResultOfContest {
  /** Whether the result is public. */
  hasResults: boolean;
  /** Null also when the entry in the first place has left the contest. */
  winner: WinnerDto | null;
  /** Whether a round of the jury has opened. */
  hasJury: boolean;
}

export interface LineOfEntry {
  /** Null for an entry that came later. */
  number: number | null;
  /** Null for no finalist. */
  place: number | null;
}

export interface HappenedToEntry {
  at: Date;
  action:
    'announce-result' | 'correct-result' | 'offer-prize' | 'accept-prize' | 'decline-prize' | 'lapse-prize';
  /** Of a correction. */
  reason: string | null;
  reasonMalayalam: string | null;
}

export interface ResultOfEntry {
  hasOffer: boolean;
  hasResult: boolean;
  happened: HappenedToEntry[];
}

/**
 * Answers to pages and rules of a contest about its votes, its jury and its result, which are modules above it. The module of results answers:
 * inject this class.
 */
export abstract class ResultsOfContests {
  /** The last public version, and whether there is a jury. */
  abstract findResult(contestId: string): Promise<ResultOfContest>;

  /** The winner of each contest whose result is public, by the id of the contest; null when that entry has left it. */
  abstract listWinners(): Promise<Map<string, WinnerLinkDto | null>>;

  /** The lines of entries in the last public version; none without such a version. */
  abstract findLines(
    manager: EntityManager,
    contestId: string,
    entryIds: readonly string[],
  ): Promise<Map<string, LineOfEntry>>;

  /** The ids of the finalists in the last public version, the winner first; null before there is one. */
  abstract listPlaced(manager: EntityManager, contestId: string): Promise<string[] | null>;

  /** Of these entries, those that ever had an offer of the prize. */
  abstract listOffered(manager: EntityManager, entryIds: readonly string[]): Promise<Set<string>>;

  /** Whether the prize is offered to the entry, and its entrant can still answer, or could if staff took the entry back into the contest. */
  abstract awaitsAnswer(manager: EntityManager, entryId: string): Promise<boolean>;

  /** What the entrant of an entry sees of results and offers; the earliest first. */
  abstract findOfEntry(entryId: string): Promise<ResultOfEntry>;

  /** How the last public version counts the vote of a receipt; null before there is one, and for a vote that it does not have. */
  abstract findVote(contestId: string, receipt: string): Promise<'counted' | 'void' | null>;

  /** Whether a result is computed from votes or marks: a contest without them is confirmed without one. */
  abstract isNeeded(manager: EntityManager, contestId: string): Promise<boolean>;

  /** The end of the last round of the jury; null before the first. A round that opens at the same moment waits for the row of the contest. */
  abstract findEndOfRounds(manager: EntityManager, contestId: string): Promise<Date | null>;
}
