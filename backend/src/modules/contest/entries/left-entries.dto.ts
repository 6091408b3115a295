import { MAX_REASON_TEXT } from '@paattu/shared/moderation';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { HasVisibleText, TextBlock } from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';

/** Staff take out a few entries at most. */
const MAX_LEFT = 1_000;

/** An entry that staff took out of the contest, and of which no act says why. */
export class UnexplainedEntryDto {
  entryId: string;

  /** Null once the entry is erased. */
  @ApiProperty({ type: String, nullable: true, example: 'Anjali Nair' })
  name: string | null;

  leftAt: Date;
}

/** Why an entry was taken out of the contest. */
export class ReasonOfLeftDto {
  /** @example "5f3b0f01-ff3b-4f6b-9f9b-ef2b3ffb8f2b" */
  @IsUUID()
  entryId: string;

  /**
   * Published with the result.
   * @example "The video shows another singer"
   */
  @TextBlock(MAX_REASON_TEXT)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  reason: string;

  /** @example "വീഡിയോയിൽ പാടുന്നത് മറ്റൊരാളാണ്" */
  @IsOptional()
  @TextBlock(MAX_REASON_TEXT)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_REASON_TEXT })
  reasonMalayalam?: string | null;
}

/** A field of a request with such reasons. */
export const ReasonsOfLeft = () =>
  applyDecorators(
    IsOptional(),
    IsArray(),
    ArrayMaxSize(MAX_LEFT),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(() => ReasonOfLeftDto),
    ApiPropertyOptional({ type: [ReasonOfLeftDto] }),
  );
