import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

/** The browser that submitted an entry may correct its address, for some minutes and until somebody proves it. */
@Entity('entry_corrections')
@Check('entry_corrections_remaining', 'remaining between 0 and 3')
export class EntryCorrection {
  @PrimaryColumn('uuid')
  entryId: string;

  @ManyToOne('ContestEntry', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'entry_id' })
  entry: Relation<object>;

  /** How many corrections are left. */
  @Column('smallint', { default: 3 })
  remaining: number;

  @Column('timestamptz')
  expiresAt: Date;
}
