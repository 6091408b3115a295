import { ApiProperty } from '@nestjs/swagger';
import { PERSONAL_DATA, type PersonalData } from '../../../common/access/reads-personal-data.js';

export class PersonalReadDto {
  /** @example 42 */
  id: number;

  /** When the user opened it first, within the hour. */
  at: Date;

  /** The id of the user, or of the token of a program. */
  userId: string;

  /**
   * The address of the user; null for a program, and after the account was deleted.
   * @example moderator@paattu.example
   */
  user: string | null;

  /**
   * What the token of a program is called; null for a user.
   * @example "Statistics of the label"
   */
  token: string | null;

  @ApiProperty({ enum: PERSONAL_DATA, example: 'entry' })
  what: PersonalData;

  /**
   * The id in the path of the request; empty for a list.
   * @example 7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10
   */
  subjectId: string;

  /**
   * What an entry is called now; null for everything else, and after the entry was erased.
   * @example "Asha Menon"
   */
  subject: string | null;
}
