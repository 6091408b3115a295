import { noteAsserted } from '../../../../../packages/api-client/test/asserted';
import { texts } from '../../../../../e2e/support/sentences';
import {
  button,
  confirm,
  descriptionOf,
  downloads,
  expectAlert,
  expectFocus,
  expectText,
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
} from '../../../../test/console';
import {
  setReasons,
  reason,
  act,
  answerDeletions,
  answerEntries,
  answerViews,
  change,
  entryOf,
  expectInRow,
  findRow,
  inRow,
  menuOf,
  pressItem,
  pressOfList,
  row,
  sendDecision,
} from '../../../../test/entries';
import { settled, takeRequests } from '../../../../test/requests';

withConsole();
beforeEach(() => answerEntries({ name: 'Asha' }, { name: 'Ravi' }, { name: 'Meera' }));

async function openList(search = ''): Promise<void> {
  await openConsole(`/contest/entries${search}`);
  await screen.findByRole('list', { name: 'Contest entries' });
  await settled();
}

const LIST = '/api/admin/entries';
const item = (name: string) => row(name).closest('li')!;
const allStatuses = () =>
  within(screen.getByRole('group', { name: 'Show entries' })).getByRole('button', { name: /^All/ });
const alertWith = async (text: string) => {
  await waitFor(() =>
    expect(screen.getAllByRole('alert').some((alert) => alert.textContent?.includes(text))).toBe(true),
  );
  noteAsserted(text);
  return screen.getAllByRole('alert').find((alert) => alert.textContent?.includes(text))!;
};

describe('a list that fails to load', () => {
  it('shows an error, and Try Again loads it', async () => {
    server.lose('get', LIST);
    await openConsole('/contest/entries');
    await expectText(texts.admin.entriesFailed);
    const again = screen.getByRole('button', { name: texts.admin.tryAgain });
    noteAsserted(texts.admin.tryAgain);

    server.list(LIST, [entryOf('Asha')]);
    await press(again);
    await screen.findByRole('list', { name: 'Contest entries' });
    expect(screen.queryByText(texts.admin.entriesFailed)).toBeNull();
    // The button that had the focus is gone.
    await expectFocus(() => screen.getByText('Loaded'));
  });

  it.each([
    {
      status: 401,
      code: 'UNAUTHENTICATED',
      title: texts.admin.authRequired,
      text: 'Please log in to see this page.',
    },
    {
      status: 403,
      code: 'FORBIDDEN',
      title: texts.admin.accessRequired,
      text: 'You do not have admin privileges.',
    },
  ])('that gets a $status says $title', async ({ status, code, title, text }) => {
    server.refuse('get', LIST, status, code);
    await openConsole('/contest/entries');
    const notice = await alertWith(title);
    expect(notice.textContent).toContain(text);
    expect(within(notice).queryByRole('button')).toBeNull();
  });
});

it('a failed action is reported, and the entry stays unchanged', async () => {
  await openList();
  for (const [method, path] of [
    ['post', '/api/admin/entries/{id}/approve'],
    ['post', '/api/admin/entries/{id}/refresh-views'],
    ['delete', '/api/admin/entries/{id}'],
  ] as const)
    server.lose(method, path);

  await act('Asha', 'Approve');
  await expectInRow('Asha', 'Approved');
  sendDecision();
  const failure = await alertWith(texts.admin.statusFailed);
  expect(failure.textContent).toContain('Asha: Bad Gateway');
  await expectInRow('Asha', 'Pending');

  await act('Asha', 'Refresh views');
  await alertWith(texts.admin.viewsFailed);

  await pressItem('Asha', 'Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete this entry?' });
  await expectFocus(() => within(question).getByRole('button', { name: 'Cancel' }));
  await press(within(question).getByRole('button', { name: 'Delete' }));
  await alertWith(texts.admin.deleteEntryFailed);
  await expectInRow('Asha', 'Pending');
});

it('a video that YouTube does not know keeps its view count, and the owner sees the error', async () => {
  await openList();
  server.refuse('post', '/api/admin/entries/{id}/refresh-views', 422, 'VIDEO_NOT_FOUND');
  change('Asha', { viewCount: 5, viewsError: 'Video not found or is private' });
  await act('Asha', 'Refresh views');
  await alertWith(texts.admin.viewsFailed);
  await expectInRow('Asha', 'Video not found or is private');
});

