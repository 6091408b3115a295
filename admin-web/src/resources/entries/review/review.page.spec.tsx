import type { Schemas } from '@paattu/api-client';
import {
  answerContests,
  button,
  confirm,
  descriptionOf,
  example,
  expectAlert,
  expectFocus,
  fill,
  hasUnsavedChanges,
  OWNER,
  openConsole,
  press,
  pressTwice,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../../test/console';
import { answerEntries, entries, ENTRY_ID, note } from '../../../../test/entries';
import { settled } from '../../../../test/requests';
import { mailServerSentences } from '../../../mail-server/sentences';
import type { Entry } from '../api';
import { entrySentences } from '../sentences';

const PROOF = '/api/admin/entries/{id}/proof';
const RECORD = '/api/admin/entries/{id}/proof/record';
const NOTES = '/api/admin/entries/{id}/notes';
const NOTE = '/api/admin/entries/{id}/notes/{noteId}';
const MESSAGES = '/api/admin/entries/{id}/messages';
const SETTLED = '/api/admin/entries/{id}/messages/{messageId}/settled';
const NOON = '2025-06-17T12:00:00.000Z';

withConsole();

async function openEntry(changes: Partial<Entry> = {}, answer = () => {}, as = OWNER): Promise<void> {
  answerEntries({ name: 'ആശ മേനോൻ', ...changes });
  answer();
  await openConsole(`/contest/entries/${ENTRY_ID(1)}/show`, { as });
  await screen.findByRole('heading', { level: 2, name: 'ആശ മേനോൻ' });
  await settled();
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('each press that writes to an entrant says that the address is dead', async () => {
  const NO_EMAIL = /Emails to this address come back, so no email/;
  await openEntry({ doEmailsComeBack: true, status: 'pending' });
  expect(screen.getByText('Emails come back')).toBeTruthy();
  const ask = 'Ask for proof that the video is the entrant’s';
  for (const name of [/^Approve/, /^Reject/, ask, 'Send message'])
    expect(descriptionOf(screen.getByRole('button', { name }))).toMatch(NO_EMAIL);
  await press(button(ask));
  const question = await screen.findByRole('alertdialog', { name: `${ask}?` });
  expect(descriptionOf(question)).toMatch(/Emails to this address come back, so no email is sent there/);
});

it('is of the contest of its entry, whatever contest was chosen', async () => {
  answerEntries({ name: 'ആശ മേനോൻ', contestId: 'former' });
  answerContests([
    { id: 'new', title: 'Cover Song Contest 2026' },
    { id: 'former', title: 'Cover Song Contest 2025' },
  ]);
  await openConsole(`/contest/entries/${ENTRY_ID(1)}/show?contest=new&page=2`);
  await screen.findByRole('button', { name: 'Contest: Cover Song Contest 2025' });
  // Its neighbours are of that contest as well.
  await screen.findByText('1 of 1');
  await settled();
  // The list of the neighbours may add its order.
  const { contest, page = null } = Object.fromEntries(new URLSearchParams(location.search));
  expect({ contest, page }).toEqual({ contest: 'former', page: null });
});

it('has its two columns one after the other, as they are seen', async () => {
  await openEntry({ status: 'pending' });
  const order = [
    screen.getByRole('heading', { level: 2, name: 'ആശ മേനോൻ' }),
    screen.getByRole('button', { name: /^Enlarge the verification photo/ }),
    button('Send message'),
    button('Add note'),
    button('Play here'),
    button('Ask for proof that the video is the entrant’s'),
    button('Approve'),
  ];
  for (const [index, one] of order.slice(1).entries())
    expect(order[index]!.compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('no press says so of an address that works', async () => {
  await openEntry({ doEmailsComeBack: false, status: 'pending' });
  expect(screen.queryByText(/come back/)).toBeNull();
});

describe('the address', () => {
  const UNPROVED = 'Nobody has opened an email at this address';
  const MAKE = 'Make a new link to this entry';
  const LINK = '/api/admin/entries/{id}/link';
  const mailOf = (mail: Partial<Schemas['MailSettingsDto']>) => () =>
    server.answer('get', '/api/admin/settings', 200, {
      ...example('SettingsDto'),
      mail: { ...example('MailSettingsDto'), ...mail },
    });
  const WITHOUT = mailOf({ smtpHost: null, problem: 'no-server' });
  const isOffered = () => screen.queryByRole('button', { name: MAKE }) !== null;

  it.each([true, false])('says whether somebody reads it: %s', async (isAddressProved) => {
    await openEntry({ isAddressProved });
    expect(screen.queryByText(UNPROVED) === null).toBe(isAddressProved);
  });

  it('has a new link for the entrant, after a question, while the site has no mail server', async () => {
    const made = { link: 'https://songs.asha.in/my-entry#one', linkExpiresAt: NOON };
    await openEntry({}, WITHOUT);
    await press(button(MAKE));
    await confirm('Make a new link to this entry?', 'Cancel');
    expect(server.requestsOf('post', LINK)).toEqual([]);
    server.answer('post', LINK, 200, made);
    await press(button(MAKE));
    await confirm('Make a new link to this entry?', MAKE);
    const field = await screen.findByLabelText<HTMLInputElement>('Link to the entry');
    expect(field.value).toBe(made.link);
    expect(descriptionOf(field)).toMatch(/^Copy it now: it is not shown again\. It works until 17 Jun 2025/);
  });

  it('has no new link with a mail server', async () => {
    await openEntry({}, mailOf({ smtpHost: 'mail.asha.in', problem: null }));
    expect(isOffered()).toBe(false);
  });

  it('has no new link with a mail server that cannot be read', async () => {
    await openEntry({}, mailOf({ smtpHost: null, problem: 'unreadable' }));
    expect(isOffered()).toBe(false);
  });
});

describe('proof of the video', () => {
  type Proof = Schemas['OwnershipProofDto'];
  const proof = (state: Proof['state'] = null) =>
    example('OwnershipProofDto', { state, askedAt: NOON, decidedAt: NOON, code: 'paattu-ab2c-9xyz' });
  const section = () => region('Whose video it is');
  const status = () => section().getByRole('status').textContent;
  const ASK = 'Ask for proof that the video is the entrant’s';
  const act = async (name: string, question: string, answer = name) => {
    await press(section().getByRole('button', { name }));
    await confirm(question, answer);
  };

  it('is asked for, no longer asked for, and recorded, each after a question', async () => {
    await openEntry({ videoId: 'abcdefghijk' });
    expect(status()).toBe('Nobody has asked for proof that the video is the entrant’s.');
    server.answer('post', PROOF, 200, proof('asked'));
    await act(ASK, 'Ask for proof that the video is the entrant’s?', 'Ask for proof');
    await waitFor(() => expect(status()).toMatch(/^Asked for proof on 17 Jun 2025/));
    expect(section().getByText('paattu-ab2c-9xyz')).toBeTruthy();
    // Its button is gone.
    await expectFocus(() => section().getByRole('heading'));

    await press(section().getByRole('button', { name: 'No longer ask' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('If you ask again, the code is a new one.');
    await confirm('No longer ask for proof?', 'Cancel');
    expect(status()).toMatch(/^Asked for proof/);
    server.answer('delete', PROOF, 200, proof('cancelled'));
    await act('No longer ask', 'No longer ask for proof?');
    await waitFor(() => expect(status()).toMatch(/^No longer asked for, since 17 Jun 2025/));
    expect(section().queryByText('paattu-ab2c-9xyz')).toBeNull();

    await act(ASK, 'Ask for proof that the video is the entrant’s?', 'Ask for proof');
    server.answer('post', RECORD, 200, proof('proved'));
    await press(await section().findByRole('button', { name: 'Record as proved' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('This cannot be undone.');
    await confirm('Is it proved that the video is the entrant’s?', 'Record as proved');
    await waitFor(() => expect(status()).toMatch(/^Proved to be the entrant’s/));
    // Of the video that the moderator has seen.
    expect(server.received('post', RECORD)).toEqual([{ videoId: 'abcdefghijk' }]);
    expect(section().queryByRole('button')).toBeNull();
    await expectFocus(() => section().getByRole('heading'));
  });

  it('promises no email on a site without a mail server', async () => {
    server.answer('get', '/api/texts', 200, { emails: 'kept' });
    await openEntry();
    await press(section().getByRole('button', { name: ASK }));
    const question = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(descriptionOf(question)).toBe(
        `The page of the entry shows a code for the description of the video on YouTube. ${mailServerSentences.noneSent}`,
      ),
    );
  });

  it('is loaded again if another moderator has asked for it', async () => {
    await openEntry();
    server.refuse('post', PROOF, 409, 'PROOF_ASKED', { message: 'It is asked for already.' });
    server.answer('get', PROOF, 200, proof('asked'));
    await act(ASK, 'Ask for proof that the video is the entrant’s?', 'Ask for proof');
    await expectAlert('Failed to change the proof', 'It is asked for already.');
    await waitFor(() => expect(status()).toMatch(/^Asked for proof/));
  });

  it('has no button for a rejected entry', async () => {
    await openEntry({ status: 'rejected' });
    expect(section().queryByRole('button')).toBeNull();
  });
});

describe('private notes', () => {
  const staffNote = (body: string, changes: Partial<Schemas['EntryNoteDto']> = {}) =>
    example('EntryNoteDto', {
      id: body,
      body,
      author: 'moderator@paattu.example',
      createdAt: NOON,
      mayDelete: true,
      ...changes,
    });
  const text = () => region('Private notes').getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });
  const add = () => button('Add note');

  it('are added, and what is typed stays until the server has it', async () => {
    await openEntry();
    await press(add());
    await waitFor(() => expect(descriptionOf(text())).toBe('This field needs a text.'));
    await expectFocus(text);
    server.refuse('post', NOTES, 409, 'TOO_MANY_NOTES', { message: 'There are too many notes.' });
    await fill(text(), 'അവളുടെ സഹോദരി');
    await waitFor(() => expect(hasUnsavedChanges).toBe(true));
    await press(add());
    await expectAlert('Failed to add the note', 'There are too many notes.');
    expect(text().value).toBe('അവളുടെ സഹോദരി');
    server.answer('post', NOTES, 201, ({ body }) => [staffNote((body as { body: string }).body)] as never);
    await press(add());
    await waitFor(() => expect(listed('Private notes')).toHaveLength(1));
    expect(listed('Private notes')[0]).toMatch(/^അവളുടെ സഹോദരിmoderator@paattu\.example, 17 Jun 2025/);
    await waitFor(() => expect(text().value).toBe(''));
    await waitFor(() => expect(hasUnsavedChanges).toBe(false));
  });

  it('are deleted after a question, by those with the permission', async () => {
    await openEntry({}, () =>
      server.answer('get', NOTES, 200, [
        staffNote('One', { author: null }),
        staffNote('Two', { mayDelete: false }),
      ]),
    );
    expect(screen.getAllByRole('button', { name: /^Delete the note of/ })).toHaveLength(1);
    server.lose('delete', NOTE);
    await press(button('Delete the note of a deleted user'));
    await confirm('Delete this note?', 'Delete');
    await expectAlert('Failed to delete the note');
    expect(listed('Private notes')).toHaveLength(2);
    server.answer('delete', NOTE, 200, [staffNote('Two', { mayDelete: false })] as never);
    await press(button('Delete the note of a deleted user'));
    await confirm('Delete this note?', 'Delete');
    await waitFor(() => expect(listed('Private notes')).toHaveLength(1));
    expect(server.requestsOf('delete', NOTE).at(-1)!.line).toMatch(/\/notes\/One$/);
  });
});

describe('the thread with the entrant', () => {
  type Message = Schemas['AdminThreadMessageDto'];
  const message = (text: string, changes: Partial<Message> = {}): Message =>
    example('AdminThreadMessageDto', {
      id: text,
      text,
      author: 'moderator@paattu.example',
      sentAt: NOON,
      ...changes,
    });
  const asked = message('May I sing it in A minor?', { from: 'entrant', author: null, isSettled: false });
  const thread = 'Messages with the entrant';
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the entrant' });
  const send = () => button('Send message');
  const open = (...messages: Message[]) =>
    openEntry({ language: 'ml' }, () => server.answer('get', MESSAGES, 200, messages));
  const lines = () =>
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '')
      .filter((line) => /A minor|your voice/.test(line));

  it.each([
    ['the owner, whom it leads to the mail server', OWNER, 1],
    ['a moderator', { ...OWNER, isAdmin: false, permissions: ['entries.moderate' as const] }, 0],
  ])('promises no email on a site without a mail server: %s', async (_, as, links) => {
    const sentences = entrySentences.thread;
    await openEntry({}, () => server.answer('get', MESSAGES, 200, []), as);
    await screen.findByText(sentences.hint);
    server.answer('get', '/api/texts', 200, { emails: 'kept' });
    await openEntry({}, () => server.answer('get', MESSAGES, 200, []), as);
    const section = within(await screen.findByRole('region', { name: sentences.title }));
    await section.findByText(sentences.unsentHint, { exact: false });
    expect(section.queryAllByRole('link', { name: mailServerSentences.setServer })).toHaveLength(links);
  });

  it('shows the writer of each message, and can be marked as needing no answer', async () => {
    await open(asked, message('As it suits your voice.', { isSettled: false }));
    expect(lines()[0]).toMatch(/^Entrant, 17 Jun 2025, [\d:]+May I sing/);
    expect(lines()[1]).toMatch(/^moderator@paattu\.example, 17 Jun 2025, [\d:]+, not seen yetAs it suits/);
    server.lose('put', SETTLED);
    await press(button('No answer needed'));
    await expectAlert('Failed to note that no answer is needed');
    const settledMessages = [{ ...asked, isSettled: true }];
    server.answer('put', SETTLED, 200, settledMessages);
    server.answer('get', MESSAGES, 200, settledMessages);
    await press(button('No answer needed'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'No answer needed' })).toBeNull());
    expect(server.requestsOf('put', SETTLED).at(-1)!.line).toContain(encodeURIComponent(asked.id));
  });

  it('takes a message of the length that its field counts, once', async () => {
    await open(asked);
    expect([text().lang, descriptionOf(text())]).toEqual([
      'ml',
      expect.stringMatching(/^0 of [\d,]+ characters$/),
    ]);
    await press(send());
    await waitFor(() => expect(descriptionOf(text())).toBe('This field needs a text.'));
    await fill(text(), 'm'.repeat(5_000));
    await press(send());
    await waitFor(() => expect(descriptionOf(text())).toMatch(/^Please write at most \d+ characters$/));
    expect(server.received('post', MESSAGES)).toEqual([]);

    const both = [asked, message('As it suits your voice.')];
    server.answer('post', MESSAGES, 201, both);
    server.answer('get', MESSAGES, 200, both);
    await fill(text(), 'As it suits your voice.');
    await pressTwice(send());
    await screen.findByText('Message sent');
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(server.received('post', MESSAGES)).toMatchObject([
      { text: 'As it suits your voice.', seen: asked.id },
    ]);
    expect(text().value).toBe('');
  });

  it('sends a text that was changed after it arrived as another message', async () => {
    await open(asked);
    server.refuse('post', MESSAGES, 409, 'MESSAGE_SENT', { message: 'It was sent already.' });
    const arrived = message('As it suits your voice.');
    server.answer('get', MESSAGES, 200, [asked, arrived]);
    await fill(text(), 'As it suits your voice, please.');
    await press(send());
    await expectAlert('It was sent already.');
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(text().value).toBe('As it suits your voice, please.');
    server.answer('post', MESSAGES, 201, [asked, arrived] as never);
    await press(send());
    await waitFor(() => expect(text().value).toBe(''));
    const [first, second] = server.received('post', MESSAGES) as { id: string; seen: string }[];
    expect(second!.id).not.toBe(first!.id);
    expect([first!.seen, second!.seen]).toEqual([asked.id, arrived.id]);
  });

  it('says that it is empty, or that it did not load', async () => {
    await openEntry({}, () => server.lose('get', MESSAGES));
    const failure = screen
      .getByText('The messages could not be loaded')
      .closest<HTMLElement>('[role="alert"]')!;
    await fill(text(), 'Hello');
    server.answer('get', MESSAGES, 200, [asked]);
    await press(within(failure).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(text().value).toBe('Hello');
    expect(screen.getByRole('heading', { name: new RegExp(thread.slice(0, 8)) })).toBeTruthy();
  });
});

describe('what else a moderator reads', () => {
  it('is the other entries of the person, with what was decided', async () => {
    const related = (changes: Partial<Schemas['RelatedEntryDto']>) =>
      example('RelatedEntryDto', {
        submittedAt: NOON,
        hasSameMailbox: false,
        hasSameVideo: false,
        ...changes,
      });
    await openEntry({}, () =>
      server.answer('get', '/api/admin/entries/{id}/related', 200, [
        related({ id: 'one', name: 'Anjali', hasSameMailbox: true, email: 'anjali@visitor.example' }),
        related({
          id: 'two',
          name: 'Ravi',
          hasSameVideo: true,
          hasSameMailbox: true,
          status: 'rejected',
          decidedAt: NOON,
          reason: 'Another song',
          sentence: 'Please sing Monsoon Letter.',
        }),
      ]),
    );
    const hint = within(screen.getByRole('note'));
    expect(hint.getByText('2 other entries may be of the same person')).toBeTruthy();
    const [anjali, ravi] = hint.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(anjali).toMatch(
      /^Anjali · Same mailbox · anjali@visitor\.example · submitted 17 Jun 2025, [\d:]+ · Pending$/,
    );
    expect(ravi).toMatch(
      /^Ravi · Same mailbox and video · .* · rejected 17 Jun 2025, [\d:]+ · Another song · Please sing Monsoon Letter\.$/,
    );
    expect(hint.getByRole('link', { name: 'Ravi' }).getAttribute('href')).toBe(
      '/admin/contest/entries/two/show',
    );
  });

  it('is the history, with the emails and their delivery', async () => {
    await openEntry({ status: 'approved' }, () => {
      note('ആശ മേനോൻ', { action: 'submit', at: NOON, aiUse: null, kind: 'moderation' });
      note('ആശ മേനോൻ', {
        action: 'reject',
        actor: 'moderator@paattu.example',
        reason: 'Another song.',
        at: NOON,
        kind: 'moderation',
      });
      note('ആശ മേനോൻ', {
        kind: 'email',
        action: null,
        emailId: 'email-1',
        emailLabel: 'entry approved',
        emailStatus: 'sent',
        emailDelivery: 'kept',
        at: NOON,
      });
    });
    const [submitted, rejected, email] = listed('History');
    expect(submitted).toContain('Submitted');
    expect(rejected).toMatch(/Rejected.*Another song\..*by moderator@paattu\.example/);
    expect(email).toMatch(/Email: entry approved.*Not sent/);
    expect(screen.getByRole('link', { name: 'Email: entry approved' }).getAttribute('href')).toBe(
      '/admin/settings/email/email-1/show',
    );
  });

  it('is what the site and YouTube know of the entry', async () => {
    await openEntry({
      status: 'approved',
      slug: 'asha',
      email: 'asha@visitor.example',
      viewCount: 9_000_000,
      viewsRefreshedAt: NOON,
      viewsError: 'Video not found or is private',
      contestTitle: 'Cover Song Contest 2025',
      language: 'ml',
    });
    const fact = (label: string) =>
      screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling
        ?.textContent;
    expect(fact('YouTube views')).toMatch(/^90,00,000 .*Video not found or is private$/);
    expect([fact('Contest'), fact('Language')]).toEqual(['Cover Song Contest 2025', 'Malayalam']);
    expect(screen.getByRole('link', { name: 'asha@visitor.example' }).getAttribute('href')).toMatch(
      /^mailto:/,
    );
    expect(screen.getByRole('link', { name: /^\/entries\/asha/ }).getAttribute('href')).toBe('/entries/asha');
    expect(entries).toHaveLength(1);
  });
});
