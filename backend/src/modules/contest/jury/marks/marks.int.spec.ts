import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Client, client } from '../../../../../test/client.js';
import { currentContest } from '../../../../../test/factories/contest.js';
import {
  createEntries,
  createJudges,
  type InvitedJudge,
  juryRoomOf,
} from '../../../../../test/factories/jury.js';
import { holdTransaction, waitingForLock } from '../../../../../test/locks.js';
import { createUser } from '../../../../../test/factories/users.js';
import { openVoting } from '../../../../../test/factories/voting.js';
import { YoutubeStandIn } from '../../../../../test/youtube.js';
import { RateLimiter } from '../../../../infra/rate-limit/rate-limiter.js';
import { RATE_LIMITS } from '../../../../infra/rate-limit/rate-limits.js';
import { Erasures } from '../../../privacy/erasures.service.js';
import { DeletionsSweep } from '../../entries/moderation/deletions/deletions.sweep.js';
import { ContestEntry } from '../../entries/contest-entry.entity.js';
import { DAILY_UNITS, JUDGE_UNITS } from '../../entries/videos/youtube-quota.js';
import { JuryAssignment } from './jury-assignment.entity.js';
import type { JuryAssignmentDto } from './jury-room.dto.js';

let youtube: YoutubeStandIn;
let app: TestApp;
let contestId: string;
let admin: Client;
let judges: InvitedJudge[];
let asha: Client;
let devi: Client;
let assignment: JuryAssignmentDto;

beforeAll(async () => {
  youtube = await YoutubeStandIn.start();
  app = await createTestApp({ env: youtube.env });
  ({ id: contestId } = await currentContest(app));
  admin = client(app)
    .as(await createUser(app, { owner: true }))
    .at('/api/admin');
});
afterAll(async () => {
  await app.close();
  await youtube.stop();
});

beforeEach(async () => {
  youtube.reset();
  await app.asSuperuser('truncate jury_rounds, judges, contest_entries, youtube_quota cascade');
  await openVoting(app);
  judges = await createJudges(app, 3);
  await createEntries(app, 12);
  await openRound();
  [asha, devi] = [await juryRoomOf(app, judges[0]!), await juryRoomOf(app, judges[1]!)];
  [assignment] = await assignmentsOf(asha);
});

async function openRound(): Promise<void> {
  const closesAt = new Date(Date.now() + 48 * 3_600_000).toISOString();
  const response = await admin.post(`/contests/${contestId}/jury-rounds`, { number: 2, closesAt });
  expect(response.status).toBe(201);
}

const roomOf = async (room: Client) => (await room.get()).body;

async function assignmentsOf(browser: Client): Promise<[JuryAssignmentDto, ...JuryAssignmentDto[]]> {
  return (await roomOf(browser)).assignments;
}

type Act = 'lock-rendition' | 'submit' | 'abstain' | 'recuse' | 'resume';

const act = (what: Act, payload?: object, { id } = assignment) =>
  asha.post(`/assignments/${id}/${what}`, payload);

const mark = (
  rendition: number | null,
  engagement: number | null,
  { id = assignment.id, room = asha } = {},
) => room.put(`/assignments/${id}/marks`, { rendition, engagement });

async function submitted({ id } = assignment): Promise<void> {
  await mark(16, null, { id });
  await act('lock-rendition', undefined, { ...assignment, id });
  await mark(16, 11, { id });
  expect((await act('submit', undefined, { ...assignment, id })).status).toBe(200);
}

async function actsOf(id: string) {
  return app.dataSource.query<Array<Record<string, unknown>>>(
    `select action, actor_id as "actorId", data, before, after from audit_log
     left join audit_details on audit_id = id where subject_id = $1 order by id`,
    [id],
  );
}

const endRound = (end = 'site_now()') =>
  app.dataSource.query(
    `update jury_rounds set opened_at = site_now() - interval '1 day', closes_at = ${end}`,
  );

const CLOSED = { status: 409, code: 'JURY_CLOSED' };
const SIGNED_OUT = { status: 401, code: 'JURY_SIGNED_OUT' };

