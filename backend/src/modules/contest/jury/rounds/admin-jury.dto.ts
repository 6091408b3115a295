import { type Locale, locales } from '@paattu/shared/locales';
import { ApiProperty } from '@nestjs/swagger';
import { USER_AGENT_CLASSES } from '../../../../common/access/client.js';
import {
  ABSTAIN_REASONS,
  type AbstainReason,
  ASSIGNMENT_STATES,
  type AssignmentState,
  MAX_MARK,
} from '../marks/jury-assignment.entity.js';
import { UnexplainedEntryDto } from '../../entries/left-entries.dto.js';
import { ROUND_NUMBERS, type RoundNumber } from './jury-round.entity.js';

export const JUDGE_STATES = ['invited', 'accepted', 'revoked'] as const;

const COUNT = { type: 'integer', minimum: 0, example: 12 } as const;
const MARK = { type: 'integer', nullable: true, minimum: 0, maximum: MAX_MARK, example: 17 } as const;
const WEIGHTED = { type: 'number', nullable: true, minimum: 0, maximum: 10, example: 7.4 } as const;

export class AdminJurySessionDto {
  createdAt: Date;

  lastUsedAt: Date;

  @ApiProperty({ enum: USER_AGENT_CLASSES, example: 'browser' })
  userAgentClass: (typeof USER_AGENT_CLASSES)[number];
}

/** Of the newest round in which the judge has assignments. */
export class JudgeProgressDto {
  @ApiProperty(COUNT)
  assigned: number;

  @ApiProperty(COUNT)
  submitted: number;

  @ApiProperty(COUNT)
  abstained: number;

  @ApiProperty(COUNT)
  recused: number;
}

export class AdminJudgeDto {
  id: string;

  /** @example "Leela Varma" */
  name: string;

  /**
   * Null after its term.
   * @example leela@jury.example
   */
  email: string | null;

  /** Whether emails to the address come back, so that the judge gets none. */
  doEmailsComeBack: boolean;

  @ApiProperty({ enum: locales })
  locale: Locale;

  @ApiProperty({ enum: JUDGE_STATES, example: 'accepted' })
  state: (typeof JUDGE_STATES)[number];

  /** Whether the judge has an entry in the contest that is pending or approved. Then she gets nothing to mark. */
  hasEntered: boolean;

  /** When the newest link was sent. */
  invitedAt: Date;

  acceptedAt: Date | null;

  revokedAt: Date | null;

  /** @example conflict */
  revokeReason: string | null;

  linkExpiresAt: Date;

  /** The browsers in which the link is open. */
  sessions: AdminJurySessionDto[];

  progress: JudgeProgressDto;

  /** The mean of the weighted marks, 0 to 10, of what the judge has submitted in that round. Null while marks are hidden. */
  @ApiProperty(WEIGHTED)
  meanMark: number | null;

  /** Her highest weighted mark minus the lowest. Null while marks are hidden. */
  @ApiProperty(WEIGHTED)
  spread: number | null;
}

export class RoundEntryDto {
  entryId: string;

  /** @example meera-pillai */
  slug: string;

  /** @example "Meera Pillai" */
  name: string;

  /** The highest weighted mark of the entry minus the lowest, 0 to 10; null without marks, and while they are hidden. */
  @ApiProperty(WEIGHTED)
  spread: number | null;

  /** Whether the judges differ by more than 4. False while marks are hidden. */
  needsSecondLook: boolean;

  /**
   * In the first round: the place by its marks, corrected for how strict its judges are. The finalists are the best. Null while marks are
   * hidden.
   */
  @ApiProperty({ type: 'integer', nullable: true, minimum: 1, example: 3 })
  place: number | null;
}

export class RoundAssignmentDto {
  id: string;

  judgeId: string;

  entryId: string;

  @ApiProperty({ enum: ASSIGNMENT_STATES, example: 'submitted' })
  state: AssignmentState;

  /** In half points; null until the judge submits, and while marks are hidden. */
  @ApiProperty(MARK)
  rendition: number | null;

  /** In half points; null until the judge submits, and while marks are hidden. */
  @ApiProperty(MARK)
  engagement: number | null;

  /** Both marks together, 0 to 10; null until the judge submits, and while marks are hidden. */
  @ApiProperty(WEIGHTED)
  weightedMark: number | null;

  @ApiProperty({ enum: ABSTAIN_REASONS, nullable: true, example: null })
  reason: AbstainReason | null;

  @ApiProperty({ type: String, nullable: true, example: 'The sound breaks off.' })
  note: string | null;
}

export class AdminJuryRoundDto {
  id: string;

  @ApiProperty({ enum: ROUND_NUMBERS, example: 1 })
  number: RoundNumber;

  openedAt: Date;

  closesAt: Date;

  isClosed: boolean;

  /** How many entries of the closed first round need more marks before the final can open. */
  @ApiProperty(COUNT)
  unfinishedEntries: number;

  entries: RoundEntryDto[];

  assignments: RoundAssignmentDto[];
}

export class AdminJuryDto {
  judges: AdminJudgeDto[];

  /** The first round before the final. */
  rounds: AdminJuryRoundDto[];

  /** How many entries of the contest are approved. */
  @ApiProperty(COUNT)
  approvedEntries: number;

  /** The entries of which the opening of a round must say why they left. */
  unexplained: UnexplainedEntryDto[];

  /** Whether the marks are hidden: until the final has closed or the result is certified. */
  hasHiddenMarks: boolean;

  /** The time of the server, by which rounds close. */
  serverNow: Date;
}
