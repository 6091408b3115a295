import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../lib/router/router';
import type { Song } from '../../components/song/song-queries';
import { loadTranslations } from '../../translations/loaded';
import { SongFacts } from './song-facts';

beforeAll(() => loadTranslations('en', 'site'));

test('the date and the duration of a song stay together', () => {
  const song = { artist: 'Asha Menon', releaseDate: '2025-01-26', durationSeconds: 60 } as Song;
  const html = renderToStaticMarkup(
    <StaticRouter pathname="/songs">
      <SongFacts song={song} className="" />
    </StaticRouter>,
  );
  expect(html).toContain('<span class="flex gap-x-3"><span>26 January 2025</span><span>1:00</span></span>');
});
