import { ApiProperty } from '@nestjs/swagger';
import { ERASURE_STATES, type ErasureState } from '../erasing/erasure-request.entity.js';

/** An entrant's wish that her data is erased, as the owner sees it. */
export class ErasureRequestDto {
  id: string;

  entryId: string;

  /**
   * Null once the entry is erased.
   * @example "Anjali Nair"
   */
  name: string | null;

  contestId: string;

  /** @example "Cover Song Contest 2025" */
  contest: string;

  /**
   * `asked`: not confirmed yet. `held`: confirmed, but a legal hold delays it. `erased`: only the last email still has
   * the address. `done`: that email is deleted too.
   */
  @ApiProperty({ enum: ERASURE_STATES, example: 'confirmed' })
  state: ErasureState;

  askedAt: Date;

  /** When the link in the emails stops working. */
  linkExpiresAt: Date;

  confirmedAt: Date | null;

  /**
   * The day that the entrant is promised: seven days after the confirmation, or after the end of a legal hold since. Null during a
   * hold.
   */
  dueAt: Date | null;

  erasedAt: Date | null;

  /**
   * Whether a legal hold keeps the contest now.
   * @example false
   */
  isHeld: boolean;
}
