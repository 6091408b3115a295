import { In } from 'typeorm';
import { createTestApp, type TestApp } from '../../../../../../test/app.js';
import { type Client, client } from '../../../../../../test/client.js';
import { createEntry, currentContest, randomVideoId } from '../../../../../../test/factories/contest.js';
import { openEntry } from '../../../../../../test/factories/entry-links.js';
import { createModerator } from '../../../../../../test/factories/users.js';
import { openVoting } from '../../../../../../test/factories/voting.js';
import { YoutubeStandIn } from '../../../../../../test/youtube.js';
import { createBounce } from '../../../../../../test/factories/emails.js';
import { OutgoingEmail } from '../../../../mailing/outgoing-email.entity.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { DAILY_UNITS, PROOF_UNITS } from '../../videos/youtube-quota.js';
import { VideoWatch } from '../../watchdog/video-watch.js';
import { OwnershipProof } from './ownership-proof.entity.js';
import { ProofRequests } from './proof-requests.service.js';

const CODE = /^paattu-[a-z2-9]{4}-[a-z2-9]{4}$/;
const NONE = { state: null, code: null, askedAt: null, decidedAt: null };

let youtube: YoutubeStandIn;
let app: TestApp;
let moderatorId: string;
let owner: Client;

beforeAll(async () => {
  youtube = await YoutubeStandIn.start();
  app = await createTestApp({ worker: true, env: youtube.env });
  const user = await createModerator(app);
  moderatorId = user.id;
  owner = client(app).as(user);
});

afterAll(async () => {
  await app.close();
  await youtube.stop();
});

beforeEach(async () => {
  youtube.reset();
  await app.dataSource.query('delete from youtube_quota');
});

async function create(values: Partial<ContestEntry> = {}): Promise<ContestEntry> {
  const entry = await createEntry(app, { status: 'approved', ...values });
  youtube.videos.set(entry.videoId, {});
  return entry;
}

/** Records the proof of the video of `entry`. */
async function moderate(
  method: 'GET' | 'POST' | 'DELETE',
  entry: Pick<ContestEntry, 'id'> & Partial<ContestEntry>,
  path = '',
) {
  const { id, videoId } = entry;
  const url = `/api/admin/entries/${id}/proof${path}`;
  return owner.send(method, url, path === '/record' ? { videoId } : undefined);
}

/** Asks for the proof, and returns the code. */
async function ask(entry: ContestEntry): Promise<string> {
  return (await moderate('POST', entry)).body.code;
}

/** The proof in a browser of the entrant. */
const entrantOf = async ({ id }: ContestEntry, of = app) =>
  (await openEntry(of, id)).at(`/api/my-entry/${id}/proof`);

async function reportsOf({ id }: ContestEntry) {
  const events = await app.dataSource.query<Array<{ action: string; actor_id: string | null }>>(
    `select action, actor_id from entry_events where entry_id = $1 and action like '%pro%' and action <> 'approve' order by id`,
    [id],
  );
  const acts = await app.dataSource.query<Array<{ action: string; actor_id: string | null }>>(
    `select action, actor_id from audit_log where subject_id = $1 and action like '%Proof' order by id`,
    [id],
  );
  return [events, acts].map((rows) => rows.map(({ action, actor_id }) => [action, actor_id]));
}

// @trust proof-of-ownership
test('a moderator asks, an email has the code, and the entrant proves it by the description of her video', async () => {
  const entry = await create({ language: 'ml' });
  const asHer = await entrantOf(entry);
  expect((await asHer.get()).body).toEqual({ ...NONE, canCheck: true });

  const { status, body } = await moderate('POST', entry);
  const asked = {
    state: 'asked',
    code: expect.stringMatching(CODE),
    askedAt: expect.any(String),
    decidedAt: null,
  };
  expect([status, body]).toEqual([200, asked]);
  const emails = await app.dataSource.manager.findBy(OutgoingEmail, { entryId: entry.id });
  expect(emails).toMatchObject([
    { template: 'entry-proof-asked', language: 'ml', toAddress: entry.email, payload: { code: body.code } },
  ]);
  expect((await asHer.get()).body).toEqual({ ...body, canCheck: true });
  expect(await asHer.post('/check')).toMatchObject({ status: 422, body: { code: 'CODE_NOT_FOUND' } });

  youtube.videos.set(entry.videoId, { localizedDescription: `Mazha\n${body.code.toUpperCase()}` });
  const proved = { state: 'proved', code: null, askedAt: body.askedAt, decidedAt: expect.any(String) };
  expect(await asHer.post('/check')).toEqual({ status: 200, body: { ...proved, canCheck: true } });
  expect((await moderate('GET', entry)).body).toEqual(proved);
  expect(await asHer.post('/check')).toMatchObject({ status: 409, body: { code: 'NO_PROOF_ASKED' } });
  expect(await reportsOf(entry)).toEqual([
    [
      ['ask-proof', moderatorId],
      ['prove', null],
    ],
    [
      ['entry.askProof', moderatorId],
      ['entry.findProof', null],
    ],
  ]);
});

