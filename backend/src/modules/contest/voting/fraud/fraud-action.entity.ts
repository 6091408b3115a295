import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An act of the owner about suspicious votes, with its reason. */
@Entity('fraud_actions')
@Index('fraud_actions_of_contest', ['contestId', 'createdAt'])
@Check('fraud_actions_kind', `kind in ('quarantine', 'release')`)
@Check('fraud_actions_reason', `btrim(reason) <> ''`)
@Check('fraud_actions_ballots', 'ballots > 0')
@Check('fraud_actions_undone', '(undone_at is null) = (undone_by is null)')
export class FraudAction {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  contestId: string;

  @Column('uuid')
  actorId: string;

  @Column('text')
  kind: string;

  @Column('text')
  reason: string;

  @Column('integer')
  ballots: number;

  @Column('timestamptz', { default: () => 'site_now()' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  undoneAt: Date | null;

  @Column('uuid', { nullable: true })
  undoneBy: string | null;
}
