import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../lib/router/router';
import { loadTranslations } from '../../translations/loaded';
import { OtherEntries } from './other-entries';

beforeAll(() =>
  Promise.all(
    (['en', 'ml'] as const).flatMap((locale) => [
      loadTranslations(locale, 'site'),
      loadTranslations(locale, 'my-entry'),
    ]),
  ),
);

const entry = (id: string, name: string) => ({
  id,
  name,
  contestTitle: 'Songs of Rain',
  contestTitleMalayalam: null,
  submittedAt: '2026-06-20T10:00:00.000Z',
});

/** The texts of the links whose language is not the one of the page. */
function foreignOn(pathname: string): string[] {
  const entries = [entry('a', 'Shown'), entry('b', 'ആശ മേനോൻ'), entry('c', 'Asha Menon')];
  const html = renderToStaticMarkup(
    <StaticRouter pathname={pathname}>
      <OtherEntries entries={entries} shown="a" />
    </StaticRouter>,
  );
  return [...html.matchAll(/<span lang="(\w+)">([^<]*)/g)].map(([, lang, text]) => `${lang}: ${text}`);
}

test('names and titles in another language than the page say so, for screen readers', () => {
  expect(foreignOn('/my-entry')).toEqual(['ml: ആശ മേനോൻ']);
  expect(foreignOn('/ml/my-entry')).toEqual(['en: Songs of Rain', 'en: Asha Menon', 'en: Songs of Rain']);
});
