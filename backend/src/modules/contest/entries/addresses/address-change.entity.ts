import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

/** An email address that an entrant wants for an entry. It takes effect when a link in an email to it is confirmed. */
@Entity('address_changes')
@Check('address_changes_asks', 'asks between 1 and 5')
export class AddressChange {
  @PrimaryColumn('uuid')
  entryId: string;

  @ManyToOne('ContestEntry', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'entry_id' })
  entry: Relation<object>;

  @Column('text')
  email: string;

  /** SHA-256 of the token in the email. */
  @Column('bytea', { unique: true })
  tokenHash: Buffer;

  /** How often one was asked for since `askedAt`. */
  @Column('smallint', { default: 1 })
  asks: number;

  @Column('timestamptz', { default: () => 'site_now()' })
  askedAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
