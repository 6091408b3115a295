import { texts } from '../../../../../e2e/support/sentences';
import { openContest } from '../../../../test/contest';
import { answerHome } from '../../../../test/home';
import { answerEntries, ENTRIES, entryOf, MANY_ENTRIES } from '../../../../test/entries';
import {
  button,
  expectText,
  field,
  fill,
  main,
  openPage,
  press,
  screen,
  chooseOption,
  server,
  waitFor,
  within,
  withSite,
} from '../../../../test/site';
import { votingContest } from '../../../../test/voting';

const LIST = '/api/contest/entries';
const FAILURE = 'The entries could not be loaded.';
const cards = () => main().getAllByRole('article');
const names = () => cards().map((card) => within(card).getAllByRole('link')[0]!.textContent);
const order = () => field('Order') as unknown as HTMLSelectElement;
const address = () => location.pathname + location.search;
/** The queries of the requests for the list. */
const asked = () =>
  server.requests.filter(({ line }) => line === `GET ${LIST}`).map(({ query }) => Object.fromEntries(query));

withSite();
beforeEach(() => {
  answerHome();
  answerEntries();
});

describe('the list', () => {
  it('begins with the fewest views, and each card says who sings and with how many views', async () => {
    await openPage('/entries');
    await waitFor(() => expect(cards()).toHaveLength(6));
    await expectText(texts.entries.sorting);
    expect(screen.getByText('6 approved entries')).toBeTruthy();
    expect(names()[0]).toBe('Demo Entrant Seven');
    expect(cards()[0]!.textContent).toContain('#6');
    expect(cards()[0]!.textContent).toContain('4.0K views');
    // Its play button is the way to the video.
    expect(within(cards()[0]!).queryByRole('link', { name: /^Watch on YouTube/ })).toBeNull();
    expect(cards()[0]!.textContent).not.toContain('Submitted');
  });

  it('of the contest of 2025 says on each card when it was sent, and leads to YouTube', async () => {
    answerHome(openContest({ entryGate: 'always' }));
    answerEntries();
    await openPage('/entries');
    await waitFor(() => expect(cards()).toHaveLength(6));
    expect(cards()[0]!.textContent).toContain('Submitted 6 July 2025');
    expect(
      within(cards()[0]!)
        .getByRole('link', { name: /^Watch on YouTube/ })
        .getAttribute('href'),
    ).toBe('https://www.youtube.com/watch?v=video-00005');
  });

  it.each([
    { entries: 12, hasSearch: false },
    { entries: 13, hasSearch: true },
  ])('of $entries entries has a search: $hasSearch', async ({ entries, hasSearch }) => {
    answerEntries(MANY_ENTRIES.slice(0, entries));
    await openPage('/entries');
    await waitFor(() => expect(cards()).toHaveLength(entries));
    expect(order().value).toBe('fewest');
    expect(screen.queryAllByLabelText('Search by name')).toHaveLength(hasSearch ? 1 : 0);
  });

  it('is ordered and searched, and the address keeps both', async () => {
    answerEntries(MANY_ENTRIES);
    await openPage('/entries');
    await waitFor(() => expect(names()[0]).toBe('Demo Entrant Seven'));
    await chooseOption(order(), 'Most viewed');
    await waitFor(() => expect(names()[0]).toBe('Demo Entrant One'));
    expect(address()).toBe('/entries?order=most');
    expect(cards()[0]!.textContent).toContain('#1');

    await fill(field('Search by name'), 'entrant two');
    await waitFor(() => expect(names()).toEqual(['Demo Entrant Two']));
    expect(address()).toBe('/entries?order=most&q=entrant+two');
    expect(screen.getByText('1 approved entry')).toBeTruthy();

    await fill(field('Search by name'), 'zzz');
    await screen.findByRole('heading', { name: 'No entry by “zzz”' });
    await press(button('Show all entries'));
    await waitFor(() => expect(cards()).toHaveLength(13));
    expect(address()).toBe('/entries?order=most');
    await chooseOption(order(), 'Fewest viewed');
    await waitFor(() => expect(address()).toBe('/entries'));
  });

  it('begins with the order and the search of its address', async () => {
    await openPage('/entries?order=most&q=entrant+two');
    await waitFor(() => expect(names()).toEqual(['Demo Entrant Two']));
    expect(field('Search by name').value).toBe('entrant two');
    expect(order().value).toBe('most');
  });

  it.each([
    { query: 'q=%00', sent: { sort: 'gallery' } },
    { query: `q=${'x'.repeat(120)}`, sent: { sort: 'gallery', q: 'x'.repeat(100) } },
    { query: 'order=nonsense', sent: { sort: 'gallery' } },
    { query: 'order=newest', sent: { sort: 'submittedAt', order: 'desc' } },
  ])('asks only for what the server accepts: $query', async ({ query, sent }) => {
    await openPage(`/entries?${query}`);
    await waitFor(() => expect(asked()).toEqual([{ ...sent, limit: '24', offset: '0' }]));
  });

  it('is read on, part by part', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      entryOf(0, { id: `entry-${index}`, name: `Singer ${index}` }),
    );
    server.answerBy('get', LIST, 200, ({ query }) => {
      const from = Number(query.get('offset'));
      // One that moves from the first part into the second is not shown twice.
      const body = from === 0 ? many.slice(0, 24) : many.slice(23);
      return { body, headers: { 'content-range': 'entries 0-0/30' } };
    });
    await openPage('/entries');
    await waitFor(() => expect(cards()).toHaveLength(24));
    await press(button('Show more'));
    await waitFor(() => expect(cards()).toHaveLength(30));
    expect(main().queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(asked().map(({ offset }) => offset)).toEqual(['0', '24']);
  });

  it('keeps what it shows when the next part does not load', async () => {
    server.answerBy('get', LIST, 200, () => ({
      body: ENTRIES,
      headers: { 'content-range': 'entries 0-5/30' },
    }));
    await openPage('/entries');
    await waitFor(() => expect(cards()).toHaveLength(6));
    server.lose('get', LIST);
    await press(button('Show more'));
    await screen.findByText(FAILURE);
    expect(cards()).toHaveLength(6);
  });
});

