import { example } from '../../../../../packages/api-client/test/example';
import {
  button,
  descriptionOf,
  expectFocus,
  isOff,
  openConsole,
  press,
  pressKey,
  pressTwice,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../../test/console';
import {
  act,
  answerEntries,
  answerViews,
  change,
  ENTRY_ID,
  entryOf,
  expectInRow,
  findRow,
  menuOf,
  pressItem,
  pressOfList,
  reason,
  remove,
  sendDecision,
  setReasons,
  undo,
} from '../../../../test/entries';
import { settled, takeRequests } from '../../../../test/requests';

const MINUTE_MS = 60_000;

withConsole();
beforeEach(() => answerEntries({ name: 'Asha' }, { name: 'Ravi' }));
afterEach(() => jest.restoreAllMocks());

async function openList() {
  const session = await openConsole('/contest/entries');
  await findRow('Asha');
  await settled();
  takeRequests();
  return session;
}

const openReview = async (name: string, search = '') => {
  await openConsole(`/contest/entries/${entryOf(name).id}/show${search}`);
  await screen.findByRole('heading', { level: 2, name });
  await settled();
};
const reviewed = () => screen.getByRole('main').textContent;
const expectReviewed = (text: string) => waitFor(() => expect(reviewed()).toContain(text));
const decisions = () => takeRequests().filter((line) => /\/(approve|reject)$/.test(line));
const toast = (text: string) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain(text),
  );

describe('a waiting decision', () => {
  it('is never sent if it is undone', async () => {
    await openList();
    await act('Asha', 'Reject');
    await expectInRow('Asha', 'Rejected');
    expect(isOff(menuOf('Asha'))).toBe(true);
    await press(undo());

    await expectInRow('Asha', 'Pending');
    await screen.findByText('Undone: nothing was sent');
    // Leaving the page would send a waiting decision.
    sendDecision();
    await settled();
    expect(decisions()).toEqual([]);
  });

  it('is undone by Ctrl+Z while single keys are switched off', async () => {
    await openList();
    await pressOfList('Keyboard shortcuts');
    const help = await screen.findByRole('dialog');
    await press(within(help).getByRole('switch'));
    await press(within(help).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await act('Asha', 'Approve');
    await toast('Ctrl+Z');
    await pressKey('{Control>}z{/Control}');
    await screen.findByText('Undone: nothing was sent');
    await expectInRow('Asha', 'Pending');
  });

  it('is sent when the owner logs out, while the session is valid', async () => {
    const session = await openList();
    server.answer('post', '/api/auth/logout', 204);
    await act('Asha', 'Approve');
    await session.signOut();
    expect(takeRequests().filter((line) => line.startsWith('POST'))).toEqual([
      `POST /api/admin/entries/${ENTRY_ID(1)}/approve`,
      'POST /api/auth/logout',
    ]);
  });

  it('is sent by the next one', async () => {
    await openList();
    await act('Asha', 'Approve');
    await act('Ravi', 'Reject');
    await waitFor(() => expect(isOff(menuOf('Asha'))).toBe(false));
    expect(decisions()).toEqual([`POST /api/admin/entries/${ENTRY_ID(1)}/approve`]);
    // The lists show the sent one, and the waiting one still.
    await expectInRow('Ravi', 'Rejected');
    await press(undo());
    await expectInRow('Ravi', 'Pending');
    await expectInRow('Asha', 'Approved');
  });

  it('is ended by no click elsewhere, no key and no other toast', async () => {
    answerViews({ Ravi: 7 });
    await openList();
    await act('Asha', 'Reject');
    await pressKey('{Escape}');
    await act('Ravi', 'Refresh views');
    await screen.findByText('Views updated: 7');
    await press(screen.getByRole('heading', { level: 2, name: 'Entries' }));
    await press(undo());
    await expectInRow('Asha', 'Pending');
    expect(decisions()).toEqual([]);
  });

  it.each([
    { title: 'whose token has expired', later: 14.9 * MINUTE_MS },
    { title: 'on a device whose clock is days ahead', later: 3 * 24 * 60 * MINUTE_MS },
  ])('of a page $title has a new token before the page is left', async ({ later }) => {
    await openList();
    const now = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => now() + later);
    await act('Asha', 'Approve');
    await waitFor(() => expect(takeRequests()).toEqual(['POST /api/auth/refresh']));
    sendDecision();
    await waitFor(() => expect(decisions()).toEqual([`POST /api/admin/entries/${ENTRY_ID(1)}/approve`]));
  });
});

