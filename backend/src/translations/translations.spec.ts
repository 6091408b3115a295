import { LOCALE_DETAILS } from '@paattu/api-client/locales';
import { translationsOf } from './index.js';

/** All sentences of a catalogue; those of a function are in its source. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(sentencesIn);
  return [];
}

test('the Malayalam of emails, error pages, feeds and the language list is composed, with atomic chillus', () => {
  const text = sentencesIn([translationsOf('ml'), LOCALE_DETAILS]).join('\n');
  expect(text).toMatch(/\p{Script=Malayalam}/u);
  expect(text.normalize('NFC')).toBe(text);
  // Virama and joiner: the chillu of old fonts.
  expect(text).not.toMatch(/\u0d4d\u200d/);
});
