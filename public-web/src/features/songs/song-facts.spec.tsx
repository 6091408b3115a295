import { createApiClient } from '@paattu/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../lib/router/router';
import type { Song } from '../../components/song/song-queries';
import { type Services, ServicesContext } from '../../lib/services';
import { textsQuery } from '../../lib/site-texts';
import { loadTranslations } from '../../translations/loaded';
import { SongFacts } from './song-facts';

beforeAll(() => loadTranslations('en', 'site'));

const services = { api: createApiClient() } as Partial<Services> as Services;

test('the date and the duration of a song stay together', () => {
  const song = { artist: 'Asha Menon', releaseDate: '2025-01-26', durationSeconds: 60 } as Song;
  const queries = new QueryClient();
  queries.setQueryData(textsQuery(services.api).queryKey, {});
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ServicesContext value={services}>
        <StaticRouter pathname="/songs">
          <SongFacts song={song} className="" />
        </StaticRouter>
      </ServicesContext>
    </QueryClientProvider>,
  );
  expect(html).toContain('<span class="flex gap-x-3"><span>26 January 2025</span><span>1:00</span></span>');
});
