import { answerHome } from '../../../../test/home';
import { answerEntries, ENTRIES, pageOf } from '../../../../test/entries';
import { CAPTCHA } from '../../../../test/entry-form';
import { answerSongs, songOf } from '../../../../test/songs';
import {
  button,
  descriptionOf,
  expectFocus,
  expectToast,
  field,
  fill,
  main,
  MEERA,
  openPage,
  press,
  screen,
  settle,
  server,
  waitFor,
  within,
  withSite,
} from '../../../../test/site';
import {
  answerBallot,
  answerChallenge,
  answerVoting,
  myVote,
  LONG_BALLOT,
  names,
  NO_VOTE,
  ONE,
  openVoting,
  RECEIPT,
  TWO,
  voteFor,
  votingContest,
} from '../../../../test/voting';

const VOTES = '/api/contest/votes';
const MY_VOTE = '/api/contest/my-vote';
const vote = (name: string) => screen.findByRole('button', { name: `Vote for ${name}` });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({
    width,
  });
const allEntries = () => waitFor(() => expect(names()).toHaveLength(6));

withSite();

describe('the ballot', () => {
  it('has no search before its first answer', async () => {
    answerVoting();
    server.fail('get', '/api/contest/ballot');
    await openVoting();
    await screen.findByText('The entries could not be loaded.');
    expect(screen.queryByLabelText('Search by name')).toBeNull();

    answerBallot(LONG_BALLOT);
    await press(button('Try Again'));
    await fill(await main().findByLabelText('Search by name'), 'entrant two');
    await waitFor(() => expect(names()).toEqual(['Demo Entrant Two']));
    expect(field('Search by name').value).toBe('entrant two');
  });

  it.each([
    { entries: 12, hasSearch: false },
    { entries: 13, hasSearch: true },
  ])('of $entries entries has a search: $hasSearch', async ({ entries, hasSearch }) => {
    answerVoting();
    answerBallot(LONG_BALLOT.slice(0, entries));
    await openVoting();
    await waitFor(() => expect(names()).toHaveLength(entries));
    expect(screen.queryAllByLabelText('Search by name')).toHaveLength(hasSearch ? 1 : 0);
  });

  it('says how many days are left, and on the last day the hours and minutes', async () => {
    const HOUR = 3_600_000;
    for (const [left, sentence] of [
      [49 * HOUR, '2 days left.'],
      [25 * HOUR, '1 day left.'],
      [5.51 * HOUR, '5 h 30 min left.'],
    ] as const) {
      answerVoting();
      const serverNow = new Date().toISOString();
      const votingClosesAt = new Date(Date.parse(serverNow) + left).toISOString();
      server.answer('get', '/api/contest', 200, votingContest({ serverNow, votingClosesAt }));
      await openVoting();
      expect((await screen.findByRole('timer')).textContent).toBe(sentence);
    }
  });

  describe('beside or above what the page says of it', () => {
    beforeEach(() => void (document.documentElement.style.fontSize = '16px'));
    afterEach(() => {
      document.documentElement.style.fontSize = '';
      setWidth(1024);
    });

    it.each([
      { width: 1024, first: 'after' },
      { width: 800, first: 'before' },
    ])(
      'comes $first what the page says of the vote, in the order of sight, at $width px',
      async ({ width }) => {
        setWidth(width);
        answerVoting();
        await openVoting();
        const first = await vote(ONE.name);
        for (const later of [
          screen.getByRole('region', { name: 'Your vote' }),
          screen.getByText(/^You can move your vote or take it back/),
          screen.getByText('Check a receipt'),
        ])
          expect(first.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING).toBe(
            width < 960 ? Node.DOCUMENT_POSITION_FOLLOWING : 0,
          );
      },
    );
  });

  it('has the order of the browser, the same at each visit, and is searched by name', async () => {
    answerVoting();
    answerBallot(LONG_BALLOT);
    const allEntries = () => waitFor(() => expect(names()).toHaveLength(13));
    const orderOf = async (seed: string) => {
      localStorage.setItem('paattu-ballot-seed', seed);
      await openVoting();
      await allEntries();
      return names();
    };
    const [other, first] = [await orderOf('7'), await orderOf('1')];
    expect(other).not.toEqual(first);
    expect(other.toSorted()).toEqual(first.toSorted());
    expect(await orderOf('1')).toEqual(first);

    await fill(field('Search by name'), 'entrant one');
    await waitFor(() => expect(names()).toEqual(['Demo Entrant One']));
    await fill(field('Search by name'), 'nobody');
    await press(await main().findByRole('button', { name: 'Show all entries' }));
    await allEntries();
  });

  it('keeps one order for each browser that has no stored one', async () => {
    answerVoting();
    await openVoting();
    await allEntries();
    const stored = localStorage.getItem('paattu-ballot-seed');
    expect(stored).toMatch(/^\d{1,18}$/);
    await openVoting();
    await allEntries();
    expect(localStorage.getItem('paattu-ballot-seed')).toBe(stored);
  });

  it.each([
    {
      state: 'closed' as const,
      dates: { votingOpensAt: '2098-08-01T00:00:00.000Z', votingClosesAt: '2098-08-16T00:00:00.000Z' },
      heading: /^One vote\. Choose a voice\./,
      title: /^Voting begins .*1 August\.$/,
      way: ['See the entries', '/entries'] as const,
    },
    {
      state: 'judging' as const,
      dates: { winnerAt: '2098-08-18T00:00:00.000Z' },
      heading: 'Voting is closed.',
      title: 'The winner is announced on 18 August 2098.',
      way: ['See the entries', '/entries'] as const,
    },
    {
      state: 'decided' as const,
      dates: { slug: 'monsoon', hasResults: true },
      heading: 'Voting is closed.',
      title: 'The result is announced.',
      way: ['See the result', '/contests/monsoon/results'] as const,
    },
    {
      state: 'archived' as const,
      dates: { hasResults: false },
      heading: 'Voting is closed.',
      title: 'The contest is over.',
      way: ['See the entries', '/entries'] as const,
    },
  ])(
    'is not there while a contest is $state, and its place says why and where to go',
    async ({ state, dates, heading, title, way: [name, address] }) => {
      answerVoting();
      server.answer('get', '/api/contest', 200, votingContest({ state, ...dates }));
      await openVoting();

      await screen.findByRole('heading', { level: 2, name: title });
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^Vote for/ })).toBeNull();
      expect(main().queryByText('You have not voted yet.')).toBeNull();
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
    },
  );

  it('is not there without a contest: one heading, a sentence and a way on', async () => {
    answerVoting();
    server.answer('get', '/api/contest', 204);
    answerSongs(songOf('Monsoon Letter'));
    await openVoting();

    await main().findByRole('link', { name: 'Listen to the songs' });
    expect(screen.getByText('There is no contest to vote in at the moment.')).toBeTruthy();
    const headings = main().getAllByRole('heading', { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Vote']);
    expect(main().getByRole('link', { name: 'Listen to the songs' }).getAttribute('href')).toBe('/songs');
  });

  it('leads to no songs where there are none', async () => {
    answerVoting();
    server.answer('get', '/api/contest', 204);
    answerSongs();
    await openVoting();

    await screen.findByText('There is no contest to vote in at the moment.');
    await waitFor(() => expect(server.requestsOf('get', '/api/songs')).toHaveLength(1));
    await settle();
    expect(main().queryByRole('link', { name: 'Listen to the songs' })).toBeNull();
  });
});

