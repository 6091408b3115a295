import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../lib/router/router';
import { loadTranslations } from '../../translations/loaded';
import { SongCover } from './song-cover';
import type { Song } from './song-queries';

beforeAll(() => loadTranslations('en', 'songs'));

const COVERS = { coverUrl: '/full.jpg', coverPageUrl: '/page.webp', coverCardUrl: '/card.webp' };

/** The address of the shown picture, or the shown letter. */
function shownOf(size: 'card' | 'page', covers: Partial<Song>): string | undefined {
  const song = { title: 'Oar Song', titleMalayalam: null, ...covers } as Song;
  const html = renderToStaticMarkup(
    <StaticRouter pathname="/songs">
      <SongCover song={song} size={size} />
    </StaticRouter>,
  );
  return /<img src="([^"]*)"/.exec(html)?.[1] ?? />([\p{L}\p{M}]+)</u.exec(html)?.[1];
}

test('a card and a page show the cover in their size', () => {
  expect(shownOf('card', COVERS)).toBe('/card.webp');
  expect(shownOf('page', COVERS)).toBe('/page.webp');
});

test('a page shows the full cover of a list that a release without page covers has sent', () => {
  expect(shownOf('page', { coverUrl: '/full.jpg', coverCardUrl: '/card.webp' })).toBe('/full.jpg');
});

test.each(['card', 'page'] as const)('a %s shows the first letter of a song without a cover', (size) => {
  expect(shownOf(size, { coverUrl: null, coverPageUrl: null, coverCardUrl: null })).toBe('O');
});

test.each([
  ['വേലിയേറ്റം', 'വേ'],
  ['ത്യാഗം', 'ത്യാ'],
  ['മഴ', 'മ'],
])('the first letter of %s has its signs', (title, letter) => {
  expect(shownOf('page', { title, coverUrl: null, coverPageUrl: null, coverCardUrl: null })).toBe(letter);
});
