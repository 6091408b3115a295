import {
  button,
  chooseOption,
  confirm,
  downloads,
  example,
  expectAlert,
  expectFocus,
  fill,
  openConsole,
  press,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { lastAsked, settled } from '../../../test/requests';
import type { Act, ActDetails, PersonalRead, SecurityEvent } from './api';

const AUDIT = '/api/admin/audit';
const ACT = '/api/admin/audit/{id}';
const EXPORT = '/api/admin/audit/export';
const EVENTS = '/api/admin/security-events';
const READS = '/api/admin/personal-reads';
const OWNER_EMAIL = 'owner@paattu.example';

const act = (changes: Partial<Act> = {}): Act =>
  example('AuditRowDto', {
    action: 'song.edit',
    subjectKind: 'song',
    subject: 'River',
    actor: OWNER_EMAIL,
    actorId: 'owner',
    contest: null,
    contestId: null,
    data: {},
    ...changes,
  });
const details = (changes: Partial<ActDetails> = {}): ActDetails =>
  example('AuditRowDetailsDto', {
    ...act(),
    subjectId: 'song-1',
    details: 'kept',
    before: { title: 'Rain' },
    after: { title: 'River' },
    ...changes,
  });

withConsole();
beforeEach(() => {
  server.list(AUDIT, [act()]);
  server.list('/api/admin/contests', [
    example('AdminContestDto', { id: 'contest-1', title: 'Cover Song Contest 2025' }),
  ]);
  server.answer('get', '/api/admin/audit/actors', 200, [
    { id: 'owner', email: OWNER_EMAIL },
    { id: 'gone', email: null },
  ]);
});

const choice = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const options = (label: string) => [...choice(label).options].map(({ textContent }) => textContent);

describe('the acts', () => {
  it('name the person and the act, and have filters by contest, kind, person and day', async () => {
    await openConsole('/settings/team/audit');
    const row = await screen.findByRole('row', { name: /Changed the song “River”/ });
    expect(row.textContent).toContain(OWNER_EMAIL);
    // Acts of all contests are listed until one is chosen.
    expect(choice('Contest').value).toBe('');
    await waitFor(() => expect(options('Contest')).toEqual(['All contests', 'Cover Song Contest 2025']));
    await waitFor(() =>
      expect(options('Who')).toEqual(['Everybody', OWNER_EMAIL, 'A deleted user', 'The system']),
    );
    await chooseOption(choice('Contest'), 'Cover Song Contest 2025');
    await chooseOption(choice('Who'), 'The system');
    server.list(AUDIT, []);
    await chooseOption(choice('What'), 'Emails');
    await screen.findByText('No act matches');
    // The list was empty before this choice, too.
    await waitFor(() =>
      expect(lastAsked(AUDIT).filter).toEqual({
        contestId: 'contest-1',
        actor: 'system',
        subjectKind: 'email',
      }),
    );
    await fill(screen.getByLabelText('Until'), '2025-06-17');
    await waitFor(() =>
      expect(lastAsked(AUDIT).filter).toMatchObject({ to: new Date(2025, 5, 18).toISOString() }),
    );
  });

  it('keep a filter of the address that is not among the choices', async () => {
    server.answer('get', '/api/admin/audit/actors', 200, []);
    await openConsole(`/settings/team/audit?filter=${encodeURIComponent('{"actor":"unknown"}')}`);
    await screen.findByRole('row', { name: /Changed the song/ });
    expect([choice('Who').value, options('Who').at(-1)]).toEqual(['unknown', '…']);
    expect(lastAsked(AUDIT).filter).toEqual({ actor: 'unknown' });
  });

  it('name the system, and a person or subject that was deleted', async () => {
    server.list(AUDIT, [
      act({
        id: 1,
        actor: null,
        actorId: null,
        action: 'contest.closeVotes',
        subject: 'Cover Song Contest 2025',
      }),
      act({ id: 2, actor: null, action: 'entry.approve', subject: null }),
    ]);
    await openConsole('/settings/team/audit');
    const system = await screen.findByRole('row', {
      name: /^Closed the votes of the contest “Cover Song Contest 2025”/,
    });
    expect(system.textContent).toContain('The system');
    expect((await screen.findByRole('row', { name: /^Approved an entry/ })).textContent).toContain(
      'A deleted user',
    );
  });

  it('are exported with the filters and the order of the list, and then listed with the export', async () => {
    await openConsole(`/settings/team/audit?filter=${encodeURIComponent('{"subjectKind":"song"}')}`);
    await screen.findByRole('row', { name: /Changed the song/ });
    server.lose('get', EXPORT);
    await press(button('Export CSV'));
    await waitFor(() => expect(server.requestsOf('get', EXPORT)).toHaveLength(1));
    expect(downloads).toEqual([]);
    server.answerBy('get', EXPORT, 200, () => ({
      body: 'act' as never,
      headers: { 'content-disposition': 'attachment; filename="audit-log-2025-06-17.csv"' },
    }));
    server.list(AUDIT, [act({ id: 2, action: 'audit.export', subject: null }), act()]);
    await press(button('Export CSV'));
    await waitFor(() => expect(downloads).toEqual(['audit-log-2025-06-17.csv']));
    await screen.findByRole('row', { name: /Exported the audit log/ });
    const { query } = server.requestsOf('get', EXPORT).at(-1)!;
    expect([query.get('filter'), query.get('sort')]).toEqual(['{"subjectKind":"song"}', '["at","DESC"]']);
  });

  it('can be loaded again after a failure', async () => {
    server.lose('get', AUDIT);
    await openConsole('/settings/team/audit');
    await screen.findByText('Error Loading the Audit Log');
    server.list(AUDIT, []);
    await press(button('Try Again'));
    await screen.findByText('No acts yet');
  });
});

describe('an act', () => {
  async function openAct(shown: ActDetails): Promise<void> {
    server.answer('get', ACT, 200, shown);
    await openConsole('/settings/team/audit/42/show');
    await screen.findByRole('heading', { level: 2 });
    await settled();
  }
  const values = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);

  it('shows each field before and after', async () => {
    await openAct(
      details({
        before: { title: 'Rain', titleMalayalam: null, downloadCount: 7, empty: null },
        after: { title: 'River', titleMalayalam: 'പുഴ', downloadCount: 0, empty: null },
        data: { reason: 'അപേക്ഷ', count: 2 },
      }),
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Changed the song “River”');
    expect(values('Title')).toEqual(['Rain', 'River']);
    expect(values('Title malayalam')).toEqual(['nothing', 'പുഴ']);
    expect(values('Download count')).toEqual(['7', '0']);
    expect(screen.queryByRole('region', { name: 'Empty' })).toBeNull();
    expect(screen.getByText('അപേക്ഷ')).toBeTruthy();
  });

  it('shows a new record by the names of its form', async () => {
    await openAct(
      details({
        action: 'contest.create',
        subjectKind: 'contest',
        before: null,
        after: { songTitle: 'Hill Road' },
      }),
    );
    expect(values('Song title')).toEqual(['Hill Road']);
  });

  it('loses its details after a question', async () => {
    await openAct(details());
    const DETAILS = '/api/admin/audit/{id}/details';
    server.refuse('delete', DETAILS, 409, 'CONTEST_HELD');
    await press(button('Erase Details'));
    await confirm('Erase what this act changed?', 'Erase Details');
    await expectAlert('Failed to erase the details');
    expect(values('Title')).toEqual(['Rain', 'River']);
    const erased = details({ details: 'erased', before: null, after: null });
    server.answer('delete', DETAILS, 200, () => {
      server.answer('get', ACT, 200, erased);
      return erased;
    });
    await press(button('Erase Details'));
    await confirm('Erase what this act changed?', 'Erase Details');
    await screen.findByText('What it changed has been erased.');
    expect(screen.queryByRole('region', { name: 'Title' })).toBeNull();
    // The button is gone.
    await expectFocus(() => screen.getByRole('heading', { level: 2 }).closest('[tabindex]')!);
  });

  it.each([
    { kept: 'none', text: 'Nothing more is kept of this act.' },
    { kept: 'hidden', text: 'Marks are hidden until the final has closed.' },
  ] as const)('whose details are $kept says so', async ({ kept, text }) => {
    await openAct(details({ details: kept }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Erase Details' })).toBeNull();
  });
});

describe('the log', () => {
  const event = (changes: Partial<SecurityEvent> = {}): SecurityEvent =>
    example('SecurityEventDto', {
      kind: 'signed-in',
      user: OWNER_EMAIL,
      userId: 'owner',
      count: 1,
      ...changes,
    });
  const read = (changes: Partial<PersonalRead> = {}): PersonalRead =>
    example('PersonalReadDto', {
      what: 'audit-log',
      user: OWNER_EMAIL,
      token: null,
      subject: null,
      ...changes,
    });
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);

  it('of sign-ins names the account and the place, and has a filter by kind', async () => {
    server.list(EVENTS, [
      event({ id: 1, network: '203.0.113.7', userAgentClass: 'browser' }),
      event({
        id: 2,
        kind: 'sign-in-failed',
        userId: null,
        user: null,
        count: 3,
        network: null,
        actorId: null,
      }),
      event({ id: 3, kind: 'role-given', user: null, network: null, actorId: 'owner', actor: OWNER_EMAIL }),
    ]);
    await openConsole('/settings/team/audit/sign-ins');
    await screen.findByRole('table', { name: /^Sign-ins and what else/ });
    const [signedIn, failed, role] = rows();
    expect(signedIn).toMatch(/^Signed in.*owner@paattu\.example.*203\.0\.113\.7/);
    expect(failed).toMatch(/3 times.*No such account.*Many networks/);
    expect(role).toMatch(/A deleted user.*by owner@paattu\.example/);
    expect(screen.getByRole('link', { name: 'Sign-ins' }).getAttribute('aria-current')).toBe('page');

    server.list(EVENTS, []);
    await chooseOption(choice('What'), 'Revoked a token');
    await screen.findByText('Nothing matches');
    expect(lastAsked(EVENTS)).toEqual({ filter: { kind: 'token-revoked' }, sort: ['lastAt', 'DESC'] });
  });

  it('of reading names the person or the program, and has a filter by kind', async () => {
    server.list(READS, [
      read({ id: 1 }),
      read({ id: 2, what: 'entry', user: null, token: 'Statistics', subject: 'ആശ', subjectId: 'entry-1' }),
    ]);
    await openConsole('/settings/team/audit');
    await press(await screen.findByRole('link', { name: 'What was read' }));
    await screen.findByRole('table', { name: /^What the owner/ });
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toMatch(/^Audit log.*owner@paattu\.example/);
    expect(rows()[1]).toMatch(/ആശ.*Statistics/);
    server.list(READS, []);
    await chooseOption(choice('What'), 'Prize');
    await screen.findByText('Nothing matches');
    expect(lastAsked(READS).filter).toEqual({ what: 'prize' });
    await fill(screen.getByLabelText('From'), '2025-06-17');
    await waitFor(() =>
      expect(lastAsked(READS).filter).toMatchObject({ from: new Date(2025, 5, 17).toISOString() }),
    );
  });
});
