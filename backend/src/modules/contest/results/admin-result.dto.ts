import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsHash, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { HasVisibleText, TextBlock } from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';
import { BLOCKERS, type Blocker } from './blockers.js';
import { RESULT_STATES, type ResultState } from './contest-result.entity.js';
import {
  PARTS,
  ResultPlacesDto,
  type ResultPart,
  ResultPointsDto,
  ResultTotalsDto,
  ResultWeightsDto,
} from './result.dto.js';

const MAX_REASON = 500;

export class WaiveDto {
  @IsIn(BLOCKERS)
  @ApiProperty({ enum: BLOCKERS })
  blocker: Blocker;

  /** Public, with the result. */
  @TextBlock(MAX_REASON)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  reason: string;

  @IsOptional()
  @TextBlock(MAX_REASON)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_REASON })
  reasonMalayalam?: string | null;
}

export class ProposeDto {
  /** Public, with the result. Needed for a correction alone. */
  @IsOptional()
  @TextBlock(MAX_REASON)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_REASON })
  reason?: string | null;

  @IsOptional()
  @TextBlock(MAX_REASON)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_REASON })
  reasonMalayalam?: string | null;
}

export class CertifyDto {
  /** Of the proposal that the owner has seen. */
  @IsHash('sha256')
  hash: string;

  /** As the owner types it. */
  @IsString()
  @MaxLength(200)
  title: string;

  @IsNotEmpty(rule('MISSING_PASSWORD'))
  @IsString()
  @MaxLength(1000)
  password: string;
}

export class WaiverDto {
  reason: string;

  reasonMalayalam: string | null;
}

export class BlockingEntryDto {
  id: string;

  name: string;
}

export class FoundBlockerDto {
  @ApiProperty({ enum: BLOCKERS })
  blocker: Blocker;

  /** How many votes, marks or entries; 1 where there is nothing to count. */
  count: number;

  isWaivable: boolean;

  waiver: WaiverDto | null;

  /** At most 20. */
  entries: BlockingEntryDto[];
}

export class AdminResultLineDto {
  number: number;

  /** Null once the entry is erased. */
  entryId: string | null;

  name: string | null;

  /** Null for an entry that was no finalist. */
  place: number | null;

  points: ResultPointsDto;

  places: ResultPlacesDto;

  votes: number;
}

export class ResultPreviewDto {
  lines: AdminResultLineDto[];

  weights: ResultWeightsDto;

  totals: ResultTotalsDto;

  judges: number;

  @ApiProperty({ enum: PARTS, isArray: true })
  parts: ResultPart[];
}

export class ProposalDto {
  version: number;

  /** Certification needs it. */
  hash: string;

  proposedAt: Date;

  reason: string | null;

  reasonMalayalam: string | null;
}

export class AdminResultVersionDto {
  version: number;

  @ApiProperty({ enum: RESULT_STATES })
  state: ResultState;

  reason: string | null;

  reasonMalayalam: string | null;

  certifiedAt: Date;

  announcedAt: Date | null;

  finalAt: Date | null;

  manifest: string | null;
}

/** Who would have won without the marks of one judge. */
export class WithoutJudgeDto {
  judgeName: string;

  winnerName: string | null;

  /** Whether the winner is the same. */
  isSame: boolean;
}

export const ADMIN_RESULT_STATES = ['draft', 'proposed', 'certified', 'announced', 'final'] as const;

export class AdminResultDto {
  /** Of the last version that was not dropped. */
  @ApiProperty({ enum: ADMIN_RESULT_STATES })
  state: (typeof ADMIN_RESULT_STATES)[number];

  contestTitle: string;

  winnerAt: Date;

  serverNow: Date;

  nextVersion: number;

  blockers: FoundBlockerDto[];

  /** Of the proposal, else of the last version. Null before, so that nobody decides about votes by what comes of it. */
  preview: ResultPreviewDto | null;

  proposal: ProposalDto | null;

  /** The certified ones, the last one first. */
  versions: AdminResultVersionDto[];

  /** Empty before the result is certified, so that it does not decide who stays a judge. */
  withoutJudge: WithoutJudgeDto[];
}
