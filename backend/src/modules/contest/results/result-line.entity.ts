import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { ContestEntry } from '../entries/contest-entry.entity.js';
import { ContestResult } from './contest-result.entity.js';

/** An entry in a version of a result. Points are thousandths of a point. */
@Entity('result_lines')
@Unique('result_lines_place', ['resultId', 'place'])
@Unique('result_lines_entry', ['resultId', 'entryId'])
@Index('result_lines_of_entry', ['entryId'])
export class ResultLine {
  @PrimaryColumn('uuid')
  resultId: string;

  @ManyToOne(() => ContestResult)
  @JoinColumn({ name: 'result_id' })
  result: Relation<ContestResult>;

  /** Of the entry in the files of the version. */
  @PrimaryColumn('integer')
  number: number;

  /** Null if a release before erased the entry. */
  @Column('uuid', { nullable: true })
  entryId: string | null;

  @ManyToOne(() => ContestEntry, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'entry_id' })
  entry: Relation<ContestEntry> | null;

  /** Null for an entry that was no finalist. */
  @Column('integer', { nullable: true })
  place: number | null;

  @Column('integer')
  rendition: number;

  @Column('integer')
  engagement: number;

  @Column('integer')
  votes: number;

  @Column('integer')
  total: number;

  /** Twice the place in a part, because entries that tie share the mean of their places. */
  @Column('integer')
  renditionDoublePlace: number;

  @Column('integer')
  engagementDoublePlace: number;

  @Column('integer')
  votesDoublePlace: number;

  @Column('integer')
  votesCounted: number;
}