describe('the question for an address', () => {
  beforeEach(async () => {
    answerVoting();
    await answerChallenge();
  });

  async function openQuestion() {
    await openVoting();
    await press(await vote(ONE.name));
    const asked = within(await dialog('Your vote for'));
    await asked.findByLabelText('Email');
    return {
      ...asked,
      email: asked.getByLabelText<HTMLInputElement>('Email'),
      isAdult: asked.getByLabelText<HTMLInputElement>('I am 18 or over'),
      send: () => press(asked.getByRole('button', { name: 'Send me the link' })),
    };
  }

  it('asks for an address and the age before it sends anything', async () => {
    const asked = await openQuestion();
    await asked.send();
    await expectFocus(() => asked.email);
    expect(descriptionOf(asked.email)).toContain('Please enter a valid email address');
    await fill(asked.email, 'devi@visitor.example');
    await asked.send();
    await expectFocus(() => asked.isAdult);
    expect(descriptionOf(asked.isAdult)).toContain('18');
    expect(server.received('post', VOTES)).toEqual([]);
  });

  it('says where the link was sent, and takes another address', async () => {
    server.answer('post', VOTES, 202);
    const asked = await openQuestion();
    await fill(asked.email, ' Devi@Visitor.example ');
    await press(asked.isAdult);
    await asked.send();

    const sent = within(await dialog('Look into your mailbox'));
    const text = sent.getByText(/devi@visitor\.example/);
    await expectFocus(() => text);
    expect(server.received('post', VOTES)).toEqual([
      expect.objectContaining({
        entryId: ONE.id,
        email: 'devi@visitor.example',
        isAdult: true,
      }),
    ]);

    await press(sent.getByRole('button', { name: 'Use another address' }));
    expect((await dialog('Your vote for')).textContent).toContain(ONE.name);
  });

  it('needs a captcha where the network is busy, and loses nothing typed', async () => {
    server.refuse('post', VOTES, 400, 'CAPTCHA_NEEDED');
    server.answer('post', '/api/captchas', 201, CAPTCHA);
    server.answer('post', '/api/captchas/{id}/check', 200, { correct: true });
    const asked = await openQuestion();
    await fill(asked.email, 'hostel@visitor.example');
    await press(asked.isAdult);
    await asked.send();

    await asked.findByText(/Please solve the picture too\.$/);
    expect(asked.email.value).toBe('hostel@visitor.example');
    await asked.findByRole('img', { name: 'Distorted picture of six letters and digits' });
    await fill(asked.getByLabelText('CAPTCHA'), 'ABC234');
    server.answer('post', VOTES, 202);
    await asked.send();

    await dialog('Look into your mailbox');
    expect(server.received('post', VOTES).at(-1)).toMatchObject({
      captchaId: CAPTCHA.id,
      captchaText: 'ABC234',
    });
  });

  it('says that the site does not answer, and sends again', async () => {
    server.fail('post', VOTES);
    const asked = await openQuestion();
    await fill(asked.email, 'devi@visitor.example');
    await press(asked.isAdult);
    await asked.send();
    await asked.findByText(/^The site does not answer\./);

    server.answer('post', VOTES, 202);
    await asked.send();
    await dialog('Look into your mailbox');
  });

  it('closes without a vote, and gives the focus back', async () => {
    const asked = await openQuestion();
    await press(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.received('post', VOTES)).toEqual([]);
  });

  it('leads to the log-in, which returns to the chosen singer', async () => {
    const asked = await openQuestion();
    expect(asked.getByRole('link', { name: /^Or sign in/ }).getAttribute('href')).toBe(
      '/auth?returnTo=%2Fvote%23demo-entrant-one',
    );
  });
});

