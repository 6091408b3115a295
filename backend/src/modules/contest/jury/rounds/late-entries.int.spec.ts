import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Client, client } from '../../../../../test/client.js';
import { createEntry, currentContest, versionSeen } from '../../../../../test/factories/contest.js';
import { emailsTo } from '../../../../../test/factories/emails.js';
import { createEntries, createJudges, type InvitedJudge } from '../../../../../test/factories/jury.js';
import { clearContest } from '../../../../../test/factories/results.js';
import { holdTransaction, waitingForLock } from '../../../../../test/locks.js';
import { createUser } from '../../../../../test/factories/users.js';
import { openVoting } from '../../../../../test/factories/voting.js';
import { findBlockers, listBlocking } from '../../results/blockers.js';
import { WithdrawalsService } from '../../entries/page/revisions/withdrawals.service.js';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

let app: TestApp;
let contestId: string;
let admin: Client;

beforeAll(async () => {
  app = await createTestApp();
  ({ id: contestId } = await currentContest(app));
  const owner = await createUser(app, { owner: true });
  admin = client(app).as(owner).at('/api/admin');
});
afterAll(() => app.close());

beforeEach(async () => {
  await clearContest(app);
  await app.asSuperuser('truncate outgoing_emails, entry_events cascade');
  await openVoting(app);
});

const open = (number: number, values: object = {}) =>
  admin.post(`/contests/${contestId}/jury-rounds`, { number, closesAt: inHours(48), ...values });

const decide = async (id: string, action: string, status: string) =>
  admin.post(`/entries/${id}/${action}`, { status, version: await versionSeen(app, id) });

const sql = <Row>(text: string, values: unknown[] = []) => app.dataSource.query<Row[]>(text, values);

/** The rounds end, as if time had passed. */
const closeRounds = () =>
  sql(
    `update jury_rounds set opened_at = site_now() - interval '2 hours', closes_at = site_now() - interval '1 hour'
     where closes_at > site_now()`,
  );

const judgesOf = async (entryId: string, number: number) =>
  (
    await sql<{ judgeId: string }>(
      `select judge_id as "judgeId" from jury_assignments join jury_rounds round on round.id = round_id
       where entry_id = $1 and number = $2 order by 1`,
      [entryId, number],
    )
  ).map(({ judgeId }) => judgeId);

const actsOf = async (action: string) =>
  (await sql<{ data: object }>('select data from audit_log where action = $1 order by id', [action])).map(
    ({ data }) => data,
  );

const unheard = async () => ({
  found: (await findBlockers(app.dataSource.manager, contestId)).find(
    ({ blocker }) => blocker === 'unheard-entries',
  )?.count,
  entries: (await listBlocking(app.dataSource.manager, contestId, 'unheard-entries')).map(({ id }) => id),
});

const certify = () => sql(`update contests set certified_at = site_now() where id = $1`, [contestId]);

/** Its openings do not say what they pass over, and have no reasons. */
const openedByReleaseBefore = () =>
  app.asSuperuser(
    `set session_replication_role = replica;
     update audit_log set data = data - 'passedOver' - 'left' where action = 'round.open'`,
  );

/** The judges of the first round give each entry a mark by its position. */
const markFirst = (entries: string[]) =>
  sql(
    `update jury_assignments set state = 'submitted', rendition_locked_at = site_now(), submitted_at = site_now(),
       rendition = (array_position($1::uuid[], entry_id) - 1) / 2, engagement = (array_position($1::uuid[], entry_id) - 1) % 2`,
    [entries],
  );

/** The ways by which an approved entry is out of the contest, and comes back. */
const WAYS: Array<[string, (id: string) => Promise<unknown>, (id: string) => Promise<{ status: number }>]> = [
  [
    'rejected and approved again',
    (id) => sql(`update contest_entries set status = 'rejected' where id = $1`, [id]),
    (id) => decide(id, 'approve', 'rejected'),
  ],
  [
    'withdrawn by its entrant, who takes that back',
    (id) =>
      sql(
        `update contest_entries set status = 'withdrawn', withdrawn_at = now(), withdrawn_from = 'approved' where id = $1`,
        [id],
      ),
    (id) =>
      app
        .get(WithdrawalsService)
        .undo(id)
        .then(
          () => ({ status: 200 }),
          ({ status }: { status: number }) => ({ status }),
        ),
  ],
];

