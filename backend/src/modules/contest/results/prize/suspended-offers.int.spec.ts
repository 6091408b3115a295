import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Client, client } from '../../../../../test/client.js';
import { createEntry, versionSeen } from '../../../../../test/factories/contest.js';
import { emailsTo } from '../../../../../test/factories/emails.js';
import { openEntry } from '../../../../../test/factories/entry-links.js';
import { announceResult, endContest } from '../../../../../test/factories/prize.js';
import { resultsWorkerOf } from '../../../../../test/factories/results-worker.js';
import { holdTransaction, waitingForLock } from '../../../../../test/locks.js';
import { createModerator, createUser } from '../../../../../test/factories/users.js';
import { inTransaction } from '../../../../database/transaction.js';
import { Erasures } from '../../../privacy/erasures.service.js';
import type { Contest } from '../../contests/contest.entity.js';
import type { ContestEntry } from '../../entries/contest-entry.entity.js';
import { EntryLinks } from '../../entries/entry-links/entry-links.service.js';
import { ResultsService } from '../results.service.js';
import { WithdrawalsService } from '../../entries/page/revisions/withdrawals.service.js';
import type { ResultsSweep } from '../results.sweep.js';
import type { AdminPrizeDto, MyOfferDto } from './prize.dto.js';

const HOUR_S = 3_600;

let app: TestApp;
let contest: Contest;
let asha: ContestEntry;
let binu: ContestEntry;
let owner: Client;
let ownerId: string;
let resultsSweep: ResultsSweep;

beforeAll(async () => {
  app = await createTestApp();
  const user = await createUser(app, { owner: true });
  ownerId = user.id;
  owner = client(app).as(user).at('/api/admin');
  resultsSweep = resultsWorkerOf(app).sweep;
});
afterAll(() => app.close());

/** An offer to the first place, whose email is not sent yet. */
beforeEach(async () => {
  await app.asSuperuser(
    'truncate prize_offers, contest_results, result_lines, result_files, outgoing_emails, contest_entries, entry_events cascade',
  );
  contest = await endContest(app);
  asha = await createEntry(app, {
    name: 'Asha',
    email: 'asha@visitor.example',
    addressProvedAt: new Date(),
    status: 'approved',
    language: 'ml',
  });
  binu = await createEntry(app, { name: 'Binu', email: 'binu@visitor.example', status: 'approved' });
  await announceResult(app, contest.id, [asha.id, binu.id]);
  await resultsSweep.run();
});

async function decide(action: 'approve' | 'disapprove' | 'reject', status: string) {
  const payload = { status, version: await versionSeen(app, asha.id) };
  const answer = await owner.post(`/entries/${asha.id}/${action}`, payload);
  expect([answer.status, answer.code]).toEqual([200, undefined]);
}

const remove = () => owner.delete(`/entries/${asha.id}`);
const undoRemove = () => owner.post(`/entries/${asha.id}/undo-delete`);

/** How staff take an entry out, and how it comes back. */
const WAYS = {
  'a return to pending': [() => decide('disapprove', 'approved'), () => decide('approve', 'pending')],
  'a rejection': [
    async () => {
      await decide('disapprove', 'approved');
      await decide('reject', 'pending');
    },
    () => decide('approve', 'rejected'),
  ],
  'a deletion': [remove, undoRemove],
} satisfies Record<string, [out: () => Promise<unknown>, back: () => Promise<unknown>]>;

/** As if the email of the offer had been sent some seconds ago, and the sweep had run since. */
async function emailSent(secondsAgo: number): Promise<void> {
  await app.dataSource.query(
    `update outgoing_emails set status = 'sent', delivery = 'smtp', sent_at = now() - make_interval(secs => $1) where template = 'prize-offer'`,
    [secondsAgo],
  );
  await resultsSweep.run();
}

/** As if all of an offer had happened some hours earlier. */
const pass = (hours: number) =>
  app.dataSource.query(
    `update prize_offers set due_at = due_at - make_interval(hours => $1), suspended_at = suspended_at - make_interval(hours => $1)`,
    [hours],
  );

