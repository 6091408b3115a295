import { example, openConsole, screen, server, waitFor, withConsole, within } from '../../../../test/console';
import { overviewSentences as t } from './sentences';

withConsole();

const contest = example('AdminContestDto', {
  id: 'contest-1',
  title: 'Cover Song Contest 2098',
  state: 'open',
  isCurrent: true,
  publishedAt: '2025-01-01T00:00:00Z',
  certifiedAt: null,
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

const heading = () => screen.findByRole('heading', { level: 2 });

it('says what waits first, with one button to it, and where the contest stands', async () => {
  server.list('/api/admin/contests', [contest]);
  server.answer('get', '/api/admin/entries/status-counts', 200, counts);
  await openConsole('/contest');
  await waitFor(async () => expect((await heading()).textContent).toBe('2 entries wait for your decision.'));
  expect(screen.getByRole('link', { name: 'Review 2 entries' }).getAttribute('href')).toBe(
    '/admin/contest/entries?filter=%7B%22status%22%3A%22pending%22%7D&contest=contest-1',
  );
  const line = within(screen.getByRole('list', { name: t.timeline }));
  expect(line.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
    'Announced',
    'Submissions',
    'Voting',
    'Jury',
    'Winner',
  ]);
  expect(line.getByText(t.here).closest('[aria-current="step"]')?.textContent).toContain('Submissions');
  expect(within(screen.getByRole('region', { name: t.numbers })).getByText('Approved')).toBeTruthy();
  expect(screen.queryByText('Rejected')).toBeNull();
  expect(screen.getByRole('link', { name: t.giveTime }).getAttribute('href')).toBe(
    '/admin/contest/setup?contest=contest-1',
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
  expect((await heading()).textContent).toBe(t.steps.prepare.say());
  expect(screen.getByText(t.noDates)).toBeTruthy();
});

it('offers a site without a contest to make one', async () => {
  await openConsole('/contest');
  await screen.findByText('There is no contest yet');
  expect(screen.getByRole('link', { name: 'New contest' }).getAttribute('href')).toBe(
    '/admin/contest/setup/create',
  );
});
