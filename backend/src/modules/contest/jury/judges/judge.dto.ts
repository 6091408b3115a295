import { type Locale, locales } from '@paattu/shared/locales';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty } from 'class-validator';
import { EmailAddress, HasVisibleText, TextLine, TextBlock } from '../../../../common/validation/fields.js';
import { rule } from '../../../../common/validation/rule.js';

export class InviteJudgeDto {
  @TextLine(100)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  @ApiProperty({ example: 'Leela Varma' })
  name: string;

  @EmailAddress()
  @IsNotEmpty(rule('INVALID_EMAIL'))
  email: string;

  @IsIn(locales)
  @ApiProperty({ enum: locales })
  locale: Locale;
}

export class RevokeJudgeDto {
  /** For the owner, and for the result. */
  @TextBlock(500)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  @ApiProperty({ example: 'conflict' })
  reason: string;
}

export class CreatedDto {
  id: string;
}
