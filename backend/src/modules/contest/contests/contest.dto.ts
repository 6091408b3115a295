import type { EntryGate } from '@paattu/api-client/contest-dates';
import type { ContestState } from '@paattu/api-client/contest-state';

/** The settings of a contest. */
export class ContestSettingsDto {
  id: string;

  /** @example "Cover Song Contest 2025" */
  title: string;

  /** @example "കവർ സോങ് മത്സരം 2025" */
  titleMalayalam: string | null;

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

  /** @example "മാതൃകാ സ്പോൺസർ" */
  sponsorNameMalayalam: string | null;

  /** @example https://sponsor.example */
  sponsorUrl: string | null;

  /**
   * The IANA time zone in which the instants are calendar dates.
   * @example Asia/Kolkata
   */
  timeZone: string;

  announceAt: Date;

  opensAt: Date;

  closesAt: Date;

  votingOpensAt: Date;

  votingClosesAt: Date;

  winnerAt: Date;

  /** The period in which entries are accepted: always, or only between `opensAt` and `closesAt`. */
  entryGate: EntryGate;
}

export class ContestDto extends ContestSettingsDto {
  /** By the server's time. It decides what the site shows and offers. */
  state: ContestState;

  /** Whether the contest accepts entries now. */
  acceptsEntries: boolean;

  /** The time of the server, which decides the phase. */
  serverNow: Date;
}
