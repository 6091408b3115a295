import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const THEME = readFileSync(new URL('../public/theme.js', import.meta.url), 'utf8');
const ORIGIN = 'https://site.example';

/** The language of the console in a browser with this storage, opened from a page. */
function languageOf(storage: Map<string, string>, referrer: string): string {
  const documentElement = { lang: 'en', dataset: {} };
  runInNewContext(THEME, {
    URL,
    document: { referrer, documentElement },
    location: { origin: ORIGIN, href: `${ORIGIN}/admin` },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  });
  return documentElement.lang;
}

it.each([
  ['the set-up', `${ORIGIN}/ml/setup?step=begin`, 'ml'],
  ['the log-in', `${ORIGIN}/ml/auth?returnTo=/admin`, 'ml'],
  ['the home page in Malayalam', `${ORIGIN}/ml`, 'ml'],
  ['an English page', `${ORIGIN}/mlog`, 'en'],
  ['another site', 'https://other.example/ml/songs', 'en'],
  ['no page', '', 'en'],
])('without a choice, the console has the language of what led to it: %s', (_, referrer, language) => {
  expect(languageOf(new Map(), referrer)).toBe(language);
});

it('it keeps this language, at its own pages and from outside, until another page of the site leads to it', () => {
  const storage = new Map<string, string>();
  expect(languageOf(storage, `${ORIGIN}/ml/setup`)).toBe('ml');
  expect(languageOf(storage, `${ORIGIN}/admin/songs`)).toBe('ml');
  expect(languageOf(storage, '')).toBe('ml');
  expect(languageOf(storage, `${ORIGIN}/songs`)).toBe('en');
});

it.each([
  ['en', `${ORIGIN}/ml/setup`],
  ['ml', `${ORIGIN}/setup`],
])('a chosen language wins: %s', (chosen, referrer) => {
  expect(languageOf(new Map([['paattu-language', chosen]]), referrer)).toBe(chosen);
});
