import type { EntryGate } from './contest.entity.js';

/** What the owner has set of a contest. */
export class ContestSettingsDto {
  id: string;

  /** @example "Cover Song Contest 2025" */
  title: string;

  /** @example "Monsoon Letter" */
  songTitle: string;

  /** @example മഴക്കത്ത് */
  songTitleMalayalam: string | null;

  /**
   * Whole rupees.
   * @example 500000
   */
  prizeAmount: number;

  /** @example https://www.youtube.com/watch?v=dQw4w9WgXcQ */
  tutorialUrl: string | null;

  /** @example "Demo Sponsor" */
  sponsorName: string | null;

  /** @example https://sponsor.example */
  sponsorUrl: string | null;

  /**
   * Zone in which the instants are calendar dates.
   * @example Asia/Kolkata
   */
  timeZone: string;

  announceAt: Date;

  opensAt: Date;

  closesAt: Date;

  votingOpensAt: Date;

  votingClosesAt: Date;

  winnerAt: Date;

  /** When entries are taken: in every phase, or between `opensAt` and `closesAt` alone. */
  entryGate: EntryGate;
}

export class ContestDto extends ContestSettingsDto {
  /** Whether an entry sent now is taken. */
  acceptsEntries: boolean;

  /** The server's clock, which decides. */
  serverNow: Date;
}
