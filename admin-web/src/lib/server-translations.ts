import type { Schemas } from '@paattu/api-client';
import { errorsOfServer, wordsOfServer } from './language';

/** A sentence of the server in the language of the console; what is not known there stays as it is. */
export function translate(sentence: string): string {
  return findTranslation(sentence) ?? sentence;
}

/**
 * The sentence of an error. The server's own sentence decides before the code: with one code it may say several things. A code alone
 * says less, so what only the server knows is quoted.
 */
export function translateError({ code, message }: { code: string; message: string }): string {
  const translations = errorsOfServer();
  const byCode = translations?.errorsByCode[code];
  const known = findTranslation(message);
  if (!translations || known !== undefined || byCode === undefined) return known ?? message;
  return translations.quotedCodes.includes(code) ? `${byCode} ${translations.quote(message)}` : byCode;
}

function findTranslation(sentence: string): string | undefined {
  const translations = wordsOfServer();
  const found = translations?.patterns
    .map(([english, malayalam]) => ({ match: english.exec(sentence), malayalam }))
    .find(({ match }) => match);
  return translations?.sentencesByEnglish[sentence] ?? found?.malayalam(...(found.match ?? []).slice(1));
}

/** A kind of emails with its name, in the language of the console. */
export function translateEmail<Email extends { template: string; label: string; whenSent?: string }>(
  email: Email,
): Email {
  return { ...email, ...wordsOfServer()?.emailsByTemplate[email.template] };
}

/** What the owner reads of a kind of personal data, in the language of the console. */
export function translateDataKind<Kind extends { kind: string }>(kind: Kind): Kind {
  return { ...kind, ...wordsOfServer()?.dataKinds[kind.kind] };
}

/** The texts of an email, with the names of its blocks and variables in the language of the console. */
export function translateEmailText(text: Schemas['EmailTextDto']): Schemas['EmailTextDto'] {
  const translations = wordsOfServer();
  if (!translations) return text;
  const blocks = text.blocks.map((block) => ({
    ...block,
    label: translations.emailBlocks[block.name] ?? block.label,
    variables: block.variables.map((variable) => ({
      ...variable,
      meaning: translations.emailVariables[variable.name] ?? variable.meaning,
    })),
  }));
  return { ...translateEmail(text), blocks };
}
