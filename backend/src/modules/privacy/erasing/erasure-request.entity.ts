import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export const ERASURE_STATES = ['asked', 'taken-back', 'confirmed', 'held', 'erased', 'done'] as const;

export type ErasureState = (typeof ERASURE_STATES)[number];

/** An entrant's wish that her entry is erased. It names nobody and refers to no other table, so that it outlives the entry. */
@Entity('erasure_requests')
@Index('erasure_requests_one_per_entry', ['entryId'], { unique: true })
@Check('erasure_requests_state', `state in ('asked', 'taken-back', 'confirmed', 'held', 'erased', 'done')`)
@Check('erasure_requests_confirmed', `state in ('asked', 'taken-back') or confirmed_at is not null`)
@Check('erasure_requests_erased', `(erased_at is not null) = (state in ('erased', 'done'))`)
export class ErasureRequest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  entryId: string;

  @Column('uuid')
  contestId: string;

  /** `held`: confirmed, but a legal hold delays it. `erased`: only the last email still has the address. */
  @Column('text', { default: 'asked' })
  state: ErasureState;

  /** SHA-256 of the token in the emails; null once the request is taken back or done. */
  @Column('bytea', { unique: true, nullable: true })
  tokenHash: Buffer | null;

  @Column('timestamptz', { default: () => 'site_now()' })
  askedAt: Date;

  /** When the link in the emails stops working. */
  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  erasedAt: Date | null;

  /** The last email to the entrant, until it is deleted too. */
  @Column('uuid', { nullable: true })
  emailId: string | null;
}
