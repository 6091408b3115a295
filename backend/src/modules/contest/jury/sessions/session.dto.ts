import { Equals } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { LinkToken } from '../../../../common/validation/fields.js';
import { rule } from '../../../../common/validation/rule.js';

export class JuryLinkDto {
  /**
   * The token in the jury link.
   * @example vJ0cQb7m0y1mD2r3v4x5z6A7b8C9d0E1f2G3h4I5j6K
   */
  @LinkToken()
  token: string;
}

export class OpenJurySessionDto extends JuryLinkDto {
  /** That the judge is no entrant and not of the household of one, and has no conflict of interest with an entry that she marks. */
  @Equals(true, rule('DECLARATION_MISSING'))
  @ApiProperty({ enum: [true] })
  declares: true;
}

/** What a jury link is for, before it is opened. */
export class JuryInvitationDto {
  /** @example "Cover Song Contest 2025" */
  contestTitle: string;

  /** @example "കവർ സോങ് മത്സരം 2025" */
  contestTitleMalayalam: string | null;

  /** @example "Leela Varma" */
  judgeName: string;

  /** Whether the judge has declared before. */
  hasAccepted: boolean;

  /** When the link stops working. */
  expiresAt: Date;
}
