import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentences, texts } from '../support/sentences.js';
import { expect, test } from '../support/test.js';

const specs = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts') && file !== 'sentences.spec.ts')
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));

test('each message of the table is walked through by a test', () => {
  const untold = Object.entries(sentences).flatMap(([screen, messages]) =>
    Object.keys(messages)
      .filter((name) => !specs.some((spec) => isExpected(spec, screen, name)))
      .map((name) => `${screen}.${name}`),
  );
  expect(untold).toEqual([]);
});

test('each other text of the table is, too', () => {
  const untold = Object.entries(texts).flatMap(([screen, ofScreen]) =>
    Object.keys(ofScreen)
      .map((name) => `texts.${screen}.${name}`)
      .filter((name) => !specs.some((spec) => new RegExp(`\\b${name}\\b`).test(spec))),
  );
  expect(untold).toEqual([]);
});

/** By its own name, or by that of the section which a spec calls `said`. */
function isExpected(spec: string, screen: string, name: string): boolean {
  const isSaid = new RegExp(`const said[^=]* =\\s+sentences(\\.${screen};|\\[name\\])`).test(spec);
  return (
    spec.includes(`...sentences.${screen}.${name})`) ||
    (isSaid && new RegExp(`\\bsaid\\.${name}\\b`).test(spec))
  );
}
