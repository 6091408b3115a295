import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How many mailboxes of a throwaway domain were refused in a contest. */
@Entity('rejected_votes')
@Check('rejected_votes_votes', 'votes > 0')
export class RejectedVotes {
  @PrimaryColumn('uuid')
  contestId: string;

  @PrimaryColumn('text')
  domain: string;

  @Column('integer')
  votes: number;
}
