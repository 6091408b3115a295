import { MAX_CLUSTERS } from '@paattu/shared/voting';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsUUID, Matches } from 'class-validator';
import { HasVisibleText, TextLine } from '../../../../common/validation/fields.js';

/** The signals by which votes belong together. */
export const CLUSTER_KINDS = [
  'device',
  'network',
  'domain',
  'stem',
  'no-mx',
  'disposable',
  'listed',
  'relay',
  'relays',
  'rare',
  'pair',
] as const;

const CLUSTER_ID = new RegExp(`^(${CLUSTER_KINDS.join('|')})-[0-9a-f]{32}$`);

export const FRAUD_ACTION_KINDS = ['quarantine', 'release'] as const;

export class VotesQueryDto {
  @ApiProperty({
    format: 'uuid',
    description: 'The contest whose votes are meant.',
    example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10',
  })
  @IsUUID()
  contestId: string;
}

/** Of the whole contest. Each voter is in one of the numbers after `asked`, which is their sum; `undecided` is a part of `quarantined`. */
export class VotesSummaryDto {
  @ApiProperty({ type: 'integer', example: 3914 })
  asked: number;

  @ApiProperty({ type: 'integer', example: 3182 })
  counted: number;

  @ApiProperty({ type: 'integer', example: 431 })
  unconfirmed: number;

  @ApiProperty({ type: 'integer', example: 260 })
  quarantined: number;

  /** How many of these the owner has not decided on. */
  @ApiProperty({ type: 'integer', example: 214 })
  undecided: number;

  @ApiProperty({ type: 'integer', example: 41 })
  withdrawn: number;

  @ApiProperty({ type: 'integer', example: 0 })
  void: number;
}

/** Votes of the whole contest in an hour. Hours without votes are left out. */
export class VotesHourDto {
  hour: Date;

  @ApiProperty({ type: 'integer', example: 3182 })
  counted: number;

  @ApiProperty({ type: 'integer', example: 260 })
  quarantined: number;
}

export class ClusterSignalDto {
  /** @example stem */
  kind: string;

  @ApiProperty({ type: 'integer', example: 35 })
  points: number;

  /** @example "46 addresses differ only in their numbers: singer#." */
  sentence: string;
}

export class FavoredEntryDto {
  id: string;

  /**
   * Null of an entry that was erased.
   * @example "Anjali Nair"
   */
  name: string | null;

  /** How many votes of the cluster are for it. */
  @ApiProperty({ type: 'integer', example: 46 })
  votes: number;
}

export class VoteClusterDto {
  /** @example stem-0cc175b9c0f1b6a831c399e269772661 */
  id: string;

  @ApiProperty({ enum: CLUSTER_KINDS })
  kind: (typeof CLUSTER_KINDS)[number];

  /** The network, domain, stem or relay; null for other kinds. */
  @ApiProperty({ type: String, nullable: true, example: 'singer#' })
  value: string | null;

  @ApiProperty({ type: 'integer', example: 46 })
  votes: number;

  /** Half of its votes have at least as many. */
  @ApiProperty({ type: 'integer', example: 35 })
  points: number;

  firstAt: Date;

  lastAt: Date;

  favored: FavoredEntryDto;

  /** How many entries its votes are for. */
  @ApiProperty({ type: 'integer', example: 2 })
  entries: number;

  @ApiProperty({ type: 'integer', example: 260 })
  quarantined: number;

  /** How many of these the owner has not decided on. */
  @ApiProperty({ type: 'integer', example: 214 })
  undecided: number;

  /** How many of its votes the owner decided on. */
  @ApiProperty({ type: 'integer', example: 0 })
  decided: number;

  signals: ClusterSignalDto[];
}

export class CreateFraudActionDto {
  @ApiProperty({
    format: 'uuid',
    description: 'The contest whose votes are meant.',
    example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10',
  })
  @IsUUID()
  contestId: string;

  /** Ids of clusters. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_CLUSTERS)
  @Matches(CLUSTER_ID, { each: true })
  clusters: string[];

  @ApiProperty({ enum: FRAUD_ACTION_KINDS })
  @IsIn(FRAUD_ACTION_KINDS)
  kind: (typeof FRAUD_ACTION_KINDS)[number];

  @HasVisibleText({ message: 'reason must not be empty' })
  @ApiProperty({ example: 'Numbered addresses on one device, at night' })
  @TextLine(500)
  reason: string;
}

export class FraudActionDto {
  id: string;

  @ApiProperty({ enum: FRAUD_ACTION_KINDS })
  kind: (typeof FRAUD_ACTION_KINDS)[number];

  /** @example 'Numbered addresses on one device, at night' */
  reason: string;

  @ApiProperty({ type: 'integer', example: 46 })
  votes: number;

  createdAt: Date;

  undoneAt: Date | null;
}

export class OpenTalliesDto {
  @ApiProperty({
    format: 'uuid',
    description: 'The contest whose votes are meant.',
    example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10',
  })
  @IsUUID()
  contestId: string;

  @HasVisibleText({ message: 'reason must not be empty' })
  @ApiProperty({ example: 'Numbered addresses on one device, at night' })
  @TextLine(500)
  reason: string;
}

export class TallyDto {
  entryId: string;

  /**
   * Null of an entry that was erased.
   * @example "Anjali Nair"
   */
  name: string | null;

  @ApiProperty({ type: 'integer', example: 3182 })
  counted: number;

  @ApiProperty({ type: 'integer', example: 260 })
  quarantined: number;
}

export class TallyOpeningDto {
  /** @example 'To judge the votes of one network' */
  reason: string;

  openedAt: Date;
}

export class TalliesDto {
  tallies: TallyDto[];

  openings: TallyOpeningDto[];

  /** When the last opening ends; null once the result is certified. */
  openUntil: Date | null;
}