async function answer(path: '' | '/acceptance' | '/refusal' = '') {
  const offer = (await openEntry(app, asha.id)).at(`/api/my-entry/${asha.id}/offer`);
  const { body } = await offer.send<MyOfferDto & { code?: string }>(path ? 'POST' : 'GET', path);
  return body;
}

const readPrize = async () => (await owner.get<AdminPrizeDto>(`/contests/${contest.id}/prize`)).body;

const hoursLeft = ({ dueAt, serverNow }: MyOfferDto) =>
  (new Date(dueAt!).getTime() - new Date(serverNow).getTime()) / 3_600_000;

const acts = async () =>
  (
    await app.dataSource.query<Array<{ action: string; why: string | null }>>(
      `select action, data->>'why' as why from audit_log where subject_id in (select id::text from prize_offers) order by id`,
    )
  ).map(({ action, why }) => (why === null ? action : `${action} ${why}`));

const templates = async () => (await emailsTo(app, asha.email)).map(({ template }) => template);

const prizeEmails = async () => (await templates()).filter((template) => template.startsWith('prize-'));

describe.each(Object.entries(WAYS))('%s by staff', (_, [takeOut, bringBack]) => {
  // @trust prize-suspended
  test('stops the clock of the open offer, which goes on with the time that was left', async () => {
    await emailSent(40 * HOUR_S);
    await takeOut();
    await pass(100);
    await Promise.all([resultsSweep.run(), resultsSweep.run()]);
    expect(await readPrize()).toMatchObject({ offers: [{ state: 'suspended', hasLeft: true }], next: null });
    await expect(app.get(ResultsService).finish(contest.id, ownerId)).rejects.toMatchObject({
      code: 'OFFER_UNANSWERED',
    });

    await bringBack();
    const open = await answer();
    expect(open.state).toBe('open');
    expect(hoursLeft(open)).toBeCloseTo(8, 1);
    await Promise.all([resultsSweep.run(), resultsSweep.run()]);
    await resultsSweep.run();
    expect(await prizeEmails()).toEqual(['prize-offer', 'prize-reminder', 'prize-resumed']);
    expect((await emailsTo(app, asha.email)).at(-1)).toMatchObject({
      language: 'ml',
      payload: { dueAt: new Date(open.dueAt!).toISOString() },
    });
    expect((await answer('/acceptance')).state).toBe('accepted');
    expect(await acts()).toEqual(['prize.offer', 'prize.suspend', 'prize.resume', 'prize.accept']);
  });

  test('does not bring back an offer whose time was over', async () => {
    await emailSent(49 * HOUR_S - HOUR_S / 2);
    await takeOut();
    await bringBack();
    await resultsSweep.run();
    expect((await answer()).state).toBe('lapsed');
    expect(await acts()).toEqual(['prize.offer', 'prize.lapse unanswered']);
  });
});

test('on her page, the entrant sees the time that is left, and cannot answer', async () => {
  await emailSent(40 * HOUR_S);
  await decide('disapprove', 'approved');
  await pass(100);
  const suspended = await answer();
  expect(suspended.state).toBe('suspended');
  expect(hoursLeft(suspended)).toBeCloseTo(8, 1);
  expect([(await answer('/acceptance')).code, (await answer('/refusal')).code]).toEqual([
    'OFFER_SUSPENDED',
    'OFFER_SUSPENDED',
  ]);
});

// @trust disapproval-while-voting
test.each([
  ['pending', 'APPROVAL_IS_OWNERS'],
  ['rejected', 'APPROVAL_IS_OWNERS'],
  ['deleted', 'NOT_FOUND'],
] as const)('a moderator does not bring back the offer of an entry that is %s', async (status, code) => {
  await emailSent(HOUR_S);
  const version = await versionSeen(app, asha.id);
  if (status === 'deleted') await remove();
  else await decide('disapprove', 'approved');
  if (status === 'rejected') await decide('reject', 'pending');
  const moderator = client(app)
    .as(await createModerator(app))
    .at('/api/admin');
  const seen = { status: status === 'deleted' ? 'pending' : status, version };
  const answered = await moderator.post(`/entries/${asha.id}/approve`, seen);
  expect(answered.code).toBe(code);
  if (status !== 'deleted') expect((await answer('/acceptance')).code).toBe('OFFER_SUSPENDED');
  expect(await acts()).toEqual(['prize.offer', 'prize.suspend']);
});

