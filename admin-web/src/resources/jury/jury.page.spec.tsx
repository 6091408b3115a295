import {
  answerMail,
  button,
  chooseOption,
  confirm,
  descriptionOf,
  example,
  expectAlert,
  expectFocus,
  fill,
  findDialog,
  isOff,
  main,
  openConsole,
  press,
  pressKey,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { mailServerSentences } from '../../mail-server/sentences';
import type { Judge, Jury, JuryAssignment, JuryRound } from './api';
import { jurySentences } from './sentences';

const t = jurySentences.judges;

const JURY = '/api/admin/contests/{id}/jury';
const JUDGES = '/api/admin/contests/{id}/judges';
const ROUNDS = '/api/admin/contests/{id}/jury-rounds';
const REVOKE = '/api/admin/judges/{id}/revoke';
const LINK = '/api/admin/judges/{id}/link';
const NOW = '2098-08-10T00:00:00.000Z';

const contest = example('AdminContestDto', {
  id: 'contest-1',
  title: 'Cover Song Contest 2025',
  state: 'judging',
  winnerAt: '2098-08-17T18:30:00.000Z',
});
const judge = (name: string, changes: Partial<Judge> = {}): Judge =>
  example('AdminJudgeDto', {
    id: name,
    name,
    email: `${name.toLowerCase()}@jury.example`,
    state: 'accepted',
    acceptedAt: NOW,
    hasEntered: false,
    doEmailsComeBack: false,
    progress: { assigned: 0, submitted: 0, abstained: 0, recused: 0 },
    ...changes,
  });
const THREE = ['Leela', 'Mohan', 'Sara'].map((name) => judge(name));
const jury = (changes: Partial<Jury> = {}): Jury =>
  example('AdminJuryDto', {
    judges: THREE,
    approvedEntries: 12,
    hasHiddenMarks: true,
    serverNow: NOW,
    ...changes,
  });
const entry = (name: string, changes: Partial<JuryRound['entries'][number]> = {}) =>
  example('RoundEntryDto', { entryId: name, name, needsSecondLook: false, ...changes });
const mark = (judgeId: string, entryId: string, changes: Partial<JuryAssignment> = {}): JuryAssignment =>
  example('RoundAssignmentDto', {
    id: `${judgeId} ${entryId}`,
    judgeId,
    entryId,
    state: 'assigned',
    ...changes,
  });
const round = (changes: Partial<JuryRound> = {}): JuryRound =>
  example('AdminJuryRoundDto', {
    id: 'round-1',
    number: 2,
    isClosed: false,
    unfinishedEntries: 0,
    openedAt: '2098-08-09T00:00:00.000Z',
    closesAt: '2098-08-17T12:30:00.000Z',
    ...changes,
  });

withConsole();
beforeEach(() => {
  server.answer('get', '/api/time-zone', 200, { timeZone: 'Asia/Kolkata' });
  server.list('/api/admin/contests', [contest]);
  answerMail({});
});

const answer = (shown: Jury) => server.answer('get', JURY, 200, shown);
async function openJury(shown: Jury): Promise<void> {
  answer(shown);
  await openConsole('/contest/jury');
  await screen.findByRole('region', { name: 'Judges' });
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const judgeRow = (name: string) =>
  screen
    .getAllByRole('row')
    .find((row) => within(row).queryByRole('rowheader')?.textContent?.startsWith(name))!;
const act = async (name: string, item: string) => {
  await press(button(`More actions for ${name}`));
  await press(await screen.findByRole('menuitem', { name: item }));
};

describe('judges', () => {
  const form = () => within(screen.getByRole('form', { name: 'Invite a judge' }));
  const invite = async (name: string, email: string) => {
    await fill(form().getByLabelText('Name'), name);
    await fill(form().getByLabelText('Email'), email);
    await press(form().getByRole('button', { name: 'Invite a judge' }));
  };

  it('are invited by name and address', async () => {
    await openJury(jury({ judges: [] }));
    expect(main().getByText('No judge yet')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Open a round' })).toBeNull();
    await invite('  ', 'leela');
    await waitFor(() => expect(descriptionOf(form().getByLabelText('Name'))).toBe('Please enter the name'));
    expect(descriptionOf(form().getByLabelText('Email'))).toBe('Please enter a valid email address');
    await expectFocus(() => form().getByLabelText('Name'));

    server.answer('post', JUDGES, 201, () => {
      answer(jury({ judges: [judge('ലീല', { state: 'invited', acceptedAt: null })] }));
      return { id: 'ലീല' };
    });
    await chooseOption(form().getByLabelText('Language of the email'), 'Malayalam');
    await invite('ലീല', 'leela@jury.example');
    await screen.findByText('Invitation to ലീല queued');
    await waitFor(() => expect(judgeRow('ലീല').textContent).toContain('Invited'));
    expect(server.received('post', JUDGES)).toEqual([
      { name: 'ലീല', email: 'leela@jury.example', locale: 'ml' },
    ]);
    // The form is ready for the next one, in the same language.
    const [name, language] = ['Name', 'Language of the email'].map(
      (label) => form().getByLabelText<HTMLInputElement>(label).value,
    );
    expect([name, language]).toEqual(['', 'ml']);
    expect(
      region('Open a round').getByText(
        /^A round needs at least three judges who have accepted\. Nobody has yet\./,
      ),
    ).toBeTruthy();
  });

  it('are invited once, and what is typed stays', async () => {
    await openJury(jury({ judges: THREE.slice(0, 2) }));
    const message = 'This address has been invited as a judge already.';
    server.refuse('post', JUDGES, 409, 'JUDGE_INVITED_ALREADY', {
      message,
      details: [{ field: 'email', code: 'JUDGE_INVITED_ALREADY', message }],
    });
    await invite('Demo Judge D', 'leela@jury.example');
    await waitFor(() => expect(descriptionOf(form().getByLabelText('Email'))).toBe(message));
    expect(form().getByLabelText<HTMLInputElement>('Name').value).toBe('Demo Judge D');
    expect(
      region('Open a round').getByText('A round needs at least three judges who have accepted. 2 have.'),
    ).toBeTruthy();
    expect(region('Open a round').queryByRole('button')).toBeNull();
  });

  it('are deleted while they have not accepted', async () => {
    await openJury(
      jury({ judges: [judge('Leela', { state: 'invited', acceptedAt: null }), judge('Mohan')] }),
    );
    await press(button('More actions for Mohan'));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Send a New Link', 'Revoke…']);
    await pressKey('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    server.answer('delete', '/api/admin/judges/{id}', 204);
    await act('Leela', 'Delete…');
    answer(jury({ judges: [judge('Mohan')] }));
    await confirm('Delete Leela?', 'Delete');
    await screen.findByText('Leela is deleted');
    await waitFor(() => expect(judgeRow('Leela')).toBeUndefined());
  });

  it('are not deleted if they have accepted meanwhile', async () => {
    await openJury(jury({ judges: [judge('Leela', { state: 'invited', acceptedAt: null })] }));
    server.refuse('delete', '/api/admin/judges/{id}', 409, 'JUDGE_ACCEPTED', {
      message: 'Leela has accepted.',
    });
    await act('Leela', 'Delete…');
    answer(jury({ judges: [judge('Leela')] }));
    await confirm('Delete Leela?', 'Delete');
    await expectAlert('The judge could not be deleted', 'Leela has accepted.');
    await waitFor(() => expect(judgeRow('Leela').textContent).toContain('Accepted'));
  });

  it('get a new link, which ends the former one', async () => {
    await openJury(jury());
    server.answer('post', LINK, 204);
    await act('Mohan', 'Send a New Link');
    expect(
      screen.getByText('The former link ends, and the judge is signed out in all browsers. The marks stay.'),
    ).toBeTruthy();
    await confirm('Send a new link to Mohan?', 'Send a New Link');
    await screen.findByText('A new link to Mohan is queued');
    server.refuse('post', LINK, 409, 'EMAILS_NOT_SENT', { message: 'No email can be sent.' });
    await act('Mohan', 'Send a New Link');
    await confirm('Send a new link to Mohan?', 'Send a New Link');
    await expectAlert('The link could not be sent', 'No email can be sent.');
  });

  it('cannot be invited without a mail server, to which the page leads', async () => {
    server.answer('get', '/api/texts', 200, { emails: 'kept' });
    await openJury(jury());
    await screen.findByText(t.needsServer);
    expect(screen.queryByRole('form', { name: 'Invite a judge' })).toBeNull();
    expect(screen.getByRole('link', { name: mailServerSentences.setServer })).toBeTruthy();
    await press(button('More actions for Mohan'));
    await screen.findByRole('menuitem', { name: 'Revoke…' });
    expect(screen.queryByRole('menuitem', { name: 'Send a New Link' })).toBeNull();
  });

  it('are invited at a local start with a link that the terminal shows', async () => {
    server.answer('get', '/api/texts', 200, { emails: 'logged' });
    answerMail({ smtpHost: null });
    await openJury(jury({ judges: [] }));
    await waitFor(() =>
      expect(descriptionOf(form().getByLabelText('Email'))).toBe(
        `${t.linkLogged} ${mailServerSentences.setServer}`,
      ),
    );
    server.answer('post', JUDGES, 201, judge('Leela'));
    await invite('Leela', 'leela@jury.example');
    await expectAlert(mailServerSentences.notSent, mailServerSentences.logged);
  });

  it('are revoked with a reason, after the owner has read what becomes of the marks', async () => {
    const progress = { assigned: 12, submitted: 1, abstained: 2, recused: 1 };
    await openJury(jury({ judges: [judge('Leela', { progress }), ...THREE.slice(1)] }));
    await act('Leela', 'Revoke…');
    const question = await findDialog('Revoke Leela as a judge?');
    expect(
      question.getByText('1 mark submitted before stays, and counts by the rules of the contest.'),
    ).toBeTruthy();
    expect(
      question.getByText('8 marks are left open. In the first round, you can give them to other judges.'),
    ).toBeTruthy();
    await press(question.getByRole('button', { name: 'Revoke' }));
    await question.findByText('Please write the reason');
    const reason = question.getByLabelText<HTMLInputElement>('Reason');
    await fill(reason, ' A conflict of interest ');
    server.lose('post', REVOKE);
    await pressKey('{Enter}');
    // A toast would be behind the dialog, where a screen reader reads nothing.
    await waitFor(() =>
      expect(question.getByRole('alert').textContent).toBe('The judge could not be revokedBad Gateway'),
    );
    expect(reason.value).toBe(' A conflict of interest ');

    // The question stays open while the request runs, so that its refusal shows.
    server.refuse('post', REVOKE, 404, 'NOT_FOUND', { message: 'There is no such judge.' });
    const release = server.hold('post', REVOKE);
    await press(question.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(isOff(question.getByRole('button', { name: 'Cancel' }))).toBe(true));
    await pressKey('{Escape}');
    release();
    await waitFor(() => expect(question.getByRole('alert').textContent).toContain('There is no such judge.'));

    server.answer('post', REVOKE, 204);
    const revoked = judge('Leela', { state: 'revoked', revokeReason: 'A conflict of interest', progress });
    answer(jury({ judges: [revoked, ...THREE.slice(1)] }));
    await press(question.getByRole('button', { name: 'Revoke' }));
    await screen.findByText('Leela is no judge any more');
    await waitFor(() => expect(judgeRow('Leela').textContent).toMatch(/Revoked.*A conflict of interest/));
    expect(server.received('post', REVOKE).at(-1)).toEqual({ reason: 'A conflict of interest' });
    expect(within(judgeRow('Leela')).queryByRole('button')).toBeNull();
  });

  it('with a dead address are named when they are invited, and before a new link', async () => {
    const leela = judge('Leela', { doEmailsComeBack: true });
    await openJury(jury({ judges: [] }));
    server.answer('post', JUDGES, 201, () => {
      answer(jury({ judges: [leela] }));
      return { id: leela.id };
    });
    await invite('Leela', 'leela@jury.example');
    await screen.findByText('Leela is invited');
    expect(screen.getByText(/^Emails to this address come back, so no email is sent there/)).toBeTruthy();
    await act('Leela', 'Send a New Link');
    const question = await screen.findByRole('alertdialog', { name: 'Send a new link to Leela?' });
    expect(descriptionOf(question)).toMatch(/come back, so no email is sent there/);
  });

  it('are listed with their marks and their browsers', async () => {
    const session = {
      createdAt: '2098-08-10T12:00:00.000Z',
      lastUsedAt: '2098-08-11T12:00:00.000Z',
      userAgentClass: 'automated',
    } as const;
    await openJury(
      jury({
        hasHiddenMarks: false,
        judges: [
          judge('Leela', {
            progress: { assigned: 12, submitted: 8, abstained: 1, recused: 2 },
            meanMark: 7.4,
            spread: null,
            sessions: [session],
            hasEntered: true,
            doEmailsComeBack: true,
          }),
        ],
      }),
    );
    const cells = within(judgeRow('Leela'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(1, 5)).toEqual([
      '8 of 121 abstained, 2 conflicts of interest',
      '7.4',
      '–',
      expect.stringMatching(
        /^A program, not a browser, since 10 Aug 2098, [\d:]+, last used 11 Aug 2098, [\d:]+$/,
      ),
    ]);
    expect(cells[0]).toContain('Has entered the contest');
    expect(judgeRow('Leela').textContent).toContain('Emails come back');
  });

  it('are complete once a mark of the final is submitted', async () => {
    await openJury(
      jury({
        rounds: [
          round({ entries: [entry('Asha')], assignments: [mark('Leela', 'Asha', { state: 'submitted' })] }),
        ],
      }),
    );
    expect(main().getByText(/^Nobody can join this jury any more/)).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Invite a judge' })).toBeNull();
  });
});

describe('the opening of a round', () => {
  const opening = () => region('Open a round');
  const deadline = () => opening().getByLabelText<HTMLInputElement>('Judges can mark until');
  const answerRound = (opened: JuryRound) =>
    server.answer('post', ROUNDS, 201, () => {
      answer(jury({ rounds: [opened] }));
      return { id: opened.id };
    });

  it('needs a time before the announcement of the winner, and is asked for', async () => {
    await openJury(jury());
    expect(opening().getByText('Each of 3 judges marks 12 finalists: 36 marks.')).toBeTruthy();
    const open = () => press(button('Open the Final'));
    await open();
    await waitFor(() => expect(descriptionOf(deadline())).toBe('Please enter the day and the time'));
    await expectFocus(deadline);
    await fill(deadline(), '2020-08-17T18:00');
    await open();
    await waitFor(() => expect(descriptionOf(deadline())).toBe('This time has passed'));
    await fill(deadline(), '2098-08-18T00:00');
    await open();
    await waitFor(() =>
      expect(descriptionOf(deadline())).toBe(
        'This is not before the winner is announced, on Monday 18 August',
      ),
    );
    await fill(deadline(), '2098-08-17T18:00');
    await open();
    await confirm('Open the final?', 'Cancel');
    expect(deadline().value).toBe('2098-08-17T18:00');
    expect(server.received('post', ROUNDS)).toEqual([]);

    answerRound(round({ entries: [entry('Asha')], assignments: THREE.map(({ id }) => mark(id, 'Asha')) }));
    await open();
    await confirm('Open the final?', 'Open the Final');
    await screen.findByText('The final is open');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Open a round' })).toBeNull());
    expect(server.received('post', ROUNDS)).toEqual([
      { number: 2, closesAt: '2098-08-17T12:30:00.000Z', reasons: [] },
    ]);
    expect(region('Final').getByText(/^0 of 3 marks, closes /)).toBeTruthy();
  });

  it('begins with a first round where there are too many entries', async () => {
    await openJury(jury({ approvedEntries: 21 }));
    expect(
      opening().getByText(
        'Each of 21 entries goes to three of 3 judges: 63 marks, at most 21 marks for one judge.',
      ),
    ).toBeTruthy();
    answerRound(round({ number: 1 }));
    await fill(deadline(), '2098-08-17T18:00');
    await press(button('Open the First Round'));
    await confirm('Open the first round?', 'Open the First Round');
    await screen.findByText('The first round is open');
    expect(opening().getByText('The final can open when the first round has closed.')).toBeTruthy();
  });

  it('promises no email on a site without a mail server', async () => {
    server.answer('get', '/api/texts', 200, { emails: 'kept' });
    await openJury(jury());
    await opening().findByText(`${jurySentences.open.plan} ${mailServerSentences.noneSent}`);
  });

  it('lets the owner choose how many are finalists, without seeing which', async () => {
    const first = round({
      number: 1,
      isClosed: true,
      entries: ['Asha', 'Ravi', 'Meera'].map((name) => entry(name)),
    });
    await openJury(jury({ rounds: [first] }));
    const howMany = opening().getByLabelText<HTMLSelectElement>('How many finalists');
    expect([...howMany.options].map(({ value }) => value)).toEqual(['1', '2', '3']);
    await chooseOption(howMany, '2');
    await opening().findByText('Each of 3 judges marks 2 finalists: 6 marks.');
    answerRound(round());
    await fill(deadline(), '2098-08-17T18:00');
    await press(button('Open the Final'));
    await confirm('Open the final?', 'Open the Final');
    await waitFor(() => expect(server.received('post', ROUNDS)).toMatchObject([{ number: 2, finalists: 2 }]));
  });

  it('asks why an entry left meanwhile, and keeps the time', async () => {
    await openJury(jury());
    await fill(deadline(), '2098-08-17T18:00');
    server.refuse('post', ROUNDS, 409, 'LEFT_WITHOUT_REASON');
    answer(jury({ unexplained: [{ entryId: 'entry-9', name: 'Asha', leftAt: NOW }] }));
    await press(button('Open the Final'));
    await confirm('Open the final?', 'Open the Final');
    await expectAlert(
      'The round could not be opened',
      'An entry was taken out meanwhile. Please say why: the form has a field for it now.',
    );
    await fill(await opening().findByLabelText(/^Why the entry of Asha left/), 'Another singer');
    expect(deadline().value).toBe('2098-08-17T18:00');
    answerRound(round());
    await press(button('Open the Final'));
    await confirm('Open the final?', 'Open the Final');
    await waitFor(() =>
      expect(server.received('post', ROUNDS).at(-1)).toMatchObject({
        reasons: [{ entryId: 'entry-9', reason: 'Another singer' }],
      }),
    );
  });

  it.each([
    { state: 'open', shown: jury(), text: 'A round can open when the contest no longer accepts entries.' },
    { state: 'judging', shown: jury({ approvedEntries: 0 }), text: 'No entry of this contest is approved.' },
    {
      state: 'judging',
      shown: jury({ serverNow: '2098-08-18T00:00:00.000Z' }),
      text: 'A round would have to close before the winner is announced, which was 18 Aug 2098, 00:00 IST.',
    },
    {
      state: 'judging',
      shown: jury({ rounds: [round({ number: 1, isClosed: true, unfinishedEntries: 2 })] }),
      text: 'The final can open when each entry has three marks: 2 entries lack some. Please extend the first round, and reassign what is left.',
    },
  ] as const)('waits: $text', async ({ state, shown, text }) => {
    server.list('/api/admin/contests', [{ ...contest, state }]);
    await openJury(shown);
    expect(opening().getByText(text)).toBeTruthy();
    expect(opening().queryByRole('button')).toBeNull();
  });
});

describe('a round', () => {
  const final = (changes: Partial<JuryRound> = {}) =>
    round({
      entries: [entry('Asha'), entry('മീര')],
      assignments: [
        mark('Leela', 'Asha', { state: 'submitted', rendition: 17, engagement: 12, weightedMark: 7.5 }),
        mark('Leela', 'മീര'),
        mark('Mohan', 'Asha', { state: 'submitted', rendition: 4, engagement: 4, weightedMark: 2 }),
        mark('Mohan', 'മീര', { state: 'abstained', reason: 'sound', note: 'It breaks off.' }),
        mark('Sara', 'Asha', { state: 'draft' }),
        mark('Sara', 'മീര', { state: 'recused', reason: null }),
      ],
      ...changes,
    });
  const EXTEND = '/api/admin/jury-rounds/{id}';
  const table = () => within(screen.getByRole('table', { name: 'Marks of each judge: Final' }));
  const cells = (name: string) =>
    within(table().getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  it('hides the marks while it is open', async () => {
    await openJury(jury({ rounds: [final()] }));
    expect(region('Final').getByText(/^2 of 4 marks, closes in 7 days/)).toBeTruthy();
    expect(
      region('Final').getByText(/^Marks are hidden from everybody until the final has closed\./),
    ).toBeTruthy();
    expect(
      table()
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Entry', 'Leela1/2', 'Mohandone', 'Sara0/1']);
    expect(cells('Asha')).toEqual(['done', 'done', 'draft']);
    expect(cells('മീര')).toEqual(['open', 'Aabstained', 'Cconflict of interest']);
    expect(screen.queryByRole('group', { name: 'Marks shown' })).toBeNull();
    const notes = within(screen.getByRole('list', { name: 'What judges wrote' }));
    expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mohan about മീരAbstained: the soundIt breaks off.',
      'Sara about മീരConflict of interest',
    ]);
  });

  it('shows each mark after its end, one criterion or both, and where judges differ', async () => {
    const entries = [entry('Asha', { spread: 5.5, needsSecondLook: true }), entry('മീര', { spread: null })];
    await openJury(jury({ hasHiddenMarks: false, rounds: [final({ isClosed: true, entries })] }));
    expect(cells('Asha')).toEqual(['7.5', '2.0', 'draft', '4.8', '5.5, second look']);
    expect(cells('മീര').slice(-2)).toEqual(['–', '–']);
    expect(region('Final').getByText('The judges differ by more than 4 about Asha.')).toBeTruthy();
    const kinds = within(screen.getByRole('group', { name: 'Marks shown' }));
    await press(kinds.getByRole('button', { name: 'Rendition' }));
    await waitFor(() => expect(cells('Asha').slice(0, 2)).toEqual(['8.5', '2']));
    await press(kinds.getByRole('button', { name: 'Engagement' }));
    await waitFor(() => expect(cells('Asha').slice(0, 2)).toEqual(['6', '2']));
    // One kind is always shown.
    await press(kinds.getByRole('button', { name: 'Engagement' }));
    expect(kinds.getByRole('button', { name: 'Engagement' }).getAttribute('aria-pressed')).toBe('true');
    expect(region('Final').getByText(/, closed$/)).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Extend the deadline' })).toBeNull();
  });

  it('is given more time, and never less', async () => {
    await openJury(jury({ rounds: [final()] }));
    const form = () => within(screen.getByRole('form', { name: 'Extend the deadline' }));
    const until = () => form().getByLabelText<HTMLInputElement>('Judges can mark until');
    const extend = () => press(form().getByRole('button', { name: 'Extend the Deadline' }));
    expect(until().value).toBe('2098-08-17T18:00');
    await fill(until(), '2098-08-16T18:00');
    await extend();
    await waitFor(() => expect(descriptionOf(until())).toBe('Please enter a later time'));
    await fill(until(), '2098-08-17T20:00');
    server.refuse('patch', EXTEND, 409, 'JURY_CLOSED', { message: 'The jury is over.' });
    await extend();
    await confirm('Extend the deadline to 20:00 on Sunday 17 August?', 'Extend the Deadline');
    await expectAlert('The deadline could not be changed', 'The jury is over.');
    expect(until().value).toBe('2098-08-17T20:00');

    server.answer('patch', EXTEND, 204);
    answer(jury({ rounds: [final({ closesAt: '2098-08-17T14:30:00.000Z' })] }));
    await extend();
    await confirm('Extend the deadline to 20:00 on Sunday 17 August?', 'Extend the Deadline');
    await screen.findByText('Judges can now mark until 20:00 on Sunday 17 August');
    await waitFor(() =>
      expect(region('Final').getByText(/open until 20:00 on Sunday 17 August/)).toBeTruthy(),
    );
    expect(server.received('patch', EXTEND).at(-1)).toEqual({ closesAt: '2098-08-17T14:30:00.000Z' });
  });

  it.each([
    { answered: { assigned: 3, passedOver: 0 }, says: '3 marks assigned' },
    { answered: { assigned: 0, passedOver: 0 }, says: 'No other judge can take them' },
    {
      answered: { assigned: 0, passedOver: 2 },
      says: 'The first round has heard 2 later entries, so the final passes over them',
    },
  ])('gives work without a judge to others: $says', async ({ answered, says }) => {
    const late = final({ entries: [entry('Asha'), entry('മീര'), entry('Late')] });
    await openJury(jury({ rounds: [late] }));
    expect(region('Final').getByText(/^3 marks are not assigned, of judges who accepted/)).toBeTruthy();
    server.answer('post', '/api/admin/jury-rounds/{id}/reassign', 200, answered);
    answer(jury({ rounds: [final()] }));
    await press(button('Reassign'));
    await confirm('Give these marks to other judges?', 'Reassign');
    await screen.findByText(says);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reassign' })).toBeNull());
  });
});
