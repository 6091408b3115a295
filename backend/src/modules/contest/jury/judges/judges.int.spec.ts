import { LOCKS, lock } from '../../../../database/locks.js';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Answer, type Client, client } from '../../../../../test/client.js';
import { createEntry, currentContest } from '../../../../../test/factories/contest.js';
import { emailsTo } from '../../../../../test/factories/emails.js';
import {
  createEntries,
  createJudge,
  createJudges,
  openJuryLink,
  juryRoomOf,
} from '../../../../../test/factories/jury.js';
import { holdTransaction, waitingForLock } from '../../../../../test/locks.js';
import { createUser } from '../../../../../test/factories/users.js';
import { openVoting } from '../../../../../test/factories/voting.js';
import { Judge } from './judge.entity.js';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
let contestId: string;
let admin: Client;
let ownerId: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ id: contestId } = await currentContest(app));
  const owner = await createUser(app, { owner: true });
  ownerId = owner.id;
  admin = client(app).as(owner).at('/api/admin');
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.asSuperuser('truncate judges, jury_rounds, contest_entries, outgoing_emails cascade');
  await openVoting(app);
});

const LEELA = { name: 'Leela Varma', email: 'leela@jury.example', locale: 'en' };
const invite = (values: object = {}) => admin.post(`/contests/${contestId}/judges`, { ...LEELA, ...values });

async function linkTo(email: string): Promise<string> {
  const emails = await emailsTo(app, email);
  return String(emails.at(-1)?.payload['link']);
}

async function tokenTo(email: string): Promise<string> {
  return new URL(await linkTo(email)).hash.replace('#t=', '');
}

const describeLink = (token: string) => client(app).post('/api/jury/invitation', { token });

async function actsOf(subjectId: string) {
  return app.dataSource.query<object[]>(
    `select action, actor_id as "actorId", contest_id as "contestId", data, details_hash is not null as "hasDetails"
     from audit_log where subject_id = $1 order by id`,
    [subjectId],
  );
}

const INVALID = { status: 404, code: 'JURY_LINK_INVALID' };
async function rejection(answer: Promise<Answer>) {
  const { status, code } = await answer;
  return { status, code };
}