describe.each(WAYS)('an entry that was %s', (_, leave, comeBack) => {
  let judges: InvitedJudge[];
  let entries: string[];

  async function setUp(count: number): Promise<string> {
    judges = await createJudges(app, 3);
    entries = await createEntries(app, count);
    await leave(entries[0]!);
    return entries[0]!;
  }

  // @trust every-entry-heard
  it.each([
    [1, 22],
    [2, 3],
  ])('goes to the judges of the open round %d at once, who get an email', async (number, count) => {
    const entry = await setUp(count);
    expect((await open(number)).status).toBe(201);
    expect(await judgesOf(entry, number)).toEqual([]);

    expect(await comeBack(entry)).toMatchObject({ status: 200 });
    const all = judges.map(({ id }) => id).sort();
    expect(await judgesOf(entry, number)).toEqual(all);
    expect(await actsOf('round.reassign')).toEqual([
      { added: expect.arrayContaining(all.map((judgeId) => ({ judgeId, entryId: entry }))) },
    ]);
    for (const { email } of judges)
      expect((await emailsTo(app, email!)).map(({ template }) => template)).toEqual([
        'jury-opened',
        'jury-reassigned',
      ]);
    expect(await unheard()).toEqual({ found: undefined, entries: [] });
  });

  it('does not come back once the final that has not heard it is over', async () => {
    const entry = await setUp(3);
    await open(2);
    await closeRounds();
    expect(await comeBack(entry)).toMatchObject({ status: 409 });
    expect(
      await sql('select from contest_entries where id = $1 and status = $2', [entry, 'approved']),
    ).toEqual([]);
  });

  it('comes back at any time if the final has it', async () => {
    judges = await createJudges(app, 3);
    entries = await createEntries(app, 3);
    await open(2);
    await leave(entries[0]!);
    await closeRounds();
    expect(await comeBack(entries[0]!)).toMatchObject({ status: 200 });
    expect(await unheard()).toEqual({ found: undefined, entries: [] });
  });

  it.each([
    ['is a finalist by a better place in the first round than another', 21, 'final'],
    ['is no finalist by a worse place in the first round', 0, 'passed-over'],
  ])('%s', async (_place, index, expected) => {
    judges = await createJudges(app, 3);
    entries = await createEntries(app, 22);
    const entry = entries[index]!;
    await open(1);
    await markFirst(entries);
    await closeRounds();
    await leave(entry);
    expect((await open(2, { finalists: 5 })).status).toBe(201);
    expect(await comeBack(entry)).toMatchObject({ status: 200 });
    const isFinalist = expected === 'final';
    expect(await judgesOf(entry, 2)).toHaveLength(isFinalist ? 3 : 0);
    expect(await actsOf('round.passOver')).toEqual(isFinalist ? [] : [{ entryId: entry }]);
    expect(await unheard()).toEqual({ found: undefined, entries: [] });
    // What is settled stays, also after the end.
    await closeRounds();
    await leave(entry);
    expect(await comeBack(entry)).toMatchObject({ status: 200 });
    expect(await actsOf('round.passOver')).toHaveLength(isFinalist ? 0 : 1);
  });

  it.each([
    ['a final', () => Promise.resolve(), false],
    ['a final of the release before', openedByReleaseBefore, true],
    ['a certified final', certify, false],
  ])(
    'comes back after the end of %s that had a first round with a worse place for it',
    async (_final, change, isOld) => {
      judges = await createJudges(app, 3);
      entries = await createEntries(app, 22);
      const [passedOver, gone] = entries as [string, string];
      await open(1);
      await markFirst(entries);
      await closeRounds();
      // One is there at the opening, and leaves afterwards; the other has left before.
      await leave(gone);
      await open(2, { finalists: 5 });
      await leave(passedOver);
      await closeRounds();
      await change();
      for (const id of [passedOver, gone]) expect(await comeBack(id)).toMatchObject({ status: 200 });
      expect(await actsOf('round.passOver')).toEqual(
        (isOld ? [passedOver, gone] : [gone]).map((entryId) => ({ entryId })),
      );
      expect(await unheard()).toEqual({ found: undefined, entries: [] });
    },
  );

  it('does not come back after the end of the final if the first round had a better place for it', async () => {
    judges = await createJudges(app, 3);
    entries = await createEntries(app, 22);
    await open(1);
    await markFirst(entries);
    await closeRounds();
    await leave(entries[21]!);
    await open(2, { finalists: 5 });
    await closeRounds();
    expect(await comeBack(entries[21]!)).toMatchObject({ status: 409 });
  });
});