describe('several entries at once', () => {
  const bar = () => within(screen.getByRole('group', { name: 'Chosen entries' }));
  const all = () => bar().getByRole<HTMLInputElement>('checkbox', { name: 'Choose all on this page' });
  const pressInBar = async (name: string) => {
    await press(bar().getByRole('button', { name: /^More actions for / }));
    await press(await screen.findByRole('menuitem', { name }));
  };

  it('are moderated, refreshed and deleted', async () => {
    change('Meera', { status: 'approved' });
    answerDeletions();
    answerViews({ Asha: 10, Ravi: 20, Meera: 30 });
    await openList();
    await press(all());
    await bar().findByText('3 chosen');
    expect(bar().getByRole('button', { name: 'Disapprove 1' })).toBeTruthy();
    expect(bar().getByRole('button', { name: 'Reject 2' })).toBeTruthy();
    await press(bar().getByRole('button', { name: 'Approve 2' }));
    await screen.findByText('2 entries approved');
    sendDecision();
    for (const name of ['Asha', 'Ravi', 'Meera']) {
      await expectInRow(name, 'Approved');
      await waitFor(() => expect(isOff(menuOf(name))).toBe(false));
    }

    await press(all());
    await expectInRow('Asha', 'YouTube views 0');
    takeRequests();
    await pressInBar('Refresh views');
    await screen.findByText('Views of 3 entries updated');
    expect(takeRequests().filter((line) => line.endsWith('/refresh-views'))).toEqual([
      'POST /api/admin/entries/refresh-views',
    ]);
    await expectInRow('Asha', 'YouTube views 10 as of');
    await expectInRow('Meera', 'YouTube views 30 as of');
    // Once for all rows, beside the list.
    expect(screen.getByText(/^YouTube views as of /)).toBeTruthy();

    await press(inRow('Meera').getByRole('checkbox'));
    await bar().findByText('2 chosen');
    // Approved entries are deleted by an owner alone who has shown who she is.
    server.refuse('delete', '/api/admin/entries/{id}', 403, 'IDENTITY_CHECK_NEEDED');
    server.answer('post', '/api/auth/identity-check', 200, {
      passkey: null,
      takesCode: false,
      takesPassword: true,
    });
    server.answer('post', '/api/auth/identity-check/password', 204);
    await pressInBar('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 entries?' });
    expect(descriptionOf(question)).toContain('You can undo this for 24 hours.');
    await press(within(question).getByRole('button', { name: 'Delete' }));
    const check = await findDialog('Show that it is you');
    await fill(await check.findByLabelText<HTMLInputElement>(/^Your password/), 'The-right-one');
    answerDeletions();
    await pressKey('{Enter}');
    await screen.findByText('2 entries deleted');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(all().checked).toBe(false);
    const deletions = await screen.findByRole('region', { name: '2 deleted entries' });
    await press(within(deletions).getByText('2 deleted entries'));
    expect(within(deletions).getAllByRole('listitem')).toHaveLength(2);
  });

  it('of which some have a dead address say so at each press that decides, and when the reason is asked', async () => {
    const SOME = 'Emails to the addresses of 2 of them come back, so no email is sent there.';
    answerEntries(
      { name: 'Asha', doEmailsComeBack: true },
      { name: 'Ravi', doEmailsComeBack: true },
      { name: 'Meera', status: 'approved' },
    );
    setReasons(reason('Another song'));
    await openList();
    await press(all());
    for (const [name, described] of [
      ['Approve 2', SOME],
      ['Reject 2', SOME],
      ['Disapprove 1', ''],
    ] as const)
      expect(descriptionOf(bar().getByRole('button', { name }))).toBe(described);
    await pressInBar('Reject with another reason…');
    const dialog = await screen.findByRole('dialog');
    expect(descriptionOf(dialog)).toBe(SOME);
    expect(descriptionOf(within(dialog).getByRole('button', { name: 'Reject' }))).toBe(SOME);
  });

  it('that are deleted before the identity check are reported, and can be deleted again', async () => {
    answerEntries({ name: 'Plain' }, { name: 'Voted' });
    answerDeletions();
    await openList();
    await press(all());
    await pressInBar('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 entries?' });
    const second = server.hold('delete', '/api/admin/entries/{id}');
    await press(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.received('delete', '/api/admin/entries/{id}')).toHaveLength(1));
    server.refuse('delete', '/api/admin/entries/{id}', 403, 'IDENTITY_CHECK_NEEDED');
    server.answer('post', '/api/auth/identity-check', 200, {
      passkey: null,
      takesCode: false,
      takesPassword: true,
    });
    second();
    const check = await findDialog('Show that it is you');
    await press(check.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Plain' })).toBeNull());
    await press(await within(question).findByRole('button', { name: 'Cancel' }));
    await screen.findByText('Entry deleted');

    await press(await screen.findByRole('button', { name: 'Undo the deletion of the entry of Plain' }));
    await findRow('Plain');
  });
});

