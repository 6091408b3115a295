import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
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
