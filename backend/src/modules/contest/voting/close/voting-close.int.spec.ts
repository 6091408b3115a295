import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { openVoting } from '../../../../../test/factories/voting.js';
import { eventually } from '../../../../../test/eventually.js';
import { CloseSchedule } from './close-schedule.js';
import { VotingClose } from './voting-close.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ worker: true });
});
afterAll(() => app.close());

const closing = () => app.worker!.get(VotingClose, { strict: false });

const closeActs = async () =>
  (await app.dataSource.query<unknown[]>(`select from audit_log where action = 'contest.closeVotes'`)).length;

async function isClosed(): Promise<boolean> {
  const [{ closed }] = await app.dataSource.query<[{ closed: boolean }]>(
    'select votes_closed_at is not null as closed from contests where voting_opens_at is not null',
  );
  return closed;
}

async function reopen(forHours: number): Promise<void> {
  await openVoting(app, { forHours });
  await app.dataSource.query('update contests set votes_closed_at = null');
}

test('votes close an hour after voting, once, whichever worker is first', async () => {
  await reopen(-0.9);
  await closing().closeDue();
  expect(await isClosed()).toBe(false);
  await reopen(-1.001);
  const before = await closeActs();
  await Promise.all(Array.from({ length: 5 }, () => closing().closeDue()));
  expect(await isClosed()).toBe(true);
  expect((await closeActs()) - before).toBe(1);
});

test('the job of the queue closes votes at the instant', async () => {
  await reopen(-0.9999);
  const [coming] = await closing().listComing();
  expect(coming!.delayMs).toBeGreaterThan(0);
  await app.worker!.get(CloseSchedule, { strict: false }).ensure();
  await eventually(isClosed);
});
