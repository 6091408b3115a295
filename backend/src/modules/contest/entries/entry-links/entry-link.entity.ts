import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

/** A link that opens the entry's page. It works until it expires, more than once. */
@Entity('entry_links')
@Index('entry_links_of_entry', ['entryId', 'expiresAt'])
export class EntryLink {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  entryId: string;

  @ManyToOne('ContestEntry', { onDelete: 'CASCADE' })
  entry: Relation<object>;

  /** SHA-256 of the token in the link. */
  @Column('bytea', { unique: true })
  tokenHash: Buffer;

  /** Whether it is in an email to the address of the entry, or was shown on a page. */
  @Column('boolean', { default: true })
  isEmailed: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
