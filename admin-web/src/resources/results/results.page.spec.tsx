import {
  answerContests,
  button,
  confirm,
  descriptionOf,
  example,
  expectAlert,
  expectFocus,
  fill,
  findDialog,
  isInvalid,
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
import type { AdminResult, AdminResultLine, FoundBlocker, Prize, PrizeOffer } from './api';

const RESULT = '/api/admin/contests/{id}/result';
const PROPOSAL = '/api/admin/contests/{id}/result/proposal';
const WAIVERS = '/api/admin/contests/{id}/result/waivers';
const CHECK = '/api/auth/identity-check';
const CHECK_PASSWORD = '/api/auth/identity-check/password';
const CERTIFICATION = '/api/admin/contests/{id}/result/certification';
const FINAL = '/api/admin/contests/{id}/result/final';
const PRIZE = '/api/admin/contests/{id}/prize';
const TITLE = 'Cover Song Contest 2025';
const HASH = '9f86d081'.repeat(8);

const contest = example('ContestSummaryDto', { id: 'contest-1', title: TITLE, state: 'judging' });
const result = (changes: Partial<AdminResult> = {}) =>
  example('AdminResultDto', {
    contestTitle: TITLE,
    winnerAt: '2098-08-17T18:30:00.000Z',
    serverNow: '2098-08-10T00:00:00.000Z',
    ...changes,
  });
const blocker = (kind: FoundBlocker['blocker'], changes: Partial<FoundBlocker> = {}): FoundBlocker =>
  example('FoundBlockerDto', { blocker: kind, count: 1, isWaivable: true, waiver: null, ...changes });
const line = (name: string, changes: Partial<AdminResultLine> = {}): AdminResultLine =>
  example('AdminResultLineDto', { name, entryId: `entry-of-${name}`, place: 1, votes: 3, ...changes });
const preview = (changes: Partial<NonNullable<AdminResult['preview']>> = {}) =>
  example('ResultPreviewDto', {
    parts: ['rendition', 'engagement', 'votes'],
    lines: [line('Anjali Nair'), line('Ravi Menon', { number: 18, place: 2, votes: 1 })],
    ...changes,
  });
const proposed = (changes: Partial<AdminResult> = {}) =>
  result({
    state: 'proposed',
    preview: preview(),
    proposal: example('ProposalDto', { hash: HASH, proposedAt: '2098-08-09T18:30:00.000Z' }),
    ...changes,
  });
const version = (changes: Partial<AdminResult['versions'][number]> = {}) =>
  example('AdminResultVersionDto', {
    state: 'certified',
    certifiedAt: '2098-08-10T00:00:00.000Z',
    ...changes,
  });
const certified = (changes: Partial<AdminResult> = {}) =>
  result({ state: 'certified', nextVersion: 2, preview: preview(), versions: [version()], ...changes });

withConsole();
beforeEach(() => {
  server.answer('get', '/api/time-zone', 200, { timeZone: 'Asia/Kolkata' });
  answerContests([contest]);
  server.answer('get', PRIZE, 200, prize());
});

const answer = (shown: AdminResult) => server.answer('get', RESULT, 200, shown);

/** An act that has this result. */
const acts = (
  path: typeof PROPOSAL | typeof WAIVERS | typeof CERTIFICATION | typeof FINAL,
  shown: AdminResult,
) =>
  server.answer('post', path, 200, () => {
    answer(shown);
    return shown;
  });

async function openResult(shown: AdminResult, of = contest): Promise<void> {
  answerContests([of]);
  answer(shown);
  await openConsole('/contest/result');
  await screen.findByText(STATES[shown.state]);
}

const STATES: Record<AdminResult['state'], string> = {
  draft: 'Not proposed',
  proposed: 'Proposed',
  certified: 'Certified',
  announced: 'Announced',
  final: 'Final',
};

const points = () =>
  within(screen.getByRole('list', { name: 'Before it can be proposed' })).getAllByRole('listitem');
const proposeButton = () => button('Propose the Result');
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('before the proposal', () => {
  it('lists what is open, and where each is settled', async () => {
    await openResult(
      result({
        blockers: [
          blocker('votes-open', { isWaivable: false }),
          blocker('no-final'),
          blocker('unproved-ownership', { count: 6 }),
          blocker('method-not-in-rules'),
        ],
      }),
    );
    const [votes, noFinal, proof, method] = points().map((point) => within(point));
    expect(votes!.getByText('The votes are not closed.')).toBeTruthy();
    expect(votes!.getByRole('link', { name: 'To the votes' }).getAttribute('href')).toBe(
      '/admin/contest/votes',
    );
    expect(votes!.queryByRole('button')).toBeNull();
    expect(noFinal!.getByRole('link', { name: 'To the jury' }).getAttribute('href')).toBe(
      '/admin/contest/jury',
    );
    expect(proof!.getByText('Nothing proves that the videos of 6 finalists are the entrants’.')).toBeTruthy();
    expect(proof!.queryByRole('link')).toBeNull();
    expect(method!.getByRole('link', { name: 'To the rules' }).getAttribute('href')).toBe(
      '/admin/contest/setup/contest-1/rules',
    );
    expect(isOff(proposeButton())).toBe(true);
    expect(descriptionOf(proposeButton())).toBe(
      'You can propose it once the 4 open points are settled or skipped.',
    );
    await press(proposeButton());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('counts one open point, and names the entries of each, up to those that the answer has', async () => {
    const entries = [1, 2].map((number) => ({ id: `entry-${number}`, name: `Entrant ${number}` }));
    await openResult(result({ blockers: [blocker('undecided-entries', { count: 7, entries })] }));
    expect(descriptionOf(proposeButton())).toBe(
      'You can propose it once the open point is settled or skipped.',
    );
    const list = within(screen.getByRole('list', { name: 'Entries' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Entrant 1',
      'Entrant 2',
      'and 5 more',
    ]);
    expect(list.getByRole('link', { name: 'Entrant 1' }).getAttribute('href')).toBe(
      '/admin/contest/entries/entry-1/show',
    );
  });

  it('is without open points once each is settled or waived', async () => {
    await openResult(result());
    expect(main().getByText('Nothing is open.')).toBeTruthy();
    expect(isOff(proposeButton())).toBe(false);
    await openResult(
      result({
        blockers: [blocker('no-final', { waiver: { reason: 'No judge', reasonMalayalam: 'ജൂറിയില്ല' } })],
      }),
    );
    expect(isOff(proposeButton())).toBe(false);
    expect(main().getByText('Skipped: No judge')).toBeTruthy();
    expect(main().getByText('ജൂറിയില്ല').getAttribute('lang')).toBe('ml');
    expect(main().queryByRole('link', { name: 'To the jury' })).toBeNull();
  });

  it('is for no contest whose result was confirmed without votes', async () => {
    await openResult(result(), example('ContestSummaryDto', { ...contest, state: 'archived' }));
    expect(
      main().getByText(
        'The result of this contest was confirmed without votes and marks. There is nothing to propose.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Propose the Result' })).toBeNull();
  });

  it('says that there is no contest yet', async () => {
    answerContests([]);
    await openConsole('/contest/result');
    await screen.findByText('There is no contest yet');
  });

  it('can be loaded again if it did not load', async () => {
    server.lose('get', RESULT);
    await openConsole('/contest/result');
    await screen.findByText('The result could not be loaded');
    answer(result());
    await press(button('Try Again'));
    await screen.findByText('Not proposed');
    // The button is gone, so the state takes the focus.
    await expectFocus(() =>
      screen.getAllByRole('status').find(({ textContent }) => textContent === 'Loaded')!,
    );
  });
});

describe('a waiver', () => {
  const open = blocker('no-final');
  const openDialog = async () => {
    await press(button('Skip, and say why: The jury has had no final.'));
    return findDialog('Propose the result although this is open?');
  };

  it('needs a reason, because it is published', async () => {
    await openResult(result({ blockers: [open] }));
    server.refuse('post', WAIVERS, 400, 'MISSING_INFORMATION', {
      details: [{ field: 'reason', code: 'MISSING_INFORMATION', message: 'Please write the reason' }],
    });
    const dialog = await openDialog();
    expect(dialog.getByText('The jury has had no final.')).toBeTruthy();
    const reason = dialog.getByLabelText('Reason *');
    expect(descriptionOf(reason)).toBe(
      'The reason is published with the result. Visitors and entrants read it.',
    );
    await press(dialog.getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(isInvalid(reason)).toBe(true));
    expect(descriptionOf(reason)).toBe('Please write the reason');
    await expectFocus(() => reason);

    await press(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocus(() => button('Skip, and say why: The jury has had no final.'));
  });

  it('is shown at its point, and its reason can be changed', async () => {
    await openResult(result({ blockers: [open] }));
    const waiver = { reason: 'The winner of this test needs no proof', reasonMalayalam: null };
    acts(WAIVERS, result({ blockers: [{ ...open, waiver }] }));
    const dialog = await openDialog();
    await fill(dialog.getByLabelText('Reason *'), `  ${waiver.reason} `);
    await press(dialog.getByRole('button', { name: 'Skip' }));
    await screen.findByText(`Skipped: ${waiver.reason}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.received('post', WAIVERS)).toEqual([{ blocker: 'no-final', ...waiver }]);

    await press(button('Change the reason: The jury has had no final.'));
    const again = await findDialog('Propose the result although this is open?');
    expect(again.getByLabelText<HTMLTextAreaElement>('Reason *').value).toBe(waiver.reason);
    await fill(again.getByLabelText('Reason in Malayalam (optional)'), 'ജൂറിയില്ലാതെ');
    await press(again.getByRole('button', { name: 'Skip' }));
    await waitFor(() =>
      expect(server.received('post', WAIVERS).at(-1)).toEqual({
        blocker: 'no-final',
        ...waiver,
        reasonMalayalam: 'ജൂറിയില്ലാതെ',
      }),
    );
  });

  it('that is not accepted keeps what is typed, and the page reads the result again', async () => {
    await openResult(result({ blockers: [open] }));
    server.refuse('post', WAIVERS, 409, 'RESULT_FINAL');
    const dialog = await openDialog();
    await fill(dialog.getByLabelText('Reason *'), 'No judge');
    answer(result({ blockers: [open, blocker('votes-open', { isWaivable: false })] }));
    await press(dialog.getByRole('button', { name: 'Skip' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert').textContent).toBe(
        'This could not be skippedThe result is final, perhaps by an act in another tab. Nothing corrects it any more.',
      ),
    );
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason *').value).toBe('No judge');
    await pressKey('{Escape}');
    await waitFor(() => expect(points()).toHaveLength(2));
  });
});

describe('a proposal', () => {
  const propose = async (answer = 'Propose the Result') => {
    await press(proposeButton());
    await confirm('Propose the result?', answer);
  };

  it('is asked for, and shown to the owner alone', async () => {
    await openResult(result());
    acts(
      PROPOSAL,
      proposed({ blockers: [blocker('no-final', { waiver: { reason: 'x', reasonMalayalam: null } })] }),
    );
    await propose('Cancel');
    expect(server.received('post', PROPOSAL)).toEqual([]);
    await propose();
    await screen.findByText('Result proposed');
    expect(server.received('post', PROPOSAL)).toEqual([{ reasons: [] }]);
    expect(main().getByText('Proposed 10 Aug 2098, 00:00 IST. Nobody but you sees it.')).toBeTruthy();
    expect(main().getByRole('heading', { name: 'What is skipped' })).toBeTruthy();
    expect(main().queryByRole('button', { name: /^Skip|^Change/ })).toBeNull();
    await expectFocus(() => screen.getByText('Proposed').closest('[tabindex]')!);
  });

  it('needs the reason of each entry that left', async () => {
    const left = { entryId: 'entry-9', leftAt: '2098-08-01T10:00:00.000Z' };
    await openResult(
      result({
        unexplained: [
          { ...left, name: 'Asha' },
          { ...left, entryId: 'entry-8', name: null },
        ],
      }),
    );
    expect(main().getByText(/^2 entries were taken out of the contest and nothing says why\./)).toBeTruthy();
    const [asha, erased] = [/^Why the entry of Asha left/, /^Why an erased entry left/].map((label) =>
      main().getByLabelText<HTMLTextAreaElement>(label),
    );
    await fill(erased!, 'It asked to be erased');
    await press(proposeButton());
    await waitFor(() => expect(descriptionOf(asha!)).toBe('Please say why the entry left'));
    await expectFocus(() => asha!);
    expect(screen.queryByRole('alertdialog')).toBeNull();

    acts(PROPOSAL, proposed());
    await fill(asha!, ' The voice is another singer’s ');
    await propose();
    await screen.findByText('Result proposed');
    expect(server.received('post', PROPOSAL)).toEqual([
      {
        reasons: [
          { entryId: 'entry-9', reason: 'The voice is another singer’s' },
          { entryId: 'entry-8', reason: 'It asked to be erased' },
        ],
      },
    ]);
  });

  it.each([
    {
      code: 'RESULT_BLOCKED',
      text: 'Something is open that was settled before. The page lists it now.',
      shown: result({ blockers: [blocker('open-marks', { count: 2 })] }),
      now: '2 marks of the final are open.',
    },
    {
      code: 'LEFT_WITHOUT_REASON',
      text: 'An entry was taken out meanwhile. Please say why: the form has a field for it now.',
      shown: result({
        unexplained: [{ entryId: 'entry-9', leftAt: '2098-08-01T10:00:00.000Z', name: 'Asha' }],
      }),
      now: /^Why the entry of Asha left/,
    },
    {
      code: 'RESULT_PROPOSED',
      text: 'A result is proposed already, perhaps in another tab. Certify it, or drop it.',
      shown: proposed(),
      now: 'Proposed',
    },
  ])('that is refused with $code shows what has changed', async ({ code, text, shown, now }) => {
    await openResult(result());
    server.refuse('post', PROPOSAL, 409, code);
    answer(shown);
    await propose();
    await expectAlert('The result could not be proposed', text);
    expect((await screen.findAllByText(now)).length).toBeGreaterThan(0);
  });

  it('shows the finalists by place, with the points of each part', async () => {
    await openResult(
      proposed({
        preview: preview({
          lines: [
            line('Ravi Menon', {
              number: 18,
              place: 2,
              votes: 1204,
              points: { rendition: 15000, engagement: 0, votes: 25000, total: 40000 },
              places: { rendition: 2, engagement: 2.5, votes: 2 },
            }),
            line('Anjali Nair', { votes: 1 }),
            line('gone', { number: 3, place: 3, entryId: null, name: null }),
            line('മഴ പെയ്യുന്നു', { number: 5, place: null, votes: 1 }),
            line('Erased', { number: 6, place: null, votes: 2, name: null }),
          ],
        }),
      }),
    );
    const table = within(screen.getByRole('table', { name: 'Finalists by place' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Entry',
      'Renditionof 30',
      'Engagementof 20',
      'Votesof 50',
      'Pointsof 100',
    ]);
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '1. Anjali Nair',
      '2. Ravi Menon',
      '3. Entry 3',
    ]);
    const second = within(table.getAllByRole('row')[2]!);
    expect(second.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '15.000place 2',
      '0.000place 2.5',
      '25.000place 21,204 votes',
      '40.000',
    ]);
    const others = within(screen.getByRole('list', { name: 'Entries that were not finalists' }));
    expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'മഴ പെയ്യുന്നു, 1 vote',
      'Entry 6, 2 votes',
    ]);
  });

  it('shares the weight of the parts without data, and says so', async () => {
    await openResult(proposed({ preview: preview({ parts: ['votes'] }) }));
    expect(
      main().getByText('There is nothing for rendition and engagement. The other part has their weight.'),
    ).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Votes of 100' })).toBeTruthy();
    await openResult(proposed({ preview: preview({ parts: ['rendition', 'votes'] }) }));
    expect(
      main().getByText('There is nothing for engagement. The other parts share its weight.'),
    ).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Rendition of 37.5' })).toBeTruthy();
    await openResult(proposed({ preview: preview({ parts: [] }) }));
    expect(
      main().getByText('There are no marks and no votes. The earlier entry has the better place.'),
    ).toBeTruthy();
  });

  it('lists the votes that count and those that do not', async () => {
    const totals = { asked: 7120, counted: 6040, withdrawn: 12, void: { suspicious: 48, entryLeft: 3 } };
    await openResult(proposed({ preview: preview({ totals, judges: 5 }) }));
    const facts = main()
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling!.textContent}`);
    expect(facts).toEqual([
      'Asked for 7,120',
      'Counted 6,040',
      'Withdrawn 12',
      'Set aside 48',
      'Of entries that left 3',
      'Judges with marks 5',
    ]);
  });

  it('can be dropped, after a question', async () => {
    await openResult(proposed());
    server.answer('delete', PROPOSAL, 200, () => {
      answer(result());
      return result();
    });
    await press(button('Drop the Proposal'));
    await confirm('Drop this proposal?', 'Drop the Proposal');
    await screen.findByText('Proposal dropped');
    await screen.findByText('Not proposed');
    await expectFocus(() => screen.getByText('Not proposed').closest('[tabindex]')!);
  });

  it('says what has opened again since, and that it can only be dropped', async () => {
    await openResult(proposed({ blockers: [blocker('broken-videos', { count: 1 })] }));
    expect(main().getByRole('heading', { name: 'Before it can be certified' })).toBeTruthy();
    expect(main().getByText('The video of 1 finalist does not play.')).toBeTruthy();
    expect(
      main().getByText(
        'Something is open again. Drop the proposal, settle this or skip it, and propose again.',
      ),
    ).toBeTruthy();
  });
});

describe('the certification', () => {
  async function openDialog(shown = proposed()) {
    await openResult(shown);
    await press(button('Certify…'));
    const dialog = await findDialog('Certify this result?');
    const title = dialog.getByLabelText<HTMLInputElement>(/^Title of the contest/);
    const certify = async (of: string) => {
      await fill(title, of);
      await press(dialog.getByRole('button', { name: 'Certify' }));
    };
    return { dialog, title, certify };
  }

  it('asks for the title, with the hash of what the owner sees', async () => {
    const { dialog, title, certify } = await openDialog(
      proposed({
        blockers: [blocker('quarantined-votes', { waiver: { reason: 'x', reasonMalayalam: null } })],
      }),
    );
    await expectFocus(() => title);
    expect(descriptionOf(title)).toBe(`Type: ${TITLE}`);
    expect(
      dialog.getByText(/becomes public when the winner is announced, on Monday 18 August\.$/),
    ).toBeTruthy();
    expect(dialog.getByText('Votes that are still set aside then do not count.')).toBeTruthy();
    expect(dialog.getByText(/^Its fingerprint:/).textContent).toBe('Its fingerprint: 9f86 d081 9f86 d081…');

    acts(CERTIFICATION, certified());
    await certify(TITLE);
    await screen.findByText('Result certified');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.received('post', CERTIFICATION)).toEqual([{ hash: HASH, title: TITLE }]);
    await expectFocus(() => screen.getByText('Certified').closest('[tabindex]')!);
  });

  it('leads to the title if it differs, and keeps what is typed', async () => {
    const { dialog, title, certify } = await openDialog();
    const message = 'The title differs';
    const details = [{ field: 'title', code: 'TITLE_DIFFERS', message }];
    server.refuse('post', CERTIFICATION, 400, 'TITLE_DIFFERS', { message, details });
    await certify('Another contest');
    await waitFor(() => expect(descriptionOf(title)).toBe(`This is not the title of the contest: ${TITLE}`));
    await expectFocus(() => title);
    expect(dialog.getByRole('alert').textContent).toContain('The result could not be certified');
    expect(title.value).toBe('Another contest');
  });

  it('repeats after the owner has shown who she is', async () => {
    const { title, certify } = await openDialog();
    server.refuse('post', CERTIFICATION, 403, 'IDENTITY_CHECK_NEEDED');
    server.answer('post', CHECK, 200, { passkey: null, takesCode: false, takesPassword: true });
    server.answer('post', CHECK_PASSWORD, 204);
    await certify(TITLE);
    const check = await findDialog('Show that it is you');
    await fill(await check.findByLabelText<HTMLInputElement>(/^Your password/), 'mazha-peyyunnu');
    acts(CERTIFICATION, certified());
    await press(check.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Result certified');
    expect(title.isConnected).toBe(false);
    expect(server.received('post', CERTIFICATION)).toEqual([
      { hash: HASH, title: TITLE },
      { hash: HASH, title: TITLE },
    ]);
  });

  it('of a proposal that another tab dropped says so, and shows the result as it is', async () => {
    const { certify } = await openDialog();
    server.refuse('post', CERTIFICATION, 409, 'NO_PROPOSAL');
    answer(result());
    await certify(TITLE);
    await expectAlert('This proposal was certified or dropped, perhaps in another tab.');
    await waitFor(() => expect(proposeButton()).toBeTruthy());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is of the proposal that the owner saw, also if another one replaces it behind the dialog', async () => {
    const { dialog, certify } = await openDialog();
    const other = proposed({ proposal: example('ProposalDto', { hash: 'b'.repeat(64) }) });
    server.refuse('post', CERTIFICATION, 409, 'RESULT_CHANGED');
    answer(other);
    await certify(TITLE);
    await waitFor(() =>
      expect(dialog.getByRole('alert').textContent).toContain(
        'Votes, marks, entries or skipped points have changed since you opened this.',
      ),
    );
    await press(dialog.getByRole('button', { name: 'Certify' }));
    await waitFor(() => expect(server.received('post', CERTIFICATION)).toHaveLength(2));
    expect(server.received('post', CERTIFICATION)).toMatchObject([{ hash: HASH }, { hash: HASH }]);
  });

  it('is public at once after the announcement of the winner', async () => {
    const { dialog } = await openDialog(proposed({ serverNow: '2098-08-18T00:00:00.000Z' }));
    expect(
      dialog.getByText('Nothing changes this version afterwards. It becomes public at once.'),
    ).toBeTruthy();
    expect(dialog.queryByText(/set aside/)).toBeNull();
  });
});

describe('a certified result', () => {
  it('is nobody’s but the owner’s before the winner is announced', async () => {
    await openResult(certified());
    expect(region('Not public yet').getByText(/^Nobody but you sees it before/).textContent).toBe(
      'Nobody but you sees it before the winner is announced, on Monday 18 August. Then it becomes public by itself. The entrants then get their emails.',
    );
    const versions = region('Versions');
    expect(versions.getByText('Version 1')).toBeTruthy();
    expect(versions.getByText('Certified 10 Aug 2098, 05:30 IST')).toBeTruthy();
    expect(versions.getByText('The files are being made.')).toBeTruthy();
    expect(main().queryByText('The result is public:')).toBeNull();
  });

  it('that is due names the fault of its files', async () => {
    await openResult(
      certified({
        serverNow: '2098-08-18T00:00:00.000Z',
        versions: [version({ fault: 'roll.txt: line 17', manifest: 'a'.repeat(64) })],
      }),
    );
    expect(
      region('Not public yet').getByText(
        'It becomes public within some minutes. The entrants then get their emails.',
      ),
    ).toBeTruthy();
    expect(region('Not public yet').getByRole('alert').textContent).toBe(
      'It cannot be announced, because its files differ: roll.txt: line 17. The operation page says what to do.',
    );
    expect(region('Versions').getByText('a'.repeat(64))).toBeTruthy();
  });

  it('is corrected with a public reason, once nothing is open', async () => {
    const open = ['no-final', 'few-marks'] as const;
    await openResult(certified({ blockers: open.map((kind) => blocker(kind)) }));
    const correction = () => region('Correct the result');
    expect(correction().getByText(/^A correction is version 2\./)).toBeTruthy();
    // What it needs is listed for an owner who wants one.
    expect(correction().queryByRole('list')).toBeNull();
    const wanted = correction().getByRole('button', { name: 'Correct the Result…' });
    expect(wanted.getAttribute('aria-expanded')).toBe('false');
    wanted.focus();
    await pressKey('{Enter}');
    expect(points()).toHaveLength(2);
    expect(wanted.getAttribute('aria-expanded')).toBe('true');
    expect(isOff(button('Propose the Correction…'))).toBe(true);

    await openResult(certified());
    await press(button('Correct the Result…'));
    await press(button('Propose the Correction…'));
    const dialog = await findDialog('Propose a correction?');
    server.refuse('post', PROPOSAL, 400, 'MISSING_INFORMATION', {
      details: [{ field: 'reason', code: 'MISSING_INFORMATION', message: 'Please write the reason' }],
    });
    await press(dialog.getByRole('button', { name: 'Propose the Correction' }));
    await waitFor(() =>
      expect(descriptionOf(dialog.getByLabelText('Reason *'))).toBe('Please write the reason'),
    );
    await fill(dialog.getByLabelText('Reason *'), 'A mark was entered twice');
    await fill(dialog.getByLabelText('Reason in Malayalam (optional)'), 'ഒരു മാർക്ക് രണ്ടു തവണ ചേർത്തു');
    const correction2 = example('ProposalDto', {
      version: 2,
      reason: 'A mark was entered twice',
      reasonMalayalam: 'ഒരു മാർക്ക് രണ്ടു തവണ ചേർത്തു',
    });
    acts(
      PROPOSAL,
      proposed({ proposal: correction2, versions: [version({ announcedAt: '2098-08-18T00:00:00.000Z' })] }),
    );
    await press(dialog.getByRole('button', { name: 'Propose the Correction' }));
    await screen.findByText('Correction proposed');
    expect(server.received('post', PROPOSAL).at(-1)).toEqual({
      reason: 'A mark was entered twice',
      reasonMalayalam: 'ഒരു മാർക്ക് രണ്ടു തവണ ചേർത്തു',
      reasons: [],
    });
    expect(main().getByRole('heading', { name: 'The proposal of version 2' })).toBeTruthy();
    expect(main().getByText('It corrects the version before: A mark was entered twice')).toBeTruthy();
    // The version before stays public.
    expect(main().getByRole('link', { name: `/contests/${contest.slug}/results` })).toBeTruthy();
  });
});

describe('an announced result', () => {
  const announced = (changes: Partial<AdminResult> = {}) =>
    certified({
      state: 'announced',
      serverNow: '2098-08-20T00:00:00.000Z',
      versions: [version({ state: 'announced', announcedAt: '2098-08-17T18:30:00.000Z' })],
      ...changes,
    });

  it('is made final once, after a question', async () => {
    await openResult(announced());
    expect(region('Versions').getByText(/public since 18 Aug 2098, 00:00 IST$/)).toBeTruthy();
    server.refuse('post', FINAL, 409, 'OFFER_UNANSWERED', { message: 'An offer of the prize waits.' });
    await press(button('Make Final'));
    await confirm('Make the result final?', 'Make Final');
    await expectAlert('The result could not be made final', 'An offer of the prize waits.');

    acts(FINAL, announced({ state: 'final' }));
    await press(button('Make Final'));
    await confirm('Make the result final?', 'Make Final');
    await screen.findByText('The result is final. Nothing corrects it any more.');
    expect(screen.queryByRole('button', { name: /Correct the Result|Make Final/ })).toBeNull();
  });

  it('says who would have won without each judge', async () => {
    await openResult(
      announced({
        withoutJudge: [
          { judgeName: 'Leela', winnerName: 'Anjali Nair', isSame: true },
          { judgeName: 'Mohan', winnerName: 'Ravi Menon', isSame: false },
          { judgeName: 'Sara', winnerName: null, isSame: false },
        ],
      }),
    );
    expect(
      region('Without one judge')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Without Leela, Anjali Nair still wins.',
      'Without Mohan, Ravi Menon wins instead.',
      'Without Sara, an erased entry wins instead.',
    ]);
  });
});

const offer = (changes: Partial<PrizeOffer> = {}): PrizeOffer =>
  example('AdminOfferDto', {
    name: 'Anjali Nair',
    state: 'open',
    hasLeft: false,
    offeredAt: '2098-08-18T00:00:00.000Z',
    ...changes,
  });
const prize = (changes: Partial<Prize> = {}) =>
  example('AdminPrizeDto', { prizeAmount: 500_000, isLate: false, ...changes });

describe('the prize', () => {
  const announced = () => certified({ state: 'announced', serverNow: '2098-08-20T00:00:00.000Z' });
  const panel = () => region('Prize');

  async function openPrize(shown: Prize): Promise<void> {
    server.answer('get', PRIZE, 200, shown);
    await openResult(announced());
    await panel().findByText('₹5,00,000, before tax.');
  }

  it('is shown from the announcement of the winner on', async () => {
    await openResult(certified());
    expect(screen.queryByRole('region', { name: 'Prize' })).toBeNull();
    await openPrize(prize());
    expect(panel().getByText(/^The prize is offered to the first place by itself/)).toBeTruthy();
  });

  it('lists each offer with what came of it', async () => {
    await openPrize(
      prize({
        isLate: true,
        notifyBy: '2098-08-24T18:30:00.000Z',
        offers: [
          offer({
            id: 'first',
            state: 'lapsed',
            lapseCause: 'unanswered',
            dueAt: '2098-08-20T00:00:00.000Z',
          }),
          offer({ id: 'second', name: null, place: 2, state: 'open', emailState: 'kept' }),
        ],
      }),
    );
    expect(panel().getByRole('alert').textContent).toBe(
      'The winner must be notified until midnight on Sunday 24 August. No email with an offer of the prize was sent so far.',
    );
    const [first, second] = within(panel().getByRole('list', { name: 'Offers of the prize' })).getAllByRole(
      'listitem',
    );
    expect(first!.textContent).toBe(
      'Anjali NairPlace 1LapsedOffered on 18 Aug 2098, 05:30 IST. No answer until 20 Aug 2098, 05:30 IST.',
    );
    expect(second!.textContent).toMatch(
      /^An entry that was erasedPlace 2OpenOffered on 18 Aug 2098, 05:30 IST. The email was not sent, because no mail server is set/,
    );
  });

  it('is offered to the next place, after a question', async () => {
    const next = { entryId: 'entry-2', name: 'Ravi Menon', place: 2, doEmailsComeBack: false };
    await openPrize(prize({ offers: [offer({ state: 'declined' })], next }));
    expect(panel().getByText('Next: Ravi Menon, place 2.')).toBeTruthy();
    server.refuse('post', '/api/admin/contests/{id}/prize-offers', 409, 'OFFER_OPEN', {
      message: 'An offer is open.',
    });
    await press(button('Offer the prize'));
    await confirm('Offer the prize to Ravi Menon?', 'Offer the prize');
    await expectAlert('Failed to offer the prize', 'An offer is open.');

    server.answer(
      'post',
      '/api/admin/contests/{id}/prize-offers',
      201,
      prize({ offers: [offer({ id: 'second', name: 'Ravi Menon', place: 2, emailState: 'waiting' })] }),
    );
    await press(button('Offer the prize'));
    await confirm('Offer the prize to Ravi Menon?', 'Offer the prize');
    await screen.findByText('The prize is offered to Ravi Menon');
    expect(panel().getByRole('listitem').textContent).toContain('The 48 hours begin when it is.');
    expect(server.received('post', '/api/admin/contests/{id}/prize-offers').at(-1)).toEqual({
      entryId: 'entry-2',
    });
  });

  it('promises no email on a site without a mail server', async () => {
    server.answer('get', '/api/texts', 200, { emails: 'kept' });
    const next = { entryId: 'entry-2', name: 'Ravi Menon', place: 2, doEmailsComeBack: false };
    await openPrize(prize({ offers: [offer({ state: 'declined' })], next }));
    await press(button('Offer the prize'));
    const question = await screen.findByRole('alertdialog', { name: 'Offer the prize to Ravi Menon?' });
    await waitFor(() => expect(descriptionOf(question)).toMatch(/No email is sent, because no mail server/));
  });

  it('names an address whose emails come back, beside the button and in its question', async () => {
    const next = { entryId: 'entry-2', name: 'Ravi Menon', place: 2, doEmailsComeBack: true };
    await openPrize(prize({ offers: [offer({ state: 'declined' })], next }));
    expect(descriptionOf(button('Offer the prize'))).toMatch(
      /^Emails to this address come back, so no email/,
    );
    await press(button('Offer the prize'));
    const question = await screen.findByRole('alertdialog', { name: 'Offer the prize to Ravi Menon?' });
    expect(descriptionOf(question)).toMatch(
      /come back, so no email is sent there, and the 48 hours do not begin/,
    );
  });

  it('waits for an entry that was taken out, or for nobody', async () => {
    await openPrize(prize({ blocked: { entryId: 'entry-2', name: '', place: 2, doEmailsComeBack: false } }));
    expect(panel().getByRole('alert').textContent).toMatch(
      /^The prize waits: the entry at place 2 was taken out/,
    );
    await openPrize(prize({ offers: [offer({ state: 'declined' })] }));
    expect(panel().getByText(/^The prize can be offered to nobody now/)).toBeTruthy();
  });

  it('that does not load can be loaded again, without the result', async () => {
    server.lose('get', PRIZE);
    await openResult(announced());
    await screen.findByText('Error Loading the Prize');
    server.answer('get', PRIZE, 200, prize());
    await press(panel().getByRole('button', { name: 'Try Again' }));
    await panel().findByText('₹5,00,000, before tax.');
  });
});
