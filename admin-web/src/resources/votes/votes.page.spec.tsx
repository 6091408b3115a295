import {
  answerContests,
  example,
  expectAlert,
  expectFocus,
  fill,
  findDialog,
  openConsole,
  press,
  pressKey,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import type { DisposableDomain, FraudAction, VoteCluster } from './api';

const CLUSTERS = '/api/admin/votes/clusters';
const DOMAINS = '/api/admin/votes/disposable-domains';

withConsole();
beforeEach(() => {
  const contest = example('ContestSummaryDto', { id: 'contest-1', title: 'Cover Song Contest 2025' });
  answerContests([contest]);
  server.answer('get', '/api/admin/contests/{id}/result', 200, example('AdminResultDto'));
  server.answer('get', '/api/admin/votes/summary', 200, example('VotesSummaryDto'));
  server.answer('get', '/api/admin/votes/hours', 200, []);
  server.answer('get', CLUSTERS, 200, []);
  server.answer('get', '/api/admin/votes/fraud-actions', 200, []);
  server.answer('get', DOMAINS, 200, []);
});

it('says that there are no votes, no suspicious ones and no decisions', async () => {
  await openConsole('/contest/votes');
  await screen.findByText('No votes look suspicious.');
  await screen.findByText('Nobody has voted yet.');
  await screen.findByText('Nothing was decided yet.');
});

it('says where the suspicious votes do not load, and loads them again', async () => {
  server.fail('get', CLUSTERS);
  await openConsole('/contest/votes');
  const title = await screen.findByText('The suspicious votes could not be loaded');
  server.answer('get', CLUSTERS, 200, []);
  const failure = within(title.closest<HTMLElement>('[role="alert"]')!);
  await press(failure.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('No votes look suspicious.');
});

describe('throwaway domains', () => {
  let domains: DisposableDomain[] = [];
  const section = () => within(screen.getByRole('region', { name: 'Throwaway mail domains' }));
  const field = (name: RegExp) => section().getByRole<HTMLInputElement>('textbox', { name });
  const enter = async (domain: string) => {
    await fill(field(/^Domain/), domain);
    await pressKey('{Enter}');
  };

  beforeEach(async () => {
    domains = [];
    server.answer('get', DOMAINS, 200, () => domains);
    server.answer('post', DOMAINS, 201, ({ body }) => {
      const { domain, reason } = body as { domain: string; reason: string };
      const added = example('DisposableDomainDto', { domain: domain.replace('@', '').toLowerCase(), reason });
      domains = [added, ...domains];
      return added;
    });
    await openConsole('/contest/votes');
    await screen.findByText('You have added no throwaway domain.');
  });

  it('need a domain and a reason', async () => {
    section().getByRole('button', { name: 'Add' }).focus();
    await pressKey('{Enter}');
    await section().findByText('Please enter a domain');
    await section().findByText('Please write the reason');
    await expectFocus(() => field(/^Domain/));
  });

  it.each([
    {
      typed: 'asha@gmail.com',
      code: 'EVERYDAY_DOMAIN',
      error: 'Many people have their everyday address at this domain.',
    },
    {
      typed: 'rivalcollege.ac.in',
      code: 'ACADEMIC_DOMAIN',
      error: 'People who study or work there have their address at this domain.',
    },
  ])('cannot be $typed', async ({ typed, code, error }) => {
    server.refuse('post', DOMAINS, 400, code, {
      message: error,
      details: [{ field: 'domain', code, message: error }],
    });
    await fill(field(/^Reason/), 'Mailboxes for ten minutes');
    await enter(typed);
    await section().findByText(error);
    expect(field(/^Domain/).value).toBe(typed);
  });

  it('are listed with their reasons, and removed with a reason', async () => {
    await fill(field(/^Reason/), 'Mailboxes for ten minutes');
    await enter('@Thrown.EXAMPLE');
    await screen.findByText('thrown.example added');
    expect([field(/^Domain/).value, field(/^Reason/).value]).toEqual(['', '']);
    const item = await section().findByRole('listitem');
    expect(item.textContent).toMatch(/^thrown\.example.*Mailboxes for ten minutes.*added/);

    server.answer('delete', '/api/admin/votes/disposable-domains/{domain}', 204);
    within(item).getByRole('button', { name: 'Remove thrown.example' }).focus();
    await pressKey('{Enter}');
    const question = within(await screen.findByRole('dialog', { name: 'Remove thrown.example?' }));
    await press(question.getByRole('button', { name: 'Remove' }));
    await question.findByText('Please write the reason');
    domains = [];
    await fill(question.getByLabelText<HTMLInputElement>(/^Reason/), 'Added by mistake');
    await pressKey('{Enter}');
    await screen.findByText('thrown.example removed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(section().queryByRole('listitem')).toBeNull());
    await expectFocus(() => field(/^Domain/));
  });
});

describe('suspicious votes', () => {
  const ACTIONS = '/api/admin/votes/fraud-actions';
  const UNDO = '/api/admin/votes/fraud-actions/{id}/undo';
  const stem = (changes: Partial<VoteCluster> = {}) =>
    example('VoteClusterDto', {
      id: 'stem-1',
      kind: 'stem',
      value: 'singer#',
      votes: 6,
      entries: 1,
      points: 35,
      quarantined: 0,
      undecided: 0,
      decided: 0,
      favored: { id: 'entry-1', name: 'ആശ', votes: 6 },
      signals: [
        {
          kind: 'stem',
          points: 35,
          sentence: '6 addresses differ from others only in their numbers: singer#.',
        },
      ],
      ...changes,
    });
  const device = stem({
    id: 'device-1',
    kind: 'device',
    value: null,
    votes: 3,
    entries: 2,
    quarantined: 3,
    undecided: 3,
    points: 80,
    favored: { id: 'entry-2', name: null, votes: 2 },
  });
  const action = (changes: Partial<FraudAction> = {}) =>
    example('FraudActionDto', { id: 'action-1', votes: 6, reason: 'At night', ...changes });
  const table = () => within(screen.getByRole('table', { name: 'Suspicious votes' }));
  const cluster = (name: RegExp) => within(table().getByRole('row', { name }));
  const bar = () => within(screen.getByRole('group', { name: 'Chosen groups' }));
  const reason = () => bar().getByLabelText<HTMLInputElement>('Reason');
  const choose = (name: RegExp) => press(cluster(name).getByRole('checkbox'));

  async function openClusters(...clusters: VoteCluster[]): Promise<void> {
    server.answer('get', CLUSTERS, 200, clusters);
    await openConsole('/contest/votes');
    await screen.findByRole('table', { name: 'Suspicious votes' });
  }

  it('are listed with their points, for whom they are, and why', async () => {
    await openClusters(stem(), device);
    const cells = (name: RegExp) =>
      cluster(name)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(/Numbered addresses: singer#/)).toEqual(
      expect.arrayContaining(['6', 'ആശ6 of 6 ', 'Counted']),
    );
    expect(cells(/One browser/)).toEqual(
      expect.arrayContaining(['3', 'An entry that was erased2 of 3 and 1 other entry', 'Set asideby itself']),
    );
    expect(
      cluster(/One browser/)
        .getByRole('img')
        .getAttribute('aria-label'),
    ).toBe('80, of 60 that set votes aside by themselves');
    const why = cluster(/Numbered/).getByRole('button', { name: 'Why: Numbered addresses: singer#' });
    why.focus();
    await pressKey('{Enter}');
    await table().findByText('6 addresses differ from others only in their numbers: singer#.');
    expect(why.getAttribute('aria-expanded')).toBe('true');
    await pressKey('{Enter}');
    await waitFor(() => expect(table().queryByText(/6 addresses differ/)).toBeNull());
  });

  // @trust vote-fraud
  it('are quarantined with a reason, which can be undone', async () => {
    await openClusters(stem());
    await choose(/Numbered/);
    expect(bar().getByText('1 group, 6 votes')).toBeTruthy();
    await press(bar().getByRole('button', { name: 'Set aside' }));
    await bar().findByText('Please write the reason');
    await expectFocus(reason);
    await fill(reason(), ' At night ');
    expect(bar().queryByText('Please write the reason')).toBeNull();
    server.answer('post', ACTIONS, 201, () => {
      server.answer('get', CLUSTERS, 200, [stem({ quarantined: 6, decided: 6 })]);
      server.answer('get', ACTIONS, 200, [action()]);
      return action();
    });
    await press(bar().getByRole('button', { name: 'Set aside' }));
    await waitFor(() => expect(screen.getAllByText('6 votes set aside').length).toBe(2));
    expect(server.received('post', ACTIONS)).toEqual([
      { contestId: 'contest-1', clusters: ['stem-1'], kind: 'quarantine', reason: 'At night' },
    ]);
    // The buttons are gone.
    await expectFocus(() => bar().getByRole('checkbox'));
    await waitFor(() => expect(cluster(/Numbered/).getByText('by your decision')).toBeTruthy());
    const decisions = () => screen.getByRole('list', { name: 'What was done' }).textContent;
    expect(decisions()).toContain('At night');

    server.answer('post', UNDO, 200, () => {
      server.answer('get', CLUSTERS, 200, [stem()]);
      const undone = action({ undoneAt: '2025-06-17T12:00:00.000Z' });
      server.answer('get', ACTIONS, 200, [undone]);
      return undone;
    });
    await press(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(decisions()).toMatch(/undone 17 Jun 2025/));
    await waitFor(() => expect(cluster(/Numbered/).queryByText('by your decision')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Undo: 6 votes set aside' })).toBeNull();
  });

  it('are chosen all at once, and released where they are quarantined', async () => {
    await openClusters(stem({ quarantined: 2, decided: 2 }), device);
    expect(cluster(/Numbered/).getByText('2 of 6 set aside')).toBeTruthy();
    await press(bar().getByRole('checkbox', { name: 'Choose all groups' }));
    expect(bar().getByText('2 groups, at most 9 votes')).toBeTruthy();
    const names = () =>
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['Clear', 'Release', 'Set aside']);
    await choose(/Numbered/);
    // Those that are set aside by themselves.
    expect(names()).toEqual(['Clear', 'Release', 'Keep aside']);
    await fill(reason(), 'A choir');
    server.refuse('post', ACTIONS, 409, 'VOTES_FINAL', { message: 'The result is final.' });
    await press(bar().getByRole('button', { name: 'Release' }));
    await expectAlert('The votes could not be released', 'The result is final.');
    expect(reason().value).toBe('A choir');
    await press(bar().getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(bar().queryByRole('button')).toBeNull());
    await expectFocus(() => bar().getByRole('checkbox'));
  });

  it('that are set aside by themselves are kept aside, with a reason', async () => {
    await openClusters(device);
    await choose(/One browser/);
    await fill(reason(), 'One person');
    server.answer('post', ACTIONS, 201, () => {
      server.answer('get', CLUSTERS, 200, [{ ...device, undecided: 0, decided: 3 }]);
      return action({ votes: 3 });
    });
    await press(bar().getByRole('button', { name: 'Keep aside' }));
    await screen.findByText('3 votes set aside');
    expect(server.received('post', ACTIONS)).toEqual([
      { contestId: 'contest-1', clusters: ['device-1'], kind: 'quarantine', reason: 'One person' },
    ]);
    await choose(/One browser/);
    await waitFor(() => expect(bar().queryByRole('button', { name: 'Keep aside' })).toBeNull());
    expect(bar().getByRole('button', { name: 'Release' })).toBeTruthy();
  });

  it('that have gone meanwhile are no longer chosen', async () => {
    await openClusters(stem(), device);
    await press(bar().getByRole('checkbox', { name: 'Choose all groups' }));
    await fill(reason(), 'At night');
    server.answer('get', CLUSTERS, 200, [device]);
    server.refuse('post', ACTIONS, 409, 'NO_SUCH_VOTES', { message: 'These votes have changed.' });
    await press(bar().getByRole('button', { name: 'Set aside' }));
    await expectAlert('The votes could not be set aside', 'These votes have changed.');
    await bar().findByText('1 group, 3 votes');
  });

  it('keep a decision that somebody else has undone', async () => {
    server.answer('get', ACTIONS, 200, [action()]);
    await openClusters(stem());
    await screen.findByText('At night');
    server.refuse('post', UNDO, 409, 'UNDONE_ALREADY', { message: 'It is undone already.' });
    server.answer('get', ACTIONS, 200, [action({ undoneAt: '2025-06-17T12:00:00.000Z' })]);
    await press(screen.getByRole('button', { name: 'Undo: 6 votes set aside' }));
    await expectAlert('The decision could not be undone', 'It is undone already.');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
  });
});

describe('the tallies', () => {
  const TALLIES = '/api/admin/votes/tallies';
  const OPEN = '/api/admin/votes/open-tallies';
  const tallies = example('TalliesDto', {
    tallies: [
      { entryId: 'entry-1', name: 'ആശ', counted: 3182, quarantined: 0 },
      { entryId: 'entry-2', name: null, counted: 1, quarantined: 2 },
    ],
    openings: [{ openedAt: '2025-06-17T12:00:00.000Z', reason: 'A complaint' }],
    openUntil: '2025-06-17T13:00:00.000Z',
  });
  const section = () => within(screen.getByRole('region', { name: 'Votes of each entry' }));

  // @trust vote-fraud
  it('open with a reason alone, before the result is certified', async () => {
    server.refuse('get', TALLIES, 409, 'TALLIES_SEALED');
    await openConsole('/contest/votes');
    const press1 = async () => press(await screen.findByRole('button', { name: 'Open the tallies…' }));
    await press1();
    const question = await findDialog('Open the tallies before the result?');
    const reason = question.getByLabelText<HTMLInputElement>('Reason');
    await press(question.getByRole('button', { name: 'Open the tallies' }));
    await question.findByText('Please write the reason');
    await fill(reason, 'A complaint');
    server.lose('post', OPEN);
    await pressKey('{Enter}');
    // A toast would be behind the dialog, where a screen reader reads nothing.
    await waitFor(() =>
      expect(question.getByRole('alert').textContent).toBe('The tallies could not be openedBad Gateway'),
    );
    expect(reason.value).toBe('A complaint');
    server.answer('post', OPEN, 200, tallies);
    await pressKey('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(section().getByText(/^Open until .+ on Tuesday 17 June\.$/)).toBeTruthy();
    expect(section().getByText(/^Opened 17 Jun 2025, [\d:]+: A complaint$/)).toBeTruthy();
    expect(
      section()
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['ആശ3,1820', 'An entry that was erased12']);
    await press(section().getByRole('button', { name: 'Hide the tallies' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Votes of each entry' })).toBeNull());
    // They are open for an hour, and need no other reason.
    server.answer('get', TALLIES, 200, tallies);
    await press1();
    await screen.findByRole('region', { name: 'Votes of each entry' });
  });

  it('ask for a reason once more without the former failure', async () => {
    server.refuse('get', TALLIES, 409, 'TALLIES_SEALED');
    server.lose('post', OPEN);
    await openConsole('/contest/votes');
    await press(await screen.findByRole('button', { name: 'Open the tallies…' }));
    let question = await findDialog('Open the tallies before the result?');
    await fill(question.getByLabelText('Reason'), 'A complaint');
    await press(question.getByRole('button', { name: 'Open the tallies' }));
    await waitFor(() => expect(question.getByRole('alert').textContent).not.toBe(''));
    await press(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(screen.getByRole('button', { name: 'Open the tallies…' }));
    question = await findDialog('Open the tallies before the result?');
    expect(question.getByLabelText<HTMLInputElement>('Reason').value).toBe('');
    expect(question.queryByRole('alert')?.textContent ?? '').toBe('');
  });
});
