import { IsNotEmpty } from 'class-validator';
import { EmailAddress, TextBlock, TextLine } from '../../common/validation/fields.js';
import { rule } from '../../common/validation/rule.js';

const MISSING = rule('MISSING_INFORMATION', 'Please fill in all required fields');

export class SendMessageDto {
  @TextLine(100)
  @IsNotEmpty(MISSING)
  name: string;

  @EmailAddress()
  @IsNotEmpty(MISSING)
  email: string;

  @TextLine(200)
  @IsNotEmpty(MISSING)
  subject: string;

  @TextBlock(5_000)
  @IsNotEmpty(MISSING)
  message: string;
}

export class MessageDto {
  id: string;

  name: string;

  email: string;

  subject: string;

  message: string;

  createdAt: Date;
}