describe('of two moderators, the later one', () => {
  it('sees the current status and overwrites nothing', async () => {
    await openList();
    change('Asha', { status: 'approved' });
    server.refuse('post', '/api/admin/entries/{id}/reject', 409, 'INVALID_TRANSITION');
    await act('Asha', 'Reject');
    sendDecision();
    await toast('Changed by someone else in the meantime');
    await toast('The entry of Asha is approved now.');
    await expectInRow('Asha', 'Approved');
  });

  it('reads that the entry has been deleted', async () => {
    await openList();
    remove('Asha');
    server.refuse('post', '/api/admin/entries/{id}/approve', 404, 'NOT_FOUND');
    await act('Asha', 'Approve');
    sendDecision();
    await toast('The entry of Asha has been deleted.');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Asha' })).toBeNull());
  });
});

describe('the review of the pending entries', () => {
  const PENDING = `?filter=${encodeURIComponent('{"status":"pending"}')}`;

  it('says after the last one that all are reviewed, and leads back, until the decision is undone', async () => {
    change('Ravi', { status: 'approved' });
    await openReview('Asha', PENDING);
    await expectReviewed('1 of 1 pending');
    await press(button('Approve'));
    await expectReviewed('All reviewed');
    const back = screen.getByRole('link', { name: 'Back to the entries' });
    expect(back.getAttribute('href')).toBe('/admin/contest/entries');
    await expectFocus(() => back);
    expect(screen.queryByRole('button', { name: 'Disapprove' })).toBeNull();

    await pressKey('{Control>}z{/Control}');
    await expectReviewed('1 of 1 pending');
    await expectFocus(() => button('Reject'));
  });

  it('asks for another reason at the one beside the decision', async () => {
    setReasons(reason('Another song'), reason('A song of one’s own'));
    await openReview('Asha', PENDING);
    await press(await screen.findByRole('button', { name: 'Reason: Another song' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject Asha: why?' });
    await press(within(dialog).getByLabelText(/^A song of one’s own/));
    await press(within(dialog).getByRole('button', { name: 'Reject' }));
    await toast('A song of one’s own');
  });
});

describe('the reason of a decision', () => {
  const question = (name: string) => screen.findByRole('dialog', { name });
  const radio = (dialog: HTMLElement, name: string) =>
    within(dialog).findByRole<HTMLInputElement>('radio', { name });

  it('describes the button once the reasons are loaded', async () => {
    setReasons(reason('Another song', { recentUses: 3 }));
    const release = server.hold('get', '/api/admin/moderation-reasons/offered');
    await openConsole(`/contest/entries/${ENTRY_ID(1)}/show`);
    await waitFor(() => expect(button('Reject')).toBeTruthy());
    expect(button('Reject').getAttribute('aria-describedby')).toBeNull();
    release();
    await waitFor(() => expect(descriptionOf(button('Reject'))).toBe('Reason: Another song'));
  });

  it('is what the check of the video found, rather than the one that was used last', async () => {
    const video = { flags: ['too-long'] } as never;
    answerEntries({ name: 'Asha', video }, { name: 'Ravi', video });
    setReasons(
      reason('Another song', { recentUses: 9 }),
      reason('Rules of the contest', { findings: ['too-long'] }),
    );
    await openReview('Asha');
    expect(descriptionOf(button('Reject'))).toBe('Reason: Rules of the contest');
    await pressKey('r');
    await toast('Asha: Entry rejected');
    await toast('Rules of the contest');
    await screen.findByRole('heading', { level: 2, name: 'Ravi' });
  });

  it('can be changed, with a sentence, until the decision is sent', async () => {
    setReasons(reason('Rules of the contest', { recentUses: 9 }), reason('Another song'));
    await openList();
    await act('Asha', 'Reject');
    await press(await screen.findByRole('button', { name: 'Change reason' }));
    const dialog = await question('Reject Asha: why?');
    const chosen = await radio(dialog, 'Rules of the contest');
    await expectFocus(() => chosen);
    await press(await radio(dialog, 'Another song'));
    await press(within(dialog).getByLabelText('A sentence of your own (optional)'));
    await pressKey('Please sing ours.');
    await waitFor(() =>
      expect(within(dialog).getByRole('region', { name: 'In the email' }).textContent).toContain(
        'Another song.',
      ),
    );
    await press(within(dialog).getByRole('button', { name: 'Change reason' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await toast('Another song');
    sendDecision();
    await waitFor(() =>
      expect(server.received('post', '/api/admin/entries/{id}/reject')).toEqual([
        expect.objectContaining({ reasonId: 'Another song', sentence: 'Please sing ours.' }),
      ]),
    );
  });

  it('is asked for by a single key if nothing speaks for one', async () => {
    answerEntries({ name: 'Asha', status: 'approved' });
    setReasons(reason('Photo', { action: 'disapprove' }), reason('Video', { action: 'disapprove' }));
    await openReview('Asha');
    await pressKey('d');
    const dialog = await question('Return Asha to pending: why?');
    await waitFor(() =>
      expect(
        within(dialog)
          .getAllByRole<HTMLInputElement>('radio')
          .find(({ checked }) => checked),
      ).toBe(document.activeElement),
    );
    await pressKey('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reviewed()).toContain('Approved');
  });

  it('is chosen in the menu', async () => {
    setReasons(reason('Rules of YouTube'), reason('Another song'));
    await openReview('Asha');
    await pressItem('Asha', 'Reject with another reason…');
    const dialog = await question('Reject Asha: why?');
    await press(await radio(dialog, 'Rules of YouTube'));
    await press(within(dialog).getByRole('button', { name: 'Reject' }));
    await toast('Rules of YouTube');
  });
});

describe('the review', () => {
  const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

  it('shows one entry of the list after another, and keeps the focus', async () => {
    answerEntries({ name: 'first' }, { name: 'second' }, { name: 'third' });
    await openReview('first');
    expect(screen.getByText('1 of 3')).toBeTruthy();
    button('Approve').focus();
    await pressKey('{Enter}');
    await heading('second');
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('second, 2 of 3'),
    );
    await expectFocus(() => button('Approve'));

    // A double click decides on one entry.
    await settled();
    await pressTwice(button('Reject'));
    await heading('third');
    await toast('second: Entry rejected');
    await pressKey('{Control>}z{/Control}');
    await heading('second');
    await settled();
    await pressKey('k');
    await heading('first');
    await expectReviewed('Approved');

    expect(isOff(button('Previous entry'))).toBe(true);
    await settled();
    await pressKey('j');
    await heading('second');

    await settled();
    await pressKey('p');
    await screen.findByRole('dialog', { name: 'Verification photo of second' });
    await pressKey('a{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectReviewed('Pending');
    await pressKey('a');
    await heading('third');
    // The last entry stays.
    await settled();
    await pressKey('{Shift>}R{/Shift}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(isOff(within(dialog).getByRole('button', { name: 'Reject' }))).toBe(false));
    await press(within(dialog).getByRole('button', { name: 'Reject' }));
    await expectReviewed('Rejected');
    await heading('third');
  });

  it('stays in place while decided entries leave the list', async () => {
    answerEntries({ name: 'first' }, { name: 'second' }, { name: 'third' });
    // One entry a page, so that the neighbours are on other pages.
    await openReview('first', '?perPage=1&filter={"status":"pending"}');
    await screen.findByText('1 of 3 pending');
    await press(button('Approve'));
    await heading('second');
    await settled();
    await press(button('Reject'));
    await heading('third');
    // The approved entry has left the list, and the rejected one waits to be sent.
    await screen.findByText('1 of 1 pending');
    await settled();
    await pressKey('k');
    await heading('second');
    await screen.findByText('1 of 2 pending');
  });

  it('shows decisions of the list and of another moderator', async () => {
    await openList();
    await press(screen.getByRole('link', { name: 'Asha' }));
    await heading('Asha');
    await screen.findByRole('button', { name: 'Reject' });
    await press(screen.getByRole('link', { name: '← All entries' }));
    await findRow('Asha');
    await act('Asha', 'Reject');
    sendDecision();
    await expectInRow('Asha', 'Rejected');
    await press(screen.getByRole('link', { name: 'Asha' }));
    await heading('Asha');
    await screen.findByRole('button', { name: 'Approve' });
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();

    await press(screen.getByRole('link', { name: '← All entries' }));
    await findRow('Asha');
    change('Asha', { status: 'approved' });
    await press(screen.getByRole('link', { name: 'Asha' }));
    await screen.findByRole('button', { name: 'Disapprove' });
  });

  it('plays the video when it is asked to, and gives it the focus', async () => {
    await openReview('Asha');
    expect(screen.getByRole('link', { name: /^Watch on YouTube/ }).getAttribute('href')).toBe(
      entryOf('Asha').youtubeUrl,
    );
    expect(document.querySelector('iframe')).toBeNull();
    await press(button('Play here'));
    await screen.findByTitle('Video of Asha');
    // Inside the frame, the shortcuts would not work.
    await expectFocus(() => screen.getByRole('group', { name: 'Video of Asha' }));
  });

  it('keeps private notes with the entry', async () => {
    const body = 'Her sister entered last year.';
    const notes = [example('EntryNoteDto', { body, mayDelete: true })];
    server.answer('post', '/api/admin/entries/{id}/notes', 201, notes);
    server.answer('delete', '/api/admin/entries/{id}/notes/{noteId}', 200, []);
    await openReview('Asha');
    await press(screen.getByLabelText('New note'));
    await pressKey(body);
    await press(button('Add note'));
    const list = await screen.findByRole('list', { name: 'Private notes' });
    await waitFor(() => expect(list.textContent).toContain(body));
    await press(button(/^Delete the note of /));
    await press(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(body)).toBeNull());
  });
});
