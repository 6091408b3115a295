import { DEFAULT_LOCALE, type Locale, locales } from '@paattu/api-client/locales';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty } from 'class-validator';
import { EmailAddress, Language, TextBlock, TextLine } from '../../common/validation/fields.js';
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

  @Language()
  language: Locale = DEFAULT_LOCALE;
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

  @ApiProperty({ enum: locales })
  language: Locale;

  createdAt: Date;
}
