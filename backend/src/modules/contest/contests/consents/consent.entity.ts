import type { Acceptance, StoredPurpose } from '@paattu/shared/consents';
import type { Locale } from '@paattu/shared/locales';
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ConsentText } from './consent-text.entity.js';

/** A consent that the entrant gave with an entry. A trigger rejects each change. */
@Entity('consents')
@Check('consents_purpose', `purpose in ('rules', 'publication', 'ai')`)
@Check('consents_language', `language ~ '^[a-z]{2}$'`)
@Check('consents_method', `method in ('stated', 'ticked')`)
export class Consent {
  @PrimaryColumn('uuid')
  entryId: string;

  @ManyToOne('ContestEntry', { onDelete: 'CASCADE' })
  entry: unknown;

  @PrimaryColumn('text')
  purpose: StoredPurpose;

  /** The version of the rules that the form named. */
  @Column('uuid')
  ruleVersionId: string;

  @Column('text')
  textSha256: string;

  @ManyToOne(() => ConsentText)
  @JoinColumn({ name: 'text_sha256' })
  text: Relation<ConsentText>;

  @Column('text')
  language: Locale;

  @Column('text')
  method: Acceptance;

  @Column('timestamptz')
  givenAt: Date;
}
