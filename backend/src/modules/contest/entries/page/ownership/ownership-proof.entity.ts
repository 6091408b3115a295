import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';

/** Asked of the entrant; proved by the code in the description of her video, or by hand; cancelled by a moderator. */
export const PROOF_STATES = ['asked', 'proved', 'cancelled'] as const;

export type ProofState = (typeof PROOF_STATES)[number];

/** The last proof of ownership that was asked for an entry. */
@Entity('ownership_proofs')
@Index('ownership_proofs_code_once', ['code'], { unique: true })
@Check('ownership_proofs_code', `code ~ '^paattu(-[a-hjkmnp-z2-9]{4}){2}$'`)
@Check('ownership_proofs_state', `state in ('asked', 'proved', 'cancelled')`)
@Check('ownership_proofs_video_of_proved_ones', `(state = 'proved') = (video_id is not null)`)
@Check('ownership_proofs_decided', `(state = 'asked') = (decided_at is null)`)
export class OwnershipProof {
  @PrimaryColumn('uuid')
  entryId: string;

  @OneToOne('ContestEntry', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'entry_id' })
  entry: unknown;

  @Column('text')
  code: string;

  @Column('text', { default: 'asked' })
  state: ProofState;

  /** The video that was proved: the link of the entry may have changed since. */
  @Column('text', { nullable: true })
  videoId: string | null;

  @Column('timestamptz', { default: () => 'site_now()' })
  askedAt: Date;

  /** When it was proved or cancelled. */
  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
}
