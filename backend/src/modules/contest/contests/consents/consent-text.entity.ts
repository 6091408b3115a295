import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A text that entrants consented to, once for all who read the same one. A check proves that it is what they read. */
@Entity('consent_texts')
@Check('consent_texts_sha256', `sha256 = encode(sha256(convert_to(text, 'UTF8')), 'hex')`)
@Check('consent_texts_length', `length(text) between 1 and 2000`)
export class ConsentText {
  /** In hexadecimal digits. */
  @PrimaryColumn('text')
  sha256: string;

  @Column('text')
  text: string;
}