describe('a voter who may vote at once', () => {
  it('votes with one press, and reads what that says', async () => {
    answerVoting({ ...NO_VOTE, isOfAccount: true, votesAtOnce: true });
    server.answer('put', MY_VOTE, 200, { ...voteFor(ONE), isOfAccount: true });
    await openVoting(MEERA);
    await screen.findByText('With your vote you say: I am 18 or over.');

    await press(await vote(ONE.name));

    await expectToast('We have your vote', `Your vote is for ${ONE.name}.`);
    await waitFor(() => expect(myVote().getByText(ONE.name)).toBeTruthy());
    expect(server.received('put', MY_VOTE)).toEqual([{ entryId: ONE.id, isAdult: true }]);
  });

  it('is asked before the vote moves to another entry', async () => {
    answerVoting(voteFor(ONE));
    server.answer('put', MY_VOTE, 200, voteFor(TWO));
    await openVoting();
    await press(await vote(TWO.name));

    const move = await dialog('Move your vote?');
    expect(move.textContent).toContain('from Demo Entrant One to Demo Entrant Two');
    expect(server.received('put', MY_VOTE)).toEqual([]);
    await press(within(move).getByRole('button', { name: 'Move my vote' }));

    await waitFor(() => expect(myVote().getByText(TWO.name)).toBeTruthy());
    expect(myVote().getByText(RECEIPT)).toBeTruthy();
  });

  it('reads why a vote was not cast, and the vote is read again', async () => {
    answerVoting({ ...NO_VOTE, votesAtOnce: true });
    server.refuse('put', MY_VOTE, 409, 'ENTRY_NOT_VOTABLE');
    await openVoting();
    const button = await vote(ONE.name);
    // Once for the page, and once for the entries.
    expect(server.received('get', MY_VOTE)).toHaveLength(2);
    await press(button);

    await screen.findByText('Your vote was not counted');
    await waitFor(() => expect(server.received('get', MY_VOTE)).toHaveLength(3));
  });

  it('takes the vote back', async () => {
    answerVoting(voteFor(ONE));
    server.answer('delete', MY_VOTE, 204);
    await openVoting();
    await press(await screen.findByRole('button', { name: 'Take it back' }));
    server.answer('get', MY_VOTE, 200, { ...NO_VOTE, votesAtOnce: true });
    const asked = within(await dialog('Take your vote back?'));
    await press(asked.getByRole('button', { name: 'Take it back' }));

    await waitFor(() => expect(myVote().getByText('You have not voted yet.')).toBeTruthy());
  });
});