it('an entry that the first round has not heard is in the final', async () => {
  const judges = await createJudges(app, 3);
  const entries = await createEntries(app, 22);
  const { id: late } = await createEntry(app, { status: 'rejected' });
  await open(1);
  await markFirst(entries);
  await closeRounds();
  await open(2, { finalists: 5 });
  expect(await decide(late, 'approve', 'rejected')).toMatchObject({ status: 200 });
  expect(await judgesOf(late, 2)).toEqual(judges.map(({ id }) => id).sort());
  const [opening] = (await actsOf('round.open')).slice(1);
  expect(opening).toMatchObject({ passedOver: entries.slice(0, 17).toSorted(), left: [] });
});

it('a final is opened before or after an approval at the same moment, and has the entry', async () => {
  await createJudges(app, 3);
  await createEntries(app, 2);
  const { id } = await createEntry(app, { status: 'rejected' });
  const version = await versionSeen(app, id);
  const other = await holdTransaction(app);
  await other.query(`select pg_advisory_xact_lock(hashtextextended('jury ' || $1, 0))`, [contestId]);
  const opening = open(2);
  await waitingForLock(app);
  const approval = admin.post(`/entries/${id}/approve`, { status: 'rejected', version });
  await waitingForLock(app, 2);
  await other.commit();
  expect([(await opening).status, (await approval).status]).toEqual([201, 200]);
  expect(await judgesOf(id, 2)).toHaveLength(3);
});

describe('an entry that no judge hears', () => {
  // @trust every-entry-heard
  it('keeps a result from being proposed, without a first round', async () => {
    await createJudges(app, 3);
    await createEntries(app, 2);
    await open(2);
    const { id } = await createEntry(app, { status: 'approved' });
    await closeRounds();
    expect(await unheard()).toEqual({ found: 1, entries: [id] });
    // It also keeps a correction from being proposed.
    await certify();
    expect(await unheard()).toEqual({ found: 1, entries: [id] });
    // The release before opened and certified without comparing it.
    await openedByReleaseBefore();
    expect((await unheard()).found).toBeUndefined();
  });

  it('keeps a result from being proposed, with a first round that passes over others', async () => {
    await createJudges(app, 3);
    const entries = await createEntries(app, 22);
    await open(1);
    await markFirst(entries);
    await closeRounds();
    await open(2, { finalists: 5 });
    expect((await unheard()).found).toBeUndefined();
    const { id } = await createEntry(app, { status: 'approved' });
    expect(await unheard()).toEqual({ found: 1, entries: [id] });
  });

  it('goes to the judges of an open final after a first round when the owner reassigns', async () => {
    const judges = await createJudges(app, 3);
    const entries = await createEntries(app, 22);
    await open(1);
    await markFirst(entries);
    await closeRounds();
    const [worst] = entries;
    await sql(`update contest_entries set status = 'rejected' where id = $1`, [worst]);
    const { body: final } = await open(2, { finalists: 5 });
    // As the release before approves, while it still runs.
    const { id } = await createEntry(app, { status: 'approved' });
    await sql(`update contest_entries set status = 'approved' where id = $1`, [worst]);
    expect((await unheard()).found).toBe(2);
    const { rounds } = (await admin.get(`/contests/${contestId}/jury`)).body;
    expect(rounds[1].entries.map(({ entryId }: { entryId: string }) => entryId)).toContain(id);
    expect(await admin.post(`/jury-rounds/${final.id}/reassign`)).toMatchObject({
      body: { assigned: 3, passedOver: 1 },
    });
    expect(await judgesOf(id, 2)).toEqual(judges.map((judge) => judge.id).sort());
    expect(await judgesOf(worst!, 2)).toEqual([]);
    expect(await actsOf('round.passOver')).toEqual([{ entryId: worst }]);
    expect(await unheard()).toEqual({ found: undefined, entries: [] });
  });
});

