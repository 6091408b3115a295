import { PickType } from '@nestjs/swagger';
import { ReasonedDecisionDto } from '../admin-entry.dto.js';

export class RejectRevisionDto extends PickType(ReasonedDecisionDto, ['reasonId', 'sentence'] as const) {}
