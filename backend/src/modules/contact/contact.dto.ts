import { IsNotEmpty } from 'class-validator';
import { EmailAddress, TextBlock, TextLine } from '../../common/validation/fields.js';
import { rule } from '../../common/validation/rule.js';

const MISSING = rule('MISSING_INFORMATION');

export class SendMessageDto {
  /** @example "Asha Menon" */
  @TextLine(100)
  @IsNotEmpty(MISSING)
  name: string;

  @EmailAddress()
  @IsNotEmpty(MISSING)
  email: string;

  /** @example "A concert in Kochi" */
  @TextLine(200)
  @IsNotEmpty(MISSING)
  subject: string;

  /** @example "Would you sing for us in August?" */
  @TextBlock(5_000)
  @IsNotEmpty(MISSING)
  message: string;
}

export class MessageDto {
  id: string;

  /** @example "Asha Menon" */
  name: string;

  /** @example asha@visitor.example */
  email: string;

  /** @example "A concert in Kochi" */
  subject: string;

  /** @example "Would you sing for us in August?" */
  message: string;

  createdAt: Date;
}
