import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { UserAgentClass } from '../../../common/access/client.js';
import { Ballot } from './ballot.entity.js';

/** From where a voter first voted. Apart from the vote, because it is deleted earlier. */
@Entity('ballot_contexts')
@Index('ballot_contexts_of_network', ['network'])
@Index('ballot_contexts_of_device', ['deviceId'])
@Check('ballot_contexts_user_agent_class', `user_agent_class in ('browser', 'automated', 'unknown')`)
export class BallotContext {
  @PrimaryColumn('uuid')
  ballotId: string;

  @ManyToOne(() => Ballot)
  @JoinColumn({ name: 'ballot_id' })
  ballot: Relation<Ballot>;

  @Column('inet')
  ip: string;

  /** The /24 of an IPv4 address, the /48 of an IPv6 address. */
  @Column('cidr')
  network: string;

  /** The random id in a cookie; null in a browser that refuses it. */
  @Column('uuid', { nullable: true })
  deviceId: string | null;

  @Column('text')
  userAgentClass: UserAgentClass;

  /** From the request of the email to the press of its button; null for a vote with an account. */
  @Column('bigint', { nullable: true })
  confirmedAfterMs: number | null;
}
