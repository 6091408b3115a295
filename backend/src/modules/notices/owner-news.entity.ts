import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

export type NewsKind = 'entry' | 'message';

/** An entry or a contact message that the owner has got no email about yet. */
@Entity('owner_news')
@Check('owner_news_kind', `kind in ('entry', 'message')`)
export class OwnerNewsItem {
  /** Of the entry or the contact message. */
  @PrimaryColumn('uuid')
  subjectId: string;

  @Column('text')
  kind: NewsKind;

  @Column('timestamptz', { default: () => 'site_now()' })
  createdAt: Date;
}
