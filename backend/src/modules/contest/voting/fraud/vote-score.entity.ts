import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the votes of a contest were scored, and which ones. */
@Entity('vote_scores')
export class VoteScore {
  @PrimaryColumn('uuid')
  contestId: string;

  @Column('timestamptz', { default: () => 'site_now()' })
  scoredAt: Date;

  /** Changes with the votes, so that the same votes are not scored again. */
  @Column('text')
  fingerprint: string;
}
