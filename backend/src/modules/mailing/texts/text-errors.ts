import { fieldOf, type Locale } from '@paattu/shared/locales';
import { hasVisibleText } from '@paattu/shared/rules';
import { halvesIn, namesIn } from '../../../common/placeholders.js';
import { MAX_EMAIL_LINE, MAX_EMAIL_TEXT } from '../composing/blocks.js';
import type { EmailBlock, EmailTemplate, Texts } from '../composing/define-email.js';
import { isLink, LABELLED_LINK, VARIABLE } from '../composing/filled-text.js';
import type { OwnTextTemplate } from '../email-templates.service.js';

/** A text that an email cannot have, with the reason. */
export interface TextError {
  /** As the form names it. */
  field: string;
  message: string;
}

/** A text that looks like the second half of a link. */
const LINK_TARGET = /\]\s*\(\s*\{\{([^{}]*)/g;
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_BREAKS = /[^\P{Cc}\t\r\n]/u;

/** The first error of each text, and of each text that the email does not have. `texts` may hold anything. */
export function errorsOf(
  { ownTexts: { blocks } }: OwnTextTemplate,
  language: Locale,
  texts: Record<string, unknown>,
): TextError[] {
  const known: readonly string[] = blocks.map(({ name }) => name);
  const unknown = Object.keys(texts).filter((block) => !known.includes(block));
  return [
    ...blocks.map((block) => [block.name, errorOf(block, texts[block.name])] as const),
    ...unknown.map((block) => [block, 'This email has no such text.'] as const),
  ].flatMap(([block, message]) => (message === null ? [] : [{ field: fieldOf(block, language), message }]));
}

/** The texts that this release can show. A text of another release may name what an email has no longer. */
export function usableTexts({ ownTexts }: EmailTemplate, texts: Texts): Texts {
  const usable = ownTexts?.blocks.filter((block) => errorOf(block, texts[block.name]) === null) ?? [];
  return Object.fromEntries(usable.map(({ name }) => [name, texts[name] as string]));
}

function errorOf(block: EmailBlock, text: unknown): string | null {
  if (typeof text !== 'string' || !hasVisibleText(text)) return 'Please write a text.';
  const max = block.isLine ? MAX_EMAIL_LINE : MAX_EMAIL_TEXT;
  if (text.length > max) return `At most ${max} characters fit here.`;
  if (block.isLine && CONTROL.test(text)) return 'Only one line fits here.';
  if (CONTROL_BUT_BREAKS.test(text)) return 'This text has characters that cannot be shown.';
  return errorOfNames(block, text);
}

function errorOfNames(block: EmailBlock, text: string): string | null {
  const known: readonly string[] = block.variables;
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
