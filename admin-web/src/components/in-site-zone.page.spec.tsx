import { localZone } from '@paattu/shared/time-zones';
import { button, openConsole, press, screen, server, waitFor, withConsole } from '../../test/console';

withConsole();
beforeEach(() => {
  server.list('/api/admin/songs', []);
  server.answer('get', '/api/admin/playback-failures', 200, []);
  server.answer('get', '/api/texts', 200, {});
});

it('a page asks for what it shows while the zone of the site is on its way, and shows it after', async () => {
  const release = server.hold('get', '/api/time-zone');
  await openConsole('/songs');
  await waitFor(() => expect(server.requestsOf('get', '/api/admin/songs')).not.toEqual([]));
  expect(screen.queryByRole('heading', { name: 'Songs' })).toBeNull();
  release();
  await screen.findByRole('heading', { name: 'Songs' });
});

it('no page shows if the zone of the site does not load, and Try Again loads it', async () => {
  server.lose('get', '/api/time-zone');
  await openConsole('/songs');
  await screen.findByText('Error Loading the Time Zone of the Site', undefined, { timeout: 60_000 });
  expect(screen.queryByRole('heading', { name: 'Songs' })).toBeNull();
  server.answer('get', '/api/time-zone', 200, { timeZone: localZone() });
  await press(button('Try Again'));
  await screen.findByRole('heading', { name: 'Songs' });
});
