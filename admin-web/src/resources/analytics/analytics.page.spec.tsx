import {
  answerContests,
  button,
  example,
  openConsole,
  press,
  pressKey,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import type { Analytics } from './api';

const song = (title: string, playCount: number) =>
  example('SongStatisticsDto', { id: title, title, playCount, createdAt: '2025-06-01T00:00:00.000Z' });
const analytics = (changes: Partial<Analytics> = {}) =>
  example('AnalyticsDto', {
    songs: [song('Asha', 3), song('Zither', 12), song('Moon', 7)],
    ...changes,
  });

withConsole();
beforeEach(() => {
  server.answer('get', '/api/admin/analytics', 200, analytics());
  server.answer('get', '/api/admin/entries/proofs', 200, example('ContestProofsDto', { isDue: false }));
});

it('the songs table sorts by each column, in both directions', async () => {
  await openConsole('/stats');
  const table = within(await screen.findByRole('table', { name: 'Songs' }));
  const names = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const head = (name: string) => table.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  const sortBy = (name: string) => press(within(head(name)).getByRole('button'));
  const direction = (name: string) => head(name).getAttribute('aria-sort');
  expect(direction('Added')).toBe('descending');

  await sortBy('Song');
  await waitFor(() => expect(direction('Song')).toBe('ascending'));
  expect(names().map((name) => name?.slice(0, 4))).toEqual(['Asha', 'Moon', 'Zith', 'All ']);
  await sortBy('Song');
  await waitFor(() => expect(direction('Song')).toBe('descending'));
  expect(names()[0]).toContain('Zither');

  await sortBy('Plays');
  await waitFor(() => expect(direction('Plays')).toBe('descending'));
  expect(names().map((name) => name?.slice(0, 4))).toEqual(['Zith', 'Moon', 'Asha', 'All ']);
});

it('the songs table has what all have together, and songs without any after a press', async () => {
  const none = { upvotes: 0, downvotes: 0, downloadCount: 0, playCount: 0 };
  const interactions = { upvote: 4, downvote: 1, download: 20, play: 1200, total: 1225 };
  server.answer(
    'get',
    '/api/admin/analytics',
    200,
    analytics({ songs: [song('Asha', 3), { ...song('Silent', 0), ...none }], interactions }),
  );
  await openConsole('/stats');
  const table = within(await screen.findByRole('table', { name: 'Songs' }));
  expect(table.queryByText('Silent')).toBeNull();
  const all = table.getByRole('rowheader', { name: 'All songs · Interactions: 1,225' }).parentElement!;
  expect(
    within(all)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['4', '1', '20', '1,200', '']);
  await press(button('Show the song without interactions'));
  expect(table.getByText('Silent')).toBeTruthy();
  await press(button('Hide the songs without interactions'));
  expect(table.queryByText('Silent')).toBeNull();
});

it('draws no course of fewer than ten', async () => {
  const period = example('PeriodDto', { plays: 9, downloads: 10 });
  server.answer('get', '/api/admin/analytics', 200, analytics({ period }));
  await openConsole('/stats');
  const drawn = (name: RegExp) => screen.getByRole('button', { name }).querySelector('polyline');
  await screen.findByRole('table', { name: 'Songs' });
  expect(drawn(/^Plays \d/)).toBeNull();
  expect(drawn(/^Downloads \d/)).not.toBeNull();
});

it('figures that fail to load can be loaded again', async () => {
  server.lose('get', '/api/admin/analytics');
  await openConsole('/stats');
  const failure = (await screen.findByText('Error Loading Analytics')).closest<HTMLElement>(
    '[role="alert"]',
  )!;
  server.answer('get', '/api/admin/analytics', 200, analytics());
  await press(within(failure).getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('table', { name: 'Songs' });
});

describe('the choices', () => {
  const contests = [
    example('ContestSummaryDto', { id: 'contest-1', title: 'Cover Song Contest 2025' }),
    example('ContestSummaryDto', { id: 'contest-2', title: 'പാട്ടുമത്സരം 2024' }),
  ];
  const week = analytics({
    period: example('PeriodDto', { entries: 12, first: '2025-06-11', last: '2025-06-17' }),
    previousPeriod: example('PeriodDto', { entries: 4, first: '2025-06-04', last: '2025-06-10' }),
  });
  const all = analytics({
    period: example('PeriodDto', { entries: 90, first: '2024-01-01', last: '2025-06-17' }),
  });
  const period = (name: string) => button(name);
  const isChosen = (one: Element) => one.getAttribute('aria-pressed') === 'true';
  const entries = () => screen.getByRole('button', { name: /^Entries \d/ });
  const days = () =>
    screen.getAllByRole('status').find(({ textContent }) => textContent?.includes('Days in'))!.textContent;
  const asked = () => {
    const { query } = server.requestsOf('get', '/api/admin/analytics').at(-1)!;
    return [query.get('period'), query.get('contestId')];
  };

  async function openAnalytics(search = ''): Promise<void> {
    answerContests(contests);
    server.answer('get', '/api/admin/analytics', 200, ({ query }) =>
      query.get('period') === 'all' ? all : week,
    );
    await openConsole(`/stats${search}`);
    await screen.findByRole('table', { name: 'Songs' });
  }

  it('keep the period in the address, and the old figures until new ones arrive', async () => {
    await openAnalytics();
    expect(isChosen(period('All'))).toBe(true);
    expect(entries().textContent).toMatch(/^Entries 90 ?$/);
    const release = server.hold('get', '/api/admin/analytics');
    await press(period('30 days'));
    await waitFor(() => expect(location.search).toBe('?period=30'));
    expect(entries().textContent).not.toContain('from');
    await waitFor(() => expect(entries().closest('[aria-busy="true"]')).toBeTruthy());
    release();
    await waitFor(() => expect(entries().textContent).toContain('from 4'));
    expect(days()).toMatch(/, against .*Days in India Standard Time\./);

    await openAnalytics('?period=30');
    expect(isChosen(period('30 days'))).toBe(true);
    // The chosen period stays chosen when it is pressed once more.
    await press(period('30 days'));
    expect(isChosen(period('30 days'))).toBe(true);
    await press(period('All'));
    await waitFor(() => expect(location.search).toBe(''));
    history.back();
    await waitFor(() => expect(isChosen(period('30 days'))).toBe(true));
  });

  it('ask for one contest, or for all', async () => {
    await openAnalytics('?contest=contest-2&period=7');
    await waitFor(() => expect(asked()).toEqual(['7', 'contest-2']));
    await screen.findByRole('button', { name: 'Contest: പാട്ടുമത്സരം 2024' });
    expect(days()).toContain('Only entries belong to the contest');
    await press(screen.getByRole('button', { name: 'All contests' }));
    await waitFor(() => expect(days()).not.toContain('Only entries belong to the contest'));
    await waitFor(() => expect([asked(), location.search]).toEqual([['7', null], '?contest=all&period=7']));
    await press(screen.getByRole('button', { name: 'This contest' }));
    // The tab remembers which.
    await waitFor(() => expect([asked(), location.search]).toEqual([['7', 'contest-2'], '?period=7']));
  });

  it('name a figure, which no Back button leads through', async () => {
    await openAnalytics('?period=7');
    const before = history.length;
    entries().focus();
    await pressKey('{Enter}');
    await waitFor(() => expect(isChosen(entries())).toBe(true));
    expect([location.search, history.length]).toEqual(['?period=7&figure=entries', before]);
    expect(screen.getByRole('region', { name: 'Entries per day' })).toBeTruthy();
    await openAnalytics('?period=1000&figure=unknown');
    expect(isChosen(period('All'))).toBe(true);
    expect(isChosen(screen.getByRole('button', { name: /^Plays \d/ }))).toBe(true);
  });
});

it('counts entries by status, with how the rate is counted', async () => {
  const totals = { total: 100, pending: 12, approved: 60, rejected: 18, withdrawn: 10 };
  server.answer('get', '/api/admin/analytics', 200, analytics({ entries: totals, approvalRate: 67 }));
  await openConsole('/stats');
  await screen.findByRole('table', { name: 'Songs' });
  const figure = (label: string) =>
    screen.getAllByRole('term').find(({ textContent }) => textContent?.startsWith(label))!.parentElement!
      .textContent;
  expect(figure('All entries')).toContain('100');
  expect(figure('Approval rate')).toContain('67%');
  expect(figure('Approval rate')).toContain(
    '60 of the 90 that were not withdrawn; 12 of the 90 wait for a decision',
  );
  expect(figure('Average YouTube views per entry')).toContain('none yet');
  const [row] = screen.getByRole('table', { name: 'Songs' }).querySelectorAll('tbody tr');
  expect(within(row as HTMLElement).getAllByRole('cell')).toHaveLength(5);
});

it('leads to what needs an action, and to what has happened', async () => {
  const contest = example('ContestSummaryDto', { id: 'contest-1', title: 'Cover Song Contest 2025' });
  answerContests([contest]);
  server.answer(
    'get',
    '/api/admin/entries/proofs',
    200,
    example('ContestProofsDto', { isDue: true, unasked: 18 }),
  );
  server.answer(
    'get',
    '/api/admin/analytics',
    200,
    analytics({
      entries: { total: 3, pending: 1, approved: 2, rejected: 0, withdrawn: 0 },
      recentActivity: [
        { at: '2025-06-17T12:00:00.000Z', type: 'submit', subject: 'entry', id: 'entry-1', name: 'ആശ' },
        { at: '2025-06-17T12:00:00.000Z', type: 'reject', subject: 'entry', id: 'entry-2', name: null },
        { at: '2025-06-17T12:00:00.000Z', type: 'play', subject: 'song', id: 'song-1', name: 'Moon' },
        {
          at: '2025-06-17T12:00:00.000Z',
          type: 'of-a-later-release',
          subject: 'song',
          id: 'song-1',
          name: 'Moon',
        },
      ],
    } as never),
  );
  await openConsole('/stats?contest=contest-1');
  const actions = within(await screen.findByRole('region', { name: 'Quick Actions' }));
  const filterOf = (name: string) => {
    const link = new URL(actions.getByRole('link', { name }).getAttribute('href')!, location.origin);
    return [link.pathname, JSON.parse(link.searchParams.get('filter') ?? 'null')];
  };
  expect(filterOf('Review 1 pending entry')).toEqual([
    '/admin/contest/entries',
    { status: 'pending', contestId: 'contest-1' },
  ]);
  await actions.findByRole('link', { name: 'Ask 18 entrants for proof of their videos' });
  expect(filterOf('Emails that failed')).toEqual(['/admin/settings/email', { status: 'failed' }]);
  const activity = within(screen.getByRole('region', { name: 'Recent Activity' }));
  expect(activity.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['An entry by ആശ was submitted', '/admin/contest/entries/entry-1/show'],
    ['The entry of a former entrant was rejected', '/admin/contest/entries/entry-2/show'],
    ['Moon was played', '/admin/songs/song-1'],
  ]);
});

it('recent activity says once what happened several times to one subject on a day, and counts nothing', async () => {
  const of = (at: string, type: 'play' | 'approve', id: string, name: string) => ({
    at,
    type,
    subject: type === 'play' ? 'song' : 'entry',
    id,
    name,
  });
  server.answer(
    'get',
    '/api/admin/analytics',
    200,
    analytics({
      recentActivity: [
        of('2025-06-17T12:04:00.000Z', 'approve', 'entry-1', 'Asha'),
        of('2025-06-17T12:03:00.000Z', 'play', 'song-1', 'Moon'),
        of('2025-06-17T12:02:00.000Z', 'approve', 'entry-2', 'Nila'),
        of('2025-06-17T12:01:00.000Z', 'play', 'song-2', 'Rain'),
        of('2025-06-17T12:00:00.000Z', 'play', 'song-1', 'Moon'),
        of('2025-06-17T11:59:00.000Z', 'play', 'song-1', 'Moon'),
        of('2025-06-15T12:00:00.000Z', 'play', 'song-1', 'Moon'),
      ],
    } as never),
  );
  await openConsole('/stats');
  const activity = within(await screen.findByRole('region', { name: 'Recent Activity' }));
  expect(activity.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The entry of Asha was approved', '/admin/contest/entries/entry-1/show'],
    ['Moon was played, several times', '/admin/songs/song-1'],
    ['The entry of Nila was approved', '/admin/contest/entries/entry-2/show'],
    ['Rain was played', '/admin/songs/song-2'],
    ['Moon was played', '/admin/songs/song-1'],
  ]);
});

it('a page that fails to render shows an error without a stack trace, and Retry restores it', async () => {
  // React reports what a page has thrown.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  server.answer('get', '/api/admin/analytics', 200, { period: {} } as never);
  await openConsole('/stats');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toBe(
    'This page stopped because of an errorEverything else here still works.Retry',
  );
  expect(document.body.textContent).not.toContain('TypeError');
  server.answer('get', '/api/admin/analytics', 200, analytics());
  await press(button('Retry'));
  await screen.findByRole('heading', { level: 2, name: 'Analytics' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