test('an offer whose email goes out while it is suspended has all of its hours later', async () => {
  await decide('disapprove', 'approved');
  await emailSent(10 * HOUR_S);
  expect(hoursLeft(await answer())).toBeCloseTo(48, 1);
  await decide('approve', 'pending');
  expect(hoursLeft(await answer())).toBeCloseTo(48, 1);
});

test('an offer whose email is not sent yet goes on without a clock, and without a second email', async () => {
  await decide('disapprove', 'approved');
  await decide('approve', 'pending');
  await resultsSweep.run();
  expect(await answer()).toMatchObject({ state: 'open', dueAt: null });
  expect(await prizeEmails()).toEqual(['prize-offer']);
});

test('the email that an offer goes on is its reminder in the last half of the hours, and is none before', async () => {
  await emailSent(HOUR_S);
  await decide('disapprove', 'approved');
  await decide('approve', 'pending');
  await resultsSweep.run();
  expect(await prizeEmails()).toEqual(['prize-offer', 'prize-resumed']);
  await pass(30);
  await resultsSweep.run();
  expect(await prizeEmails()).toEqual(['prize-offer', 'prize-resumed', 'prize-reminder']);
});

test('two suspensions before the sweep are told in one email', async () => {
  await emailSent(40 * HOUR_S);
  for (let time = 0; time < 2; time++) {
    await decide('disapprove', 'approved');
    await decide('approve', 'pending');
  }
  await resultsSweep.run();
  expect((await prizeEmails()).filter((template) => template === 'prize-resumed')).toHaveLength(1);
});

describe('what the entrant does ends a suspended offer:', () => {
  test.each([
    ['a withdrawal', () => app.get(WithdrawalsService).withdraw(asha.id, asha.email)],
    [
      'an erasure',
      () => inTransaction(app.dataSource, (tx) => app.get(Erasures).eraseEntry(tx, asha.id, 'entrant')),
    ],
  ])('%s', async (_, leave) => {
    await emailSent(HOUR_S);
    await decide('disapprove', 'approved');
    await leave();
    await resultsSweep.run();
    expect(await acts()).toEqual(['prize.offer', 'prize.suspend', 'prize.lapse left']);
    expect((await readPrize()).next).toMatchObject({ entryId: binu.id });
  });

  // @trust typed-address
  test('no withdrawal before somebody has opened an email at the address of the entry, as no answer', async () => {
    const withdraw = async () => {
      // Takes the proof back.
      const { link } = await app
        .get(EntryLinks)
        .show(app.dataSource.manager, { entryId: asha.id, language: 'en' });
      const { cookie } = await client(app).post('/api/my-entry/session', {
        token: new URL(link).hash.slice(1),
      });
      const { status, code } = await client(app)
        .with({ cookie })
        .post(`/api/my-entry/${asha.id}/withdraw`, { email: asha.email });
      return code ?? status;
    };
    expect(await withdraw()).toBe('ADDRESS_NOT_PROVED');
    await decide('disapprove', 'approved');
    expect(await withdraw()).toBe('ADDRESS_NOT_PROVED');
    await resultsSweep.run();
    expect(await acts()).toEqual(['prize.offer', 'prize.suspend']);
    // Without an offer, it takes nothing from anybody but the entry.
    await app.asSuperuser('truncate prize_offers');
    expect(await withdraw()).toBe(204);
  });

  test('a withdrawal, also one that is taken back before the sweep', async () => {
    const withdrawals = app.get(WithdrawalsService);
    await emailSent(HOUR_S);
    await withdrawals.withdraw(asha.id, asha.email);
    await withdrawals.undo(asha.id);
    expect((await answer('/acceptance')).code).toBe('OFFER_OVER');
    await resultsSweep.run();
    expect(await acts()).toEqual(['prize.offer', 'prize.lapse left']);
  });
});

