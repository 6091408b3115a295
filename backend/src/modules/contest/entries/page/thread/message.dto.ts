import { lengthOfMessage, MAX_MESSAGE } from '@paattu/shared/moderation';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID, ValidateBy } from 'class-validator';
import { HasVisibleText, TextBlock } from '../../../../../common/validation/fields.js';
import { rule } from '../../../../../common/validation/rule.js';

/** Longer than any text of `MAX_MESSAGE` code points. */
const MAX_CODE_UNITS = 2 * MAX_MESSAGE;

const validate = (text: unknown) => typeof text !== 'string' || lengthOfMessage(text) <= MAX_MESSAGE;

export class NewMessageDto {
  /** Chosen by the client: a repeated request sends the message once. */
  @IsUUID()
  @ApiProperty({ format: 'uuid', example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10' })
  id: string;

  /** Plain text. */
  @TextBlock(MAX_CODE_UNITS)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  @ValidateBy({ name: 'messageLength', validator: { validate } }, rule('MESSAGE_TOO_LONG'))
  @ApiProperty({ maxLength: MAX_MESSAGE, example: 'May I sing it in another key?' })
  text: string;
}

export class NewAnswerDto extends NewMessageDto {
  /** The last message of the thread that the moderator saw; null for none. It and those before it count as answered. */
  @IsOptional()
  @IsUUID()
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10',
  })
  seen: string | null;
}

export const AUTHORS = ['entrant', 'team'] as const;

/** A message as its entrant sees it: no moderator has a name. */
export class ThreadMessageDto {
  id: string;

  @ApiProperty({ enum: AUTHORS, example: 'team' })
  from: (typeof AUTHORS)[number];

  /** @example "Of course. Sing it as it suits your voice." */
  text: string;

  sentAt: Date;
}

/** A message as moderators see it. */
export class AdminThreadMessageDto extends ThreadMessageDto {
  /**
   * The email address of the moderator who wrote it; null for the entrant, and for a user who was deleted.
   * @example moderator@paattu.example
   */
  author: string | null;

  /** Whether the entrant has seen the answer, or the message has been answered or needs no answer. */
  isSettled: boolean;
}
