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
import { waitingSentences } from '../../../waiting/sentences';
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
  unanswered: 0,
  videoBroken: 0,
  revised: 0,
  waiting: 2,
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
  await waitFor(async () => expect((await sentence()).textContent).toBe('2 entries wait for you.'));
  expect(screen.getByRole('link', { name: 'Review: 2 entries to review' }).getAttribute('href')).toBe(
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
  await waitFor(async () => expect((await sentence()).textContent).toBe('Only you see this contest'));
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

it('names what waits in the order of Home', async () => {
  server.list('/api/admin/contests', [{ ...contest, state: 'voting' }]);
  server.answer('get', '/api/admin/entries/status-counts', 200, counts);
  const votes = { ...example('VotesSummaryDto'), quarantined: 5, undecided: 1 };
  server.answer('get', '/api/admin/votes/summary', 200, votes);
  await openConsole('/contest');
  await waitFor(async () =>
    expect((await sentence()).textContent).toBe('2 entries and 1 vote wait for you.'),
  );
  const rows = within(screen.getByRole('list', { name: waitingSentences.title })).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('aria-label'))).toEqual([
    'Decide: 1 suspicious vote to decide',
    'Review: 2 entries to review',
  ]);
  expect(rows[0]?.querySelector('a')?.getAttribute('href')).toBe('/admin/contest/votes?contest=contest-1');
  const numbers = within(await screen.findByRole('region', { name: t.numbers }));
  expect(numbers.getByText('Votes set aside').nextSibling?.textContent).toBe('5');
  expect(numbers.getByText('Votes that count').nextSibling?.textContent).toBe('3,182');
});

it('says nothing of a jury where votes alone decide', async () => {
  const byVotes = { ...contest, renditionWeight: 0, engagementWeight: 0 };
  server.list('/api/admin/contests', [{ ...byVotes, state: 'judging' }]);
  server.answer('get', '/api/admin/entries/status-counts', 200, { ...counts, pending: 0, waiting: 0 });
  await openConsole('/contest');
  await waitFor(async () => expect((await sentence()).textContent).toBe('Voting is over'));
  const line = within(screen.getByRole('list', { name: contestSentences.timeline.heading }));
  expect(line.getByText(contestSentences.timeline.votesDecide)).toBeTruthy();
  const page = screen.getByRole('main').textContent;
  expect(page).not.toMatch(/jury/i);
});

const RESULT = '/api/admin/contests/{id}/result';
const PRIZE = '/api/admin/contests/{id}/prize';

const result = example('AdminResultDto', {
  state: 'announced',
  preview: example('ResultPreviewDto', {
    lines: [
      resultLine('Ravi Menon', 2, 43_333),
      resultLine('Anjali Nair', 1, 93_333),
      { ...resultLine('Meera', 1, 0), place: null },
    ],
  }),
});
const offer = example('AdminOfferDto', { name: 'Anjali Nair', place: 1, state: 'accepted', hasLeft: false });
const prize = example('AdminPrizeDto', { offers: [offer], next: null, blocked: null, isLate: false });

function resultLine(name: string, place: number, total: number) {
  const points = { ...example('ResultPointsDto'), total };
  return example('AdminResultLineDto', { name, place, number: place, entryId: `entry-${place}`, points });
}

describe('a contest that is decided', () => {
  beforeEach(() => {
    server.list('/api/admin/contests', [
      { ...contest, state: 'decided', certifiedAt: '2025-08-20T00:00:00Z' },
    ]);
    server.answer('get', '/api/admin/entries/status-counts', 200, counts);
    server.answer('get', '/api/admin/votes/summary', 200, { ...example('VotesSummaryDto'), undecided: 46 });
    server.answer('get', RESULT, 200, result);
    server.answer('get', PRIZE, 200, prize);
  });

  it('begins with the winner and the prize, and ends with the phases before', async () => {
    await openConsole('/contest');
    await screen.findByText('Anjali Nair has won with 93.3 of 100 points.', { selector: '[aria-live]' });
    expect(
      screen.getByText(
        'Anjali Nair has accepted the prize. You can still correct the result, or make it final.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Make the result final' }).getAttribute('href')).toBe(
      '/admin/contest/result?contest=contest-1',
    );
    expect(within(screen.getByRole('region', { name: 'Prize' })).getByText('Accepted')).toBeTruthy();
    const first = within(screen.getByRole('region', { name: 'The first places' })).getAllByRole('listitem');
    expect(first.map(({ textContent }) => textContent)).toEqual([
      '1. Anjali Nair93.3 points',
      '2. Ravi Menon43.3 points',
    ]);
    const before = within(screen.getByRole('region', { name: 'What was before' }));
    expect(before.getByRole('list', { name: contestSentences.timeline.heading })).toBeTruthy();
    // The votes that were set aside changed nothing, and wait for nothing.
    expect(screen.queryByText(/46/)).toBeNull();
  });

  it('names the next place while nobody has the prize', async () => {
    const next = { entryId: 'entry-2', name: 'Ravi Menon', place: 2, doEmailsComeBack: false };
    server.answer('get', PRIZE, 200, { ...prize, next, offers: [{ ...offer, state: 'declined' }] });
    await openConsole('/contest');
    await screen.findByText('Nobody has the prize yet.');
    expect(screen.getByRole('link', { name: 'Offer the prize' })).toBeTruthy();
  });

  it('leads to an email to the winner, who has received none', async () => {
    const open = {
      ...offer,
      state: 'open' as const,
      emailState: 'kept' as const,
      entryId: 'entry-1',
      email: 'anjali@visitor.example',
    };
    server.answer('get', PRIZE, 200, { ...prize, offers: [open] });
    await openConsole('/contest');
    await screen.findByText('No email has reached Anjali Nair.');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Write an email' }).getAttribute('href')).toBe(
        'mailto:anjali@visitor.example?subject=Cover%20Song%20Contest%202098',
      ),
    );
  });

  it('leads to the entry from whose address emails come back', async () => {
    const open = { ...offer, state: 'open' as const, emailState: 'came-back' as const, entryId: 'entry-1' };
    server.answer('get', PRIZE, 200, { ...prize, offers: [open] });
    await openConsole('/contest');
    const link = await screen.findByRole('link', { name: 'Look at the entry' });
    expect(link.getAttribute('href')).toBe('/admin/contest/entries/entry-1/show');
  });

  it('without votes and marks says that it is over', async () => {
    server.answer('get', RESULT, 200, { ...result, state: 'draft', preview: null });
    server.answer('get', '/api/admin/entries/status-counts', 200, { ...counts, pending: 0, waiting: 0 });
    await openConsole('/contest');
    await waitFor(async () => expect((await sentence()).textContent).toBe('The contest is over'));
  });
});

describe('as visitors see it', () => {
  beforeEach(() => {
    server.answer('get', RESULT, 200, result);
    server.answer('get', PRIZE, 200, prize);
  });
  const decided = { ...contest, state: 'decided' as const, certifiedAt: '2025-08-20T00:00:00Z' };
  const visible = { ...shown, state: 'decided' as const, hasResults: true };

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
    server.answer('get', PUBLIC, 200, { ...visible, ...changes });
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
    server.answer('get', PUBLIC, 200, { ...visible, winner: null });
    await press(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('decided, with result, nobody');
  });
});
