import {
  button,
  counts,
  descriptionOf,
  example,
  expectAlert,
  expectFocus,
  fill,
  OWNER,
  openConsole,
  press,
  pressTwice,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { lastAsked, settled, takeRequests } from '../../../test/requests';
import { mailServerSentences } from '../../mail-server/sentences';
import type { Answer, ContactMessage } from './api';
import { messageSentences } from './sentences';

const MESSAGES = '/api/admin/messages';
const READ = '/api/admin/messages/{id}/read';
const ANSWERS = '/api/admin/messages/{id}/answers';
const ANSWER = '/api/admin/messages/{id}/answers/{answerId}';
const ID = '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10';
const READ_AT = '2026-11-01T10:00:00.000Z';

const message = (changes: Partial<ContactMessage> = {}): ContactMessage =>
  example('MessageDto', {
    id: ID,
    name: 'ആശ മേനോൻ',
    email: 'school@visitor.example',
    subject: 'A concert in കൊച്ചി',
    message: 'Will you sing?\n\nAsha',
    ...changes,
  });
const answer = (text: string, email: Answer['email'] = null) =>
  example('AnswerDto', { id: text, text, email });

withConsole();

/** The messages of the server. Reading one marks it. */
let stored: ContactMessage[] = [];
function answerMessages(...some: ContactMessage[]): void {
  stored = some;
  server.list(MESSAGES, ({ query }) => {
    const { status, q = '' } = JSON.parse(query.get('filter') ?? '{}') as Record<string, string>;
    return stored.filter(
      ({ readAt, answeredAt, subject, name }) =>
        `${subject} ${name}`.includes(q) &&
        (status !== 'unread' || readAt === null) &&
        (status !== 'answered' || answeredAt !== null) &&
        (status !== 'unanswered' || answeredAt === null),
    );
  });
  server.answer('get', '/api/admin/messages/{id}', 200, () => stored[0]!);
  server.answer('get', ANSWERS, 200, []);
  const mark = (readAt: string | null) => () => {
    stored = stored.map((one, index) => (index === 0 ? { ...one, readAt } : one));
    return stored[0]!;
  };
  server.answer('put', READ, 200, mark(READ_AT));
  server.answer('delete', READ, 200, mark(null));
}

async function openMessage(shown = message()): Promise<void> {
  answerMessages(shown);
  await openConsole(`/inbox/${ID}/show`);
  await screen.findByRole('button', { name: 'Mark as unread' });
  await settled();
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' });
const send = () => button('Send answer');
const answers = () => within(screen.getByRole('list', { name: 'Answers' })).getAllByRole('listitem');

describe('the list of messages', () => {
  const row = (subject: string | RegExp) => screen.findByRole('row', { name: subject });

  it('shows the writer and the text, and has a search', async () => {
    answerMessages(
      message(),
      message({ id: 'other', subject: 'A song', readAt: READ_AT, answeredAt: READ_AT }),
    );
    await openConsole('/inbox');
    const first = await row(/A concert in കൊച്ചി/);
    expect(first.textContent).toContain('ആശ മേനോൻ');
    expect(first.textContent).toContain('Will you sing?');
    expect(within(first).getByRole('cell', { name: /ആശ മേനോൻ.*school@visitor\.example/ })).toBeTruthy();
    // New messages load by themselves.
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
    expect(within(first).getByRole('cell', { name: 'Unread' })).toBeTruthy();
    expect(within(await row(/A song/)).getByRole('cell', { name: 'Answered' })).toBeTruthy();
    expect(counts.inbox).toEqual({ count: 1, label: '1 unread' });

    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    await fill(search, 'nobody wrote this');
    await screen.findByText('No message matches');
    await fill(search, ' കൊച്ചി ');
    await row(/A concert in കൊച്ചി/);
    // What is typed stays, with its blanks.
    expect([lastAsked(MESSAGES).filter, search.value]).toEqual([{ q: 'കൊച്ചി' }, ' കൊച്ചി ']);
    await press(button('Not answered'));
    await waitFor(() => expect(lastAsked(MESSAGES).filter).toEqual({ q: 'കൊച്ചി', status: 'unanswered' }));
    expect(button('Not answered').getAttribute('aria-pressed')).toBe('true');
  });

  it('begins with the number of the menu, which reading brings to none', async () => {
    answerMessages(message());
    await openConsole('/inbox');
    await screen.findByText(messageSentences.say.unread(1));
    expect(counts.inbox).toEqual({ count: 1, label: '1 unread' });
    answerMessages(message({ readAt: READ_AT }));
    await openConsole('/inbox');
    await screen.findByText(messageSentences.say.none);
  });

  it('keeps what is typed while the list takes the search before', async () => {
    answerMessages(message());
    await openConsole('/inbox');
    await row(/A concert/);
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(search, text);
      search.dispatchEvent(new Event('input', { bubbles: true }));
    };
    // The list renders later what the address has at once.
    for (const method of ['pushState', 'replaceState'] as const) {
      const change = history[method].bind(history);
      jest
        .spyOn(history, method)
        .mockImplementation((state: unknown, unused: string, url?: string | URL | null) => {
          change(state, unused, url);
          if (String(url).includes('first') && search.value === 'first') type('second');
        });
    }
    await fill(search, 'first');
    await waitFor(() => expect(lastAsked(MESSAGES).filter).toEqual({ q: 'second' }));
    expect(search.value).toBe('second');
    jest.restoreAllMocks();
  });

  it('shows an answered message that is marked as unread as both', async () => {
    answerMessages(message({ answeredAt: READ_AT }));
    await openConsole('/inbox');
    const [, status] = within(await row(/A concert/))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(status).toBe('UnreadAnswered');
  });

  it('says that it is empty, and why it did not load', async () => {
    answerMessages();
    await openConsole('/inbox');
    await screen.findByText('No messages yet');
    server.refuse('get', MESSAGES, 403, 'FORBIDDEN');
    await openConsole('/inbox');
    await screen.findByText('Admin Access Required');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    server.lose('get', MESSAGES);
    await openConsole('/inbox');
    await screen.findByText('Error Loading Messages');
    answerMessages(message());
    await press(button('Try Again'));
    await row(/A concert/);
  });
});

const widen = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({ width });

describe('on a wide screen', () => {
  beforeEach(() => widen(1366));
  afterEach(() => widen(1280));

  const link = (name: string) => screen.findByRole('link', { name });

  it('the list stays as it is beside the message that opens, whose heading has the focus', async () => {
    answerMessages(message(), message({ id: 'other', subject: 'A song for കൊച്ചി' }));
    await openConsole('/inbox');
    await screen.findByText(messageSentences.choose);
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    const asked = (wanted: object) =>
      waitFor(() => expect(lastAsked(MESSAGES)).toEqual({ sort: ['createdAt', 'DESC'], ...wanted }));
    await press(button('Not answered'));
    await asked({ filter: { status: 'unanswered' } });
    await fill(search, 'കൊച്ചി');
    const filter = { q: 'കൊച്ചി', status: 'unanswered' };
    await asked({ filter });
    await press(await screen.findByRole('button', { name: 'Subject' }));
    await asked({ filter, sort: ['subject', 'ASC'] });
    const first = await link('A concert in കൊച്ചി');

    await press(first);
    const heading = await screen.findByRole('heading', { level: 2, name: 'A concert in കൊച്ചി' });
    await expectFocus(() => heading);
    await screen.findByRole('button', { name: 'Mark as unread' });
    await settled();
    expect(location.pathname).toBe(`/admin/inbox/${ID}/show`);
    expect(first.isConnected && search.isConnected).toBe(true);
    expect(search.value).toBe('കൊച്ചി');
    expect(button('Not answered').getAttribute('aria-pressed')).toBe('true');
    expect(first.getAttribute('aria-current')).toBe('page');
    expect((await link('A song for കൊച്ചി')).getAttribute('aria-current')).toBeNull();
    expect(screen.queryByRole('link', { name: /All messages/ })).toBeNull();

    await press(button('Answered'));
    await asked({ filter: { ...filter, status: 'answered' }, sort: ['subject', 'ASC'] });
    expect(location.pathname).toBe(`/admin/inbox/${ID}/show`);
    expect(heading.isConnected).toBe(true);
  });

  it('a search that is typed as a message opens is made', async () => {
    answerMessages(message());
    await openConsole('/inbox');
    const first = await link('A concert in കൊച്ചി');
    await fill(screen.getByRole('searchbox', { name: 'Search' }), 'nobody wrote this');
    await press(first);
    await screen.findByText('No message matches');
    await screen.findByRole('button', { name: 'Mark as unread' });
    await settled();
  });

  it('the list has the choice of the address', async () => {
    answerMessages(message({ readAt: READ_AT }));
    await openConsole('/inbox?filter=%7B%22status%22%3A%22answered%22%7D');
    await waitFor(() => expect(lastAsked(MESSAGES).filter).toEqual({ status: 'answered' }));
    await screen.findByText(messageSentences.choose);
    await settled();
  });
});

describe('a message', () => {
  it('is shown with a link that opens the email program', async () => {
    await openMessage();
    expect(screen.getByRole('heading', { level: 2, name: 'A concert in കൊച്ചി' })).toBeTruthy();
    expect(screen.getByText('Will you sing?', { exact: false }).textContent).toBe('Will you sing?\n\nAsha');
    expect(screen.getByText('ആശ മേനോൻ')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Write with your email program' });
    const reply = new URL(link.getAttribute('href')!);
    expect([reply.protocol, reply.pathname]).toEqual(['mailto:', 'school@visitor.example']);
    expect(Object.fromEntries(reply.searchParams)).toEqual({
      subject: 'Re: A concert in കൊച്ചി',
      body: '\r\n\r\n> Will you sing?\r\n> \r\n> Asha',
    });
    expect(screen.getByRole('link', { name: /All messages/ }).getAttribute('href')).toBe('/admin/inbox');
    expect(document.activeElement).toBe(document.body);
  });

  it('takes the place of the list, and leads back to what was chosen there', async () => {
    answerMessages(message());
    await openConsole('/inbox');
    await press(await screen.findByRole('button', { name: 'Not answered' }));
    await waitFor(() => expect(lastAsked(MESSAGES).filter).toEqual({ status: 'unanswered' }));
    await press(await screen.findByRole('link', { name: 'A concert in കൊച്ചി' }));
    await expectFocus(() => screen.getByRole('heading', { level: 2, name: 'A concert in കൊച്ചി' }));
    expect(screen.queryByRole('searchbox')).toBeNull();
    await screen.findByRole('button', { name: 'Mark as unread' });
    await settled();
    await press(screen.getByRole('link', { name: /All messages/ }));
    expect((await screen.findByRole('button', { name: 'Not answered' })).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await settled();
    expect(lastAsked(MESSAGES).filter).toEqual({ status: 'unanswered' });
  });

  it('is read when it is opened, until it is marked as unread', async () => {
    await openMessage();
    await waitFor(() => expect(counts.inbox?.count ?? 0).toBe(0));
    takeRequests();
    await press(button('Mark as unread'));
    await expectFocus(() => button('Mark as read'));
    await settled();
    // The unread ones are counted again, and nothing else loads.
    expect(takeRequests()).toEqual([`DELETE /api/admin/messages/${ID}/read`, 'GET /api/admin/messages']);
    expect(counts.inbox).toEqual({ count: 1, label: '1 unread' });
    await press(button('Mark as read'));
    await waitFor(() => expect(counts.inbox?.count ?? 0).toBe(0));
  });

  it('says that it could not be marked', async () => {
    await openMessage();
    server.lose('delete', READ);
    await press(button('Mark as unread'));
    await expectAlert('Failed to mark the message.');
    expect(button('Mark as unread')).toBeTruthy();
  });

  it('promises no email on a site without a mail server', async () => {
    server.answer('get', '/api/texts', 200, { emails: 'kept' });
    await openMessage();
    expect(descriptionOf(text())).toBe(
      `${messageSentences.answerUnsent('ആശ മേനോൻ')} ${mailServerSentences.setServer}`,
    );
  });

  it('says that it is gone', async () => {
    answerMessages(message());
    server.refuse('get', '/api/admin/messages/{id}', 404, 'NOT_FOUND');
    server.refuse('put', READ, 404, 'NOT_FOUND');
    await openConsole(`/inbox/${ID}/show`);
    await screen.findByText('There is nothing at this address');
  });
});

describe('an answer', () => {
  it('needs a text, of what an email can hold', async () => {
    await openMessage(message({ language: 'ml' }));
    expect(descriptionOf(text())).toBe('ആശ മേനോൻ gets it by email, with the message below it.');
    expect(text().lang).toBe('ml');
    await fill(text(), '  ');
    await press(send());
    await waitFor(() => expect(descriptionOf(text())).toBe('This field needs a text.'));
    await expectFocus(text);
    await fill(text(), 'm'.repeat(20_000));
    await press(send());
    await waitFor(() => expect(descriptionOf(text())).toMatch(/^Please write at most \d+ characters$/));
    expect(server.received('put', ANSWER)).toEqual([]);
  });

  it('says beside the button that emails to the address come back', async () => {
    answerMessages(message({ doEmailsComeBack: true }));
    await openConsole(`/inbox/${ID}/show`);
    await settled();
    expect(descriptionOf(button('Send answer'))).toMatch(/^Emails to this address come back, so no email/);
  });

  it('is sent once, however often the button is pressed, and is shown with the state of its email', async () => {
    await openMessage();
    server.answer('put', ANSWER, 200, ({ body }) => {
      const shown = [
        answer((body as { text: string }).text, { id: 'email-1', status: 'sent', delivery: 'smtp' }),
      ];
      server.answer('get', ANSWERS, 200, shown);
      return shown;
    });
    await fill(text(), 'Gladly.\n\nWhich day?');
    await pressTwice(send());
    await screen.findByText('Answer saved. The state of its email is shown with it.');
    await waitFor(() => expect(answers()).toHaveLength(1));
    expect(answers()[0]!.textContent).toContain('Gladly.\n\nWhich day?Sent');
    expect(within(answers()[0]!).getByRole('link', { name: 'Show the email' }).getAttribute('href')).toBe(
      '/admin/settings/email/email-1/show',
    );
    expect(text().value).toBe('');
    expect(server.received('put', ANSWER)).toEqual([{ text: 'Gladly.\n\nWhich day?' }]);
  });

  it('has the same id when it is sent again, and each other answer has its own', async () => {
    await openMessage();
    const ids = () => server.requestsOf('put', ANSWER).map(({ line }) => line.split('/').at(-1));
    server.fail('put', ANSWER);
    await fill(text(), 'Gladly.');
    await press(send());
    await expectAlert('Failed to send the answer.');
    expect(text().value).toBe('Gladly.');
    server.answer('put', ANSWER, 200, [] as never);
    await press(send());
    await waitFor(() => expect(text().value).toBe(''));
    await fill(text(), 'And in August?');
    await press(send());
    await waitFor(() => expect(ids()).toHaveLength(3));
    const [first, again, next] = ids();
    expect([again === first, next === first]).toEqual([true, false]);
  });

  it('becomes another answer if its text has changed since it arrived', async () => {
    await openMessage();
    server.refuse('put', ANSWER, 409, 'ANSWER_SENT', { message: 'Already sent.' });
    server.answer('get', ANSWERS, 200, [answer('Gladly.')]);
    await fill(text(), 'Gladly, in August.');
    await press(send());
    await expectAlert('Already sent. Send once more to send this text as another answer.');
    await waitFor(() =>
      expect(answers().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Gladly.')]),
    );
    expect(text().value).toBe('Gladly, in August.');
    server.answer('put', ANSWER, 200, [] as never);
    await press(send());
    await waitFor(() => expect(text().value).toBe(''));
    const [first, second] = server.requestsOf('put', ANSWER).map(({ line }) => line);
    expect(second).not.toBe(first);
  });

  it('keeps what is typed if the answers do not load, and a moderator reads no email', async () => {
    answerMessages(message());
    server.lose('get', ANSWERS);
    await openConsole(`/inbox/${ID}/show`, {
      as: { ...OWNER, isAdmin: false, permissions: ['entries.moderate', 'messages.answer'] },
    });
    await screen.findByText('Error Loading Answers');
    await fill(text(), 'Gladly.');
    server.answer('get', ANSWERS, 200, [answer('No.', { id: 'email-1', status: 'failed', delivery: null })]);
    await press(button('Try Again'));
    await waitFor(() => expect(answers()[0]!.textContent).toContain('No.Failed'));
    expect(screen.queryByRole('link', { name: 'Show the email' })).toBeNull();
    expect(text().value).toBe('Gladly.');
  });
});
