import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

/** A note of staff about an entry, for staff alone. Deleted with the entry. */
@Entity('entry_notes')
@Index('entry_notes_of_entry', ['entryId', 'createdAt', 'id'])
@Check('entry_notes_body', `body ~ '\\S' and length(body) <= 2000`)
export class EntryNote {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  entryId: string;

  @ManyToOne('ContestEntry', { onDelete: 'CASCADE' })
  entry: unknown;

  @Column('uuid')
  authorId: string;

  @Column('text')
  body: string;

  @Column('timestamptz', { default: () => 'site_now()' })
  createdAt: Date;
}