it('names the entrants with a dead address before and after the request for proof', async () => {
  const { contestId, id: entryId } = entryOf('Asha');
  const missed = { unreachable: 1, unreachableEntrants: [{ entryId, name: 'Asha' }] };
  const answerProofs = (unasked: number, asked: number) =>
    server.answer('get', '/api/admin/entries/proofs', 200, {
      contestId,
      isDue: true,
      unasked,
      asked,
      ...missed,
    });
  answerProofs(3, 0);
  await openList();
  const proofs = within(
    await screen.findByRole('group', { name: 'Proof that the videos are the entrants’' }),
  );
  const after =
    'No email reaches Asha, because emails to this address come back. Reach this entrant in another way, such as a comment on the video: the code is on the page of the entry.';
  expect(proofs.getByText(after)).toBeTruthy();
  server.answer('post', '/api/admin/entries/proofs', 200, () => {
    answerProofs(0, 3);
    return { asked: 3, ...missed };
  });
  await pressOfList('Ask all for proof');
  const question = await screen.findByRole('alertdialog', { name: 'Ask 3 entrants for proof?' });
  expect(question.textContent).toContain('No email reaches Asha, because emails to this address come back.');
  await press(within(question).getByRole('button', { name: 'Ask all for proof' }));
  await expectAlert('3 entrants are asked for proof', after);
  await waitFor(() => expect(proofs.queryByText(/^Nobody has asked/)).toBeNull());
  expect(proofs.getByText(after)).toBeTruthy();
  await press(button('More actions for the list'));
  await screen.findByRole('menuitem', { name: 'Refresh' });
  expect(screen.queryByRole('menuitem', { name: 'Ask all for proof' })).toBeNull();
});

describe('the focus stays in the list', () => {
  it('when all are asked for proof', async () => {
    server.answer('get', '/api/admin/entries/proofs', 200, {
      contestId: entryOf('Asha').contestId,
      isDue: true,
      unasked: 3,
      asked: 0,
      unreachable: 0,
      unreachableEntrants: [],
    });
    await openList();
    await screen.findByRole('group', { name: 'Proof that the videos are the entrants’' });
    expect(main().getByText(/^Nobody has asked for proof/)).toBeTruthy();
    server.answer('post', '/api/admin/entries/proofs', 200, () => {
      server.answer('get', '/api/admin/entries/proofs', 200, {
        contestId: entryOf('Asha').contestId,
        isDue: true,
        unasked: 0,
        asked: 3,
        unreachable: 0,
        unreachableEntrants: [],
      });
      return { asked: 3, unreachable: 0, unreachableEntrants: [] };
    });

    button('More actions for the list').focus();
    await pressKey('{Enter}');
    await screen.findByRole('menuitem', { name: 'Ask all for proof' });
    await pressKey('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Ask 3 entrants for proof?' });
    await expectFocus(() => within(question).getByRole('button', { name: 'Cancel' }));
    await pressKey('{Tab}{Enter}');

    await screen.findByText('3 entrants are asked for proof');
    await waitFor(() => expect(main().queryByText(/^Nobody has asked for proof/)).toBeNull());
    await expectFocus(() => button('More actions for the list'));
  });

  it('when deletions are undone: at the next one, and then at the filters', async () => {
    answerDeletions();
    await openList();
    for (const name of ['Asha', 'Ravi']) {
      await pressItem(name, 'Delete');
      await confirm('Delete this entry?', 'Delete');
      await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
    }
    const region = await screen.findByRole('region', { name: '2 deleted entries' });
    await press(within(region).getByText('2 deleted entries'));
    within(region).getAllByRole('button')[0]!.focus();
    await pressKey('{Enter}');
    const last = await screen.findByRole('region', { name: '1 deleted entry' });
    await expectFocus(() => within(last).getByRole('button'));

    await pressKey('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: /deleted entr/ })).toBeNull());
    await expectFocus(allStatuses);
  });
});

