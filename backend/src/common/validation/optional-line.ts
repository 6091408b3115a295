import { hasVisibleText } from '@paattu/shared/rules';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { TextLine } from './fields.js';

/** Makes a text of a form that shows nothing null. */
export const emptyIsAbsent = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && !hasVisibleText(value) ? null : value,
);

/** A trimmed text of one line, or null. */
export function OptionalLine(maxLength: number, example: string): PropertyDecorator {
  return applyDecorators(
    TextLine(maxLength),
    emptyIsAbsent,
    IsOptional(),
    ApiPropertyOptional({ type: String, nullable: true, maxLength, example }),
  );
}
