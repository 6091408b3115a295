import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { TextLine } from './fields.js';

/** Makes an empty text of a form null. */
export const emptyIsAbsent = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && value.trim() === '' ? null : value,
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
