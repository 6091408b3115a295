import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../lib/router/router';
import type { Song } from '../../components/song/song-queries';
import { ServicesContext, type Services } from '../../lib/services';
import { loadTranslations } from '../../translations/loaded';
import { Milestones } from './milestones';

beforeAll(() => Promise.all((['site', 'songs'] as const).map((area) => loadTranslations('en', area))));

const MILESTONES = [
  { when: 'November 2024', what: 'River Song.', song: 'river-song' },
  { when: 'May 2025', what: 'Hill Road.', song: 'hill-road' },
  { when: 'June 2025', what: 'The first concert.', song: null },
];

/** The songs that the milestones link to. */
function linksOf(songs?: Partial<Song>[]): string[] {
  const queries = new QueryClient();
  if (songs) queries.setQueryData(['songs'], songs);
  const html = renderToStaticMarkup(
    <StaticRouter pathname="/about">
      <QueryClientProvider client={queries}>
        <ServicesContext value={{ api: {} } as Services}>
          <Milestones milestones={MILESTONES} />
        </ServicesContext>
      </QueryClientProvider>
    </StaticRouter>,
  );
  return [...html.matchAll(/href="([^"]*)"[^>]*><img [^>]*src="([^"]*)" alt="([^"]*)"/g)].map((match) =>
    match.slice(1).join(' '),
  );
}

test('each milestone with a song of the library shows its cover, which links to the song', () => {
  const river = { slug: 'river-song', title: 'River Song', titleMalayalam: null, coverCardUrl: '/river.jpg' };
  const moon = { slug: 'small-moon', title: 'Small Moon', titleMalayalam: null, coverCardUrl: '/moon.jpg' };

  expect(linksOf([moon, river])).toEqual(['/songs/river-song /river.jpg Cover of River Song']);
});

test('the milestones have no covers before the songs load', () => {
  expect(linksOf()).toEqual([]);
});
