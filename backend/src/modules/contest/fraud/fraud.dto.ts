import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsUUID, Matches } from 'class-validator';
import { HasVisibleText, TextLine } from '../../../common/validation/fields.js';

/** The signals by which votes belong together. */
export const CLUSTER_KINDS = ['device', 'network', 'domain', 'stem', 'burst', 'no-mx', 'disposable'] as const;

const CLUSTER_ID = new RegExp(`^(${CLUSTER_KINDS.join('|')})-[0-9a-f]{32}$`);

export const FRAUD_ACTION_KINDS = ['quarantine', 'release'] as const;

export class VotesQueryDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  contestId: string;
}

/** Of the whole contest. Each voter is in one of the numbers after `asked`, which is their sum. */
export class VotesSummaryDto {
  @ApiProperty({ type: 'integer' })
  asked: number;

  @ApiProperty({ type: 'integer' })
  counted: number;

  @ApiProperty({ type: 'integer' })
  unconfirmed: number;

  @ApiProperty({ type: 'integer' })
  quarantined: number;

  @ApiProperty({ type: 'integer' })
  withdrawn: number;

  @ApiProperty({ type: 'integer' })
  void: number;
}

/** Votes of the whole contest in an hour. Hours without votes are left out. */
export class VotesHourDto {
  hour: Date;

  @ApiProperty({ type: 'integer' })
  counted: number;

  @ApiProperty({ type: 'integer' })
  quarantined: number;
}

export class ClusterSignalDto {
  /** @example stem */
  kind: string;

  @ApiProperty({ type: 'integer' })
  points: number;

  /** @example "46 addresses differ only in their numbers: singer#." */
  sentence: string;
}

export class FavoredEntryDto {
  id: string;

  /** @example "Anjali Nair" */
  name: string;

  /** How many votes of the cluster are for it. */
  @ApiProperty({ type: 'integer' })
  votes: number;
}

export class VoteClusterDto {
  /** @example stem-0cc175b9c0f1b6a831c399e269772661 */
  id: string;

  @ApiProperty({ enum: CLUSTER_KINDS })
  kind: (typeof CLUSTER_KINDS)[number];

  /** The network, domain or stem; null for other kinds. */
  @ApiProperty({ type: String, nullable: true, example: 'singer#' })
  value: string | null;

  @ApiProperty({ type: 'integer' })
  votes: number;

  /** Half of its votes have at least as many. */
  @ApiProperty({ type: 'integer' })
  points: number;

  firstAt: Date;

  lastAt: Date;

  favored: FavoredEntryDto;

  /** How many entries its votes are for. */
  @ApiProperty({ type: 'integer' })
  entries: number;

  @ApiProperty({ type: 'integer' })
  quarantined: number;

  /** How many of its votes the owner decided on. */
  @ApiProperty({ type: 'integer' })
  decided: number;

  signals: ClusterSignalDto[];
}

export class CreateFraudActionDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  contestId: string;

  /** Ids of clusters. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @Matches(CLUSTER_ID, { each: true })
  clusters: string[];

  @ApiProperty({ enum: FRAUD_ACTION_KINDS })
  @IsIn(FRAUD_ACTION_KINDS)
  kind: (typeof FRAUD_ACTION_KINDS)[number];

  @HasVisibleText({ message: 'reason must not be empty' })
  @TextLine(500)
  reason: string;
}

export class FraudActionDto {
  id: string;

  @ApiProperty({ enum: FRAUD_ACTION_KINDS })
  kind: (typeof FRAUD_ACTION_KINDS)[number];

  reason: string;

  @ApiProperty({ type: 'integer' })
  votes: number;

  createdAt: Date;

  undoneAt: Date | null;
}

export class OpenTalliesDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  contestId: string;

  @HasVisibleText({ message: 'reason must not be empty' })
  @TextLine(500)
  reason: string;
}

export class TallyDto {
  entryId: string;

  name: string;

  @ApiProperty({ type: 'integer' })
  counted: number;

  @ApiProperty({ type: 'integer' })
  quarantined: number;
}

export class TallyOpeningDto {
  reason: string;

  openedAt: Date;
}

export class TalliesDto {
  tallies: TallyDto[];

  openings: TallyOpeningDto[];
}
