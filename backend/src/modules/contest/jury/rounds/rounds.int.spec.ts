import { LOCKS, lock } from '../../../../database/locks.js';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Client, client } from '../../../../../test/client.js';
import { createEntry, currentContest } from '../../../../../test/factories/contest.js';
import { emailsTo } from '../../../../../test/factories/emails.js';
import {
  createEntries,
  createJudge,
  createJudges,
  type InvitedJudge,
  openJuryLink,
  juryRoomOf,
} from '../../../../../test/factories/jury.js';
import { holdTransaction, waitingForLock } from '../../../../../test/locks.js';
import { createUser } from '../../../../../test/factories/users.js';
import { openVoting } from '../../../../../test/factories/voting.js';
import type { AdminJuryDto } from './admin-jury.dto.js';

const HOUR_MS = 3_600_000;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

let app: TestApp;
let contestId: string;
let admin: Client;

beforeAll(async () => {
  app = await createTestApp();
  ({ id: contestId } = await currentContest(app));
  admin = client(app)
    .as(await createUser(app, { owner: true }))
    .at('/api/admin');
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.asSuperuser('truncate jury_rounds, judges, contest_entries, outgoing_emails cascade');
  await openVoting(app);
});

const open = (number: number, values: object = {}) =>
  admin.post(`/contests/${contestId}/jury-rounds`, { number, closesAt: inHours(48), ...values });

async function opened(number: number, values: object = {}): Promise<string> {
  const { status, body } = await open(number, values);
  expect(status).toBe(201);
  return body.id;
}

async function jury(): Promise<AdminJuryDto> {
  return (await admin.get(`/contests/${contestId}/jury`)).body;
}

/** The rounds end, as if time had passed. */
const closeRounds = () =>
  app.dataSource.query(
    `update jury_rounds set opened_at = site_now() - interval '2 hours', closes_at = site_now() - interval '1 hour'
     where closes_at > site_now()`,
  );

/** The judges submit marks by which each entry is better than those before it. The first judge is stricter than the others. */
const submitAll = (entries: string[], [strict]: InvitedJudge[], where = `state <> 'recused'`) =>
  app.dataSource.query(
    `update jury_assignments set state = 'submitted', rendition_locked_at = site_now(), submitted_at = site_now(),
       rendition = 4 + (array_position($1::uuid[], entry_id) - 1) / 2 - case when judge_id = $2 then 4 else 0 end,
       engagement = 4 + (array_position($1::uuid[], entry_id) - 1) % 2 - case when judge_id = $2 then 4 else 0 end
     where ${where}`,
    [entries, strict!.id],
  );

function loadsIn({ rounds }: AdminJuryDto, judges: InvitedJudge[]): number[] {
  return judges.map(({ id }) => rounds.at(-1)!.assignments.filter(({ judgeId }) => judgeId === id).length);
}

const emailsOf = async ({ email }: InvitedJudge) =>
  (await emailsTo(app, email!)).map(({ template, payload }) => [template, payload['open']]);

async function dataOf(action: string, subjectId: string): Promise<Record<string, unknown>> {
  const [act] = await app.dataSource.query<Array<{ data: Record<string, unknown> }>>(
    'select data from audit_log where action = $1 and subject_id = $2 order by id desc limit 1',
    [action, subjectId],
  );
  return act!.data;
}

/** A judge opens her link after the opening of the final. */
async function acceptLate(judge?: InvitedJudge): Promise<{ status: number; code: string | undefined }> {
  const { token } = judge ?? (await createJudge(app, { acceptedAt: null }));
  const { status, code } = await openJuryLink(app, token);
  return { status, code };
}

/** The judge submits each of her entries. */
async function markAll(judge: InvitedJudge, rendition: number, engagement: number): Promise<void> {
  const room = await juryRoomOf(app, judge);
  for (const { id } of (await room.get()).body.assignments) {
    await room.put(`/assignments/${id}/marks`, { rendition, engagement: null });
    await room.post(`/assignments/${id}/lock-rendition`);
    await room.put(`/assignments/${id}/marks`, { rendition, engagement });
    expect((await room.post(`/assignments/${id}/submit`)).status).toBe(200);
  }
}

