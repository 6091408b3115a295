import {
  blocksOf,
  type EmailBlock,
  fieldOf,
  hasOwnTexts,
  MAX_EMAIL_LINE,
  MAX_EMAIL_TEXT,
  type OwnTextEmail,
  variablesOf,
} from '@paattu/api-client/email-templates';
import type { Locale } from '@paattu/api-client/locales';
import { hasVisibleText } from '@paattu/api-client/rules';
import { halvesIn, namesIn } from '../../../common/placeholders.js';
import { isLink, LABELLED_LINK, VARIABLE } from '../composing/filled-text.js';
import type { Texts } from '../templates/email-template.js';

/** A text that an email cannot have, with the reason. */
export interface TextError {
  /** As the form names it. */
  field: string;
  message: string;
}

/** What looks like the second half of a link. */
const LINK_TARGET = /\]\s*\(\s*\{\{([^{}]*)/g;
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_BREAKS = /[^\P{Cc}\t\r\n]/u;

/** The first error of each text, and of each text that the email does not have. `texts` may hold anything. */
export function errorsOf(
  template: OwnTextEmail,
  language: Locale,
  texts: Record<string, unknown>,
): TextError[] {
  const blocks = blocksOf(template);
  const known: readonly string[] = blocks.map(([block]) => block);
  const unknown = Object.keys(texts).filter((block) => !known.includes(block));
  return [
    ...blocks.map(([block, rules]) => [block, errorOf(template, rules, texts[block])] as const),
    ...unknown.map((block) => [block, 'This email has no such text.'] as const),
  ].flatMap(([block, message]) => (message === null ? [] : [{ field: fieldOf(block, language), message }]));
}

/** The texts that this release can show. A text of another release may name what an email has no longer. */
export function usableTexts(template: string, texts: Texts): Texts {
  if (!hasOwnTexts(template)) return {};
  const usable = blocksOf(template).filter(
    ([block, rules]) => errorOf(template, rules, texts[block]) === null,
  );
  return Object.fromEntries(usable.map(([block]) => [block, texts[block] as string]));
}

function errorOf(template: OwnTextEmail, block: EmailBlock, text: unknown): string | null {
  if (typeof text !== 'string' || !hasVisibleText(text)) return 'Please write a text.';
  const max = block.isLine ? MAX_EMAIL_LINE : MAX_EMAIL_TEXT;
  if (text.length > max) return `At most ${max} characters fit here.`;
  if (block.isLine && CONTROL.test(text)) return 'Only one line fits here.';
  if (CONTROL_BUT_BREAKS.test(text)) return 'This text has characters that cannot be shown.';
  return errorOfNames(template, block, text);
}

function errorOfNames(template: OwnTextEmail, block: EmailBlock, text: string): string | null {
  const known: readonly string[] = variablesOf(template, block);
  const names = namesIn(text);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) return `${inBraces(unknown)} is not known here.`;
  const links = [...text.matchAll(LINK_TARGET)].map(([, name = '']) => name.trim());
  const wrong = links.filter((name) => !isLink(name));
  if (wrong.length > 0) return `${inBraces(wrong)} is not a link.`;
  // What the email would show as it is written.
  const [broken] = text.replaceAll(LABELLED_LINK, '').matchAll(LINK_TARGET);
  if (broken) return `A link is one line, such as [some words]({{${broken[1]?.trim()}}}).`;
  const halves = halvesIn(text.replaceAll(VARIABLE, ''));
  if (halves.length > 0) return `A brace is missing: ${halves.join(', ')}`;
  const missing = block.needs.filter((name) => !names.includes(name));
  return missing.length > 0 ? `${inBraces(missing)} is missing.` : null;
}

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{{${name}}}`).join(', ');
}
