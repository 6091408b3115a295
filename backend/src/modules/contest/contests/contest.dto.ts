import { AI_RULES, type AiRule } from '@paattu/shared/contest-choices';
import type { Acceptance } from '@paattu/shared/consents';
import { CONTEST_DATES, type ContestDate, type EntryGate } from '@paattu/shared/contest-dates';
import type { ContestState } from '@paattu/shared/contest-state';
import { ApiProperty } from '@nestjs/swagger';

/** A contest and its address. */
export class ContestLinkDto {
  id: string;

  /**
   * The last part of its address, which never changes.
   * @example cover-song-contest-2025
   */
  slug: string;

  /** @example "Cover Song Contest 2025" */
  title: string;

  /** @example "കവർ സോങ് മത്സരം 2025" */
  titleMalayalam: string | null;
}

/** Who has won a contest. */
export class WinnerLinkDto {
  /** @example anjali-nair */
  slug: string;

  /** @example "Anjali Nair" */
  name: string;
}

/** A contest in a list. */
export class ContestSummaryDto extends ContestLinkDto {
  /** @example "Monsoon Letter" */
  songTitle: string;

  /** @example മഴക്കത്ത് */
  songTitleMalayalam: string | null;

  /**
   * Whole rupees.
   * @example 500000
   */
  prizeAmount: number;

  /**
   * The IANA time zone in which the instants are calendar dates.
   * @example Asia/Kolkata
   */
  timeZone: string;

  opensAt: Date;

  winnerAt: Date;

  /** By the server's time. */
  state: ContestState;

  /** Whether the result is public. */
  hasResults: boolean;

  /** Null before the result is public, and when the entry in the first place has left the contest. */
  @ApiProperty({ type: WinnerLinkDto, nullable: true })
  winner: WinnerLinkDto | null;
}

/** The settings that every contest has. */
export class ContestSettingsDto extends ContestLinkDto {
  /** @example മഴക്കത്ത് */
  songTitleMalayalam: string | null;

  /** @example https://www.youtube.com/watch?v=dQw4w9WgXcQ */
  tutorialUrl: string | null;

  /** @example "Demo Sponsor" */
  sponsorName: string | null;

  /** @example "ഡെമോ സ്പോൺസർ" */
  sponsorNameMalayalam: string | null;

  /** @example https://sponsor.example */
  sponsorUrl: string | null;

  /**
   * The uploaded sample photo, with `&size=card` in the size of a card; null where the site draws it.
   * @example /api/contests/cover-song-contest-2025/sample-photo?v=1750000000000-0f1e2d3c4b5a6978
   */
  samplePhotoUrl: string | null;

  /**
   * What the uploaded sample photo shows; null where the title of the song says it.
   * @example "A person holding a paper with the words Hill Road"
   */
  sampleAlt: string | null;

  /** @example "മഴക്കത്ത് എന്നെഴുതിയ കടലാസ് പിടിച്ചിരിക്കുന്ന ഒരാൾ" */
  sampleAltMalayalam: string | null;

  /**
   * The IANA time zone in which the instants are calendar dates.
   * @example Asia/Kolkata
   */
  timeZone: string;

  /** The period in which entries are accepted: always, or only between `opensAt` and `closesAt`. */
  entryGate: EntryGate;

  /** Whether entrants give their consents by sending the form, which states them, or by a tick for each. */
  acceptance: Acceptance;

  /** What it allows of artificial intelligence; null in contests of releases without such a rule. */
  @ApiProperty({ type: String, enum: AI_RULES, nullable: true, example: 'voice-human' })
  aiRule: AiRule | null;
}

/** A date that was moved to a later time, and the reason. */
export class ContestExtensionDto {
  @ApiProperty({ enum: CONTEST_DATES, example: 'closesAt' })
  date: ContestDate;

  @ApiProperty({ example: '2026-08-01T00:00:00.000Z' })
  fromInstant: Date;

  @ApiProperty({ example: '2026-08-08T00:00:00.000Z' })
  toInstant: Date;

  /** @example "Many singers asked for another week" */
  reason: string;

  /** @example "ഒരാഴ്ച കൂടി വേണമെന്ന് പലരും ചോദിച്ചു" */
  reasonMalayalam: string | null;
}

/** The entry in the first place of a result. */
export class WinnerDto extends WinnerLinkDto {
  /** @example dQw4w9WgXcQ */
  videoId: string;

  /** @example /api/contest/entries/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10/photo?size=card */
  photoUrl: string;

  /**
   * Thousandths of a point, of 100 points.
   * @example 98333
   */
  points: number;
}

/** A published contest. */
export class ContestDto extends ContestSettingsDto {
  /** @example "Monsoon Letter" */
  songTitle: string;

  /**
   * Whole rupees.
   * @example 500000
   */
  prizeAmount: number;

  announceAt: Date;

  opensAt: Date;

  closesAt: Date;

  votingOpensAt: Date;

  votingClosesAt: Date;

  winnerAt: Date;

  /** By the server's time. It decides what the site shows and offers. */
  state: ContestState;

  /** Whether the contest accepts entries now. */
  acceptsEntries: boolean;

  /** Whether no other contest was announced since. */
  isCurrent: boolean;

  /** The last extension of each date, in the order of the dates. A date that has moved again since has none. */
  extensions: ContestExtensionDto[];

  /** The contest before this one. */
  @ApiProperty({ type: ContestLinkDto, nullable: true })
  previous: ContestLinkDto | null;

  /** The contest after this one; null until it is announced. */
  @ApiProperty({ type: ContestLinkDto, nullable: true })
  next: ContestLinkDto | null;

  /** Whether the result is public. */
  hasResults: boolean;

  /** Null before the result is public, and when the entry in the first place has left the contest. */
  @ApiProperty({ type: WinnerDto, nullable: true })
  winner: WinnerDto | null;

  /** Whether a round of the jury has opened, so that judges hear the entries. */
  hasJury: boolean;

  /** The time of the server, which decides the phase. */
  serverNow: Date;
}
