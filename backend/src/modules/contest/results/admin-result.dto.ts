import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsHash, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { HasVisibleText, TextBlock } from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';
import { type ReasonOfLeftDto, ReasonsOfLeft, UnexplainedEntryDto } from '../entries/left-entries.dto.js';
import { BLOCKERS, type Blocker } from './blockers.js';
import { RESULT_STATES, type ResultState } from './contest-result.entity.js';
import { PARTS, type ResultPart, ResultTotalsDto, ResultWeightsDto } from './result.dto.js';
import { ResultPlacesDto, ResultPointsDto } from './result-line.dto.js';

const MAX_REASON = 500;

export class WaiveDto {
  @IsIn(BLOCKERS)
  @ApiProperty({ enum: BLOCKERS })
  blocker: Blocker;

  /**
   * Public, with the result.
   * @example "The entrant proved it by email"
   */
  @TextBlock(MAX_REASON)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  reason: string;

  /** @example "ഇമെയിലിലൂടെ തെളിയിച്ചു" */
  @IsOptional()
  @TextBlock(MAX_REASON)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_REASON })
  reasonMalayalam?: string | null;
}

export class ProposeDto {
  /**
   * Public, with the result. Needed for a correction alone.
   * @example "A mark was entered twice"
   */
  @IsOptional()
  @TextBlock(MAX_REASON)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_REASON })
  reason?: string | null;

  /** @example "ഒരു മാർക്ക് രണ്ടു തവണ ചേർത്തു" */
  @IsOptional()
  @TextBlock(MAX_REASON)
  @HasVisibleText(rule('MISSING_INFORMATION'))
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_REASON })
  reasonMalayalam?: string | null;

  /** Of the entries that `unexplained` of the result lists. */
  @ReasonsOfLeft()
  reasons?: ReasonOfLeftDto[];
}

export class CertifyDto {
  /**
   * Of the proposal that the owner has seen.
   * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
   */
  @IsHash('sha256')
  hash: string;

  /**
   * As the owner types it.
   * @example "Cover Song Contest 2025"
   */
  @IsString()
  @MaxLength(200)
  title: string;
}

export class WaiverDto {
  /** @example "The entrant proved it by email" */
  reason: string;

  /** @example "ഇമെയിലിലൂടെ തെളിയിച്ചു" */
  reasonMalayalam: string | null;
}

export class BlockingEntryDto {
  id: string;

  /** @example "Anjali Nair" */
  name: string;
}

export class FoundBlockerDto {
  @ApiProperty({ enum: BLOCKERS })
  blocker: Blocker;

  /**
   * How many votes, marks or entries; 1 where there is nothing to count.
   * @example 3
   */
  count: number;

  isWaivable: boolean;

  waiver: WaiverDto | null;

  /** At most 20. */
  entries: BlockingEntryDto[];
}

export class AdminResultLineDto {
  /** @example 17 */
  number: number;

  /** Null once the entry is erased. */
  entryId: string | null;

  /** @example "Anjali Nair" */
  name: string | null;

  /**
   * Null for an entry that was no finalist.
   * @example 1
   */
  place: number | null;

  points: ResultPointsDto;

  places: ResultPlacesDto;

  /** @example 1204 */
  votes: number;
}

export class ResultPreviewDto {
  lines: AdminResultLineDto[];

  weights: ResultWeightsDto;

  totals: ResultTotalsDto;

  /** @example 5 */
  judges: number;

  @ApiProperty({ enum: PARTS, isArray: true })
  parts: ResultPart[];
}

export class ProposalDto {
  /** @example 1 */
  version: number;

  /**
   * Certification needs it.
   * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
   */
  hash: string;

  proposedAt: Date;

  /** @example "A mark was entered twice" */
  reason: string | null;

  /** @example "ഒരു മാർക്ക് രണ്ടു തവണ ചേർത്തു" */
  reasonMalayalam: string | null;
}

export class AdminResultVersionDto {
  /** @example 1 */
  version: number;

  @ApiProperty({ enum: RESULT_STATES })
  state: ResultState;

  /** @example "A mark was entered twice" */
  reason: string | null;

  /** @example "ഒരു മാർക്ക് രണ്ടു തവണ ചേർത്തു" */
  reasonMalayalam: string | null;

  certifiedAt: Date;

  announcedAt: Date | null;

  finalAt: Date | null;

  /**
   * The first difference in its files, because of which it is not announced.
   * @example "roll.txt: line 17"
   */
  fault: string | null;

  /** @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 */
  manifest: string | null;
}

/** Who would have won without the marks of one judge. */
export class WithoutJudgeDto {
  /** @example "Leela Varma" */
  judgeName: string;

  /** @example "Anjali Nair" */
  winnerName: string | null;

  /** Whether the winner is the same. */
  isSame: boolean;
}

export const ADMIN_RESULT_STATES = ['draft', 'proposed', 'certified', 'announced', 'final'] as const;

export class AdminResultDto {
  /** Of the last version that was not dropped. */
  @ApiProperty({ enum: ADMIN_RESULT_STATES })
  state: (typeof ADMIN_RESULT_STATES)[number];

  /** @example "Cover Song Contest 2025" */
  contestTitle: string;

  winnerAt: Date;

  serverNow: Date;

  /** @example 1 */
  nextVersion: number;

  blockers: FoundBlockerDto[];

  /** The entries of which a proposal must say why they left. */
  unexplained: UnexplainedEntryDto[];

  /** Of the proposal, else of the last version. Null before, so that nobody decides about votes by what comes of it. */
  preview: ResultPreviewDto | null;

  proposal: ProposalDto | null;

  /** The certified ones, the last one first. */
  versions: AdminResultVersionDto[];

  /** Empty before the result is certified, so that it does not decide who stays a judge. */
  withoutJudge: WithoutJudgeDto[];
}
