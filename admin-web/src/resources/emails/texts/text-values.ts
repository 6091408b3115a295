import { blocksOf, fieldOf } from '@paattu/api-client/email-templates';
import type { Schemas } from '@paattu/api-client';
import { locales, type Locale } from '@paattu/api-client/locales';
import type { EmailText } from '../api';
import { emailTextSentences } from './sentences';

/** The form: each block in both languages, by the names that the server uses in its errors. */
export type TextValues = Record<string, string>;

type Texts = Schemas['EmailTextsDto'];

export function toValues({
  template,
  texts,
  textsMalayalam,
}: Pick<EmailText, 'template'> & Texts): TextValues {
  return { ...valuesIn(template, 'en', texts), ...valuesIn(template, 'ml', textsMalayalam) };
}

/** The usual texts in one language. */
export function usualValues(
  { template, defaults, defaultsMalayalam }: EmailText,
  language: Locale,
): TextValues {
  return valuesIn(template, language, language === 'ml' ? defaultsMalayalam : defaults);
}

export function textsIn(template: EmailText['template'], language: Locale, values: TextValues): TextValues {
  return Object.fromEntries(
    blocksOf(template).map(([block]) => [block, values[fieldOf(block, language)] ?? '']),
  );
}

export function toTexts(template: EmailText['template'], values: TextValues): Texts {
  return { texts: textsIn(template, 'en', values), textsMalayalam: textsIn(template, 'ml', values) };
}

/** The label of each field. */
export function labelsOf(template: EmailText['template']): Record<string, string> {
  return Object.fromEntries(
    blocksOf(template).flatMap(([block]) =>
      locales.map((language) => [fieldOf(block, language), emailTextSentences.field(block, language)]),
    ),
  );
}

/** In the order of the email. */
function valuesIn(template: EmailText['template'], language: Locale, texts: TextValues): TextValues {
  return Object.fromEntries(
    blocksOf(template).map(([block]) => [fieldOf(block, language), texts[block] ?? '']),
  );
}
