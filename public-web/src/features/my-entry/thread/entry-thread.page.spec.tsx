import { answerMyEntry, ID, ONE_ENTRY, openMyEntry, THREAD } from '../../../../test/my-entry';
import {
  descriptionOf,
  expectFocus,
  expectToast,
  fill,
  isOff,
  main,
  openPage,
  press,
  pressTwice,
  screen,
  server,
  waitFor,
  withSite,
  within,
} from '../../../../test/site';

const SEEN = '/api/my-entry/{id}/messages/{messageId}/seen';
const NO_ANSWER = 'Our site does not answer. Please check your connection and try again.';
const QUESTION = 'May I sing it in another key?\nMine is lower.';
const ANSWER = 'Of course.\nSee https://songs.example/keys';

const mine = { id: 'a1', from: 'entrant', text: QUESTION, sentAt: '2025-06-17T05:30:00.000Z' } as const;
const theirs = { id: 'b2', from: 'team', text: ANSWER, sentAt: '2025-06-18T05:30:00.000Z' } as const;

const thread = () => within(main().getByRole('region', { name: 'Write to Us' }));
const field = () => thread().getByLabelText<HTMLInputElement>('Your message');
const send = () => thread().getByRole('button', { name: 'Send Message' });
const messages = () =>
  thread()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function openThread() {
  await openMyEntry();
  await main().findByRole('button', { name: 'Send Message' });
}

withSite(async () => {
  if (main().queryByLabelText('Your message')) await fill(field(), '');
});
beforeEach(() => answerMyEntry());

const write = (text: string) => fill(field(), text);

it('without messages says so, and reports what is wrong with a text at its field', async () => {
  await openThread();
  expect(thread().getByText('There are no messages yet.')).toBeTruthy();

  await press(send());
  await expectFocus(field);
  expect(descriptionOf(field())).toBe('Please write a message');
  await write(' \u200b\n ');
  await press(send());
  expect(descriptionOf(field())).toContain('Please write a message');

  await write('a'.repeat(2001));
  await press(send());
  expect(descriptionOf(field())).toBe('Please write at most 2,000 characters');
  expect(server.received('post', THREAD)).toEqual([]);
});

it('counts the characters as the server does, without the space around them', async () => {
  await openThread();
  await write('  മഴ 🌧 ');
  await waitFor(() => expect(descriptionOf(field())).toBe('4 of 2000 characters'));
});

it('sends a message once, however often the button is pressed', async () => {
  server.answer('post', THREAD, 201, [mine]);
  await openThread();
  await write(QUESTION);

  await pressTwice(send());

  await waitFor(() =>
    expect(thread().getByRole('status').textContent).toBe('We have received your message.'),
  );
  expect(field().value).toBe('');
  await waitFor(() => expect(messages()).toHaveLength(1));
  expect(messages()).toEqual([`You, 17 June 2025, 11:00${QUESTION}`]);
  expect(server.received('post', THREAD)).toEqual([{ id: expect.any(String), text: QUESTION }]);

  // The sentence is about the message before.
  await write('One thing more.');
  await waitFor(() => expect(thread().getByRole('status').textContent).toBe(''));
});

it('keeps a message that did not arrive, and the next press repeats it', async () => {
  server.fail('post', THREAD);
  await openThread();
  await write(QUESTION);
  await press(send());
  await expectToast('Message Not Sent', NO_ANSWER);

  // Another page, as after a reload.
  await openPage('/contact');
  await openThread();
  expect(field().value).toBe(QUESTION);
  await press(send());
  await expectToast('Message Not Sent', NO_ANSWER);
  server.answer('post', THREAD, 201, [mine]);
  await press(await thread().findByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(messages()).toHaveLength(1));

  const ids = server.received('post', THREAD).map((sent) => (sent as { id: string }).id);
  expect(ids[2]).toBe(ids[1]);
});

it('keeps what she types while a message is sent', async () => {
  server.answer('post', THREAD, 201, [mine]);
  await openThread();
  await write(QUESTION);
  const release = server.hold('post', THREAD);
  await press(send());
  const sending = await thread().findByRole('button', { name: 'Sending...' });
  expect(isOff(sending)).toBe(true);
  await write('One thing more.');
  release();
  await waitFor(() => expect(messages()).toHaveLength(1));
  expect(field().value).toBe('One thing more.');
});

it('shows a message that had arrived, and sends the changed text as another one', async () => {
  server.fail('post', THREAD);
  await openThread();
  await write(QUESTION);
  await press(send());
  await expectToast('Message Not Sent', NO_ANSWER);

  await write('And on which day?');
  server.refuse('post', THREAD, 409, 'MESSAGE_SENT');
  server.answer('get', THREAD, 200, [mine]);
  await press(await thread().findByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(messages()).toHaveLength(1));
  expect(field().value).toBe('And on which day?');

  server.answer('post', THREAD, 201, [mine, { ...mine, id: 'c3', text: 'And on which day?' }]);
  await press(await thread().findByRole('button', { name: 'Send Message' }));
  await waitFor(() => expect(messages()).toHaveLength(2));
  const [first, second, third] = server.received('post', THREAD).map((sent) => (sent as { id: string }).id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('reports the last answer as seen, shows it as plain text, and in its language', async () => {
  const inMalayalam = { ...theirs, id: 'd4', text: 'തീർച്ചയായും.' };
  server.answer('get', THREAD, 200, [mine, theirs, inMalayalam]);
  server.answer('put', SEEN, 204);
  await openThread();
  expect(messages()).toEqual([
    `You, 17 June 2025, 11:00${QUESTION}`,
    `The contest’s team, 18 June 2025, 11:00${ANSWER}`,
    'The contest’s team, 18 June 2025, 11:00തീർച്ചയായും.',
  ]);
  expect(within(thread().getByRole('list')).queryByRole('link')).toBeNull();
  expect(thread().getByText('തീർച്ചയായും.').lang).toBe('ml');
  await waitFor(() =>
    expect(server.requests.map(({ line }) => line)).toContain(`PUT /api/my-entry/${ID}/messages/d4/seen`),
  );
});

it('asks again when she comes back to the tab', async () => {
  server.answer('put', SEEN, 204);
  await openThread();
  expect(messages()).toEqual([]);
  server.answer('get', THREAD, 200, [theirs]);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(messages()).toEqual([`The contest’s team, 18 June 2025, 11:00${ANSWER}`]));
});

it('of a page that was closed meanwhile keeps the text until it is opened again', async () => {
  await openThread();
  await write(QUESTION);
  server.refuse('post', THREAD, 401, 'ENTRY_LINK_NEEDED');
  server.refuse('get', ONE_ENTRY, 401, 'ENTRY_LINK_NEEDED');
  await press(send());
  const alert = await main().findByRole('alert');
  expect(alert.textContent).toBe('This page was closed on this device.');

  answerMyEntry();
  await openThread();
  expect(field().value).toBe(QUESTION);
});

it('that does not load says so, and leaves the rest of the page', async () => {
  server.lose('get', THREAD);
  await openMyEntry();
  const alert = await main().findByRole('alert');
  expect(alert.textContent).toContain('The messages could not be loaded.');
  expect(screen.getByRole('heading', { name: 'Your Email Address' })).toBeTruthy();
  expect(thread().queryByLabelText('Your message')).toBeNull();

  server.answer('get', THREAD, 200, []);
  await press(thread().getByRole('button', { name: 'Try Again' }));
  expect(await thread().findByText('There are no messages yet.')).toBeTruthy();
});