describe('the sentence on the order', () => {
  const FAIR = 'Least heard first, so that everybody gets a chance';
  const SPECIFIED = 'Sorted by view count (ascending)';

  it.each([
    { state: 'voting' as const, entryGate: 'submission_phase' as const, first: 'views', sentence: FAIR },
    {
      state: 'judging' as const,
      entryGate: 'submission_phase' as const,
      first: 'views',
      sentence: SPECIFIED,
    },
    { state: 'voting' as const, entryGate: 'always' as const, first: 'views', sentence: SPECIFIED },
    {
      state: 'decided' as const,
      entryGate: 'submission_phase' as const,
      first: 'result',
      sentence: 'In the order of the result',
    },
  ])(
    'of a contest that is $state, with the gate $entryGate: $sentence',
    async ({ first, sentence, ...of }) => {
      answerHome(openContest(of));
      server.answerBy('get', LIST, 200, () => ({
        body: ENTRIES,
        headers: { 'content-range': 'entries 0-5/6', 'gallery-order': first },
      }));
      await openPage('/entries');
      await screen.findByText(sentence);
      // A contest whose page is specified has its title on each card.
      const titles = main().queryAllByText('Cover Song Contest 2025', { selector: 'article p' });
      expect(titles).toHaveLength(of.entryGate === 'always' ? 6 : 0);
    },
  );
});

describe('a card of a contest', () => {
  const none = entryOf(0, { viewCount: 0 });
  const open = async (of: Parameters<typeof votingContest>[0]) => {
    answerHome(votingContest(of));
    answerEntries([none]);
    await openPage('/entries');
    await waitFor(() => expect(cards()).toHaveLength(1));
    return within(cards()[0]!);
  };

  it('leads to its question on the ballot while visitors vote, and does not count nothing', async () => {
    const card = await open({ entryGate: 'submission_phase' });
    const link = card.getByRole('link', { name: `Vote for ${none.name}` });
    expect(link.getAttribute('href')).toBe(`/vote#${none.slug}`);
    expect(card.queryByText('0 views')).toBeNull();
  });

  it.each([
    { state: 'judging' as const, entryGate: 'submission_phase' as const, zeros: 0 },
    { state: 'voting' as const, entryGate: 'always' as const, zeros: 1 },
  ])('has no such link while it is $state with the gate $entryGate', async ({ zeros, ...of }) => {
    const card = await open(of);
    expect(card.queryByRole('link', { name: /^Vote/ })).toBeNull();
    expect(card.queryAllByText('0 views')).toHaveLength(zeros);
  });
});