describe('the first round', () => {
  it('gives each of sixty entries to three of six judges, thirty a judge', async () => {
    const judges = await createJudges(app, 6);
    const entries = await createEntries(app, 60);
    const id = await opened(1);
    const answer = await jury();
    expect(loadsIn(answer, judges)).toEqual([30, 30, 30, 30, 30, 30]);
    const { assignments } = answer.rounds[0]!;
    for (const entry of entries)
      expect(assignments.filter(({ entryId }) => entryId === entry).length).toBe(3);
    expect(answer.approvedEntries).toBe(60);
    for (const judge of judges) expect(await emailsOf(judge)).toEqual([['jury-opened', 30]]);
    const [{ seed }] = await app.dataSource.query<[{ seed: number }]>('select seed from jury_rounds');
    expect(await dataOf('round.open', id)).toMatchObject({
      number: 1,
      seed,
      conflicts: [],
      judges: judges.map((judge) => judge.id).sort(),
      entries: entries.toSorted(),
    });
  });

  it('gives nothing to judges who have not accepted, are revoked, or have entered the contest', async () => {
    const judges = await createJudges(app, 3);
    const [pending, approved] = [await createJudge(app, { acceptedAt: null }), await createJudge(app)];
    await createJudge(app, { revokedAt: new Date(), revokeReason: 'conflict' });
    await createEntries(app, 20);
    await createEntry(app, { email: approved.email!, status: 'approved' });
    await createEntry(app, { email: judges[0]!.email!, status: 'rejected' });
    await opened(1);
    const answer = await jury();
    expect(answer.rounds[0]!.assignments.length).toBe(63);
    expect(loadsIn(answer, judges)).toEqual([21, 21, 21]);
    await createEntry(app, { email: pending.email!.replace('@', '+song@') });
    const { judges: listed } = await jury();
    const entered = listed.filter(({ hasEntered }) => hasEntered).map(({ id }) => id);
    expect(entered.sort()).toEqual([pending.id, approved.id].sort());
  });

  it('needs three accepted judges', async () => {
    await createJudges(app, 2);
    await createJudge(app, { acceptedAt: null });
    await createEntries(app, 1);
    expect(await open(1)).toMatchObject({ status: 409, code: 'JURY_TOO_SMALL' });
  });

  it('has all approved entries, where they are more than a final has', async () => {
    await createJudges(app, 3);
    await createEntries(app, 20);
    expect(await open(1)).toMatchObject({ status: 409, code: 'FIRST_ROUND_NOT_NEEDED' });
    await createEntry(app, { status: 'approved' });
    expect(await open(1, { finalists: 1 })).toMatchObject({ status: 400, code: 'FINALISTS_INVALID' });
    await opened(1);
    expect((await jury()).rounds[0]!.assignments.length).toBe(63);
  });

  it('begins once submissions have closed', async () => {
    await createJudges(app, 3);
    await createEntries(app, 1);
    await openVoting(app, { sinceHours: -1, forHours: 24 });
    expect(await open(1)).toMatchObject({ status: 409, code: 'ENTRIES_STILL_OPEN' });
  });

  it('waits for the opening of voting where entries are accepted until then', async () => {
    await createJudges(app, 3);
    await createEntries(app, 1);
    await app.dataSource.query(
      `update contests set entry_gate = 'always', voting_opens_at = site_now() + interval '1 hour' where id = $1`,
      [contestId],
    );
    expect(await open(2)).toMatchObject({ status: 409, code: 'ENTRIES_STILL_OPEN' });
    await app.dataSource.query(`update contests set voting_opens_at = closes_at where id = $1`, [contestId]);
    expect((await open(2)).status).toBe(201);
    await app.dataSource.query(`update contests set entry_gate = 'submission_phase' where id = $1`, [
      contestId,
    ]);
  });

  it('waits until entries and their changes are decided', async () => {
    await createJudges(app, 3);
    const [entry] = await createEntries(app, 1);
    const { id: pending } = await createEntry(app);
    await app.dataSource.query(`insert into entry_revisions (entry_id, name) values ($1, 'Anjali')`, [entry]);
    const undecided = (message: string) => ({
      status: 409,
      code: 'ENTRIES_UNDECIDED',
      body: { message: `${message} for a decision. Please decide first.` },
    });
    expect(await open(2)).toMatchObject(undecided('2 entries or changes wait'));
    await app.dataSource.query(`update contest_entries set status = 'rejected' where id = $1`, [pending]);
    expect(await open(2)).toMatchObject(undecided('1 entry or change waits'));
    await app.dataSource.query('delete from entry_revisions');
    expect((await open(2)).status).toBe(201);
  });

  it.each([
    ['has passed', -0.01],
    ['is after the announcement of the winner', 24 * 8 + 1],
  ])('is rejected when its end %s', async (_, hours) => {
    await createJudges(app, 3);
    await createEntries(app, 1);
    expect(await open(1, { closesAt: inHours(hours) })).toMatchObject({
      status: 400,
      code: 'ROUND_END_INVALID',
    });
  });

  it('is opened by one of two owners at once', async () => {
    await createJudges(app, 3);
    await createEntries(app, 21);
    const answers = await Promise.all([open(1), open(1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.code).toBe('ROUND_OPENED');
    expect((await jury()).rounds.map(({ assignments }) => assignments.length)).toEqual([63]);
  });

  it('is public, as that a jury listens', async () => {
    const hasJury = async () => (await client(app).get<{ hasJury: boolean }>('/api/contest')).body.hasJury;
    await createJudges(app, 3);
    await createEntries(app, 3);
    expect(await hasJury()).toBe(false);
    // So few need no first round.
    await opened(2);
    expect(await hasJury()).toBe(true);
  });

  it('is rejected for an unknown contest', async () => {
    const { status } = await admin.post(`/contests/${UNKNOWN}/jury-rounds`, {
      number: 1,
      closesAt: inHours(48),
    });
    expect(status).toBe(404);
    expect((await admin.get(`/contests/${UNKNOWN}/jury`)).status).toBe(404);
  });
});

describe('the final', () => {
  it('waits for the end of the first round, and gives the best of it to all judges', async () => {
    const judges = await createJudges(app, 4);
    const entries = await createEntries(app, 22);
    await opened(1);
    await submitAll(entries, judges);
    expect(await open(2)).toMatchObject({ status: 409, code: 'ROUND_STILL_OPEN' });
    expect((await jury()).rounds[0]!.entries.map(({ place }) => place)).toEqual(entries.map(() => null));
    await closeRounds();
    // The number of finalists is chosen without the places.
    expect((await jury()).rounds[0]!.entries.map(({ place }) => place)).toEqual(entries.map(() => null));

    await opened(2, { finalists: 3 });
    const answer = await jury();
    expect(loadsIn(answer, judges)).toEqual([3, 3, 3, 3]);
    expect(answer.rounds.map(({ number, isClosed }) => [number, isClosed])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(answer.rounds[1]!.entries.map(({ entryId }) => entryId).sort()).toEqual(entries.slice(19).sort());
    expect(await open(1)).toMatchObject({ status: 409, code: 'ROUND_OPENED' });
    expect(await open(2)).toMatchObject({ status: 409, code: 'ROUND_OPENED' });
    await closeRounds();
    const places = (await jury()).rounds[0]!.entries.map(({ entryId, place }) => [entryId, place]);
    expect(Object.fromEntries(places)).toEqual(
      Object.fromEntries(entries.map((id, index) => [id, 22 - index])),
    );
  });

  it('has the best twenty of the first round, unless the owner wants fewer', async () => {
    const judges = await createJudges(app, 3);
    const entries = await createEntries(app, 22);
    await opened(1);
    await submitAll(entries, judges);
    await closeRounds();
    await opened(2);
    expect((await jury()).rounds[1]!.entries.map(({ entryId }) => entryId).sort()).toEqual(
      entries.slice(2).sort(),
    );
  });

  it('waits until each entry of the first round has three marks', async () => {
    const judges = await createJudges(app, 3);
    const entries = await createEntries(app, 21);
    const first = await opened(1);
    await submitAll(entries, judges, `not (judge_id = '${judges[0]!.id}' and entry_id = '${entries[20]}')`);
    await closeRounds();
    expect((await jury()).rounds[0]).toMatchObject({ isClosed: true, unfinishedEntries: 1 });
    expect(await open(2)).toMatchObject({
      status: 409,
      code: 'FIRST_ROUND_UNFINISHED',
      body: { message: '1 entry has fewer than three marks. Please extend the first round.' },
    });

    const extend = () => admin.patch(`/jury-rounds/${first}`, { closesAt: inHours(72) });
    expect((await extend()).status).toBe(204);
    expect((await jury()).rounds[0]).toMatchObject({ isClosed: false, unfinishedEntries: 0 });
    const late = await createJudge(app);
    await admin.post(`/judges/${judges[0]!.id}/revoke`, { reason: 'ill' });
    expect((await admin.post(`/jury-rounds/${first}/reassign`)).body).toEqual({
      assigned: 1,
      passedOver: 0,
    });
    await markAll(late, 18, 18);
    await closeRounds();
    expect(await extend()).toMatchObject({ status: 409, code: 'JURY_CLOSED' });
    await opened(2);
  });

  it('waits for a mark that is under way when it opens', async () => {
    const judges = await createJudges(app, 3);
    const entries = await createEntries(app, 21);
    await opened(1);
    const last = `judge_id = '${judges[0]!.id}' and entry_id = '${entries[20]}'`;
    await submitAll(entries, judges, `not (${last})`);
    const mark = await holdTransaction(app);
    await mark.query(
      `update jury_assignments set state = 'submitted', rendition_locked_at = site_now(), submitted_at = site_now(),
         rendition = 0, engagement = 0 where ${last}`,
    );
    await app.dataSource.query('update jury_rounds set closes_at = clock_timestamp()');
    await mark.query('select from jury_rounds for share');
    const opening = open(2);
    await waitingForLock(app);
    await mark.commit();
    expect((await opening).status).toBe(201);
  });

  it('waits for nobody where all judges have a conflict of interest or abstain', async () => {
    const judges = await createJudges(app, 3);
    const entries = await createEntries(app, 21);
    await opened(1);
    await app.dataSource.query(
      `update jury_assignments set state = case when judge_id = $2 then 'recused' else 'abstained' end,
         reason = case when judge_id = $2 then null else 'sound' end where entry_id = $1`,
      [entries[0], judges[0]!.id],
    );
    await submitAll(entries, judges, `state = 'assigned'`);
    await closeRounds();
    await opened(2);
    expect((await jury()).rounds[1]!.entries.map(({ entryId }) => entryId)).not.toContain(entries[0]);
  });

  it('of a contest with a first round stays closed with it', async () => {
    const judges = await createJudges(app, 3);
    const entries = await createEntries(app, 21);
    const first = await opened(1);
    await submitAll(entries, judges);
    await closeRounds();
    await opened(2);
    await app.asSuperuser(
      `set session_replication_role = replica; delete from jury_assignments where id = (select id from jury_assignments where round_id = '${first}' limit 1)`,
    );
    expect(await admin.patch(`/jury-rounds/${first}`, { closesAt: inHours(72) })).toMatchObject({
      status: 409,
      code: 'JURY_CLOSED',
    });
  });

  it('without a first round has all approved entries, twenty at most', async () => {
    await createJudges(app, 3);
    expect(await open(2)).toMatchObject({ status: 400, code: 'FINALISTS_INVALID' });
    await createEntries(app, 21);
    expect(await open(2)).toMatchObject({ status: 400, code: 'FINALISTS_INVALID' });
    await app.dataSource.query(
      `update contest_entries set status = 'rejected' where id = (select id from contest_entries limit 1)`,
    );
    await opened(2);
    expect((await jury()).rounds[0]!.assignments.length).toBe(60);
  });

  it.each([0, 21, 1.5])('has no %d finalists', async (finalists) => {
    expect(await open(2, { finalists })).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('without a first round has no number of finalists', async () => {
    await createJudges(app, 3);
    await createEntries(app, 2);
    expect(await open(2, { finalists: 1 })).toMatchObject({ status: 400, code: 'FINALISTS_INVALID' });
  });

  it('excludes conflicts of interest of the first round', async () => {
    const judges = await createJudges(app, 3);
    const entries = await createEntries(app, 21);
    await opened(1);
    const room = await juryRoomOf(app, judges[0]!);
    const { rounds } = await jury();
    const best = rounds[0]!.assignments.find(
      ({ judgeId, entryId }) => judgeId === judges[0]!.id && entryId === entries[20],
    );
    await room.post(`/assignments/${best!.id}/recuse`, {});
    await submitAll(entries, judges);
    await closeRounds();
    const final = await opened(2);
    expect(loadsIn(await jury(), judges)).toEqual([19, 20, 20]);
    expect(await dataOf('round.open', final)).toMatchObject({
      conflicts: [{ judgeId: judges[0]!.id, entryId: entries[20] }],
    });
  });

  it('is assigned to a judge who accepts while it is open, and not after', async () => {
    await createJudges(app, 3);
    const entries = await createEntries(app, 4);
    await opened(2);
    const late = await createJudge(app, { acceptedAt: null });
    const room = await juryRoomOf(app, late);
    expect((await room.get()).body.assignments.length).toBe(4);
    const added = (await dataOf('judge.accept', late.id))['added'] as Array<{ entryId: string }>;
    expect(added.map(({ entryId }) => entryId).sort()).toEqual(entries.toSorted());
    await closeRounds();
    expect(await acceptLate()).toEqual({ status: 409, code: 'JURY_COMPLETE' });
  });

  // @trust jury-final-complete
  it('has the judges that it had, once a mark of it is submitted', async () => {
    const judges = await createJudges(app, 3);
    await createEntries(app, 2);
    const id = await opened(2);
    const invited = await createJudge(app, { acceptedAt: null });
    const accepted = await createJudge(app);
    await markAll(judges[0]!, 12, 12);
    expect(await acceptLate(invited)).toEqual({ status: 409, code: 'JURY_COMPLETE' });
    const judge = { name: 'Leela', email: 'leela@jury.example', locale: 'en' };
    expect(await admin.post(`/contests/${contestId}/judges`, judge)).toMatchObject({
      status: 409,
      code: 'JURY_COMPLETE',
    });
    expect(await admin.post(`/judges/${invited.id}/link`)).toMatchObject({ code: 'JURY_COMPLETE' });
    expect((await admin.post(`/judges/${judges[1]!.id}/link`)).status).toBe(204);
    const [late] = await createEntries(app, 1);
    expect((await admin.post(`/jury-rounds/${id}/reassign`)).body).toEqual({ assigned: 3, passedOver: 0 });
    const answer = await jury();
    expect(loadsIn(answer, [...judges, invited, accepted])).toEqual([3, 3, 3, 0, 0]);
    expect(answer.rounds[0]!.assignments.filter(({ entryId }) => entryId === late)).toHaveLength(3);
  });

  // @trust jury-final-complete
  it('is joined by nobody who accepts while its first mark is under way', async () => {
    const judges = await createJudges(app, 3);
    await createEntries(app, 1);
    await opened(2);
    const late = await createJudge(app, { acceptedAt: null });
    const marking = await holdTransaction(app);
    await marking.query(
      `select from jury_assignments assignment join jury_rounds round on round.id = round_id where judge_id = '${judges[0]!.id}'
       for no key update of assignment for share of round`,
    );
    const accepting = acceptLate(late);
    await waitingForLock(app);
    await marking.query(
      `update jury_assignments set state = 'submitted', rendition = 9, engagement = 9, rendition_locked_at = site_now(),
         submitted_at = site_now() where judge_id = '${judges[0]!.id}'`,
    );
    await marking.commit();
    expect(await accepting).toEqual({ status: 409, code: 'JURY_COMPLETE' });
  });

  it('misses no judge who accepts at the moment in which it opens', async () => {
    await createJudges(app, 3);
    await createEntries(app, 4);
    const late = await createJudge(app, { acceptedAt: null });
    const other = await holdTransaction(app);
    await lock(other, LOCKS.jury(contestId));
    // The judge is before the round in the queue, and then after it.
    const accepting = juryRoomOf(app, late);
    await waitingForLock(app);
    const opening = opened(2);
    await waitingForLock(app, 2);
    const later = await createJudge(app, { acceptedAt: null });
    const acceptingLater = juryRoomOf(app, later);
    await waitingForLock(app, 3);
    await other.commit();
    await Promise.all([accepting, opening, acceptingLater]);
    expect(loadsIn(await jury(), [late, later])).toEqual([4, 4]);
  });
});

describe('the end of a round', () => {
  it('is told to nobody who has marked all', async () => {
    const judges = await createJudges(app, 3);
    const entries = await createEntries(app, 1);
    const id = await opened(2);
    await submitAll(entries, judges);
    await admin.patch(`/jury-rounds/${id}`, { closesAt: inHours(72) });
    expect(await emailsOf(judges[0]!)).toEqual([['jury-opened', 1]]);
  });

  it('sends a judge five emails a day at most', async () => {
    const [judge] = await createJudges(app, 3);
    await createEntries(app, 1);
    const id = await opened(2);
    for (const hours of [61, 62, 63, 64, 65, 66])
      expect((await admin.patch(`/jury-rounds/${id}`, { closesAt: inHours(hours) })).status).toBe(204);
    expect((await emailsOf(judge!)).filter(([template]) => template === 'jury-extended').length).toBe(5);
  });

  it('moves to a later time, before the winner is announced', async () => {
    const [judge] = await createJudges(app, 3);
    await createEntries(app, 1);
    const id = await opened(2);
    const closesAt = inHours(72);
    expect((await admin.patch(`/jury-rounds/${id}`, { closesAt })).status).toBe(204);
    expect((await jury()).rounds[0]!.closesAt).toBe(closesAt);
    expect(await emailsOf(judge!)).toEqual([
      ['jury-opened', 1],
      ['jury-extended', 1],
    ]);
    for (const other of [inHours(71), closesAt, inHours(24 * 8 + 1)])
      expect(await admin.patch(`/jury-rounds/${id}`, { closesAt: other })).toMatchObject({
        status: 400,
        code: 'ROUND_END_INVALID',
      });
    await closeRounds();
    expect(await admin.patch(`/jury-rounds/${id}`, { closesAt: inHours(80) })).toMatchObject({
      status: 409,
      code: 'JURY_CLOSED',
    });
    expect((await admin.patch(`/jury-rounds/${UNKNOWN}`, { closesAt })).status).toBe(404);
  });
});

describe('a reassignment', () => {
  const reassign = async (id: string) => (await admin.post(`/jury-rounds/${id}/reassign`)).body;

  it('gives what was recused, abstained from or left by a revoked judge to others', async () => {
    const judges = await createJudges(app, 5);
    await createEntries(app, 25);
    const id = await opened(1);
    const before = await jury();
    const [asha, devi, leela] = judges as [InvitedJudge, InvitedJudge, InvitedJudge];
    const { assignments: drawn } = before.rounds[0]!;
    const one = drawn.find(({ judgeId }) => judgeId === asha.id)!;
    const ofAsha = await juryRoomOf(app, asha);
    await ofAsha.post(`/assignments/${one.id}/recuse`, {});
    const ofDevi = await juryRoomOf(app, devi);
    // Of five judges, one is revoked: an entry that two others do not mark has too few left.
    const two = drawn.find(({ judgeId, entryId }) => judgeId === devi.id && entryId !== one.entryId)!;
    await ofDevi.post(`/assignments/${two.id}/abstain`, { reason: 'sound' });
    await admin.post(`/judges/${leela.id}/revoke`, { reason: 'ill' });
    const left = drawn.filter(({ judgeId }) => judgeId === leela.id).length;

    expect(await reassign(id)).toEqual({ assigned: left + 2, passedOver: 0 });
    const { assignments } = (await jury()).rounds[0]!;
    const marked = assignments.filter(
      ({ state, judgeId }) => state !== 'recused' && state !== 'abstained' && judgeId !== leela.id,
    );
    const entries = new Set(assignments.map(({ entryId }) => entryId));
    for (const entry of entries) expect(marked.filter(({ entryId }) => entryId === entry).length).toBe(3);
    expect(await reassign(id)).toEqual({ assigned: 0, passedOver: 0 });
  });

  it.each([1, 2])('gives the judges of round %d what was approved after its opening', async (number) => {
    const judges = await createJudges(app, 3);
    const before = number === 1 ? 21 : 2;
    await createEntries(app, before);
    const id = await opened(number);
    const { id: entryId } = await createEntry(app, { status: 'approved' });
    expect((await jury()).rounds[0]!.entries.map((entry) => entry.entryId)).toContain(entryId);
    expect(await reassign(id)).toEqual({ assigned: 3, passedOver: 0 });
    expect(loadsIn(await jury(), judges)).toEqual(judges.map(() => before + 1));
  });

  it('leaves out entries that are no longer in the contest', async () => {
    const judges = await createJudges(app, 4);
    const [gone] = await createEntries(app, 22);
    const id = await opened(1);
    await app.dataSource.query(
      `update contest_entries set status = 'withdrawn', withdrawn_at = site_now(), withdrawn_from = 'approved' where id = $1`,
      [gone],
    );
    const { rounds, judges: listed } = await jury();
    expect(rounds[0]!.entries.map(({ entryId }) => entryId)).not.toContain(gone);
    expect(rounds[0]!.assignments.length).toBe(63);
    expect(listed.reduce((sum, { progress }) => sum + progress.assigned, 0)).toBe(63);
    await admin.post(`/judges/${judges[0]!.id}/revoke`, { reason: 'ill' });
    await reassign(id);
    expect((await jury()).rounds[0]!.assignments.every(({ entryId }) => entryId !== gone)).toBe(true);
  });

  it('leaves what a revoked judge has submitted', async () => {
    const judges = await createJudges(app, 4);
    const entries = await createEntries(app, 21);
    const id = await opened(1);
    const [judge] = judges;
    await submitAll(entries, judges, `judge_id = '${judge!.id}'`);
    await admin.post(`/judges/${judge!.id}/revoke`, { reason: 'ill' });
    expect(await reassign(id)).toEqual({ assigned: 0, passedOver: 0 });
    const states = (await jury()).rounds[0]!.assignments.filter(({ judgeId }) => judgeId === judge!.id).map(
      ({ state }) => state,
    );
    expect(new Set(states)).toEqual(new Set(['submitted']));
  });

  it('gives the finalists to judges who were not there', async () => {
    const judges = await createJudges(app, 3);
    const entries = await createEntries(app, 2);
    const id = await opened(2);
    const late = await createJudge(app);
    expect(await reassign(id)).toEqual({ assigned: 2, passedOver: 0 });
    expect(await emailsOf(late)).toEqual([['jury-reassigned', 2]]);
    expect(await emailsOf(judges[0]!)).toEqual([['jury-opened', 2]]);
    const { added } = (await dataOf('round.reassign', id)) as { added: object[] };
    expect(added).toHaveLength(2);
    expect(added).toEqual(expect.arrayContaining(entries.map((entryId) => ({ judgeId: late.id, entryId }))));
    expect(await reassign(id)).toEqual({ assigned: 0, passedOver: 0 });
    expect(await emailsOf(late)).toHaveLength(1);
    await closeRounds();
    expect(await admin.post(`/jury-rounds/${id}/reassign`)).toMatchObject({
      status: 409,
      code: 'JURY_CLOSED',
    });
  });
});

describe('the owner', () => {
  it('sees progress, and once the final has closed the submitted marks and which entries need a second look', async () => {
    const judges = await createJudges(app, 3);
    await createEntries(app, 1);
    await opened(2);
    await markAll(judges[0]!, 20, 15);
    await markAll(judges[1]!, 8, 8);
    const room = await juryRoomOf(app, judges[2]!);
    const [draft] = (await room.get()).body.assignments;
    await room.put(`/assignments/${draft.id}/marks`, { rendition: 3, engagement: null });
    const atWork = await jury();
    expect(atWork.hasHiddenMarks).toBe(true);
    expect(atWork.judges.find(({ id }) => id === judges[0]!.id)).toMatchObject({
      progress: { assigned: 1, submitted: 1, abstained: 0, recused: 0 },
      meanMark: null,
      spread: null,
    });
    expect(atWork.rounds[0]!.entries).toMatchObject([{ spread: null, needsSecondLook: false }]);
    await closeRounds();
    const answer = await jury();
    expect(answer.hasHiddenMarks).toBe(false);
    const progress = new Map(answer.judges.map((judge) => [judge.id, judge]));
    expect(progress.get(judges[0]!.id)).toEqual({
      id: judges[0]!.id,
      name: 'Leela Varma',
      email: judges[0]!.email,
      locale: 'en',
      state: 'accepted',
      hasEntered: false,
      doEmailsComeBack: false,
      invitedAt: judges[0]!.invitedAt.toISOString(),
      acceptedAt: judges[0]!.acceptedAt!.toISOString(),
      revokedAt: null,
      revokeReason: null,
      linkExpiresAt: judges[0]!.linkExpiresAt.toISOString(),
      sessions: [
        { createdAt: expect.any(String), lastUsedAt: expect.any(String), userAgentClass: 'unknown' },
      ],
      progress: { assigned: 1, submitted: 1, abstained: 0, recused: 0 },
      meanMark: 9,
      spread: 0,
    });
    expect(progress.get(judges[2]!.id)).toMatchObject({
      progress: { assigned: 1, submitted: 0, abstained: 0, recused: 0 },
      meanMark: null,
      spread: null,
    });
    const [round] = answer.rounds;
    expect(round!.entries).toMatchObject([{ name: 'Anjali Nair', spread: 5, needsSecondLook: true }]);
    expect(round!.assignments.find(({ judgeId }) => judgeId === judges[2]!.id)).toMatchObject({
      state: 'draft',
      rendition: null,
      engagement: null,
    });
  });
});