test('the watchdog finds the code, once, also when two looks find it', async () => {
  const entry = await create();
  const code = await ask(entry);
  youtube.videos.set(entry.videoId, { description: code });
  const asHer = await entrantOf(entry);
  const watch = app.worker!.get(VideoWatch, { strict: false });
  await Promise.all([
    watch.lookAt([entry.id], DAILY_UNITS),
    watch.lookAt([entry.id], DAILY_UNITS),
    asHer.post('/check'),
  ]);
  expect((await moderate('GET', entry)).body).toMatchObject({ state: 'proved' });
  expect((await reportsOf(entry))[0]).toEqual([
    ['ask-proof', moderatorId],
    ['prove', null],
  ]);
});

// @trust proof-of-ownership
test('the code of another entry proves nothing', async () => {
  const [entry, other] = [await create(), await create()];
  await ask(entry);
  youtube.videos.set(entry.videoId, { description: await ask(other) });
  await app.worker!.get(VideoWatch, { strict: false }).lookAt([entry.id, other.id], DAILY_UNITS);
  for (const each of [entry, other]) expect((await moderate('GET', each)).body.state).toBe('asked');
});

test('a moderator records a proof by hand or no longer asks for it, and can ask again with another code', async () => {
  const entry = await create();
  for (const path of ['/record', '']) {
    const answer = await moderate(path ? 'POST' : 'DELETE', entry, path);
    expect(answer).toMatchObject({ status: 409, body: { code: 'NO_PROOF_ASKED' } });
  }
  const code = await ask(entry);
  expect(await moderate('POST', entry)).toMatchObject({ status: 409, body: { code: 'PROOF_ASKED' } });
  expect((await moderate('DELETE', entry)).body).toMatchObject({ state: 'cancelled', code: null });
  youtube.videos.set(entry.videoId, { description: code });
  await app.worker!.get(VideoWatch, { strict: false }).lookAt([entry.id], DAILY_UNITS);
  expect((await moderate('GET', entry)).body.state).toBe('cancelled');

  expect(await ask(entry)).not.toBe(code);
  expect((await moderate('POST', entry, '/record')).body).toMatchObject({ state: 'proved' });
  expect(await moderate('POST', entry)).toMatchObject({ status: 409, body: { code: 'PROOF_ASKED' } });
  const [events, acts] = await reportsOf(entry);
  expect(events!.map(([action]) => action)).toEqual(['ask-proof', 'cancel-proof', 'ask-proof', 'prove']);
  expect(acts!.at(-1)).toEqual(['entry.recordProof', moderatorId]);
});

