import {
  button,
  example,
  openConsole,
  press,
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
  await openConsole('/analytics');
  const table = within(await screen.findByRole('table', { name: 'Songs' }));
  const names = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const head = (name: string) => table.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  const sortBy = (name: string) => press(within(head(name)).getByRole('button'));
  const direction = (name: string) => head(name).getAttribute('aria-sort');
  expect(direction('Added')).toBe('descending');

  await sortBy('Song');
  await waitFor(() => expect(direction('Song')).toBe('ascending'));
  expect(names().map((name) => name?.slice(0, 4))).toEqual(['Asha', 'Moon', 'Zith']);
  await sortBy('Song');
  await waitFor(() => expect(direction('Song')).toBe('descending'));
  expect(names()[0]).toContain('Zither');

  await sortBy('Plays');
  await waitFor(() => expect(direction('Plays')).toBe('descending'));
  expect(names().map((name) => name?.slice(0, 4))).toEqual(['Zith', 'Moon', 'Asha']);
});

it('figures that fail to load can be loaded again', async () => {
  server.lose('get', '/api/admin/analytics');
  await openConsole('/analytics');
  const failure = (await screen.findByText('Error Loading Analytics')).closest<HTMLElement>(
    '[role="alert"]',
  )!;
  server.answer('get', '/api/admin/analytics', 200, analytics());
  await press(within(failure).getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('table', { name: 'Songs' });
});

it('a page that fails to render shows an error without a stack trace, and Retry restores it', async () => {
  server.answer('get', '/api/admin/analytics', 200, { period: {} } as never);
  await openConsole('/analytics');
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
