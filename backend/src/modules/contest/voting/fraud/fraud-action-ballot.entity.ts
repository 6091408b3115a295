import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Ballot } from '../ballot.entity.js';
import { FraudAction } from './fraud-action.entity.js';

/** A vote that an action of the owner changed, and its state before. */
@Entity('fraud_action_ballots')
@Index('fraud_action_ballots_of_ballot', ['ballotId'])
@Check('fraud_action_ballots_changes', 'changes >= 0')
@Check('fraud_action_ballots_from_state', `from_state in ('counted', 'quarantined')`)
export class FraudActionBallot {
  @PrimaryColumn('uuid')
  actionId: string;

  @ManyToOne(() => FraudAction)
  @JoinColumn({ name: 'action_id' })
  action: Relation<FraudAction>;

  @PrimaryColumn('uuid')
  ballotId: string;

  @ManyToOne(() => Ballot)
  @JoinColumn({ name: 'ballot_id' })
  ballot: Relation<Ballot>;

  @Column('text')
  fromState: string;

  /** How often the voter had changed the vote by then. */
  @Column('integer')
  changes: number;
}
