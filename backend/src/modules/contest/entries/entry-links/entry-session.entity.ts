import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';

/** An entry whose page a browser may open, because a link of the entry was opened there. */
@Entity('entry_sessions')
@Unique('entry_sessions_one_per_browser', ['tokenHash', 'entryId'])
@Index('entry_sessions_of_entry', ['entryId', 'expiresAt'])
export class EntrySession {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** SHA-256 of the token in the browser's cookie, which serves all entries that were opened there. */
  @Column('bytea')
  tokenHash: Buffer;

  @Column('uuid')
  entryId: string;

  @ManyToOne('ContestEntry', { onDelete: 'CASCADE' })
  entry: Relation<object>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