describe('filters', () => {
  const lastFilter = () => {
    const { query } = server.requests.findLast(({ line }) => line === `GET ${LIST}`)!;
    return JSON.parse(query.get('filter') ?? '{}') as Record<string, string>;
  };

  it('of status and days narrow the list, are in the address and hold for the export', async () => {
    change('Ravi', { status: 'approved' });
    await openList();
    await press(button(/^Approved/));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await waitFor(() => expect(screen.getByText('1 found')).toBeTruthy());
    await press(button('Filter'));
    await fill(screen.getByLabelText('From'), '2026-11-01');
    await fill(screen.getByLabelText('To'), '2026-11-30');
    await waitFor(() =>
      expect(Object.keys(lastFilter()).sort()).toEqual(['contestId', 'from', 'status', 'to']),
    );
    expect(lastFilter()).toMatchObject({ status: 'approved', contestId: 'current' });
    const { from, to } = lastFilter();
    expect(Date.parse(to!) - Date.parse(from!)).toBe(30 * 86_400_000);
    expect(decodeURIComponent(location.search)).toContain('"status":"approved"');

    server.answer('get', '/api/admin/entries/export', 200);
    await pressOfList('Export CSV');
    await waitFor(() => expect(server.received('get', '/api/admin/entries/export')).toHaveLength(1));
    const { query } = server.requests.at(-1)!;
    expect(JSON.parse(query.get('filter')!)).toEqual(lastFilter());
    await waitFor(() => expect(downloads).toEqual(['export']));

    const { pathname, search } = location;
    await openConsole(pathname.replace('/admin', '') + search);
    await screen.findByLabelText('From');
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-11-01');
    expect(button('Filter (1)').getAttribute('aria-expanded')).toBe('true');
    await press(button('All dates'));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe(''));
  });

  it('say why they are empty: nothing is in the chosen part, nothing is found, nothing is there yet', async () => {
    await openList();
    await press(button(/^Rejected/));
    await screen.findByText('Nothing under “Rejected”');
    await fill(screen.getByRole<HTMLInputElement>('searchbox'), 'nobody sang this');
    await screen.findByText('No entry matches');
    server.list('/api/admin/entries', []);
    await openConsole('/contest/entries');
    await screen.findByText('No entries yet');
  });
});

describe('the keyboard', () => {
  it('moderates the entries alone', async () => {
    await openList();
    // In a field, keys are text.
    const search = screen.getByRole('searchbox');
    search.focus();
    await pressKey('jar');
    await fill(search, '');
    search.blur();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));

    await pressKey('j');
    await expectFocus(() => item('Asha'));
    await pressKey('k');
    await expectFocus(() => item('Asha'));

    await pressKey('p');
    await screen.findByRole('dialog', { name: 'Verification photo of Asha' });
    // The list ignores keys while a dialog is open.
    await pressKey('a');
    await pressKey('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectInRow('Asha', 'Pending');

    await pressKey('a');
    await expectInRow('Asha', 'Approved');
    await expectFocus(() => item('Ravi'));
    await pressKey('{Shift>}R{/Shift}');
    const why = await screen.findByRole('dialog');
    await waitFor(() => expect(isOff(within(why).getByRole('button', { name: 'Reject' }))).toBe(false));
    await press(within(why).getByRole('button', { name: 'Reject' }));
    await expectInRow('Ravi', 'Rejected');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    item('Ravi').focus();
    await pressKey('j');
    await expectFocus(() => item('Meera'));
    await pressKey('{Control>}z{/Control}');
    await expectInRow('Ravi', 'Pending');
    await expectInRow('Asha', 'Approved');

    await pressKey('d');
    await expectInRow('Meera', 'Pending');
    await pressKey('x');
    await waitFor(() => expect(inRow('Meera').getByRole<HTMLInputElement>('checkbox').checked).toBe(true));
    await pressKey('{Control>}a{/Control}');
    await expectInRow('Meera', 'Pending');

    await pressKey('k');
    await expectFocus(() => item('Ravi'));
    await pressKey('o');
    await screen.findByRole('heading', { level: 2, name: 'Ravi' });
  });

  it('has a list of its shortcuts, which can be turned off permanently', async () => {
    await openList();
    await pressKey('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(
      within(help)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['J', 'K', 'A', 'R', 'D', 'Shift+R', 'Shift+D', 'Ctrl+Z', 'P', 'V', 'X', 'O', '?']);
    await press(within(help).getByRole('switch', { name: 'Shortcuts of single keys are on' }));
    await press(within(help).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await openList();
    inRow('Asha').getByRole('link', { name: 'Asha' }).focus();
    await pressKey('x?r');
    expect(screen.queryByRole('dialog')).toBeNull();
    await pressOfList('Keyboard shortcuts');
    const again = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(again).getByRole<HTMLInputElement>('switch').checked).toBe(false);
    await press(within(again).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inRow('Asha').getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    await expectInRow('Asha', 'Pending');
  });
});

it('the video loads only when the owner plays it', async () => {
  await openList();
  expect(document.querySelector('iframe')).toBeNull();
  await act('Asha', 'Play here');
  const frame = await screen.findByTitle('Video of Asha');
  expect(frame.getAttribute('src')).toBe(
    `https://www.youtube-nocookie.com/embed/${entryOf('Asha').videoId}?autoplay=1`,
  );
  await press(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByTitle('Video of Asha')).toBeNull());
});
