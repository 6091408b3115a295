import {
  example,
  openConsole,
  press,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../../test/console';
import { placeSentences } from '../../../lib/place-sentences';
import { contestSentences } from '../sentences';
import { overviewSentences as t } from './sentences';

withConsole();

const contest = example('AdminContestDto', {
  id: 'contest-1',
  title: 'Cover Song Contest 2098',
  state: 'open',
  isCurrent: true,
  publishedAt: '2025-01-01T00:00:00Z',
  certifiedAt: null,
  renditionWeight: 40,
  engagementWeight: 20,
  timeZone: 'Asia/Kolkata',
  announceAt: '2025-06-01T00:00:00Z',
  opensAt: '2025-06-17T00:00:00Z',
  closesAt: '2098-07-31T18:30:00Z',
  votingOpensAt: '2098-07-31T18:30:00Z',
  votingClosesAt: '2098-08-15T18:30:00Z',
  winnerAt: '2098-08-16T12:30:00Z',
});
const counts = {
  ...example('EntryStatusCountsDto'),
  total: 5,
  approved: 3,
  pending: 2,
  rejected: 0,
  withdrawn: 0,
};

const shown = example('ContestDto', { id: contest.id, slug: contest.slug, isCurrent: true });
const PUBLIC = '/api/contests/{slug}';

beforeEach(() => server.answer('get', PUBLIC, 200, shown));

/** The site's part of the page, which only says what it is given. */
const previews = {
  ContestPreview: ({ contest: { state, hasResults, winner } }: { contest: typeof shown }) => (
    <p>{`${state}, ${hasResults ? 'with' : 'without'} result, ${winner?.name ?? 'nobody'}`}</p>
  ),
};

/** The sentence below the name of the page. */
const sentence = async () =>
  (await screen.findByRole('heading', { level: 2, name: placeSentences.overview })).nextElementSibling!;

it('says what waits first, with one button to it, and where the contest stands', async () => {
  server.list('/api/admin/contests', [contest]);
  server.answer('get', '/api/admin/entries/status-counts', 200, counts);
  await openConsole('/contest');
  await waitFor(async () => expect((await sentence()).textContent).toBe('2 entries to review'));
  expect(screen.getByText('They wait for your decision.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Review 2 entries' }).getAttribute('href')).toBe(
    '/admin/contest/entries?filter=%7B%22status%22%3A%22pending%22%7D&contest=contest-1',
  );
  const line = within(screen.getByRole('list', { name: contestSentences.timeline.heading }));
  expect(line.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
    'Announced',
    'Submissions open',
    'Voting',
    'Judging',
    'Decided',
  ]);
  expect(
    line.getByText(contestSentences.timeline.here).closest('[aria-current="step"]')?.textContent,
  ).toContain('Submissions');
  expect(within(await screen.findByRole('region', { name: t.numbers })).getByText('Approved')).toBeTruthy();
  expect(screen.queryByText('Rejected')).toBeNull();
  expect(screen.getByRole('link', { name: t.giveTime }).getAttribute('href')).toBe(
    '/admin/contest/setup?contest=contest-1#closesAt',
  );
});

it('leads on with the set-up of a draft', async () => {
  const dates = {
    announceAt: null,
    opensAt: null,
    closesAt: null,
    votingOpensAt: null,
    votingClosesAt: null,
    winnerAt: null,
  };
  server.list('/api/admin/contests', [
    { ...contest, ...dates, state: 'draft', isCurrent: false, publishedAt: null },
  ]);
  await openConsole('/contest');
  expect((await sentence()).textContent).toBe('Only you see this contest');
  expect(screen.getByText(t.steps.prepare.say())).toBeTruthy();
  expect(screen.getByText(t.noDates)).toBeTruthy();
  expect(screen.getByText(contestSentences.timeline.notYet)).toBeTruthy();
  // Visitors do not find it.
  expect(server.requests.filter(({ line }) => line.startsWith('GET /api/contests/'))).toEqual([]);
});

it('offers a site without a contest to make one', async () => {
  await openConsole('/contest');
  await screen.findByText('There is no contest yet');
  expect(screen.getByRole('link', { name: 'New contest' }).getAttribute('href')).toBe(
    '/admin/contest/setup/create',
  );
});

it('counts the votes that nobody has decided about', async () => {
  server.list('/api/admin/contests', [{ ...contest, state: 'voting' }]);
  server.answer('get', '/api/admin/entries/status-counts', 200, { ...counts, pending: 0 });
  const votes = { ...example('VotesSummaryDto'), quarantined: 5, undecided: 1 };
  server.answer('get', '/api/admin/votes/summary', 200, votes);
  await openConsole('/contest');
  await waitFor(async () => expect((await sentence()).textContent).toBe('1 vote to decide'));
  expect(screen.getByRole('link', { name: 'Decide on 1 vote' }).getAttribute('href')).toBe(
    '/admin/contest/votes?contest=contest-1',
  );
  const numbers = within(await screen.findByRole('region', { name: t.numbers }));
  expect(numbers.getByText('Votes set aside').nextSibling?.textContent).toBe('5');
  expect(numbers.getByText('Votes that count').nextSibling?.textContent).toBe('3,182');
});

it('says nothing of a jury where votes alone decide', async () => {
  const byVotes = { ...contest, renditionWeight: 0, engagementWeight: 0 };
  server.list('/api/admin/contests', [{ ...byVotes, state: 'judging' }]);
  server.answer('get', '/api/admin/entries/status-counts', 200, { ...counts, pending: 0 });
  await openConsole('/contest');
  expect((await sentence()).textContent).toBe('Voting is over');
  const line = within(screen.getByRole('list', { name: contestSentences.timeline.heading }));
  expect(line.getByText(contestSentences.timeline.votesDecide)).toBeTruthy();
  const page = screen.getByRole('main').textContent;
  expect(page).not.toMatch(/jury/i);
});

describe('as visitors see it', () => {
  const decided = { ...contest, state: 'decided' as const, certifiedAt: '2025-08-20T00:00:00Z' };
  const result = { ...shown, state: 'decided' as const, hasResults: true };

  it.each([
    ['a result that is public', { winner: { ...shown.winner!, name: 'ആശ' } }, 'decided, with result, ആശ'],
    ['a result whose winner has left', { winner: null }, 'decided, with result, nobody'],
    [
      'a result that is not public yet',
      { hasResults: false, winner: null },
      'decided, without result, nobody',
    ],
  ])('is a contest with %s', async (_, changes, words) => {
    server.list('/api/admin/contests', [decided]);
    server.answer('get', PUBLIC, 200, { ...result, ...changes });
    await openConsole('/contest', { previews });
    await screen.findByText(words);
    expect(screen.getByRole('link', { name: t.open }).getAttribute('href')).toBe('/');
  });

  it('is the page of a contest that has another one after it', async () => {
    server.list('/api/admin/contests', [decided]);
    server.answer('get', PUBLIC, 200, { ...shown, isCurrent: false, slug: 'former' });
    await openConsole('/contest', { previews });
    expect((await screen.findByRole('link', { name: t.open })).getAttribute('href')).toBe('/contests/former');
  });

  it('says that it could not be loaded, and loads it again', async () => {
    server.list('/api/admin/contests', [decided]);
    server.answer('get', PUBLIC, 500, { code: 'INTERNAL', message: 'broken' });
    await openConsole('/contest', { previews });
    await screen.findByText(t.visitorsFailed);
    server.answer('get', PUBLIC, 200, { ...result, winner: null });
    await press(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('decided, with result, nobody');
  });
});