describe('while the entries load and when they do not', () => {
  it('a notice says that they load', async () => {
    const release = server.hold('get', LIST);
    await openPage('/entries');
    await screen.findByText('Loading entries...');
    release();
    await main().findByText('Demo Entrant One');
    expect(screen.queryByText('Loading entries...')).toBeNull();
  });

  it('they can be asked for again', async () => {
    server.lose('get', LIST);
    await openPage('/entries');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain(FAILURE);
    answerEntries();
    await press(button('Try Again'));
    await main().findByText('Demo Entrant One');
    expect(screen.queryByText(FAILURE)).toBeNull();
  });

  it('there are no controls before the first answer, and they stay when another view does not load', async () => {
    server.fail('get', LIST);
    await openPage('/entries');
    await screen.findByText(FAILURE);
    expect(screen.queryByLabelText('Order')).toBeNull();
    expect(screen.queryByLabelText('Search by name')).toBeNull();

    answerEntries();
    await press(button('Try Again'));
    await waitFor(() => expect(order().value).toBe('fewest'));
    server.fail('get', LIST);
    await chooseOption(order(), 'Most viewed');
    await screen.findByText(FAILURE);
    expect(order().value).toBe('most');
    answerEntries();
    await chooseOption(order(), 'Fewest viewed');
    await waitFor(() => expect(names()[0]).toBe('Demo Entrant Seven'));
  });
});

it('a card says that its photo did not load', async () => {
  await openPage('/entries');
  const photo = await screen.findByRole('img', { name: 'Verification photo of Demo Entrant One' });
  photo.dispatchEvent(new Event('error'));
  await expectText(texts.entries.noPhoto);
  expect(photo.isConnected).toBe(false);
});

describe('an empty gallery', () => {
  it.each([
    { state: 'voting' as const, invites: false },
    { state: 'open' as const, invites: true },
  ])('while a contest is $state invites: $invites', async ({ state, invites }) => {
    answerHome(openContest({ state, acceptsEntries: state === 'open' }));
    answerEntries([]);
    await openPage('/entries');
    await expectText(texts.entries.empty);
    expect(screen.getByText('Entries appear here as soon as they are approved.')).toBeTruthy();
    const links = main().queryAllByRole('link', { name: 'Enter the contest' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(invites ? ['/#enter'] : []);
  });
});

describe('the banner of the votes', () => {
  const BANNER = 'Voting for the competition will begin on August 1st, 2098!';

  it.each([
    { state: 'announced' as const, banner: true },
    { state: 'open' as const, banner: true },
    { state: 'closed' as const, banner: true },
    { state: 'judging' as const, banner: false },
    { state: 'decided' as const, banner: false },
  ])('of a contest that is $state: $banner', async ({ state, banner }) => {
    answerHome(openContest({ state, entryGate: 'always', votingOpensAt: '2098-08-01T00:00:00+05:30' }));
    answerEntries();
    await openPage('/entries');
    await screen.findByRole('heading', { level: 1, name: 'Contest Entries' });
    await waitFor(() => expect(cards()).toHaveLength(6));
    expect(screen.queryAllByText(BANNER)).toHaveLength(banner ? 1 : 0);
  });

  it('of a contest that closes its entries has the form of a deadline', async () => {
    answerHome(openContest({ entryGate: 'submission_phase', votingOpensAt: '2098-08-01T00:00:00+05:30' }));
    answerEntries();
    await openPage('/entries');
    await screen.findByText('Voting begins on Friday 1 August.');
    expect(screen.queryByText(BANNER)).toBeNull();
  });

  it('says until when visitors vote', async () => {
    answerHome(votingContest({ votingClosesAt: '2098-08-16T00:00:00+05:30' }));
    answerEntries();
    await openPage('/entries');
    await screen.findByText(/^Voting is open until .* 1[56] August\. You have one vote\.$/);
    expect(main().getByRole('link', { name: 'Vote now' }).getAttribute('href')).toBe('/vote');
  });
});

it('in Malayalam, the gallery keeps the names as they are and marks their language', async () => {
  answerEntries([entryOf(0), entryOf(1, { id: 'ml', name: 'ആശ മേനോൻ' })]);
  await openPage('/ml/entries');
  const english = await main().findByText('Demo Entrant One');
  expect(english.closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(main().getByText('ആശ മേനോൻ').closest('[lang]')?.getAttribute('lang')).toBe('ml');
  expect(document.documentElement.lang).toBe('ml');
});
