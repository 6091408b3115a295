import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../lib/router/router';
import { loadTranslations } from '../../translations/loaded';
import { SongCover } from './song-cover';
import type { Song } from './song-queries';

beforeAll(() => loadTranslations('en', 'songs'));

test.each([
  ['card', '/card.webp'],
  ['page', '/page.webp'],
] as const)('a %s shows the cover in its size', (size, address) => {
  const covers = { coverUrl: '/full.jpg', coverPageUrl: '/page.webp', coverCardUrl: '/card.webp' };
  const song = { title: 'Oar Song', titleMalayalam: null, ...covers } as Song;
  const html = renderToStaticMarkup(
    <StaticRouter pathname="/songs">
      <SongCover song={song} size={size} />
    </StaticRouter>,
  );
  expect(/<img src="([^"]*)"/.exec(html)?.[1]).toBe(address);
});