describe('an invitation', () => {
  it('goes to the judge in her language, with a link in the fragment', async () => {
    const { status, body } = await invite({ locale: 'ml' });
    expect([status, Object.keys(body as object)]).toEqual([201, ['id']]);
    const [email, ...others] = await emailsTo(app, LEELA.email);
    expect(others).toEqual([]);
    expect(email).toMatchObject({ template: 'jury-invitation', language: 'ml', contestId });
    expect(await linkTo(LEELA.email)).toMatch(/\/ml\/jury#t=[\w-]{43}$/);
    const { closesAt, winnerAt, timeZone } = await currentContest(app);
    expect(email!.payload['plan']).toEqual({
      beginsAt: closesAt!.toISOString(),
      endsAt: winnerAt!.toISOString(),
      timeZone,
      entries: 0,
      hours: 1,
    });
    expect(await actsOf((body as { id: string }).id)).toEqual([
      { action: 'judge.invite', actorId: ownerId, contestId, data: {}, hasDetails: false },
    ]);
  });

  it('names the opening of voting as the earliest begin where entries are accepted until then', async () => {
    const later = `voting_opens_at = voting_opens_at + interval '1 hour'`;
    await app.dataSource.query(`update contests set entry_gate = 'always', ${later} where id = $1`, [
      contestId,
    ]);
    await createEntries(app, 30);
    await invite();
    const [email] = await emailsTo(app, LEELA.email);
    const { votingOpensAt } = await currentContest(app);
    expect(email!.payload['plan']).toMatchObject({
      beginsAt: votingOpensAt!.toISOString(),
      entries: 30,
      hours: 5,
    });
    await app.dataSource.query(`update contests set entry_gate = 'submission_phase' where id = $1`, [
      contestId,
    ]);
  });

  it('is rejected for a contest that is decided', async () => {
    await app.dataSource.query('update contests set certified_at = site_now() where id = $1', [contestId]);
    expect(await rejection(invite())).toEqual({ status: 409, code: 'JURY_COMPLETE' });
  });

  it('says what it is for, and nothing else', async () => {
    await invite();
    const { status, body, headers } = await describeLink(await tokenTo(LEELA.email));
    const judge = await app.dataSource.manager.findOneByOrFail(Judge, { email: LEELA.email });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      contestTitle: 'Cover Song Contest 2025',
      contestTitleMalayalam: (await currentContest(app)).titleMalayalam,
      judgeName: 'Leela Varma',
      hasAccepted: false,
      expiresAt: judge.linkExpiresAt.toISOString(),
    });
  });

  it('is rejected for an unknown contest', async () => {
    expect(await rejection(admin.post(`/contests/${UNKNOWN}/judges`, LEELA))).toEqual({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it('waits for the publication of the contest', async () => {
    const [{ id }] = await app.dataSource.query<[{ id: string }]>(
      `insert into contests (title, time_zone, published_at) values ('Next', 'Asia/Kolkata', null) returning id`,
    );
    expect(await rejection(admin.post(`/contests/${id}/judges`, LEELA))).toEqual({
      status: 409,
      code: 'JURY_OF_DRAFT',
    });
  });

  it.each(['leela+contest@jury.example', 'LEELA@jury.example', 'leela@jury.example'])(
    'is rejected for an address that entered the contest as %s',
    async (email) => {
      await createEntry(app, { email, status: 'rejected' });
      expect(await rejection(invite())).toEqual({ status: 409, code: 'JUDGE_IS_ENTRANT' });
      expect(await emailsTo(app, LEELA.email)).toEqual([]);
    },
  );

  it('is rejected for an address that is invited under another spelling', async () => {
    await invite({ email: 'l.e.e.l.a@gmail.com' });
    expect(await rejection(invite({ email: 'leela+two@googlemail.com' }))).toEqual({
      status: 409,
      code: 'JUDGE_INVITED_ALREADY',
    });
  });

  it('of one address twice at once succeeds once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => invite()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await emailsTo(app, LEELA.email)).toHaveLength(1);
  });

  it('is rejected once the contest has twenty judges, also for two at once', async () => {
    await createJudges(app, 19);
    const answers = await Promise.all(
      ['one@jury.example', 'two@jury.example'].map((email) => invite({ email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await rejection(invite())).toEqual({ status: 409, code: 'TOO_MANY_JUDGES' });
  });

  it.each([
    ['name', { name: ' ' }, 'MISSING_INFORMATION'],
    ['email', { email: 'nobody' }, 'INVALID_EMAIL'],
    ['locale', { locale: 'fr' }, 'VALIDATION_FAILED'],
  ])('is rejected without a %s', async (_, values, code) => {
    expect(await rejection(invite(values))).toEqual({ status: 400, code });
  });
});

describe('a jury link', () => {
  it('opens the jury room with the declaration alone', async () => {
    const { token } = await createJudge(app, { acceptedAt: null });
    for (const payload of [{ token }, { token, declares: false }])
      expect(await rejection(client(app).post('/api/jury/session', payload))).toEqual({
        status: 400,
        code: 'DECLARATION_MISSING',
      });
  });

  it('opens a room that says whether the site has a key of YouTube', async () => {
    const room = await juryRoomOf(app, await createJudge(app));
    expect((await room.get()).body.hasFigures).toBe(false);
  });

  it('opens a room that says before the first round when it can begin, and what to expect', async () => {
    const room = await juryRoomOf(app, await createJudge(app));
    const { closesAt, winnerAt } = await currentContest(app);
    expect((await room.get()).body).toMatchObject({
      round: null,
      plan: { beginsAt: closesAt!.toISOString(), endsAt: winnerAt!.toISOString(), entries: 0, hours: 1 },
    });
  });

  it('sets a cookie of the jury room alone, and the first time accepts', async () => {
    const judge = await createJudge(app, { acceptedAt: null });
    const { status, headers, cookie } = await openJuryLink(app, judge.token);
    expect(status).toBe(204);
    expect(String(headers['set-cookie'])).toMatch(
      /^paattu_jury=[\w-]{43}; Path=\/api\/jury; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    const browser = client(app).at('/api/jury').with({ cookie });
    expect((await browser.get()).status).toBe(200);
    expect((await describeLink(judge.token)).body).toMatchObject({ hasAccepted: true });
    await browser.post('/session', { token: judge.token, declares: true });
    expect(await actsOf(judge.id)).toEqual([
      { action: 'judge.accept', actorId: null, contestId, data: { added: [] }, hasDetails: false },
    ]);
  });

  it.each(['pending', 'approved', 'rejected'] as const)(
    'makes nobody a judge who has sent an entry since her invitation, which is %s',
    async (status) => {
      const judge = await createJudge(app, {
        acceptedAt: null,
        email: LEELA.email,
        canonicalEmail: LEELA.email,
      });
      await createEntry(app, { email: 'leela+song@jury.example', status });
      expect(await rejection(openJuryLink(app, judge.token))).toEqual({
        status: 409,
        code: 'ENTRANT_CANNOT_JUDGE',
      });
      expect(await app.dataSource.manager.findOneBy(Judge, { id: judge.id })).toMatchObject({
        acceptedAt: null,
      });
      expect(await actsOf(judge.id)).toEqual([]);
    },
  );

  it('opens nothing from the page of another site', async () => {
    const { token } = await createJudge(app);
    const response = await client(app)
      .with({ 'sec-fetch-site': 'cross-site' })
      .post('/api/jury/session', { token, declares: true });
    expect([response.status, response.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('opens nothing once it has expired, by the clock of the database', async () => {
    const judge = await createJudge(app);
    await app.dataSource.query('update judges set link_expires_at = site_now()');
    expect(await rejection(describeLink(judge.token))).toEqual(INVALID);
    expect(await rejection(openJuryLink(app, judge.token))).toEqual(INVALID);
    expect(await rejection(describeLink('wrong'))).toEqual(INVALID);
  });

  it('opens five browsers, and the sixth closes the oldest', async () => {
    const judge = await createJudge(app);
    const browsers = [];
    for (let count = 0; count < 6; count += 1) browsers.push(await juryRoomOf(app, judge));
    const statuses = [];
    for (const browser of browsers) statuses.push((await browser.get()).status);
    expect(statuses).toEqual([401, 200, 200, 200, 200, 200]);
  });

  it('replaces the session of a browser in which it is opened again', async () => {
    const judge = await createJudge(app);
    const browser = await juryRoomOf(app, judge);
    await browser.post('/session', { token: judge.token, declares: true });
    const [{ count }] = await app.dataSource.query<[{ count: number }]>('select count(*) from jury_sessions');
    expect(count).toBe(1);
  });

  it('is closed in a browser by its judge', async () => {
    const browser = await juryRoomOf(app, await createJudge(app));
    expect((await browser.delete('/session')).status).toBe(204);
    expect(await rejection(browser.get())).toEqual({ status: 401, code: 'JURY_SIGNED_OUT' });
  });

  it('is closed in a browser after 30 days', async () => {
    const browser = await juryRoomOf(app, await createJudge(app));
    await app.dataSource.query('update jury_sessions set expires_at = site_now()');
    expect(await rejection(browser.get())).toEqual({ status: 401, code: 'JURY_SIGNED_OUT' });
  });
});

describe('a new link', () => {
  it('ends the link before and all browsers', async () => {
    const judge = await createJudge(app);
    const browser = await juryRoomOf(app, judge);
    expect((await admin.post(`/judges/${judge.id}/link`)).status).toBe(204);
    expect(await rejection(browser.get())).toEqual({ status: 401, code: 'JURY_SIGNED_OUT' });
    expect(await rejection(describeLink(judge.token))).toEqual(INVALID);
    expect((await openJuryLink(app, await tokenTo(judge.email!))).status).toBe(204);
    expect(await actsOf(judge.id)).toEqual([
      { action: 'judge.sendLink', actorId: ownerId, contestId, data: {}, hasDetails: false },
    ]);
  });

  it('leaves no browser open that is opened at the same moment', async () => {
    const judge = await createJudge(app);
    const row = await holdTransaction(app);
    await row.query('select from judges for update');
    const opening = openJuryLink(app, judge.token);
    await waitingForLock(app);
    const sending = admin.post(`/judges/${judge.id}/link`);
    await waitingForLock(app, 2);
    await row.commit();
    expect([(await opening).status, (await sending).status]).toEqual([204, 204]);
    const { cookie } = await opening;
    expect((await client(app).with({ cookie }).get('/api/jury')).status).toBe(401);
  });

  it('is not sent to an address that was deleted after its term', async () => {
    const judge = await createJudge(app);
    await app.dataSource.query('update judges set email = null, canonical_email = null');
    expect(await rejection(admin.post(`/judges/${judge.id}/link`))).toEqual({
      status: 409,
      code: 'JUDGE_ADDRESS_DELETED',
    });
  });

  it('is sent five times a day at most', async () => {
    const judge = await createJudge(app);
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await admin.post(`/judges/${judge.id}/link`)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('is rejected for an unknown judge', async () => {
    expect((await admin.post(`/judges/${UNKNOWN}/link`)).status).toBe(404);
  });
});

describe('a revocation', () => {
  it('closes the jury room at once, for ever, and keeps its reason', async () => {
    const judge = await createJudge(app);
    const browser = await juryRoomOf(app, judge);
    expect((await admin.post(`/judges/${judge.id}/revoke`, { reason: 'conflict' })).status).toBe(204);
    expect(await rejection(browser.get())).toEqual({ status: 401, code: 'JURY_SIGNED_OUT' });
    expect(await rejection(describeLink(judge.token))).toEqual(INVALID);
    const again = browser.post('/session', { token: judge.token, declares: true });
    expect(await rejection(again)).toEqual(INVALID);
    const revoked = { status: 409, code: 'JUDGE_REVOKED' };
    expect(await rejection(admin.post(`/judges/${judge.id}/link`))).toEqual(revoked);
    expect(await rejection(admin.post(`/judges/${judge.id}/revoke`, { reason: 'again' }))).toEqual(revoked);
    expect(await app.dataSource.manager.findOneBy(Judge, { id: judge.id })).toMatchObject({
      revokedAt: expect.any(Date),
      revokeReason: 'conflict',
    });
    expect(await actsOf(judge.id)).toEqual([
      { action: 'judge.revoke', actorId: ownerId, contestId, data: {}, hasDetails: true },
    ]);
  });

  it('waits for a round that is being assigned', async () => {
    const judge = await createJudge(app);
    const round = await holdTransaction(app);
    await lock(round, LOCKS.jury(contestId));
    const revoking = admin.post(`/judges/${judge.id}/revoke`, { reason: 'ill' });
    await waitingForLock(app);
    await round.commit();
    expect((await revoking).status).toBe(204);
  });

  it('needs a reason', async () => {
    const judge = await createJudge(app);
    expect(await rejection(admin.post(`/judges/${judge.id}/revoke`, { reason: ' ' }))).toEqual({
      status: 400,
      code: 'MISSING_INFORMATION',
    });
  });
});

describe('a deletion', () => {
  it('lets the right address be invited, and ends the link of the wrong one', async () => {
    const { body } = await invite();
    const { id } = body as { id: string };
    const token = await tokenTo(LEELA.email);
    expect((await admin.delete(`/judges/${id}`)).status).toBe(204);
    expect(await rejection(describeLink(token))).toEqual(INVALID);
    expect((await actsOf(id)).at(-1)).toEqual({
      action: 'judge.delete',
      actorId: ownerId,
      contestId,
      data: {},
      hasDetails: false,
    });
    expect((await invite()).status).toBe(201);
    expect((await admin.delete(`/judges/${id}`)).status).toBe(404);
  });

  it('is refused once she has accepted, also when she was revoked', async () => {
    const judges = [
      await createJudge(app),
      await createJudge(app, { revokedAt: new Date(), revokeReason: 'ill' }),
    ];
    for (const { id } of judges)
      expect(await rejection(admin.delete(`/judges/${id}`))).toEqual({
        status: 409,
        code: 'JUDGE_ACCEPTED',
      });
    const { id } = await createJudge(app, {
      acceptedAt: null,
      revokedAt: new Date(),
      revokeReason: 'wrong address',
    });
    expect((await admin.delete(`/judges/${id}`)).status).toBe(204);
  });
});
