import { MAX_TEXT_LENGTHS } from '@paattu/shared/site-texts/site-texts';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsObject,
  IsOptional,
  IsUrl,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Instant, TextBlock, TextLine } from '../../common/validation/fields.js';
import { emptyIsAbsent } from '../../common/validation/optional-line.js';
import { IsWebLink } from '../../common/validation/web-link.js';

const IS_LINK = { protocols: ['http', 'https'], require_protocol: true, disallow_auth: true };
const LINK_SENTENCE = { message: '$property must be a link that starts with https://' };

/** A trimmed text of several lines, or null. */
export function OptionalBlock(maxLength: number, example: string): PropertyDecorator {
  return applyDecorators(
    TextBlock(maxLength),
    emptyIsAbsent,
    IsOptional(),
    ApiPropertyOptional({ type: String, nullable: true, maxLength, example }),
  );
}

/** A link to a profile, or an empty text for none. */
export function ProfileLink(example: string): PropertyDecorator {
  return applyDecorators(
    TextLine(MAX_TEXT_LENGTHS.link),
    ValidateIf((_, value) => value !== '' && value !== null && value !== undefined),
    IsWebLink(LINK_SENTENCE),
    IsUrl(IS_LINK, LINK_SENTENCE),
    ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_TEXT_LENGTHS.link, example }),
  );
}

export function OptionalInstant(example: string): PropertyDecorator {
  return applyDecorators(
    emptyIsAbsent,
    Instant(example),
    IsOptional(),
    ApiPropertyOptional({ type: String, nullable: true, format: 'date-time', example }),
  );
}

/** At most so many items, or null. */
export function Items(type: () => new () => object, maxItems: number): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    IsArray(),
    ArrayMaxSize(maxItems),
    // The rules of nested items also pass through an array, whatever its length.
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(type),
  );
}
