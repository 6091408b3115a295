import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

/** A photo that its entry or revision does not have any more, until its files are deleted. A legal hold of the contest keeps it. */
@Entity('replaced_photos')
@Index('replaced_photos_of_entry', ['entryId'])
export class ReplacedPhoto {
  @PrimaryColumn('text', { name: 'verification_image_url' })
  photoKey: string;

  @Column('text', { name: 'card_image_url' })
  cardKey: string;

  @Column('uuid')
  entryId: string;

  @ManyToOne('ContestEntry', { onDelete: 'CASCADE' })
  entry: Relation<object>;

  @Column('timestamptz', { default: () => 'site_now()' })
  replacedAt: Date;
}