test('the erasure after the day of a deletion does not end the offer: staff took the entry out', async () => {
  await remove();
  await inTransaction(app.dataSource, (tx) => app.get(Erasures).eraseEntry(tx, asha.id, 'others'));
  await resultsSweep.run();
  expect(await readPrize()).toMatchObject({ offers: [{ state: 'suspended', name: null }], next: null });
});

test('the erasure after the term of an entry that staff took out does not end the offer', async () => {
  await emailSent(HOUR_S);
  await decide('disapprove', 'approved');
  await inTransaction(app.dataSource, (tx) => app.get(Erasures).eraseEntry(tx, asha.id, 'others'));
  await resultsSweep.run();
  expect(await acts()).toEqual(['prize.offer', 'prize.suspend']);
  expect(await readPrize()).toMatchObject({ offers: [{ state: 'suspended', name: null }], next: null });
});

test('a public correction without the entry ends the offer, also if the entry comes back at that moment', async () => {
  await emailSent(HOUR_S);
  await decide('disapprove', 'approved');
  await announceResult(app, contest.id, [binu.id], 2);
  expect((await answer('/acceptance')).code).toBe('OFFER_OVER');
  await decide('approve', 'pending');
  expect((await answer('/acceptance')).code).toBe('OFFER_OVER');
  await resultsSweep.run();
  expect(await acts()).toEqual(['prize.offer', 'prize.suspend', 'prize.resume', 'prize.lapse corrected']);
  expect(await prizeEmails()).toEqual(['prize-offer']);
  expect((await readPrize()).next).toMatchObject({ entryId: binu.id, place: 1 });
  // Its hours would be over by then.
  await pass(49);
  expect((await readPrize()).offers).toMatchObject([{ state: 'lapsed', lapseCause: 'corrected' }]);
});

describe('the sweep at the same time as', () => {
  test('an approval does not lapse the offer', async () => {
    await emailSent(40 * HOUR_S);
    await decide('disapprove', 'approved');
    await pass(100);
    const held = await holdTransaction(app);
    await held.query(`update contest_entries set status = 'approved' where id = $1`, [asha.id]);
    await resultsSweep.run();
    await held.commit();
    await resultsSweep.run();
    expect((await answer()).state).toBe('open');
    expect((await prizeEmails()).at(-1)).toBe('prize-resumed');
  });

  test('a return to pending a moment before the end waits, and keeps the offer', async () => {
    await emailSent(48 * HOUR_S - 60);
    const held = await holdTransaction(app);
    await held.query(`update contest_entries set status = 'pending' where id = $1`, [asha.id]);
    // The end has passed for somebody who does not see the decision yet.
    const other = app.dataSource.createQueryRunner();
    await other.startTransaction();
    const lapsing = other.query(
      `update prize_offers offer set state = 'lapsed' where state = 'open' and suspended_at is null and due_at <= site_now() + interval '2 minutes'`,
    );
    await waitingForLock(app);
    await held.commit();
    await lapsing;
    await other.commitTransaction();
    await other.release();
    expect((await answer()).state).toBe('suspended');
  });

  test('an offer to an entry that leaves at this moment is not made', async () => {
    await app.asSuperuser('truncate prize_offers');
    const held = await holdTransaction(app);
    await held.query(`update contest_entries set status = 'pending' where id = $1`, [asha.id]);
    const sweeping = resultsSweep.run();
    await waitingForLock(app);
    await held.commit();
    await sweeping;
    expect((await readPrize()).offers).toEqual([]);
  });
});

test('the database keeps a suspended offer open', async () => {
  await decide('disapprove', 'approved');
  for (const state of ['lapsed', 'declined'])
    await expect(
      app.dataSource.query(
        `update prize_offers set state = $1, answered_at = case when $1 = 'declined' then site_now() end`,
        [state],
      ),
    ).rejects.toThrow('prize_offers_suspended');
});
