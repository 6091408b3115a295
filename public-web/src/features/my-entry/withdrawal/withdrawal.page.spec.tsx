import { answerMyEntry, ONE_ENTRY, openMyEntry } from '../../../../test/my-entry';
import {
  descriptionOf,
  expectFocus,
  expectToast,
  fill,
  isOff,
  main,
  press,
  pressKey,
  pressTwice,
  screen,
  server,
  waitFor,
  withSite,
  within,
} from '../../../../test/site';

const WITHDRAW = '/api/my-entry/{id}/withdraw';
const UNDO = '/api/my-entry/{id}/undo-withdraw';
const NO_ANSWER = 'Our site does not answer. Please check your connection and try again.';

const dialog = () => within(screen.getByRole('dialog', { name: 'Withdraw This Entry?' }));
const address = () => dialog().getByLabelText<HTMLInputElement>('Your email address, to confirm');
const confirm = () => dialog().findByRole('button', { name: 'Withdraw the Entry' });
const status = () => main().getAllByRole('heading', { level: 2 })[0]!.textContent;

async function ask() {
  await openMyEntry();
  await press(await main().findByRole('button', { name: 'Withdraw the Entry…' }));
}

withSite();

describe('a withdrawal', () => {
  it('needs the address of the entry, and is sent once', async () => {
    const entry = answerMyEntry({ status: 'approved' });
    server.answer('post', WITHDRAW, 204);
    await ask();
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'It leaves the contest at once, and nobody sees it among the entries any more.',
      'You can take this back for 24 hours, unless the same video is entered again in that time.',
      'You can enter again, also with this video, as long as entries are accepted.',
    ]);
    await press(await confirm());
    await expectFocus(address);
    expect(descriptionOf(address())).toBe('Please enter your email address');
    expect(server.received('post', WITHDRAW)).toEqual([]);

    await fill(address(), `Meera <${entry.email}>`);
    server.answer('get', ONE_ENTRY, 200, {
      ...entry,
      status: 'withdrawn',
      undoUntil: '2025-06-18T05:30:00.000Z',
    });
    await pressTwice(await confirm());

    await expectToast('Your entry is withdrawn.');
    await expectFocus(() => screen.getByRole('heading', { level: 1, name: 'Your Entry' }));
    await waitFor(() => expect(status()).toBe('You have withdrawn your entry'));
    expect(server.received('post', WITHDRAW)).toEqual([{ email: entry.email }]);
    expect(main().getByText(/^You can take it back until/).textContent).toBe(
      'You can take it back until 11:00 on Wednesday 18 June. Then the entry is in the contest again, as it was before.',
    );
    for (const gone of ['Change Your Entry', 'Withdraw Your Entry'])
      expect(main().queryByRole('heading', { name: gone })).toBeNull();
  });

  it('with another address is refused at the field of the dialog', async () => {
    answerMyEntry();
    server.refuse('post', WITHDRAW, 400, 'OTHER_EMAIL', {
      details: [{ field: 'email', code: 'OTHER_EMAIL' }],
    });
    await ask();
    await fill(address(), 'somebody@visitor.example');
    await press(await confirm());
    const sentence = 'This is not the address that you entered the contest with.';
    await waitFor(() => expect(descriptionOf(address())).toBe(sentence));
    await expectFocus(address);
    expect(dialog().getByRole('alert').textContent).toBe('');
  });

  it('that does not arrive says so in the dialog, which can be closed', async () => {
    answerMyEntry();
    server.fail('post', WITHDRAW);
    await ask();
    await fill(address(), 'meera@visitor.example');
    await press(await confirm());
    await waitFor(() => expect(dialog().getByRole('alert').textContent).toBe(NO_ANSWER));
    await waitFor(async () => expect(isOff(await confirm())).toBe(false));

    await press(dialog().getByRole('button', { name: 'Keep the Entry' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(status()).toBe('We are checking your entry');
  });

  it('of an entry that has left the contest meanwhile shows what became of it', async () => {
    const entry = answerMyEntry();
    server.refuse('post', WITHDRAW, 409, 'NOT_IN_CONTEST');
    await ask();
    await fill(address(), entry.email);
    server.answer('get', ONE_ENTRY, 200, { ...entry, status: 'rejected' });
    await pressKey('{Enter}');
    await waitFor(() => expect(status()).toBe('Your entry was not accepted'));
    expect(main().queryByRole('button', { name: 'Withdraw the Entry…' })).toBeNull();
  });
});

describe('taking a withdrawal back', () => {
  const withdrawn = { status: 'withdrawn', undoUntil: '2098-06-18T05:30:00.000Z' } as const;
  const undo = () => main().findByRole('button', { name: 'Take It Back' });

  it('brings the entry back as it was', async () => {
    const entry = answerMyEntry(withdrawn);
    server.answer('post', UNDO, 204);
    await openMyEntry();
    const button = await undo();
    server.answer('get', ONE_ENTRY, 200, { ...entry, status: 'approved', undoUntil: null });
    await press(button);
    await expectToast('Your entry is back in the contest.');
    await expectFocus(() => screen.getByRole('heading', { level: 1, name: 'Your Entry' }));
    await waitFor(() => expect(status()).toBe('Your entry is in the contest'));
    expect(main().queryByRole('button', { name: 'Take It Back' })).toBeNull();
  });

  it.each([
    [
      'DUPLICATE_VIDEO',
      'This video has been entered in the contest again since, so this entry cannot come back.',
    ],
    ['UNDO_EXPIRED', 'A withdrawal can be taken back for 24 hours. You can enter the contest again.'],
    ['ENTRY_UNHEARD', 'The jury can hear this entry no more, so it cannot come back into the contest.'],
  ])('that is refused with %s says why, and asks for the entry again', async (code, sentence) => {
    const entry = answerMyEntry(withdrawn);
    server.refuse('post', UNDO, 409, code);
    await openMyEntry();
    const button = await undo();
    server.answer('get', ONE_ENTRY, 200, { ...entry, undoUntil: null });
    await press(button);
    await expectToast('The Withdrawal Was Not Taken Back', sentence);
    await waitFor(() => expect(main().queryByRole('button', { name: 'Take It Back' })).toBeNull());
  });

  it('that does not arrive can be tried again', async () => {
    answerMyEntry(withdrawn);
    server.fail('post', UNDO);
    await openMyEntry();
    await press(await undo());
    await expectToast('The Withdrawal Was Not Taken Back', NO_ANSWER);
    await waitFor(async () => expect(isOff(await undo())).toBe(false));
  });
});
