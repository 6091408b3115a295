import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as playwrightExpect } from '@playwright/test';
import { sentences, texts } from './sentences.js';

/*
 * Each worker of browser and component tests notes in a separate file which specified sentences its tests have asserted;
 * `sentences.spec.ts` reads all of these files at the end. `npm test` gives them the folder.
 */

/** A message as one text: its title and its sentence. */
export const inOneText = (message: readonly string[]) => message.join(' / ');

export const specifiedMessages = Object.values(sentences).flatMap((ofScreen) =>
  Object.values(ofScreen).map(inOneText),
);
export const specifiedTexts: string[] = Object.values(texts).flatMap((ofScreen) => Object.values(ofScreen));

const noted = new Set<string>();

function note(sentence: string): void {
  const folder = process.env.ASSERTED_FOLDER;
  if (folder === undefined || noted.has(sentence)) return;
  noted.add(sentence);
  appendFileSync(join(folder, String(process.pid)), `${sentence}\n`);
}

export function noteMessage(message: readonly string[]): void {
  for (const shown of [message, message.slice(0, 1)]) {
    const text = inOneText(shown);
    if (specifiedMessages.includes(text)) note(text);
  }
}

/** Notes each specified text that an assertion names, by its locator or by what it expects. */
function noteTexts(subject: unknown, expected: unknown[]): void {
  // A locator prints its quotation marks escaped.
  const assertion = [String(subject).replaceAll("\\'", "'"), ...expected.flat().map(String)].join('\n');
  for (const text of specifiedTexts) if (assertion.includes(text)) note(text);
}

/** The sentences that the tests of this run have asserted so far. */
export function readAsserted(): Set<string> {
  const folder = process.env.ASSERTED_FOLDER ?? '';
  return new Set(readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')));
}

/** Playwright's `expect`, which also notes the texts that it finds. */
export const expect: typeof playwrightExpect = new Proxy(playwrightExpect, {
  apply(target, self, args: unknown[]) {
    const matchers = Reflect.apply(target, self, args) as object;
    return new Proxy(matchers, {
      get(of, name) {
        const matcher: unknown = Reflect.get(of, name);
        // `not` is an object, and its matchers find no text on the page.
        if (typeof matcher !== 'function' || name === 'toBeHidden' || name === 'toHaveCount') return matcher;
        return (...expected: unknown[]) => {
          const result: unknown = Reflect.apply(matcher, of, expected);
          if (!(result instanceof Promise)) return noteTexts(args[0], expected);
          return result.then(() => noteTexts(args[0], expected));
        };
      },
    });
  },
});
