import { OmitType } from '@nestjs/swagger';
import { ListQueryDto } from '../../../common/paging/list-query.js';

/** A list's order and filter; an export is never in parts. */
export class ExportQueryDto extends OmitType(ListQueryDto, ['range'] as const) {}