describe('a round', () => {
  it.each(['approved', 'pending'] as const)(
    'waits until a deleted %s entry cannot come back',
    async (status) => {
      await createJudges(app, 3);
      await createEntries(app, 2);
      const { id } = await createEntry(app, { status, email: 'rival@visitor.example' });
      await admin.delete(`/entries/${id}`);
      const year = new Date().getUTCFullYear() + 1;
      await sql(`update contest_entries set deleted_at = $2 where id = $1`, [id, `${year}-01-20 04:30:00Z`]);
      expect(await open(2)).toMatchObject({
        status: 409,
        body: {
          code: 'DELETION_UNDOABLE',
          message: `The deletion of 1 entry can still be undone, until 21 January ${year} at 10:00 (Asia/Kolkata). Please undo it, or open the round after that.`,
        },
      });
      expect((await admin.post(`/entries/${id}/undo-delete`)).status).toBe(200);
      const templates = (await emailsTo(app, 'rival@visitor.example')).map(({ template }) => template);
      expect(templates).toEqual(status === 'approved' ? ['entry-approved'] : []);
    },
  );

  it('opens before an entry leaves at the same moment, and has it', async () => {
    await createJudges(app, 3);
    const entries = await createEntries(app, 22);
    await open(1);
    await markFirst(entries);
    await closeRounds();
    const marking = await holdTransaction(app);
    await marking.query('select from jury_rounds for update');
    const opening = open(2);
    await waitingForLock(app);
    const deletion = admin.delete(`/entries/${entries[21]}`);
    await waitingForLock(app, 2);
    await marking.commit();
    expect([(await opening).status, (await deletion).status]).toEqual([201, 200]);
    expect(await judgesOf(entries[21]!, 2)).toHaveLength(3);
  });

  it('opens once a deletion is for ever', async () => {
    await createJudges(app, 3);
    const [entry] = await createEntries(app, 3);
    await admin.delete(`/entries/${entry}`);
    await sql(`update contest_entries set deleted_at = site_now() - interval '25 hours' where id = $1`, [
      entry,
    ]);
    const reasons = [{ entryId: entry, reason: 'The video shows another singer' }];
    expect((await open(2, { reasons })).status).toBe(201);
    // The sweep may not have erased it yet.
    expect((await admin.post(`/entries/${entry}/undo-delete`)).status).toBe(404);
  });
});

// @trust taken-out-with-reason
describe('an entry that staff took out', () => {
  const reasonOf = async (action: string) => {
    const [reason] = await sql<{ id: string; text: string; textMalayalam: string | null }>(
      `select id, text, text_malayalam as "textMalayalam" from moderation_reasons where action = $1 and archived_at is null limit 1`,
      [action],
    );
    return reason!;
  };

  it('has the reason of the decision in the record', async () => {
    const [entry] = await createEntries(app, 1);
    const { id: reasonId, text, textMalayalam } = await reasonOf('disapprove');
    const payload = { status: 'approved', version: await versionSeen(app, entry!), reasonId };
    expect((await admin.post(`/entries/${entry}/disapprove`, payload)).status).toBe(200);
    expect(await actsOf('entry.disapprove')).toEqual([
      { from: 'approved', to: 'pending', reasonId, reason: text, reasonMalayalam: textMalayalam },
    ]);
  });

  it('needs none in the record as long as entries are accepted', async () => {
    await openVoting(app, { sinceHours: -1 });
    const [entry] = await createEntries(app, 1);
    const { id: reasonId } = await reasonOf('disapprove');
    const payload = { status: 'approved', version: await versionSeen(app, entry!), reasonId };
    await admin.post(`/entries/${entry}/disapprove`, payload);
    expect(await actsOf('entry.disapprove')).toEqual([{ from: 'approved', to: 'pending', reasonId }]);
    expect((await admin.get(`/contests/${contestId}/jury`)).body.unexplained).toEqual([]);
  });

  it('is explained when a round opens, if nothing said why', async () => {
    await createJudges(app, 3);
    const [entry, back] = await createEntries(app, 4);
    for (const id of [entry!, back!]) {
      await decide(id, 'disapprove', 'approved');
      await decide(id, 'reject', 'pending');
    }
    await decide(back!, 'approve', 'rejected');
    const { unexplained } = (await admin.get(`/contests/${contestId}/jury`)).body;
    expect(unexplained).toEqual([{ entryId: entry, name: 'Anjali Nair', leftAt: expect.any(String) }]);
    expect(await open(2)).toMatchObject({
      status: 409,
      body: { code: 'LEFT_WITHOUT_REASON', details: [{ field: 'reasons', message: entry }] },
    });
    for (const reason of ['', ' ', 'a'.repeat(501)])
      expect((await open(2, { reasons: [{ entryId: entry, reason }] })).status).toBe(400);
    const reasons = [{ entryId: entry, reason: 'The video shows another singer' }];
    expect((await open(2, { reasons })).status).toBe(201);
    expect(await actsOf('round.open')).toMatchObject([
      { left: [{ entryId: entry, reason: 'The video shows another singer', reasonMalayalam: null }] },
    ]);
    expect((await admin.get(`/contests/${contestId}/jury`)).body.unexplained).toEqual([]);
  });
});