describe('the vote of a visitor', () => {
  it('says that its entry left the contest, and nothing else, until it is back', async () => {
    const gone = 'This entry is no longer in the contest. You can give your vote to another one.';
    answerVoting(voteFor(ONE, { isEntryInContest: false, state: 'received' }));
    await openVoting();
    await waitFor(() => expect(myVote().getByText(gone)).toBeTruthy());
    expect(myVote().queryByText(/^We have your vote\./)).toBeNull();
    expect(myVote().getByRole('button', { name: 'Copy the receipt' })).toBeTruthy();

    answerVoting(voteFor(ONE, { isEntryBack: true, state: 'received' }));
    await openVoting();
    await waitFor(() =>
      expect(myVote().getByText(/^This entry had left the contest and is back\./)).toBeTruthy(),
    );
    expect(myVote().getByText(/^We have your vote\./)).toBeTruthy();
  });

  it('can be read again after an outage', async () => {
    answerVoting();
    server.lose('get', MY_VOTE);
    await openVoting();
    const retry = await waitFor(() => myVote().getByRole('button', { name: 'Try Again' }));
    server.answer('get', MY_VOTE, 200, voteFor(ONE));
    await press(retry);
    await waitFor(() => expect(myVote().getByText(ONE.name)).toBeTruthy());
  });

  it('is forgotten on this device for the next person', async () => {
    answerVoting(voteFor(ONE));
    server.answer('delete', '/api/contest/my-vote/session', 204);
    await openVoting();
    const forget = await screen.findByRole('button', { name: /^Not you\? Forget who voted/ });
    server.answer('get', MY_VOTE, 200, NO_VOTE);
    await press(forget);
    await waitFor(() => expect(myVote().getByText('You have not voted yet.')).toBeTruthy());
  });
});

describe('the way to the votes', () => {
  it('leads from the page of an entry to the question about it', async () => {
    answerVoting();
    await answerChallenge();
    answerSongs();
    server.answer('get', '/api/entries/{slug}', 200, pageOf(ENTRIES[0]!));
    answerEntries();
    await openPage('/entries/demo-entrant-one');
    await press(await main().findByRole('link', { name: 'Vote for this entry' }));

    expect((await dialog('Your vote for')).textContent).toContain('Demo Entrant One');
    await waitFor(() => expect(location.pathname + location.hash).toBe('/vote'));
  });

  it.each(['/', '/entries'])('leads there from %s', async (path) => {
    answerHome(votingContest());
    answerVoting();
    answerEntries();
    await openPage(path);
    await press((await main().findAllByRole('link', { name: 'Vote now' }))[0]!);
    await waitFor(() => expect(location.pathname).toBe('/vote'));
  });
});
