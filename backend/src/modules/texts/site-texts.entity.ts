import type { OwnTexts } from '@paattu/shared/site-texts/site-texts';
import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** The texts that the owner has changed, in one row. */
@Entity('site_texts')
@Check('site_texts_one_row', `id`)
@Check('site_texts_objects', `jsonb_typeof(published) = 'object' and jsonb_typeof(draft) = 'object'`)
@Check('site_texts_length', `length(published::text) <= 100000 and length(draft::text) <= 100000`)
@Check(
  'site_texts_banner',
  `published->>'bannerFrom' < published->>'bannerUntil' and draft->>'bannerFrom' < draft->>'bannerUntil'`,
)
export class SiteTextsRow {
  @PrimaryColumn('boolean', { default: true })
  id: boolean;

  /** Only what differs from the default texts. */
  @Column('jsonb', { default: {} })
  published: OwnTexts;

  /** Null while nothing differs from what is published. */
  @Column('jsonb', { nullable: true })
  draft: OwnTexts | null;

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