test('an entrant is asked at most three times in 24 hours, about each entry', async () => {
  const [entry, other] = [await create(), await create()];
  const askAgain = async (each: ContestEntry) => {
    await moderate('DELETE', each);
    return moderate('POST', each);
  };
  for (let n = 0; n < 2; n++) expect((await askAgain(entry)).status).toBe(200);
  await moderate('DELETE', entry);
  const answers = await Promise.all([moderate('POST', entry), moderate('POST', entry)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await askAgain(entry)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_PROOFS' } });
  expect(await app.get(ProofRequests).ask([entry.id, other.id], moderatorId)).toEqual([other.id]);
  expect(await app.dataSource.manager.countBy(OutgoingEmail, { entryId: entry.id })).toBe(3);

  await app.dataSource.query(
    `update entry_events set created_at = created_at - interval '24 hours' where entry_id = $1`,
    [entry.id],
  );
  expect((await askAgain(entry)).status).toBe(200);
});

// @trust proof-of-ownership
test('a proof is of one video: another link needs another one', async () => {
  const entry = await create();
  await ask(entry);
  await moderate('POST', entry, '/record');
  await app.dataSource.query(`update contest_entries set video_id = 'abcdefghijk' where id = $1`, [entry.id]);
  expect((await moderate('GET', entry)).body).toEqual(NONE);
  expect(await ask(entry)).toMatch(CODE);
});

// @trust proof-of-ownership
test('a moderator records the proof of the video that she saw, of an entry in the contest', async () => {
  const entry = await create();
  await ask(entry);
  const other = { ...entry, videoId: 'abcdefghijk' };
  expect(await moderate('POST', other, '/record')).toMatchObject({
    status: 409,
    body: { code: 'ENTRY_CHANGED', message: 'The entry has another video now. Please look at it first.' },
  });
  await app.dataSource.manager.update(ContestEntry, entry.id, { status: 'rejected' });
  expect(await moderate('POST', entry, '/record')).toMatchObject({
    status: 409,
    body: { code: 'NOT_IN_CONTEST' },
  });
  expect((await moderate('GET', entry)).body.state).toBe('asked');
  const { videoId: _, ...nothingSeen } = entry;
  expect((await moderate('POST', nothingSeen, '/record')).status).toBe(400);
  expect((await moderate('DELETE', entry)).body.state).toBe('cancelled');
});

test('of many entries, those in the contest are asked that are not asked yet', async () => {
  const [first, second, asked, rejected] = [
    await create(),
    await create({ status: 'pending' }),
    await create(),
    await create({ status: 'rejected' }),
  ];
  await ask(asked);
  const ids = [first, second, asked, rejected].map(({ id }) => id);
  const requests = app.get(ProofRequests);
  const answers = await Promise.all([requests.ask(ids, moderatorId), requests.ask(ids, moderatorId)]);
  expect(answers.flat().sort()).toEqual([first.id, second.id].sort());
  for (const { id } of [first, second])
    expect(await app.dataSource.manager.countBy(OutgoingEmail, { entryId: id })).toBe(1);
  expect(await moderate('POST', rejected)).toMatchObject({ status: 409, body: { code: 'NOT_IN_CONTEST' } });
  const nobody = { id: '00000000-0000-4000-8000-000000000000' };
  for (const method of ['GET', 'POST', 'DELETE'] as const)
    expect((await moderate(method, nobody)).status).toBe(404);
});

// @trust youtube-down
test.each(['quotaExceeded', 'keyInvalid', 'down', 'garbage', 'silent'] as const)(
  'with YouTube %s the entrant is asked to try again later, and nothing is recorded',
  async (mood) => {
    const entry = await create();
    youtube.videos.set(entry.videoId, { description: await ask(entry) });
    const asHer = await entrantOf(entry);
    youtube.mood = mood;
    expect(await asHer.post('/check')).toMatchObject({ status: 503, body: { code: 'CODE_NOT_CHECKED' } });
    expect((await moderate('GET', entry)).body.state).toBe('asked');
  },
);

test('looks leave the schedule its units, and an address may ask for ten in an hour', async () => {
  const entry = await create();
  await ask(entry);
  const asHer = (await entrantOf(entry)).from('203.0.113.5');
  await app.dataSource.query(
    `insert into youtube_quota values ((now() at time zone 'America/Los_Angeles')::date, $1)`,
    [PROOF_UNITS],
  );
  expect((await asHer.post('/check')).body.code).toBe('CODE_NOT_CHECKED');
  expect(youtube.detailCalls).toEqual([]);
  for (let tries = 1; tries < 10; tries++) await asHer.post('/check');
  expect((await asHer.post('/check')).status).toBe(429);
});

test.each([
  { status: 'rejected' },
  { status: 'withdrawn', withdrawnAt: new Date(), withdrawnFrom: 'approved' },
] as const)('nobody looks for the code of an entry that is $status', async (left) => {
  const entry = await create();
  youtube.videos.set(entry.videoId, { description: await ask(entry) });
  const asHer = await entrantOf(entry);
  await app.dataSource.manager.update(ContestEntry, entry.id, left);
  expect(await asHer.post('/check')).toMatchObject({ status: 409, body: { code: 'NOT_IN_CONTEST' } });
  expect(youtube.detailCalls).toEqual([]);
  expect(await app.dataSource.query('select from youtube_quota')).toEqual([]);
});

test('a video that is gone has no code', async () => {
  const entry = await create();
  await ask(entry);
  youtube.videos.clear();
  expect((await (await entrantOf(entry)).post('/check')).code).toBe('CODE_NOT_FOUND');
});

test('without a key a moderator looks', async () => {
  const keyless = await createTestApp({
    env: { ...youtube.env, YOUTUBE_API_KEY: '' },
  });
  try {
    const entry = await createEntry(keyless);
    await keyless.get(ProofRequests).ask([entry.id], moderatorId);
    const asHer = await entrantOf(entry, keyless);
    expect((await asHer.get()).body).toMatchObject({ state: 'asked', canCheck: false });
    expect(await asHer.post('/check')).toMatchObject({ status: 503, body: { code: 'CODE_NOT_CHECKED' } });
  } finally {
    await keyless.close();
  }
});

test('the proof goes with the entry', async () => {
  const entry = await create();
  await ask(entry);
  await app.dataSource.query('delete from contest_entries where id = $1', [entry.id]);
  expect(await app.dataSource.manager.existsBy(OwnershipProof, { entryId: entry.id })).toBe(false);
});

describe('all entrants of a contest', () => {
  const url = '/api/admin/entries/proofs';
  const count = async (contestId: string) => (await owner.get(url, { contestId })).body;
  const askAll = (contestId: string) => owner.post(url, { contestId });
  const emailsOf = (entries: ContestEntry[]) =>
    app.dataSource.manager.count(OutgoingEmail, {
      where: { template: 'entry-proof-asked', entryId: In(entries.map(({ id }) => id)) },
    });
  const nobodyMissed = { unreachable: 0, unreachableEntrants: [] };
  let contestId: string;

  beforeEach(async () => {
    contestId = (await currentContest(app)).id;
    await app.dataSource.query('delete from contest_entries where contest_id = $1', [contestId]);
    await openVoting(app);
  });

  // @trust dead-addresses
  test('those whose emails come back are named before and after', async () => {
    const [asha, binu, proved] = [
      await create({ email: 'asha@back.example' }),
      await create({ email: 'binu@back.example' }),
      await create({ email: 'proved@back.example' }),
    ];
    await ask(proved);
    await app.dataSource.query(
      `update ownership_proofs set state = 'proved', video_id = $2, decided_at = now() where entry_id = $1`,
      [proved.id, proved.videoId],
    );
    await createBounce(app, asha.email);
    await createBounce(app, proved.email);
    const missed = { unreachable: 1, unreachableEntrants: [{ entryId: asha.id, name: asha.name }] };
    expect(await count(contestId)).toMatchObject({ unasked: 2, asked: 0, ...missed });
    expect((await askAll(contestId)).body).toEqual({ asked: 2, ...missed });
    expect(await count(contestId)).toMatchObject({ unasked: 0, asked: 2, ...missed });
    expect(await emailsOf([asha, binu])).toBe(2);
    expect((await askAll(contestId)).body).toEqual({ asked: 0, ...nobodyMissed });
  });

  test('are asked once, also by two presses; who was asked, has proved it or need not is left out', async () => {
    const [asked, proved, cancelled, another, pending, ...fresh] = [
      await create(),
      await create(),
      await create(),
      await create(),
      await create({ status: 'pending' }),
      await create(),
      await create(),
    ];
    for (const entry of [asked, proved, cancelled, another]) await ask(entry);
    await moderate('POST', proved, '/record');
    await moderate('DELETE', cancelled);
    // Its video is another one since.
    await moderate('POST', another, '/record');
    await app.dataSource.manager.update(ContestEntry, another.id, { videoId: randomVideoId() });
    expect(await count(contestId)).toEqual({ contestId, isDue: true, unasked: 3, asked: 1, ...nobodyMissed });

    const answers = await Promise.all([askAll(contestId), askAll(contestId)]);
    expect(answers.map(({ body }) => body.asked).sort()).toEqual([0, 3]);
    expect(await count(contestId)).toEqual({ contestId, isDue: true, unasked: 0, asked: 4, ...nobodyMissed });
    expect(await emailsOf(fresh)).toBe(2);
    expect(await emailsOf([asked, proved, cancelled, another])).toBe(5);
    expect(await emailsOf([pending])).toBe(0);
    expect((await reportsOf(fresh[0]))[1]).toEqual([['entry.askProof', moderatorId]]);
    expect((await moderate('GET', cancelled)).body.state).toBe('cancelled');
  });

  // @trust proof-of-ownership
  test.each([
    { entryGate: 'submission_phase', closesIn: '1 hour', isDue: false },
    { entryGate: 'submission_phase', closesIn: '-1 hour', isDue: true },
    { entryGate: 'always', closesIn: '-1 hour', isDue: false },
  ])(
    'are asked once nobody can enter any more: $entryGate, closes in $closesIn',
    async ({ entryGate, closesIn, isDue }) => {
      await app.dataSource.query(
        `update contests set entry_gate = $2, closes_at = now() + $3::interval, voting_opens_at = now() + interval '2 hours' where id = $1`,
        [contestId, entryGate, closesIn],
      );
      const entry = await create();
      expect((await count(contestId)).isDue).toBe(isDue);
      expect(await askAll(contestId)).toMatchObject(
        isDue ? { status: 200, body: { asked: 1 } } : { status: 409, body: { code: 'ENTRIES_STILL_OPEN' } },
      );
      expect(await emailsOf([entry])).toBe(isDue ? 1 : 0);
    },
  );

  test('of an unknown contest and of none are a 404 and a 400', async () => {
    expect((await askAll('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await askAll('current')).status).toBe(400);
    expect((await count('00000000-0000-4000-8000-000000000000')).contestId).toBeNull();
  });
});
