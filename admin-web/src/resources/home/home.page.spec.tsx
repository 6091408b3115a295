import type { Schemas } from '@paattu/api-client';
import {
  counts,
  example,
  openConsole,
  OWNER,
  press,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { placeSentences } from '../../lib/place-sentences';
import { waitingSentences } from '../../waiting/sentences';
import { homeSentences as t } from './sentences';

withConsole();
beforeEach(() => server.answer('get', '/api/time-zone', 200, { timeZone: 'Asia/Kolkata' }));

const STATUS = '/api/admin/entries/status-counts';
const NOTHING = {
  ...example('EntryStatusCountsDto'),
  pending: 0,
  unanswered: 0,
  videoBroken: 0,
  waiting: 0,
  revised: 0,
};
const MODERATOR = { ...OWNER, isAdmin: false, permissions: ['entries.moderate', 'messages.answer'] as never };

const contest = {
  ...example('ContestDto'),
  title: 'Cover Song Contest 2025',
  timeZone: 'Asia/Kolkata',
  serverNow: '2025-07-20T10:00:00Z',
  announceAt: '2025-06-01T00:00:00Z',
  opensAt: '2025-06-17T00:00:00Z',
  closesAt: '2025-07-31T18:30:00Z',
  votingOpensAt: '2025-07-31T18:30:00Z',
  votingClosesAt: '2025-08-15T18:30:00Z',
  winnerAt: '2025-08-16T00:00:00Z',
};

beforeEach(() => {
  server.answer('get', STATUS, 200, NOTHING);
});

const says = (sentence: string) =>
  waitFor(() => {
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(placeSentences.home);
    expect(screen.getByText(sentence, { selector: '[aria-live]' })).toBeTruthy();
  });
const links = (row: HTMLElement) =>
  within(row)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('says that nothing waits, and leads to the pages of every day', async () => {
  await openConsole('');
  await says(t.nothing);
  expect(screen.queryByText(waitingSentences.title)).toBeNull();
  expect(links(screen.getByRole('navigation', { name: t.buttons }))).toEqual([
    ['Entries', '/admin/contest/entries'],
    ['Analytics', '/admin/stats'],
    ['Upload Song', '/admin/songs/create'],
  ]);
});

it('says what a new site needs next, while nothing waits', async () => {
  type Step = Schemas['FirstStepDto'];
  const step = (name: Step['name'], changes: Partial<Step> = {}): Step => ({
    name,
    isDone: false,
    draft: null,
    ...changes,
  });
  server.answer('get', '/api/admin/visibility', 200, example('VisibilityDto'));
  server.answer('get', '/api/admin/example', 200, example('ExampleDto'));
  const answerSteps = (...steps: Step[]) =>
    server.answer(
      'get',
      '/api/admin/first-steps',
      200,
      example('FirstStepsDto', { steps, isDismissed: false }),
    );
  answerSteps(step('artist', { isDone: true }), step('song'), step('public'));
  const release = server.hold('get', '/api/admin/first-steps');
  await openConsole('');
  await says(t.loading);
  release();
  await says('The site needs its first song.');
  answerSteps(step('artist', { draft: 'site' }), step('public'));
  await openConsole('');
  await says('What you have written is not published yet.');
  // The first contest is up to the owner.
  answerSteps(step('contest'));
  await openConsole('');
  await says(t.nothing);
});

it('shows what waits, with the counts of the menu and where to act', async () => {
  server.answer('get', STATUS, 200, { ...NOTHING, pending: 2, videoBroken: 1, waiting: 3, revised: 1 });
  server.list('/api/admin/messages', [example('MessageDto')]);
  await openConsole('');
  await says('3 entries, 1 change, and 1 message wait for you.');
  expect(links(screen.getByRole('list', { name: waitingSentences.title }))).toEqual([
    ['Review', '/admin/contest/entries?filter=%7B%22status%22%3A%22pending%22%7D'],
    ['Look', '/admin/contest/entries?filter=%7B%22isVideoBroken%22%3Atrue%7D'],
    ['Decide', '/admin/contest/changes'],
    ['Read', '/admin/inbox?filter=%7B%22status%22%3A%22unread%22%7D'],
  ]);
  expect(screen.getByRole('link', { name: 'Review: 2 entries to review' })).toBeTruthy();
  expect([counts['contest/entries']?.count, counts['contest/changes']?.count, counts.inbox?.count]).toEqual([
    3, 1, 1,
  ]);
  // The menu and the page ask once.
  const asked = server.requests.filter(({ line }) => /status-counts|messages/.test(line));
  expect(asked).toHaveLength(2);
});

it('says how the week was, what the artist is called, and whether email works', async () => {
  const analytics = example('AnalyticsDto');
  const { period } = analytics;
  const previousPeriod = { ...period, plays: 316 };
  server.answer('get', '/api/admin/analytics', 200, {
    ...analytics,
    period: { ...period, plays: 412 },
    previousPeriod,
  });
  server.answer('get', '/api/texts', 200, { name: 'Nila Menon' });
  const settings = example('SettingsDto');
  const mail = { ...settings.mail, smtpHost: 'mail.example', problem: null };
  server.answer('get', '/api/admin/settings', 200, { ...settings, mail });
  await openConsole('');
  await screen.findByText('412 plays, 96 more than the week before.');
  await screen.findByText('Artist’s name: Nila Menon');
  expect(screen.getByRole('link', { name: t.changeName }).getAttribute('href')).toBe(
    '/admin/settings/site#name',
  );
  await screen.findByText(t.emailWorks);
  expect(screen.getByRole('link', { name: t.toEmails }).getAttribute('href')).toBe('/admin/settings/email');
  server.answer('get', '/api/admin/settings', 200, { ...settings, mail: { ...mail, smtpHost: null } });
  await openConsole('');
  await screen.findByText(t.emailOff);
});

it('waits for no mail server: its row has a place, and all else is there', async () => {
  server.answer('get', '/api/contest', 200, contest);
  server.answer('get', '/api/texts', 200, { name: 'Nila Menon' });
  server.list('/api/admin/entries', [example('AdminEntryDto', { id: 'entry-1', photoUrl: null })]);
  const settings = example('SettingsDto');
  const mail = { ...settings.mail, smtpHost: 'mail.example', problem: 'unreachable' as const };
  server.answer('get', '/api/admin/settings', 200, { ...settings, mail });
  const release = server.hold('get', '/api/admin/settings');
  await openConsole('');
  await screen.findByText(t.newest);
  await screen.findByText('Artist’s name: Nila Menon');
  await screen.findByText('Submissions until midnight on Thursday 31 July.');
  await screen.findByText(t.week);
  const rows = () => within(screen.getByRole('region', { name: t.site })).getAllByRole('listitem').length;
  const before = rows();
  expect(screen.getByText(t.emailUnknown)).toBeTruthy();
  release();
  await screen.findByText(t.emailFails);
  expect(rows()).toBe(before);
});

it('does not ask the mail server while email is left to do', async () => {
  const steps = [{ name: 'email' as const, isDone: false, draft: null }];
  server.answer('get', '/api/admin/visibility', 200, example('VisibilityDto'));
  server.answer('get', '/api/admin/example', 200, example('ExampleDto'));
  server.answer(
    'get',
    '/api/admin/first-steps',
    200,
    example('FirstStepsDto', { steps, isDismissed: false }),
  );
  await openConsole('');
  await screen.findByRole('region', { name: t.site });
  await says(t.needs.email);
  expect(screen.queryByText(t.emailUnknown)).toBeNull();
  expect(server.received('get', '/api/admin/settings')).toEqual([]);
});

it('counts an entry that waits for several reasons once', async () => {
  server.answer('get', STATUS, 200, { ...NOTHING, pending: 2, unanswered: 1, videoBroken: 0, waiting: 2 });
  await openConsole('');
  await says('2 entries wait for you.');
  expect(
    within(screen.getByRole('list', { name: waitingSentences.title })).getAllByRole('listitem'),
  ).toHaveLength(2);
  expect(counts['contest/entries']).toEqual({ count: 2, label: '2 pending, 1 with a new message' });
});

it('says of which contest the entries are, if a decided one still takes some', async () => {
  server.list('/api/admin/contests', [
    example('AdminContestDto', { id: 'new', title: 'Cover Song Contest 2026', state: 'open' }),
    example('AdminContestDto', { id: 'former', title: 'Former', state: 'decided', entryGate: 'always' }),
  ]);
  await openConsole('/?contest=new');
  await screen.findByText(t.ofContest('Cover Song Contest 2026'));
});

it('says of which contest the entries are, if those of another may wait', async () => {
  const draft = example('AdminResultDto', { state: 'draft', preview: null });
  server.answer('get', '/api/admin/contests/{id}/result', 200, draft);
  const entryGate = 'submission_phase';
  server.list('/api/admin/contests', [
    example('AdminContestDto', {
      id: 'new',
      title: 'Cover Song Contest 2026',
      state: 'open',
      isCurrent: true,
    }),
    example('AdminContestDto', {
      id: 'former',
      title: 'Former',
      state: 'decided',
      isCurrent: false,
      entryGate,
    }),
  ]);
  await openConsole('/?contest=former');
  await screen.findByText(t.ofContest('Former'));
  await openConsole('/?contest=new');
  await says(t.nothing);
  expect(screen.queryByText(/^Entries, changes and votes are those of/)).toBeNull();
  await openConsole('');
  await says(t.nothing);
  expect(screen.queryByText(/^Entries, changes and votes are those of/)).toBeNull();
});

it('shows the votes that nobody has decided about', async () => {
  const votingClosesAt = '2025-08-15T18:30:00Z';
  server.list('/api/admin/contests', [
    example('AdminContestDto', {
      id: 'contest-1',
      state: 'voting',
      isCurrent: true,
      timeZone: 'Asia/Kolkata',
      votingClosesAt,
    }),
  ]);
  const votes = { ...example('VotesSummaryDto'), quarantined: 5, undecided: 3 };
  server.answer('get', '/api/admin/votes/summary', 200, votes);
  await openConsole('');
  await says('3 votes wait for you.');
  expect(
    screen.getByRole('link', { name: 'Decide: 3 suspicious votes to decide' }).getAttribute('href'),
  ).toBe('/admin/contest/votes');
  server.answer('get', STATUS, 200, { ...NOTHING, pending: 2, waiting: 2 });
  await openConsole('');
  await says('2 entries and 3 votes wait for you.');
  // While visitors vote, these have a deadline, and come first.
  expect(
    within(screen.getByRole('list', { name: waitingSentences.title })).getAllByRole('listitem')[0]
      ?.textContent,
  ).toMatch(/^3 suspicious votes to decide/);
  server.answer('get', STATUS, 200, NOTHING);
  server.answer('get', '/api/admin/votes/summary', 200, { ...votes, undecided: 0 });
  await openConsole('');
  await says(t.nothing);
});

describe('after the result of the chosen contest', () => {
  const line = (name: string, place: number, total: number) =>
    example('AdminResultLineDto', {
      name,
      place,
      number: place,
      entryId: `entry-${place}`,
      points: { ...example('ResultPointsDto'), total },
    });
  const result = example('AdminResultDto', {
    state: 'announced',
    preview: example('ResultPreviewDto', { lines: [line('Ravi Menon', 2, 43_333), line('Asha', 1, 93_333)] }),
  });
  const offer = example('AdminOfferDto', {
    name: 'Asha',
    entryId: 'entry-1',
    email: 'asha@visitor.example',
    state: 'open',
    emailState: 'kept',
    dueAt: null,
  });
  const decided = { id: 'contest-1', title: 'Contest', state: 'decided', isCurrent: true } as const;
  const answerPrize = (changes: Partial<Schemas['AdminOfferDto']>) =>
    server.answer(
      'get',
      '/api/admin/contests/{id}/prize',
      200,
      example('AdminPrizeDto', { offers: [{ ...offer, ...changes }], next: null, blocked: null }),
    );

  beforeEach(() => {
    server.list('/api/admin/contests', [example('AdminContestDto', decided)]);
    server.list('/api/admin/messages', [example('MessageDto')]);
    server.answer('get', '/api/admin/contests/{id}/result', 200, result);
    answerPrize({});
    server.answer('get', '/api/contest/entries/{id}/photo', 404, { code: 'NOT_FOUND', message: 'gone' });
  });

  it('begins with the winner, who has received no email, and shows the first places', async () => {
    await openConsole('');
    await says('No email has reached Asha.');
    await waitFor(() =>
      expect(links(screen.getByRole('list', { name: waitingSentences.title }))).toEqual([
        ['Write an email', 'mailto:asha@visitor.example?subject=Contest'],
        ['Read', '/admin/inbox?filter=%7B%22status%22%3A%22unread%22%7D'],
      ]),
    );
    const places = within(screen.getByRole('region', { name: 'The first places' }));
    expect(places.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Asha93.3 points',
      '2Ravi Menon43.3 points',
    ]);
    expect(screen.getByRole('link', { name: t.planNext }).getAttribute('href')).toBe(
      '/admin/contest/setup/create',
    );
    expect(screen.queryByText(t.newest)).toBeNull();
  });

  it('asks to make the result final once the prize is accepted', async () => {
    answerPrize({ state: 'accepted' });
    await openConsole('');
    await says('The result is not final yet.');
    expect(links(screen.getByRole('list', { name: waitingSentences.title }))[0]).toEqual([
      'Make the result final',
      '/admin/contest/result?contest=contest-1',
    ]);
  });

  it('says what else waits while the winner has time to answer', async () => {
    answerPrize({ emailState: 'sent', dueAt: '2098-01-01T00:00:00Z' });
    await openConsole('');
    await says('1 message waits for you.');
  });

  it('offers no next contest while one is planned', async () => {
    const next = { id: 'contest-2', title: 'Next', state: 'draft', isCurrent: false } as const;
    server.list('/api/admin/contests', [
      example('AdminContestDto', decided),
      example('AdminContestDto', next),
    ]);
    await openConsole('');
    await screen.findByRole('region', { name: 'The first places' });
    expect(screen.queryByRole('link', { name: t.planNext })).toBeNull();
  });

  it('is as before without a result', async () => {
    server.answer('get', '/api/admin/contests/{id}/result', 200, {
      ...result,
      state: 'draft',
      preview: null,
    });
    server.list('/api/admin/entries', [example('AdminEntryDto', { id: 'entry-1', photoUrl: null })]);
    await openConsole('');
    await says('1 message waits for you.');
    await screen.findByText(t.newest);
    expect(server.received('get', '/api/admin/contests/{id}/prize')).toEqual([]);
  });
});

