import {
  counts,
  openConsole,
  press,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../../test/console';
import {
  act,
  answerEntries,
  change,
  ENTRY_ID,
  entryOf,
  expectInRow,
  findRow,
  sendDecision,
} from '../../../../test/entries';
import { settled, takeRequests } from '../../../../test/requests';
import { entrySentences } from '../sentences';

withConsole();
beforeEach(() => answerEntries({ name: 'Asha' }, { name: 'Ravi' }, { name: 'Meera', status: 'approved' }));

const ASHA = ENTRY_ID(1);
const RAVI = ENTRY_ID(2);
const COUNTS = 'GET /api/admin/entries/status-counts';
const LIST = 'GET /api/admin/entries';
const statuses = () => within(screen.getByRole('group', { name: 'Show entries' }));
const expectCounts = (...texts: string[]) =>
  waitFor(() =>
    expect(
      statuses()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(texts)),
  );

async function openList(search = ''): Promise<void> {
  await openConsole(`/contest/entries${search}`);
  await findRow('Ravi');
  await settled();
  takeRequests();
}

it('an approval sends one request and loads the counts, which all lists follow', async () => {
  await openList();

  await act('Ravi', 'Approve');
  await expectInRow('Ravi', 'Approved');
  // The counts have the decision before the server.
  await expectCounts('All 3', 'Pending 1', 'Approved 2');
  expect(takeRequests()).toEqual([]);
  sendDecision();
  await expectCounts('All 3', 'Pending 1', 'Approved 2');
  await settled();

  expect(takeRequests()).toEqual([`POST /api/admin/entries/${RAVI}/approve`, COUNTS]);
  await expectInRow('Ravi', 'Approved');
  expect(screen.getByRole('link', { name: 'Review 1 pending' }).getAttribute('href')).toContain(ASHA);
  expect(counts['contest/entries']?.count).toBe(1);
});

it('an approved entry leaves the list of the pending ones without another request', async () => {
  await openList('?filter={"status":"pending"}');

  await act('Ravi', 'Approve');
  sendDecision();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ravi' })).toBeNull());
  await settled();

  expect(takeRequests()).toEqual([`POST /api/admin/entries/${RAVI}/approve`, COUNTS]);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('the next page of a list moves up, so the list loads again', async () => {
  await openConsole('/contest/entries?perPage=1&filter={"status":"pending"}');
  await findRow('Asha');
  await settled();
  takeRequests();

  await act('Asha', 'Approve');
  sendDecision();
  await findRow('Ravi');

  expect(takeRequests()).toContain(LIST);
});

it('a rejection loads the reasons as well, because each use counts', async () => {
  await openList();

  await act('Ravi', 'Reject');
  sendDecision();
  await expectCounts('Pending 1', 'Rejected 1');
  await settled();

  expect(takeRequests().sort()).toEqual([
    COUNTS,
    'GET /api/admin/moderation-reasons/offered',
    `POST /api/admin/entries/${RAVI}/reject`,
  ]);
});

it('several decisions load the counts once', async () => {
  await openList();
  await press(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
  await press(await screen.findByRole('button', { name: 'Approve 2' }));
  sendDecision();
  await expectCounts('Pending 0', 'Approved 3');
  await settled();

  expect(takeRequests()).toEqual([
    `POST /api/admin/entries/${ASHA}/approve`,
    `POST /api/admin/entries/${RAVI}/approve`,
    COUNTS,
  ]);
});

it('an undone decision sends nothing, and all counts are as before', async () => {
  await openList();
  await act('Ravi', 'Approve');
  await screen.findByText(entrySentences.say.waiting(1));
  expect(counts['contest/entries']?.count).toBe(1);
  await press(await screen.findByRole('button', { name: 'Undo' }));
  await expectInRow('Ravi', 'Pending');
  await expectCounts('All 3', 'Pending 2', 'Approved 1');
  await screen.findByText(entrySentences.say.waiting(2));
  expect(counts['contest/entries']?.count).toBe(2);
  sendDecision();
  await settled();

  expect(takeRequests()).toEqual([]);
});

it('the counts keep a decision that waits when the one before is answered', async () => {
  await openList();
  await act('Asha', 'Approve');
  await act('Ravi', 'Reject');
  await settled();
  await expectCounts('Pending 0', 'Approved 2', 'Rejected 1');
  expect([entryOf('Asha').status, entryOf('Ravi').status]).toEqual(['approved', 'pending']);
  expect(takeRequests()).not.toContain(LIST);
});

it('everything loads again if somebody else has decided as well', async () => {
  await openList();
  change('Asha', { status: 'rejected' });

  await act('Ravi', 'Approve');
  sendDecision();

  await expectInRow('Asha', 'Rejected');
  await expectCounts('Pending 0', 'Approved 2', 'Rejected 1');
  await settled();
  expect(takeRequests()).toContain(LIST);
});

it('an entry that somebody else has decided on first is shown as it is now', async () => {
  await openList();
  change('Ravi', { status: 'rejected' });
  server.refuse('post', '/api/admin/entries/{id}/approve', 409, 'ENTRY_CHANGED');

  await act('Ravi', 'Approve');
  sendDecision();

  await expectInRow('Ravi', 'Rejected');
  await screen.findByText('The entry of Ravi is rejected now.');
  await expectCounts('Pending 1', 'Rejected 1');
});

it('the review goes on to the next entry, and loads nothing of the decided one again', async () => {
  await openConsole(`/contest/entries/${ASHA}/show?filter={"status":"pending"}`);
  await screen.findByRole('heading', { level: 2, name: 'Asha' });
  await settled();
  takeRequests();

  await press(screen.getByRole('button', { name: 'Approve' }));
  await screen.findByRole('heading', { level: 2, name: 'Ravi' });
  await settled();
  expect(takeRequests().every((line) => line.startsWith(`GET /api/admin/entries/${RAVI}`))).toBe(true);
  sendDecision();
  await screen.findByText('1 of 1 pending');
  await settled();

  expect(takeRequests()).toEqual([`POST /api/admin/entries/${ASHA}/approve`, COUNTS]);
});

it('the history of the shown entry loads again with its decision', async () => {
  await openConsole(`/contest/entries/${RAVI}/show`);
  await screen.findByRole('heading', { level: 2, name: 'Ravi' });
  await settled();
  // The last entry of the list stays.
  await press(screen.getByRole('button', { name: 'Next entry' }));
  await press(await screen.findByRole('button', { name: 'Disapprove' }));
  sendDecision();
  const history = await screen.findByRole('list', { name: 'History' });
  await within(history).findByText('Approval taken back');
  expect(entryOf('Meera').status).toBe('pending');
});
