import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsUUID, ValidateIf } from 'class-validator';
import { CURRENT_CONTEST } from '../paging/contest-filter.js';

/** An id, or `current`. */
export const ContestChoice = (description: string) =>
  applyDecorators(
    ValidateIf((_, value) => value !== CURRENT_CONTEST),
    IsOptional(),
    IsUUID(),
    ApiPropertyOptional({
      type: String,
      example: CURRENT_CONTEST,
      description: `${description} \`current\` is the contest that the site shows now.`,
    }),
  );
