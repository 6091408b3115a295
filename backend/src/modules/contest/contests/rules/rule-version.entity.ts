import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { Contest } from '../contest.entity.js';

/** A version of the rules of a contest. A trigger rejects each change of one that visitors can read. */
@Entity('rule_versions')
@Unique('rule_versions_number_key', ['contestId', 'number'])
@Index('rule_versions_one_draft', ['contestId'], { unique: true, where: 'published_at is null' })
@Check('rule_versions_number', `number >= 1`)
@Check(
  'rule_versions_published_are_complete',
  `num_nulls(number, text, text_malayalam, sha256, published_at) in (0, 5)`,
)
@Check('rule_versions_sha256', `sha256 ~ '^[0-9a-f]{64}$'`)
@Check('rule_versions_change', `number = 1 or change ~ '\\S'`)
@Check('rule_versions_length', `greatest(length(source), length(source_malayalam)) <= 30000`)
export class RuleVersion {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  contestId: string;

  @ManyToOne(() => Contest, { onDelete: 'CASCADE' })
  contest: Relation<Contest>;

  /** From 1 on; null for the draft. */
  @Column('integer', { nullable: true })
  number: number | null;

  /** Markdown with placeholders, as the owner wrote it. */
  @Column('text')
  source: string;

  @Column('text')
  sourceMalayalam: string;

  /** The source with the values that the contest had at publication; null for the draft. */
  @Column('text', { nullable: true })
  text: string | null;

  @Column('text', { nullable: true })
  textMalayalam: string | null;

  /** What changed since the version before, in a sentence. */
  @Column('text', { nullable: true })
  change: string | null;

  @Column('text', { nullable: true })
  changeMalayalam: string | null;

  /** Of `rulesFile`, in hexadecimal digits. */
  @Column('text', { nullable: true })
  sha256: string | null;

  /** Not before the announcement of the contest; null for the draft. */
  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

export const MAX_RULES_LENGTH = 30_000;

type Published = 'number' | 'text' | 'textMalayalam' | 'sha256' | 'publishedAt';

/** A published version. A check of the table keeps it complete. */
export type PublishedRules = RuleVersion & { [Field in Published]: NonNullable<RuleVersion[Field]> };

/** Whether visitors can read the version. */
export function isReadable({ publishedAt }: PublishedRules, now: Date): boolean {
  return publishedAt <= now;
}
