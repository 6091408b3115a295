import {
  button,
  expectFocus,
  main,
  openPage,
  press,
  pressKey,
  screen,
  server,
  waitFor,
  within,
  withSite,
} from '../../../../test/site';
import { answerVoting, BALLOT, NO_VOTE, ONE, RECEIPT, TWO, voteFor } from '../../../../test/voting';

const LINK = '/api/contest/votes/link';
const CONFIRM = '/api/contest/votes/confirm';
const TOKEN = 'x'.repeat(43);
const linked = {
  contestTitle: 'Cover Song Contest 2025',
  contestTitleMalayalam: null,
  current: null,
  isUsed: false,
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const openLink = (address = '/vote/confirm') => openPage(`${address}#${TOKEN}`);
const alerts = () =>
  main()
    .queryAllByRole('alert')
    .filter(({ textContent }) => textContent);

withSite();
beforeEach(() => {
  answerVoting();
  server.answer('post', LINK, 200, { ...linked, entry: ONE });
  server.answer('post', CONFIRM, 200, voteFor(ONE));
});

it('counts the vote when its button is pressed, and shows the receipt', async () => {
  await openLink();
  await main().findByText('Your vote in Cover Song Contest 2025 is for:');
  expect(main().getByText(ONE.name)).toBeTruthy();
  // Nobody votes by opening a page, and the token is not in the history.
  expect(server.received('post', CONFIRM)).toEqual([]);
  expect(location.hash).toBe('');
  expect(server.received('post', LINK)).toEqual([{ token: TOKEN }]);

  await press(button('Count my vote'));

  const received = await heading('We have your vote');
  await expectFocus(() => received);
  expect(main().getByText(RECEIPT)).toBeTruthy();
  expect(server.received('post', CONFIRM)).toEqual([{ token: TOKEN, entryId: ONE.id }]);
  expect(main().getByRole('link', { name: 'To the entries' }).getAttribute('href')).toBe('/vote');
});

it('says from whom the vote moves', async () => {
  server.answer('post', LINK, 200, { ...linked, entry: ONE, current: TWO });
  await openLink();
  await main().findByText(/^It moves your vote from/);
  expect(screen.getByRole('main').textContent).toContain(TWO.name);
});

it.each([
  { status: 410, code: 'VOTE_LINK_EXPIRED', title: 'This link has expired' },
  { status: 400, code: 'INVALID_TOKEN', title: 'This link does not work' },
])('says how to go on after $code', async ({ status, code, title }) => {
  server.refuse('post', LINK, status, code);
  await openLink();
  await heading(title);
  expect(main().getByText('Please vote again to get a new link.')).toBeTruthy();
  await press(main().getByRole('link', { name: 'To the entries' }));
  await waitFor(() => expect(location.pathname).toBe('/vote'));
});

it('says so without a link, and asks the server nothing', async () => {
  await openPage('/vote/confirm');
  await heading('This link does not work');
  expect(server.received('post', LINK)).toEqual([]);
});

it('says that voting closed meanwhile', async () => {
  server.refuse('post', CONFIRM, 409, 'VOTING_CLOSED');
  await openLink();
  await press(await main().findByRole('button', { name: 'Count my vote' }));
  await heading('Voting is closed');
  expect(main().getByText('No vote counts any more.')).toBeTruthy();
});

it('can be read again after an outage, and keeps its token meanwhile', async () => {
  server.lose('post', LINK);
  await openLink();
  const retry = await main().findByRole('button', { name: 'Try Again' });
  server.answer('post', LINK, 200, { ...linked, entry: ONE });
  await press(retry);
  await main().findByText('Your vote in Cover Song Contest 2025 is for:');
  expect(server.received('post', LINK)).toEqual([{ token: TOKEN }, { token: TOKEN }]);
});

it.each([
  { browser: 'the browser that used it', mine: voteFor(TWO), text: TWO.name },
  {
    browser: 'another browser',
    mine: NO_VOTE,
    text: 'The browser in which you used it shows your vote until voting closes.',
  },
])('that was used already says so in $browser', async ({ mine, text }) => {
  // The page does not know yet that another tab has used the link.
  server.answer('post', CONFIRM, 200, { ...mine, votesAtOnce: false });
  await openLink();
  await press(await main().findByRole('button', { name: 'Count my vote' }));

  const used = await heading('This link was used already');
  await expectFocus(() => used);
  expect(screen.getByRole('main').textContent).toContain(text);
  expect(main().queryByRole('button', { name: 'Count my vote' })).toBeNull();
  if (mine === NO_VOTE) expect(screen.getByRole('main').textContent).not.toContain('Demo Entrant');
});

it('that is opened after its use shows the vote of now', async () => {
  server.answer('post', LINK, 200, { ...linked, entry: ONE, current: TWO, isUsed: true });
  await openLink();
  await heading('This link was used already');
  expect(screen.getByRole('main').textContent).toContain(TWO.name);
});

describe('if the entry of the link has left the contest', () => {
  const button = () => main().findByRole('button', { name: 'Count my vote' });

  it('the list stays open while a keyboard chooses', async () => {
    server.answer('post', LINK, 200, { ...linked, entry: null });
    await openLink();
    await main().findByText(/^This entry is no longer in the contest/);
    const title = await heading('Your Vote');
    await expectFocus(() => title);
    const choices = await main().findAllByRole<HTMLInputElement>('radio');
    choices[0]!.focus();
    await pressKey('{ArrowDown}{ArrowDown}');
    const third = main().getAllByRole<HTMLInputElement>('radio')[2]!;
    await expectFocus(() => third);
    await waitFor(() => expect(third.checked).toBe(true));

    server.answer('post', CONFIRM, 200, voteFor(BALLOT[2]!));
    (await button()).focus();
    await pressKey('{Enter}');
    await heading('We have your vote');
    expect(server.received('post', CONFIRM)).toEqual([{ token: TOKEN, entryId: BALLOT[2]!.id }]);
  });

  it('a vote without a choice asks for one', async () => {
    server.answer('post', LINK, 200, { ...linked, entry: null });
    await openLink();
    await main().findAllByRole('radio');
    await press(await button());
    await main().findByText('Please choose another entry.');
    expect(server.received('post', CONFIRM)).toEqual([]);
  });

  it('the list takes the focus, and a choice ends what was said of the entry before', async () => {
    await openLink();
    const opener = await main().findByRole('button', { name: 'Choose another entry' });
    opener.focus();
    await pressKey('{Enter}');
    await expectFocus(() => main().getByText('All entries: your vote is for the one that you choose'));
    server.refuse('post', CONFIRM, 409, 'ENTRY_NOT_VOTABLE');
    (await button()).focus();
    await pressKey('{Enter}');
    await waitFor(() => expect(alerts()).toHaveLength(1));
    await press(await main().findByRole('radio', { name: /Demo Entrant Two$/ }));
    await waitFor(() => expect(alerts()).toHaveLength(0));

    server.answer('post', CONFIRM, 200, voteFor(TWO));
    (await button()).focus();
    await pressKey('{Enter}');
    const received = await heading('We have your vote');
    await expectFocus(() => received);
  });
});

describe('the check of a receipt', () => {
  const RECEIPTS = '/api/contest/votes/receipt';

  async function openCheck() {
    await openPage('/vote');
    await press(await main().findByText('Check a receipt'));
    const receipt = await main().findByLabelText<HTMLInputElement>('Receipt');
    return { receipt, check: () => press(main().getByRole('button', { name: 'Check' })) };
  }

  it('needs a receipt', async () => {
    const { receipt, check } = await openCheck();
    await check();
    await main().findByText('Please enter the receipt of your vote');
    await expectFocus(() => receipt);
    expect(server.received('post', RECEIPTS)).toEqual([]);
  });

  it.each([
    ['received', /^We have this vote\./],
    ['counted', 'This vote is counted.'],
    ['withdrawn', 'This vote was taken back.'],
    ['unknown', /^There is no vote with this receipt\./],
  ] as const)('says what a receipt is: %s', async (state, sentence) => {
    server.answer('post', RECEIPTS, 200, { state });
    const { receipt, check } = await openCheck();
    receipt.focus();
    await pressKey(RECEIPT.toLowerCase());
    await check();
    await within(screen.getByRole('main')).findByText(sentence);
    expect(server.received('post', RECEIPTS)).toEqual([{ code: RECEIPT.toLowerCase() }]);
  });
});
