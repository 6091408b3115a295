import { ApiProperty } from '@nestjs/swagger';
import type { LinkedEntry, MyErasure } from '../../../../privacy/requests/erasure-requests.service.js';
import { LinkToken } from '../../../../../common/validation/fields.js';

const STATES = ['none', 'asked', 'confirmed', 'held'] as const satisfies Array<MyErasure['state']>;

/** What an entrant has asked for, and what keeps it from being done. */
export class MyErasureDto implements MyErasure {
  /** `none`: nothing is asked for, or it was taken back. `held`: confirmed, but a legal hold delays it. */
  @ApiProperty({ enum: STATES, example: 'confirmed' })
  state: MyErasure['state'];

  /** When the link in the emails stops working; null unless it waits for the confirmation. */
  linkExpiresAt: Date | null;

  /** When it is done at the latest; null until it is confirmed, and during a legal hold. */
  dueAt: Date | null;

  /**
   * Whether a legal hold keeps the contest now, which delays it.
   * @example false
   */
  isHeld: boolean;

  /**
   * Of the contest.
   * @example Asia/Kolkata
   */
  timeZone: string;
}

/** The entry that the link of an email is about: no more than the email says. */
export class LinkedEntryDto implements LinkedEntry {
  /** @example "Anjali Nair" */
  name: string;

  /** @example "Cover Song Contest 2025" */
  contestTitle: string;

  /** @example "കവർ സോങ് മത്സരം 2025" */
  contestTitleMalayalam: string | null;
}

export class ErasureLinkDto {
  /** @example vJ0cQb7m0y1mD2r3v4x5z6A7b8C9d0E1f2G3h4I5j6K */
  @LinkToken()
  token: string;
}