it('says when the next date of the contest is', async () => {
  server.answer('get', '/api/contest', 200, contest);
  await openConsole('');
  await screen.findByText('Submissions until midnight on Thursday 31 July.');
  expect(screen.getByRole('link', { name: t.giveTime }).getAttribute('href')).toMatch(
    /^\/admin\/contest\/setup\?contest=.+#closesAt$/,
  );
});

it('shows the newest entries, each of which opens', async () => {
  server.list('/api/admin/entries', [
    example('AdminEntryDto', { id: 'entry-1', name: 'Asha Menon', photoUrl: null }),
  ]);
  await openConsole('');
  const link = await screen.findByRole('link', { name: 'Asha Menon' });
  expect(link.getAttribute('href')).toBe('/admin/contest/entries/entry-1/show');
  expect(server.requestsOf('get', '/api/admin/entries').map(({ query }) => query.get('range'))).toEqual([
    '[0,3]',
  ]);
});

it('offers to load again what could not be loaded', async () => {
  server.answer('get', STATUS, 500, { code: 'INTERNAL', message: 'broken' });
  await openConsole('');
  await says(t.loadFailed);
  server.answer('get', STATUS, 200, { ...NOTHING, pending: 1, waiting: 1 });
  await press(screen.getByRole('button', { name: 'Try Again' }));
  await says('1 entry waits for you.');
});

it('shows a moderator what a moderator may do', async () => {
  await openConsole('', { as: MODERATOR });
  await says(t.nothing);
  expect(links(screen.getByRole('navigation', { name: t.buttons }))).toEqual([
    ['Entries', '/admin/contest/entries'],
  ]);
  // The server refuses all else.
  const asked = server.requests.map(({ line }) => line.replace(/^GET /, ''));
  expect(
    asked.filter((line) => /analytics|settings|first-steps|emails|votes|admin.contests/.test(line)),
  ).toEqual([]);
});
