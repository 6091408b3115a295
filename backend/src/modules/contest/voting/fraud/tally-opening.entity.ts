import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** When the owner opened the tallies of a contest, and why. */
@Entity('tally_openings')
@Index('tally_openings_of_contest', ['contestId', 'openedAt'])
@Check('tally_openings_reason', `btrim(reason) <> ''`)
export class TallyOpening {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  contestId: string;

  @Column('uuid')
  actorId: string;

  @Column('text')
  reason: string;

  @Column('timestamptz', { default: () => 'site_now()' })
  openedAt: Date;
}
