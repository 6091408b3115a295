import { OmitType } from '@nestjs/swagger';
import { ListQueryDto } from './list-query.js';

/** The sort order and filter of a list. An export has no pages. */
export class ExportQueryDto extends OmitType(ListQueryDto, ['range'] as const) {}
