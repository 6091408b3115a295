import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../../lib/router/router';
import { ServicesContext, type Services } from '../../../lib/services';
import { loadTranslations } from '../../../translations/loaded';
import { contestQuery, topEntriesQuery, type Contest, type Entry } from '../facts/contest-queries';
import { TopEntries } from './top-entries';

beforeAll(() => Promise.all((['site', 'contest'] as const).map((area) => loadTranslations('en', area))));

const entry = (name: string, viewsRefreshedAt: string | null) =>
  ({
    id: name,
    slug: name,
    name,
    rank: 1,
    viewCount: 0,
    viewsRefreshedAt,
    submittedAt: '2026-07-01T00:00:00.000Z',
    youtubeUrl: 'https://youtu.be/a',
  }) as unknown as Entry;

function namesShown(entryGate: Contest['entryGate'], entries: Entry[]): string[] {
  const api = {} as Services['api'];
  const client = new QueryClient();
  client.setQueryData(contestQuery(api).queryKey, { entryGate } as Contest);
  client.setQueryData(topEntriesQuery(api).queryKey, entries);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ServicesContext value={{ api } as Services}>
        <StaticRouter pathname="/">
          <TopEntries />
        </StaticRouter>
      </ServicesContext>
    </QueryClientProvider>,
  );
  expect(html).toContain('href="/entries"');
  return entries.map(({ name }) => name).filter((name) => html.includes(`href="/entries/${name}"`));
}

const refreshed = '2026-07-02T00:00:00.000Z';

test.each([
  ['submission_phase', [null, null], []],
  ['submission_phase', [refreshed, null], ['Asha', 'Binu']],
  // As the contest of 2025, whose list is specified.
  ['always', [null, null], ['Asha', 'Binu']],
] as const)('with entries accepted %s and views of %j, the list has %j', (gate, [first, second], names) => {
  expect(namesShown(gate, [entry('Asha', first), entry('Binu', second)])).toEqual(names);
});