describe('the jury room', () => {
  it('shows the videos of the judge, and nothing that says whose they are', async () => {
    const contest = await currentContest(app);
    const { assignments, serverNow, round, ...room } = await roomOf(asha);
    expect(room).toEqual({
      judgeName: 'Leela Varma',
      letter: null,
      contest: {
        title: contest.title,
        titleMalayalam: contest.titleMalayalam,
        songTitle: contest.songTitle,
        songTitleMalayalam: contest.songTitleMalayalam,
        slug: contest.slug,
        timeZone: contest.timeZone,
      },
      criteria: [
        { key: 'rendition', weight: 30, guidance: null, guidanceMalayalam: null },
        { key: 'engagement', weight: 20, guidance: null, guidanceMalayalam: null },
      ],
      plan: null,
      hasFigures: true,
    });
    expect(round).toEqual({ number: 2, closesAt: expect.any(String), isClosed: false });
    expect(Math.abs(Date.parse(serverNow) - Date.now())).toBeLessThan(60_000);
    expect(assignments.map(({ position }: JuryAssignmentDto) => position)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    expect(assignments[0]).toEqual({
      id: expect.any(String),
      position: 1,
      videoId: expect.any(String),
      durationSeconds: null,
      state: 'assigned',
      rendition: null,
      engagement: null,
      isRenditionLocked: false,
      reason: null,
      note: null,
      resultNumber: null,
      version: '0000000000000001',
    });
  });

  it('has an order of its own for each judge, which stays', async () => {
    const videosOf = async (browser: Client) => (await assignmentsOf(browser)).map(({ videoId }) => videoId);
    const ofAsha = await videosOf(asha);
    expect(await videosOf(asha)).toEqual(ofAsha);
    expect(await videosOf(devi)).not.toEqual(ofAsha);
    expect((await videosOf(devi)).sort()).toEqual(ofAsha.toSorted());
  });

  it('has no round before the first one', async () => {
    await app.asSuperuser('truncate jury_rounds cascade');
    expect(await roomOf(asha)).toMatchObject({ round: null, assignments: [] });
  });

  it('leaves out an entry that is no longer in the contest', async () => {
    await app.dataSource.query(
      `update contest_entries set status = 'pending' where id = (select entry_id from jury_assignments where id = $1)`,
      [assignment.id],
    );
    expect((await assignmentsOf(asha)).length).toBe(11);
    expect(await mark(10, null)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('is closed to whoever has opened no link', async () => {
    expect((await client(app).get('/api/jury')).code).toBe('JURY_SIGNED_OUT');
  });
});

// @trust jury-marks-secret
test('what is assigned to another judge is not found, by whichever route', async () => {
  await submitted();
  const { id } = assignment;
  const routes: Array<[method: 'GET' | 'POST' | 'PUT', path: string, payload?: object]> = [
    ['PUT', 'marks', { rendition: 1, engagement: null }],
    ['POST', 'lock-rendition'],
    ['GET', 'figures'],
    ['POST', 'submit'],
    ['POST', 'abstain', { reason: 'sound' }],
    ['POST', 'recuse', {}],
    ['POST', 'resume'],
  ];
  for (const [method, path, payload] of routes) {
    const { status, code } = await devi.send(method, `/assignments/${id}/${path}`, payload);
    expect([path, status, code]).toEqual([path, 404, 'NOT_FOUND']);
  }
  const stored = await app.dataSource.manager.findOneByOrFail(JuryAssignment, { id });
  expect(stored).toMatchObject({ state: 'submitted', rendition: 16, engagement: 11 });
});

describe('marks', () => {
  it('are a draft until they are submitted, and then an act', async () => {
    expect((await mark(15, null)).body).toMatchObject({
      state: 'draft',
      rendition: 15,
      version: '0000000000000002',
    });
    expect((await act('lock-rendition')).body).toMatchObject({ isRenditionLocked: true });
    expect((await mark(15, 11)).body).toMatchObject({ state: 'draft', engagement: 11 });
    expect((await act('submit')).body).toMatchObject({ state: 'submitted', version: '0000000000000005' });
    const { entryId, judgeId } = await app.dataSource.manager.findOneByOrFail(JuryAssignment, {
      id: assignment.id,
    });
    const act_ = { actorId: null, data: { judgeId, entryId }, before: null };
    const marks = { rendition: 15, isRenditionLocked: true, reason: null };
    expect(await actsOf(assignment.id)).toEqual([
      { ...act_, action: 'mark.lock', after: { ...marks, state: 'draft', engagement: null } },
      { ...act_, action: 'mark.submit', after: { ...marks, state: 'submitted', engagement: 11 } },
    ]);
  });

  it('of the rendition come first, and stay once they are fixed', async () => {
    expect(await mark(null, 11)).toMatchObject({ status: 409, code: 'RENDITION_FIRST' });
    expect(await mark(15, 11)).toMatchObject({ status: 409, code: 'RENDITION_FIRST' });
    expect(await act('lock-rendition')).toMatchObject({ status: 409, code: 'MARKS_MISSING' });
    await mark(15, null);
    await act('lock-rendition');
    for (const rendition of [14, null])
      expect(await mark(rendition, 11)).toMatchObject({ status: 409, code: 'RENDITION_LOCKED' });
    expect((await mark(15, 11)).status).toBe(200);
  });

  it('are submitted together', async () => {
    expect(await act('submit')).toMatchObject({ status: 409, code: 'MARKS_MISSING' });
    await mark(15, null);
    await act('lock-rendition');
    expect(await act('submit')).toMatchObject({ status: 409, code: 'MARKS_MISSING' });
  });

  it('stay submitted when the judge changes them, which is an act', async () => {
    await submitted();
    expect(await mark(16, null)).toMatchObject({ status: 409, code: 'MARKS_MISSING' });
    expect((await mark(16, 20)).body).toMatchObject({ state: 'submitted', engagement: 20 });
    expect((await actsOf(assignment.id)).at(-1)).toMatchObject({
      action: 'mark.change',
      after: { state: 'submitted', rendition: 16, engagement: 20 },
    });
  });

  it('of another tab are not overwritten', async () => {
    const room = asha.seen(assignment.version);
    expect((await mark(15, null, { room })).status).toBe(200);
    expect(await mark(9, null, { room })).toMatchObject({
      status: 412,
      code: 'CHANGED_MEANWHILE',
    });
    expect((await assignmentsOf(asha))[0]).toMatchObject({ rendition: 15 });
  });

  it('of two tabs at once are saved once', async () => {
    const room = asha.seen(assignment.version);
    const answers = await Promise.all([mark(15, null, { room }), mark(9, null, { room })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('change nothing when they are sent again', async () => {
    await mark(15, null);
    expect((await mark(15, null)).body.version).toBe('0000000000000002');
    await act('lock-rendition');
    await act('lock-rendition');
    await mark(15, 11);
    await act('submit');
    expect((await act('submit')).body.version).toBe('0000000000000005');
    expect((await actsOf(assignment.id)).length).toBe(2);
  });

  it.each([-1, 21, 7.5, '10'])('of %j half points are rejected', async (value) => {
    expect(await mark(value as number, null)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });
});

test('marks change a thousand times at most, and a conflict of interest can still be reported', async () => {
  await mark(15, null);
  await app.dataSource.query('update jury_assignments set version = 999 where id = $1', [assignment.id]);
  expect((await mark(14, null)).status).toBe(200);
  const fixed = { status: 409, code: 'MARKS_FIXED' };
  expect(await mark(13, null)).toMatchObject(fixed);
  expect(await act('lock-rendition')).toMatchObject(fixed);
  expect(await act('abstain', { reason: 'sound' })).toMatchObject(fixed);
  expect((await act('recuse', {})).status).toBe(200);
});

describe('an abstention', () => {
  it('has a reason, counts no marks, and can be taken back', async () => {
    await submitted();
    expect((await act('abstain', { reason: 'sound' })).body).toMatchObject({
      state: 'abstained',
      reason: 'sound',
      note: null,
    });
    expect(await mark(16, 12)).toMatchObject({ status: 409, code: 'ASSIGNMENT_SETTLED' });
    expect(await act('submit')).toMatchObject({ status: 409, code: 'ASSIGNMENT_SETTLED' });
    expect((await act('resume')).body).toMatchObject({
      state: 'draft',
      reason: null,
      rendition: 16,
      engagement: 11,
      isRenditionLocked: true,
    });
    expect((await actsOf(assignment.id)).map(({ action }) => action)).toEqual([
      'mark.lock',
      'mark.submit',
      'mark.abstain',
      'mark.resume',
    ]);
  });

  it('for another reason needs a note', async () => {
    for (const note of [undefined, null, ' '])
      expect(await act('abstain', { reason: 'other', note })).toMatchObject({
        status: 400,
        code: 'MISSING_INFORMATION',
      });
    expect((await act('abstain', { reason: 'other', note: 'I know the tune too well.' })).body).toMatchObject(
      {
        note: 'I know the tune too well.',
      },
    );
    expect(await act('abstain', { reason: 'boring' })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('a conflict of interest', () => {
  it('deletes submitted marks, for ever', async () => {
    await submitted();
    expect((await act('recuse', { note: 'My cousin.' })).body).toMatchObject({
      state: 'recused',
      rendition: null,
      engagement: null,
      isRenditionLocked: false,
      note: 'My cousin.',
    });
    const settled = { status: 409, code: 'ASSIGNMENT_SETTLED' };
    expect(await mark(16, null)).toMatchObject(settled);
    expect(await act('resume')).toMatchObject(settled);
    expect(await act('abstain', { reason: 'sound' })).toMatchObject(settled);
    expect((await act('recuse', {})).body.note).toBe('My cousin.');
    const [act_] = (await actsOf(assignment.id)).slice(-1);
    expect(act_).toMatchObject({ action: 'mark.recuse', after: { state: 'recused' } });
    expect(JSON.stringify(act_)).not.toContain('cousin');
  });
});

describe('the end of the round', () => {
  it('ends all that a judge can do, at the instant by the clock of the database', async () => {
    await submitted();
    await endRound();
    expect(await mark(16, 12)).toMatchObject(CLOSED);
    for (const [what, payload] of [
      ['lock-rendition', undefined],
      ['submit', undefined],
      ['abstain', { reason: 'sound' }],
      ['recuse', {}],
      ['resume', undefined],
    ] as const)
      expect(await act(what, payload)).toMatchObject(CLOSED);
    expect(await roomOf(asha)).toMatchObject({ round: { isClosed: true } });
  });

  it('in the middle of submissions counts those before it alone', async () => {
    const assignments = await assignmentsOf(asha);
    for (const { id } of assignments) {
      await mark(16, null, { id });
      await act('lock-rendition', undefined, { ...assignment, id });
      await mark(16, 11, { id });
    }
    await endRound(`clock_timestamp() + interval '150 milliseconds'`);
    const codes = new Map<string, string | undefined>();
    for (const each of assignments.slice(0, -1))
      codes.set(each.id, (await act('submit', undefined, each)).code);
    const last = assignments.at(-1)!;
    // The last one arrives after the end, however fast the others were.
    do codes.set(last.id, (await act('resume', undefined, last)).code);
    while (codes.get(last.id) === undefined);
    expect(await act('submit', undefined, last)).toMatchObject(CLOSED);
    const rows = await app.dataSource.query<Array<{ id: string; state: string; isInTime: boolean | null }>>(
      `select assignment.id, state, submitted_at < closes_at as "isInTime"
       from jury_assignments assignment join jury_rounds round on round.id = round_id where judge_id = $1`,
      [judges[0]!.id],
    );
    for (const { id, state, isInTime } of rows)
      expect([state, isInTime]).toEqual(codes.get(id) === undefined ? ['submitted', true] : ['draft', null]);
  });

  it('comes with the result for a mark that waits for it', async () => {
    await mark(16, null);
    const result = await holdTransaction(app);
    await result.query('update contests set certified_at = site_now() where id = $1', [contestId]);
    const waiting = act('lock-rendition');
    await waitingForLock(app);
    await result.commit();
    expect(await waiting).toMatchObject(CLOSED);
  });

  it('comes with the final for a mark that waits for it', async () => {
    await app.asSuperuser('set session_replication_role = replica; update jury_rounds set number = 1');
    await mark(16, null);
    const final = await holdTransaction(app);
    await final.query('select from jury_rounds for no key update');
    const waiting = act('lock-rendition');
    await waitingForLock(app);
    await final.query(
      `insert into jury_rounds (contest_id, number, seed, closes_at)
       select contest_id, 2, 7, closes_at from jury_rounds`,
    );
    await final.commit();
    expect(await waiting).toMatchObject(CLOSED);
  });
});

test('a judge who is revoked while a mark waits marks nothing', async () => {
  const revocation = await holdTransaction(app);
  await revocation.query(
    `update judges set revoked_at = site_now(), revoke_reason = 'conflict' where id = $1`,
    [judges[0]!.id],
  );
  const waiting = mark(16, null);
  await waitingForLock(app);
  await revocation.commit();
  expect(await waiting).toMatchObject(SIGNED_OUT);
});

describe('the database', () => {
  const change = (values: string) =>
    app.dataSource.query(`update jury_assignments set ${values} where id = $1`, [assignment.id]);

  it('keeps a mark that is fixed', async () => {
    await submitted();
    await expect(change('rendition = 15')).rejects.toThrow('The fixed mark of assignment');
    await expect(change('rendition_locked_at = site_now()')).rejects.toThrow('The fixed mark of assignment');
    await change('engagement = 12');
  });

  it('keeps a conflict of interest', async () => {
    await act('recuse', {});
    await expect(change(`state = 'assigned'`)).rejects.toThrow('The conflict of interest of assignment');
    await change('note = null');
  });

  it('keeps what was there at the end of the round', async () => {
    await submitted();
    await endRound();
    await expect(change('engagement = 12')).rejects.toThrow('The round of assignment');
    await change('note = null');
  });
});

describe('the figures of YouTube', () => {
  const figures = () => asha.get(`/assignments/${assignment.id}/figures`);

  beforeEach(() => {
    youtube.views.set(assignment.videoId, 1_204);
  });

  it('wait for the mark of the rendition', async () => {
    await mark(16, null);
    expect(await figures()).toMatchObject({ status: 409, code: 'RENDITION_FIRST' });
    expect(youtube.calls).toEqual([]);
  });

  it('are asked for at the moment, and stored nowhere', async () => {
    await mark(16, null);
    await act('lock-rendition');
    expect((await figures()).body).toEqual({
      views: 1_204,
      likes: 1,
      comments: 0,
      readAt: expect.any(String),
    });
    youtube.views.set(assignment.videoId, null);
    expect((await figures()).body).toMatchObject({ views: null });
    expect(youtube.calls).toEqual([[assignment.videoId], [assignment.videoId]]);
  });

  it('are not there once the judge has abstained, or the round is over', async () => {
    await mark(16, null);
    await act('lock-rendition');
    await act('abstain', { reason: 'sound' });
    expect(await figures()).toMatchObject({ status: 409, code: 'ASSIGNMENT_SETTLED' });
    await act('resume');
    expect((await figures()).status).toBe(200);
    await endRound();
    expect(await figures()).toMatchObject(CLOSED);
    expect(youtube.calls.length).toBe(1);
  });

  it('are bounded for each judge, whatever her network, and leave the schedule a part', async () => {
    await mark(16, null);
    await act('lock-rendition');
    const limiter = app.api.get(RateLimiter, { strict: false });
    await limiter.consume('juryFigures', judges[0]!.id, undefined, RATE_LIMITS.juryFigures.points);
    expect(await figures()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    await limiter.reset('juryFigures', judges[0]!.id);
    expect((await figures()).status).toBe(200);
    await app.dataSource.query('update youtube_quota set units = $1', [JUDGE_UNITS]);
    expect(await figures()).toMatchObject({ status: 503, code: 'YOUTUBE_QUOTA_EXCEEDED' });
  });

  it.each([
    ['down', 503, 'YOUTUBE_UNAVAILABLE'],
    ['quotaExceeded', 503, 'YOUTUBE_QUOTA_EXCEEDED'],
    ['keyInvalid', 502, 'YOUTUBE_REFUSED'],
  ] as const)('are not there when YouTube answers %s', async (mood, status, code) => {
    await mark(16, null);
    await act('lock-rendition');
    youtube.mood = mood;
    expect(await figures()).toMatchObject({ status, code });
  });

  it('are not there for a video that is gone, or when the quota is used up', async () => {
    await mark(16, null);
    await act('lock-rendition');
    youtube.views.clear();
    expect(await figures()).toMatchObject({ status: 422, code: 'VIDEO_NOT_FOUND' });
    await app.dataSource.query('update youtube_quota set units = $1', [DAILY_UNITS]);
    expect(await figures()).toMatchObject({ status: 503, code: 'YOUTUBE_QUOTA_EXCEEDED' });
  });
});

test('the erasure of an entry leaves its marks and their acts with an anonymous line', async () => {
  await submitted();
  const { entryId } = await app.dataSource.manager.findOneByOrFail(JuryAssignment, { id: assignment.id });
  const { manager } = app.dataSource;
  const marks = () => manager.find(JuryAssignment, { where: { entryId }, order: { id: 'ASC' } });
  const before = await marks();
  expect(before).toContainEqual(
    expect.objectContaining({ id: assignment.id, state: 'submitted', rendition: 16, engagement: 11 }),
  );
  const response = await admin.delete(`/entries/${entryId}`);
  expect(response.status).toBe(200);
  expect((await assignmentsOf(asha)).length).toBe(11);
  await app.dataSource.query(
    `update contest_entries set deleted_at = site_now() - interval '24 hours' where id = $1`,
    [entryId],
  );
  await new DeletionsSweep(app.dataSource, app.get(Erasures)).run();
  expect(await manager.findOneByOrFail(ContestEntry, { id: entryId })).toMatchObject({
    status: 'deleted',
    name: '',
    email: '',
    erasedAt: expect.any(Date),
  });
  expect(await marks()).toEqual(before);
  expect((await assignmentsOf(asha)).length).toBe(11);
  const acts = await app.dataSource.query<object[]>(
    `select action, details_hash is not null as "hasHash", audit_id is not null as "hasDetails"
     from audit_log left join audit_details on audit_id = id where subject_id = $1 order by id`,
    [assignment.id],
  );
  expect(acts).toEqual([
    { action: 'mark.lock', hasHash: true, hasDetails: true },
    { action: 'mark.submit', hasHash: true, hasDetails: true },
  ]);
});
