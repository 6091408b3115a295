import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Ballot } from '../ballot.entity.js';

/** A fact that makes a vote suspicious. */
@Entity('ballot_signals')
@Check(
  'ballot_signals_kind',
  `kind in ('disposable', 'listed', 'no-mx', 'device', 'network', 'domain', 'rare', 'stem', 'fast', 'automated', 'burst', 'relay')`,
)
@Check('ballot_signals_points', 'points >= 0')
export class BallotSignal {
  @PrimaryColumn('uuid')
  ballotId: string;

  @ManyToOne(() => Ballot)
  @JoinColumn({ name: 'ballot_id' })
  ballot: Relation<Ballot>;

  @PrimaryColumn('text')
  kind: string;

  @Column('integer')
  points: number;

  @Column('jsonb')
  evidence: object;

  @Column('integer')
  rulesVersion: number;
}
