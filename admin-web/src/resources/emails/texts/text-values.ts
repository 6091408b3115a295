import type { Schemas } from '@paattu/api-client';
import { fieldOf, locales, type Locale } from '@paattu/shared/locales';
import type { EmailText } from '../api';
import { emailTextSentences } from './sentences';

/** The form: each block in both languages, by the names that the server uses in its errors. */
export type TextValues = Record<string, string>;

type Texts = Schemas['EmailTextsDto'];
type Blocks = Pick<EmailText, 'blocks'>;

export function toValues({ texts, textsMalayalam, ...email }: Blocks & Texts): TextValues {
  return { ...valuesIn(email, 'en', texts), ...valuesIn(email, 'ml', textsMalayalam) };
}

/** The usual texts in one language. */
export function usualValues(email: EmailText, language: Locale): TextValues {
  return valuesIn(email, language, language === 'ml' ? email.defaultsMalayalam : email.defaults);
}

/** The languages in which the email has a text of the owner's. */
export function replacedIn(email: EmailText): Locale[] {
  const texts = toValues(email);
  return locales.filter((language) =>
    Object.entries(usualValues(email, language)).some(([field, usual]) => texts[field] !== usual),
  );
}

export function textsIn({ blocks }: Blocks, language: Locale, values: TextValues): TextValues {
  return Object.fromEntries(blocks.map(({ name }) => [name, values[fieldOf(name, language)] ?? '']));
}

export function toTexts(email: Blocks, values: TextValues): Texts {
  return { texts: textsIn(email, 'en', values), textsMalayalam: textsIn(email, 'ml', values) };
}

/** The label of each field. */
export function labelsOf({ blocks }: Blocks): Record<string, string> {
  return Object.fromEntries(
    blocks.flatMap(({ name, label }) =>
      locales.map((language) => [fieldOf(name, language), emailTextSentences.field(label, language)]),
    ),
  );
}

/** In the order of the email. */
function valuesIn({ blocks }: Blocks, language: Locale, texts: TextValues): TextValues {
  return Object.fromEntries(blocks.map(({ name }) => [fieldOf(name, language), texts[name] ?? '']));
}
