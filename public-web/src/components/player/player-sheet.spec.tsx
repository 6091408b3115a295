import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Player } from '../../lib/player/player';
import type { Track } from '../../lib/player/track';
import { StaticRouter } from '../../lib/router/router';
import { ServicesContext, type Services } from '../../lib/services';
import { loadTranslations } from '../../translations/loaded';
import { PlayerSheet } from './player-sheet';

beforeAll(() => Promise.all([loadTranslations('en', 'site'), loadTranslations('en', 'songs')]));

const track: Track = {
  id: 'oar',
  slug: 'oar-song',
  title: 'Oar Song',
  titleMalayalam: null,
  artist: 'Asha Menon',
  audioUrl: '/oar.mp3',
  coverUrl: '/full.jpg',
  durationSeconds: 60,
};

function htmlOf(shown: Track): string {
  const session = { subscribe: () => () => {}, getState: () => ({ status: 'anonymous', user: null }) };
  const player = new Player({ onStart: () => {}, onError: () => {}, onFailure: () => {} });
  return renderToStaticMarkup(
    <StaticRouter pathname="/songs">
      <QueryClientProvider client={new QueryClient()}>
        <ServicesContext value={{ api: {}, session, player } as unknown as Services}>
          <PlayerSheet track={shown} onClose={() => {}} onStop={() => {}} />
        </ServicesContext>
      </QueryClientProvider>
    </StaticRouter>,
  );
}

function picturesOf(shown: Track): (string | undefined)[] {
  return [...htmlOf(shown).matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src);
}

test('the button for the queue has an icon, so that it does not read as a title', () => {
  expect(htmlOf(track)).toMatch(/<button[^>]*aria-pressed="false"[^>]*><svg[^]*?<\/svg> Up next<\/button>/);
});

test('the sheet shows the cover in the size of a page', () => {
  expect(picturesOf({ ...track, coverPageUrl: '/page.webp' })).toEqual(['/page.webp']);
});

test('the sheet shows the full cover of a song that an earlier release has saved', () => {
  expect(picturesOf(track)).toEqual(['/full.jpg']);
});

test('the sheet shows the cover that the server draws, of a song that was saved without one', () => {
  expect(picturesOf({ ...track, coverUrl: null, coverPageUrl: null })).toEqual([
    '/api/songs/oar/cover?size=page',
  ]);
});
