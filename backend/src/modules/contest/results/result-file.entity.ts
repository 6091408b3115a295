import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ContestResult } from './contest-result.entity.js';

/** A file of a version. A trigger keeps it as it is. */
@Entity('result_files')
export class ResultFile {
  @PrimaryColumn('uuid')
  resultId: string;

  @ManyToOne(() => ContestResult)
  @JoinColumn({ name: 'result_id' })
  result: Relation<ContestResult>;

  @PrimaryColumn('text')
  name: string;

  @Column('bytea')
  content: Buffer;
}
