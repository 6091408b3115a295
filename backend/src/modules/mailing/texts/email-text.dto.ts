import { type Locale, locales } from '@paattu/shared/locales';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, isObject, IsObject } from 'class-validator';
import { plainLines } from '../../../common/validation/plain-lines.js';
import { EMAIL_VARIABLES, type EmailVariable } from '../composing/variables.js';

const ID = 'entry-approved_0d3f4a52-6f0b-4d5c-9f3e-1a2b3c4d5e6f';

/** By block. */
const TEXTS = { type: 'object', additionalProperties: { type: 'string' } } as const;
const ENGLISH = { subject: 'Your entry is in the contest', greeting: 'Hello {{name}},' };
const MALAYALAM = { subject: 'നിങ്ങളുടെ എൻട്രി മത്സരത്തിലുണ്ട്', greeting: 'നമസ്കാരം {{name}},' };

const plainTexts = Transform(({ value }: { value: unknown }) =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([block, text]) => [
          block,
          typeof text === 'string' ? plainLines(text) : text,
        ]),
      )
    : value,
);

/** The texts of an email by block. */
export class EmailTextsDto {
  @plainTexts
  @IsObject()
  @ApiProperty({ ...TEXTS, example: ENGLISH })
  texts: Record<string, string>;

  @plainTexts
  @IsObject()
  @ApiProperty({ ...TEXTS, example: MALAYALAM })
  textsMalayalam: Record<string, string>;
}

export class EditableEmailDto {
  /** @example entry-approved_0d3f4a52-6f0b-4d5c-9f3e-1a2b3c4d5e6f */
  id: string;

  /** @example entry-approved */
  template: string;

  /**
   * What such an email is called.
   * @example "entry approved"
   */
  label: string;

  /** Whether each contest has its own texts; otherwise the site has them once. */
  isOfContest: boolean;

  @ApiProperty({
    enum: locales,
    isArray: true,
    description: 'The languages in which the owner has replaced a text.',
  })
  replaced: Locale[];
}

export class EmailContestDto {
  id: string;

  /** @example "Cover Song Contest 2025" */
  title: string;
}

export class EditableEmailsDto {
  @ApiProperty({ type: () => EmailContestDto, nullable: true })
  contest: EmailContestDto | null;

  /** Those of the contest come first. */
  emails: EditableEmailDto[];
}

export class EmailVariableDto {
  @ApiProperty({ enum: Object.keys(EMAIL_VARIABLES), description: 'A text has it as `{{name}}`.' })
  name: EmailVariable;

  /** @example "name of the person" */
  meaning: string;

  /** Whether a text can show it as words, as in `[the rules]({{rules}})`. */
  isLink: boolean;
}

export class EmailBlockDto {
  /** @example greeting */
  name: string;

  /** @example "Greeting" */
  label: string;

  /** Whether it has one line. */
  isLine: boolean;

  /** @example 3000 */
  maxLength: number;

  /** What the text can name. */
  variables: EmailVariableDto[];
}

export class EmailTextDto extends EmailTextsDto {
  @ApiProperty({ example: ID })
  id: string;

  /** @example entry-approved */
  template: string;

  /**
   * What such an email is called.
   * @example "entry approved"
   */
  label: string;

  /** @example "Sent to an entrant when the entry is approved." */
  whenSent: string;

  /** In the order of the email. */
  blocks: EmailBlockDto[];

  /** Null for an email of the site. */
  @ApiProperty({ type: () => EmailContestDto, nullable: true })
  contest: EmailContestDto | null;

  @ApiProperty({ ...TEXTS, example: ENGLISH, description: 'The texts of this release.' })
  defaults: Record<string, string>;

  @ApiProperty({ ...TEXTS, example: MALAYALAM, description: 'The texts of this release.' })
  defaultsMalayalam: Record<string, string>;

  @ApiProperty({
    enum: Object.keys(EMAIL_VARIABLES),
    isArray: true,
    description: 'What the texts can name, as `{{name}}`.',
  })
  variables: EmailVariable[];

  /**
   * Changes with the texts; for `If-Match`.
   * @example 3f9a0c1b2d4e5f60
   */
  version: string;
}

export class RenderedEmailDto {
  /** @example "Your entry is in the contest" */
  subject: string;

  /** @example "<p>Hello Asha</p>" */
  html: string;
}

export class TextErrorDto {
  /**
   * A block; with `Malayalam` at its end for that language.
   * @example subject
   */
  field: string;

  /** @example "{{prize}} is not known here." */
  message: string;
}

export class EmailPreviewDto {
  english: RenderedEmailDto;

  malayalam: RenderedEmailDto;

  /**
   * Whether the email shows invented data, because there is none of its kind.
   * @example false
   */
  isSample: boolean;

  /** Why the texts cannot be saved. A text with an error is shown as this release has it. */
  errors: TextErrorDto[];
}

export class TryEmailTextDto {
  @IsIn(locales)
  @ApiProperty({ enum: locales })
  language: Locale;

  @plainTexts
  @IsObject()
  @ApiProperty({ ...TEXTS, example: ENGLISH })
  texts: Record<string, string>;
}
