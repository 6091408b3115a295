import {
  button,
  example,
  main,
  openConsole,
  press,
  screen,
  server,
  waitFor,
  withConsole,
} from '../../test/console';
import { settled, takeRequests } from '../../test/requests';

const ID = '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10';
const counted = (unread = 0) => {
  server.list('/api/admin/messages', ({ query }) =>
    JSON.parse(query.get('filter') ?? '{}').status === 'unread' ? Array(unread).fill(message()) : [message()],
  );
};
const message = (changes = {}) => example('MessageDto', { id: ID, subject: 'A concert', ...changes });
const song = (changes = {}) => example('AdminSongDto', { id: ID, title: 'Monsoon Letter', ...changes });

withConsole();
beforeEach(() => {
  server.answer('get', '/api/admin/texts/site', 200, example('AdminSiteTextsDto'));
  counted();
});

async function open(path: string): Promise<void> {
  await openConsole(path);
  await settled();
  takeRequests();
}

it('an opened message is marked as read, and the unread ones are counted again', async () => {
  const readAt = '2026-11-01T10:00:00.000Z';
  server.answer('get', '/api/admin/messages/{id}', 200, message());
  server.answer('get', '/api/admin/messages/{id}/answers', 200, []);
  server.answer('put', '/api/admin/messages/{id}/read', 200, message({ readAt }));
  server.answer('delete', '/api/admin/messages/{id}/read', 200, message());
  await open(`/messages/${ID}/show`);

  await press(await screen.findByRole('button', { name: 'Mark as unread' }));
  await screen.findByRole('button', { name: 'Mark as read' });
  await settled();

  expect(takeRequests()).toEqual([`DELETE /api/admin/messages/${ID}/read`, 'GET /api/admin/messages']);
});

it('a published song is shown with one request', async () => {
  const publishedAt = '2025-06-17T05:30:00.000Z';
  server.list('/api/admin/songs', [song()]);
  server.answer('get', '/api/admin/playback-failures', 200, []);
  server.answer('get', '/api/admin/songs/{id}', 200, song());
  server.answer('put', '/api/admin/songs/{id}/publication', 200, song({ publishedAt }));
  server.answer('delete', '/api/admin/songs/{id}/publication', 200, song());
  await open(`/songs/${ID}`);

  await press(await screen.findByRole('button', { name: 'Publish now' }));
  await screen.findByRole('button', { name: /^Hide/ });
  await settled();

  expect(takeRequests()).toEqual([`PUT /api/admin/songs/${ID}/publication`]);
});

it('a revoked token and a revoked moderator are shown with one request', async () => {
  const token = example('ApiTokenDto', { id: ID, name: 'Statistics', status: 'active' });
  server.list('/api/admin/tokens', [token]);
  server.answer('delete', '/api/admin/tokens/{id}', 200, { ...token, status: 'revoked' });
  await open('/tokens');
  await press(button('Revoke Statistics'));
  await press(screen.getByRole('alertdialog').querySelector('button:last-child')!);
  await waitFor(() => expect(main().queryByRole('button', { name: 'Revoke Statistics' })).toBeNull());
  await settled();
  expect(takeRequests()).toEqual([`DELETE /api/admin/tokens/${ID}`]);

  const moderator = example('ModeratorDto', { id: ID, email: 'divya@paattu.example', status: 'active' });
  server.list('/api/admin/moderators', [moderator]);
  server.answer('delete', '/api/admin/moderators/{id}', 200, { ...moderator, status: 'revoked' });
  await open('/moderators');
  await press(button('More actions for divya@paattu.example'));
  await press(await screen.findByRole('menuitem', { name: 'Revoke' }));
  await press(screen.getByRole('alertdialog').querySelector('button:last-child')!);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^More actions for divya/ })).toBeNull());
  await settled();
  expect(takeRequests()).toEqual([`DELETE /api/admin/moderators/${ID}`]);
});
