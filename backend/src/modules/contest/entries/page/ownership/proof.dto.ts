import { ApiProperty } from '@nestjs/swagger';
import { IsUUID, Matches } from 'class-validator';
import { ContestChoice } from '../../../../../common/validation/contest-choice.js';
import { PROOF_STATES, type ProofState } from './ownership-proof.entity.js';

export class RecordProofDto {
  /** The video that the moderator saw, of which the proof is. */
  @Matches(/^[\w-]{11}$/)
  @ApiProperty({ example: 'dQw4w9WgXcQ' })
  videoId: string;
}

/** Whether the entrant has proved that the video is hers. */
export class OwnershipProofDto {
  /** Null while none was asked for, and for a proof of a video that the entry had before. */
  @ApiProperty({ enum: PROOF_STATES, nullable: true, example: 'asked' })
  state: ProofState | null;

  /**
   * What belongs into the description of the video; null unless the proof is asked for.
   * @example paattu-ab2c-9xyz
   */
  code: string | null;

  askedAt: Date | null;

  /** When it was proved or cancelled. */
  decidedAt: Date | null;
}

export class MyOwnershipProofDto extends OwnershipProofDto {
  /** Whether the site can read descriptions on YouTube. If not, a moderator looks. */
  canCheck: boolean;
}

export class ProofsQueryDto {
  @ContestChoice('The contest; the one that the site shows now without it.')
  contestId?: string;
}

export class AskProofsDto {
  /**
   * Whose entrants are asked.
   * @example 7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10
   */
  @IsUUID()
  contestId: string;
}

/** An entrant whose emails come back. */
export class UnreachableEntrantDto {
  /** @example 7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10 */
  entryId: string;

  /** @example "Asha Menon" */
  name: string;
}

/** Names of unreachable entrants in one answer. */
export const MOST_UNREACHABLE = 20;

/** Proof of owning the videos of the approved entries of a contest. */
export class ContestProofsDto {
  /** Null if the site shows no contest. */
  contestId: string | null;

  /** Whether submissions have closed and no result is certified: the time to ask all entrants. */
  isDue: boolean;

  /**
   * Entries that nobody has been asked about, or whose video is another one since.
   * @example 18
   */
  unasked: number;

  /**
   * Entries whose entrants are asked, and have not proved it yet.
   * @example 3
   */
  asked: number;

  /**
   * Of both, those whom no email reaches, because emails to their address come back.
   * @example 1
   */
  unreachable: number;

  /** The first 20 of them. */
  unreachableEntrants: UnreachableEntrantDto[];
}

export class AskedProofsDto {
  /**
   * How many entrants this request has asked.
   * @example 18
   */
  asked: number;

  /**
   * Of these, those who get no email, because emails to their address come back.
   * @example 1
   */
  unreachable: number;

  /** The first 20 of them. */
  unreachableEntrants: UnreachableEntrantDto[];
}
