import { noteAsserted } from '../../../../api-client/test/asserted';
import { texts } from '../../../../e2e/support/sentences';
import {
  button,
  chooseOption,
  example,
  expectFocus,
  openConsole,
  press,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { settled } from '../../../test/requests';

withConsole();
beforeEach(() => {
  answerSettings();
  server.answer('get', '/api/admin/notices', 200, example('NoticesDto'));
});

const answerSettings = () => server.answer('get', '/api/admin/settings', 200, example('SettingsDto'));
const region = (name: string) => screen.findByRole('region', { name: new RegExp(name) });

it('an error of the YouTube key is shown', async () => {
  await openConsole('/settings');
  const youtube = within(await region('YouTube'));
  server.lose('post', '/api/admin/settings/youtube/test');
  await press(youtube.getByRole('button', { name: 'Test' }));
  await waitFor(() => expect(youtube.getByRole('status').textContent).toBe('Bad Gateway'));
});

it('a failed request for the settings is shown and can be retried', async () => {
  server.lose('get', '/api/admin/settings');
  await openConsole('/settings');
  await screen.findByText('Error Loading Settings');
  answerSettings();
  noteAsserted(texts.admin.tryAgain);
  await press(screen.getByRole('button', { name: texts.admin.tryAgain }));
  expect(await region('Uploads')).toBeTruthy();
});

it('shown settings stay when reloading fails, with a notice', async () => {
  await openConsole('/settings');
  await region('Uploads');
  await settled();
  server.lose('get', '/api/admin/settings');
  await press(button('Refresh'));
  await screen.findByText('This could not be loaded again: it may have changed in the meantime.');
  expect(await region('Uploads')).toBeTruthy();
  await expectFocus(() => button('Refresh'));

  answerSettings();
  await press(button('Refresh'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await region('Uploads')).toBeTruthy();
});

it('somebody else’s choice of notices is shown before it is replaced', async () => {
  server.answer('get', '/api/admin/notices', 200, example('NoticesDto', { version: 'mine' }));
  await openConsole('/settings');
  const news = within(await region('What is new'));
  server.refuse('put', '/api/admin/notices', 412, 'CHANGED_MEANWHILE');
  server.answer('get', '/api/admin/notices', 200, example('NoticesDto', { version: 'theirs', mode: 'off' }));
  const when = await news.findByLabelText<HTMLSelectElement>('When');
  await chooseOption(when, 'At once');
  await press(news.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^They chose: Never\. Save again to replace/);
  server.answer('put', '/api/admin/notices', 200, example('NoticesDto'));
  await press(news.getByRole('button', { name: 'Save' }));
  await screen.findByText('Choice saved');
});
