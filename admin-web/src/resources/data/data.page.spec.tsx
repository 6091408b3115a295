import {
  button,
  chooseOption,
  confirm,
  descriptionOf,
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
import { settled } from '../../../test/requests';
import type { EraseRequest, LegalHold, RetentionKind, RetentionRun } from './api';

const REQUESTS = '/api/admin/erase-requests';
const HOLDS = '/api/admin/legal-holds';
const LIFT = '/api/admin/legal-holds/{id}/lift';
const KINDS = '/api/admin/retention';
const TERM = '/api/admin/retention/{kind}';
const RUNS = '/api/admin/retention/runs';
const PHOTOS = 'Photo of a rejected entry';
const NOON = '2025-06-17T12:00:00.000Z';

type Term = NonNullable<RetentionKind['term']>;
const term = (changes: Partial<Term> = {}): Term =>
  example('TermDto', { days: 90, min: 30, max: 365, defaultDays: 90, version: 'first', ...changes });
const kind = (changes: Partial<RetentionKind> = {}): RetentionKind =>
  example('RetentionKindDto', {
    kind: 'rejected-photo',
    what: PHOTOS,
    from: 'the rejection',
    term: term(),
    upcoming: [{ at: NOON, count: 1 }],
    laterCount: 0,
    heldCount: 0,
    ...changes,
  });
const request = (changes: Partial<EraseRequest> = {}): EraseRequest =>
  example('ErasureRequestDto', {
    id: 'request-1',
    name: 'ആശ',
    askedAt: NOON,
    state: 'confirmed',
    ...changes,
  });
const hold = (changes: Partial<LegalHold> = {}): LegalHold =>
  example('LegalHoldDto', { id: 'hold-1', contestId: 'contest-1', setAt: NOON, ...changes });
const run = (changes: Partial<RetentionRun> = {}): RetentionRun =>
  example('RetentionRunDto', { begunAt: NOON, endedAt: NOON, counts: {}, ...changes });

withConsole();
beforeEach(() => {
  server.answer('get', REQUESTS, 200, []);
  server.answer('get', HOLDS, 200, []);
  server.answer('get', KINDS, 200, [kind()]);
  server.answer('get', RUNS, 200, []);
  server.list('/api/admin/contests', [
    example('AdminContestDto', { id: 'contest-1', title: 'Cover Song Contest 2025' }),
  ]);
});

async function openData(): Promise<void> {
  await openConsole('/settings/privacy');
  await screen.findByRole('group', { name: PHOTOS });
  await settled();
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const items = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const photos = () => screen.getByRole('group', { name: PHOTOS });

it('says what is kept, and that nothing waits', async () => {
  const kept = kind({ kind: 'vote', what: 'Vote', from: 'as long as the contest', term: null });
  server.answer('get', KINDS, 200, [kept, kind()]);
  await openData();
  expect(region('Requests to erase').getByText('Nobody has asked for it.')).toBeTruthy();
  expect(region('Legal holds').getByText('No contest is held.')).toBeTruthy();
  expect(region('What the last nights deleted').getByText('No night has passed yet.')).toBeTruthy();
  const withTerm = region('Deleted after some time').getAllByRole('heading', { level: 4 });
  expect(withTerm.map(({ textContent }) => textContent)).toEqual([PHOTOS]);
  expect(photos().textContent).toContain('Counted fromThe rejection.');
  expect(photos().textContent).toContain('On 17 Jun 2025: 1 photo of a rejected entry.');
  const vote = region('Stays as long as it is needed').getByRole('group', { name: 'Vote' });
  expect(vote.textContent).toContain('KeptAs long as the contest.');
  expect(within(vote).queryByRole('button')).toBeNull();
});

it.each([
  { path: REQUESTS, title: 'The requests could not be loaded' },
  { path: HOLDS, title: 'The legal holds could not be loaded' },
  { path: KINDS, title: 'The kinds of data could not be loaded' },
  { path: RUNS, title: 'The reports could not be loaded' },
] as const)('loads each part alone: $title', async ({ path, title }) => {
  server.lose('get', path);
  await openConsole('/settings/privacy');
  const failure = (await screen.findByText(title)).closest<HTMLElement>('[role="alert"]')!;
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  server.answer('get', path, 200, [] as never);
  await press(within(failure).getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
});

it('lists the requests to erase, in each state', async () => {
  server.answer('get', REQUESTS, 200, [
    request({ dueAt: '2025-06-24T12:00:00.000Z' }),
    request({ id: 'request-2', isHeld: true }),
    request({ id: 'request-3', state: 'done', name: null, erasedAt: NOON, dueAt: NOON }),
    request({ id: 'request-4', state: 'asked', name: 'm'.repeat(90) }),
  ]);
  await openData();
  const [confirmed, held, done, asked] = items('Requests to erase');
  expect(confirmed).toMatch(/^ആശ.*Confirmedasked 17 Jun 2025, [\d:]+, to be done by 24 Jun 2025$/);
  // A hold that was set after the last night delays it as well.
  expect(held).toContain('Delayed by a legal hold');
  expect(done).toMatch(/^An erased entry.*Erasedasked .*, done on 17 Jun 2025$/);
  expect(asked).toContain('Not confirmed yet');
  expect(screen.getByRole('link', { name: 'm'.repeat(90) })).toBeTruthy();
});

describe('a term', () => {
  async function openTerm() {
    await openData();
    await press(button(`Change how long it stays: ${PHOTOS}`));
    const dialog = await findDialog(PHOTOS);
    const days = dialog.getByLabelText<HTMLInputElement>('Days');
    return { dialog, days };
  }

  it('is a whole number within its bounds', async () => {
    const { dialog, days } = await openTerm();
    await expectFocus(() => days);
    expect([days.value, descriptionOf(days)]).toEqual(['90', 'From 30 to 365. Usually 90.']);
    for (const typed of ['10', '366', '60.5', 'sixty', '']) {
      await fill(days, typed);
      days.focus();
      await pressKey('{Enter}');
      await waitFor(() => expect(descriptionOf(days)).toBe('Please enter a whole number from 30 to 365.'));
    }
    expect(server.received('put', TERM)).toEqual([]);
    await press(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocus(() => button(`Change how long it stays: ${PHOTOS}`));
    // What was typed is gone.
    await press(button(`Change how long it stays: ${PHOTOS}`));
    expect((await findDialog(PHOTOS)).getByLabelText<HTMLInputElement>('Days').value).toBe('90');
  });

  it('shows the change of another person before it is replaced', async () => {
    const { dialog, days } = await openTerm();
    server.refuse('put', TERM, 412, 'CHANGED_MEANWHILE');
    server.answer('get', KINDS, 200, [kind({ term: term({ days: 120, version: 'theirs' }) })]);
    await fill(days, '60');
    await pressKey('{Enter}');
    await waitFor(() =>
      expect(dialog.getByRole('alert').textContent).toBe(
        'Somebody else has changed it meanwhile: it is 120 days now. Save again to replace that.',
      ),
    );
    expect(days.value).toBe('60');
    await settled();
    server.answer('put', TERM, 200, kind({ term: term({ days: 60, version: 'mine' }) }));
    days.focus();
    await pressKey('{Enter}');
    await screen.findByText('Saved how long it stays');
    await waitFor(() => expect(photos().textContent).toContain('60 days'));
    expect(server.versionsSeen('put', TERM)).toEqual(['"first"', '"theirs"']);
    expect(server.received('put', TERM)).toEqual([{ days: 60 }, { days: 60 }]);
  });

  it('says in its dialog that it could not be saved', async () => {
    const { dialog, days } = await openTerm();
    server.lose('put', TERM);
    await fill(days, '60');
    await press(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert').textContent).toBe(
        'How long it stays could not be changed. Bad Gateway',
      ),
    );
  });

  it('cannot be changed if its bounds are one number', async () => {
    server.answer('get', KINDS, 200, [kind({ term: term({ days: 1, min: 1, max: 1 }) })]);
    await openData();
    expect(photos().textContent).toContain('How long it stays1 day');
    expect(screen.queryByRole('button', { name: /^Change how long it stays/ })).toBeNull();
  });
});

describe('a legal hold', () => {
  const form = () => within(screen.getByRole('form', { name: 'Set a legal hold' }));
  const contest = () => form().getByLabelText<HTMLSelectElement>('Contest');
  const reason = () => form().getByLabelText<HTMLTextAreaElement>('Reason');
  const set = () => press(form().getByRole('button', { name: 'Set the hold' }));

  it('needs a contest and a reason, and delays what is deleted', async () => {
    await openData();
    await set();
    await waitFor(() =>
      expect(descriptionOf(contest())).toBe('Please choose a contest and write the reason'),
    );
    expect(descriptionOf(reason())).toBe('Please choose a contest and write the reason');
    await expectFocus(contest);
    await chooseOption(contest(), 'Cover Song Contest 2025');
    await fill(reason(), 'ഒരു എൻട്രന്റ് തർക്കിക്കുന്നു');
    server.lose('post', HOLDS);
    await set();
    await expectAlert('The hold could not be set');
    expect(reason().value).toBe('ഒരു എൻട്രന്റ് തർക്കിക്കുന്നു');

    server.answer('post', HOLDS, 201, [hold({ reason: 'ഒരു എൻട്രന്റ് തർക്കിക്കുന്നു' })] as never);
    server.answer('get', KINDS, 200, [kind({ upcoming: [], heldCount: 2 })]);
    await set();
    await screen.findByText('Cover Song Contest 2025 is held');
    expect(items('Legal holds')[0]).toMatch(/^Cover Song Contest 2025ഒരു എൻട്രന്റ് തർക്കിക്കുന്നുsince 17 Jun 2025/);
    await waitFor(() =>
      expect(photos().textContent).toContain('A legal hold keeps 2 photos of rejected entries.'),
    );
    expect([contest().value, reason().value]).toEqual(['', '']);
  });

  it('is lifted after a question, also if somebody else was faster', async () => {
    server.answer('get', HOLDS, 200, [hold()]);
    await openData();
    const lifted = [hold({ liftedAt: '2025-06-18T12:00:00.000Z' })];
    server.refuse('post', LIFT, 404, 'NOT_FOUND', { message: 'There is no such hold.' });
    server.answer('get', HOLDS, 200, lifted);
    await press(button('Lift the hold of Cover Song Contest 2025'));
    await confirm('Lift the hold of Cover Song Contest 2025?', 'Lift');
    await expectAlert('The hold could not be lifted', 'There is no such hold.');
    await waitFor(() => expect(items('Legal holds')[0]).toContain('Lifted'));
    expect(items('Legal holds')[0]).toMatch(/from 17 Jun 2025, [\d:]+ to 18 Jun 2025/);
    expect(screen.queryByRole('button', { name: /^Lift/ })).toBeNull();
  });
});

it('lists the deletions of the last nights, and of all nights on request', async () => {
  const nights = [
    run({ id: 1, endedAt: null, counts: { email: 1, 'rejected-photo': 312 } }),
    run({ id: 2, error: 'Connection terminated' }),
    ...[3, 4, 5, 6, 7, 8, 9].map((id) => run({ id })),
  ];
  server.answer('get', RUNS, 200, nights);
  await openData();
  const shown = () => items('What the last nights deleted');
  expect(shown()).toHaveLength(7);
  expect(shown()[0]).toContain('312 photos of rejected entries, 1 email of the site. Not ended yet.');
  expect(shown()[1]).toContain('A part failed, and the next night tries it again: Connection terminated');
  expect(shown()[1]).not.toContain('Nothing had reached');
  expect(shown()[2]).toContain('Nothing had stayed as long as it should.');
  await press(button('Show all 9'));
  await waitFor(() => expect(shown()).toHaveLength(9));
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});
