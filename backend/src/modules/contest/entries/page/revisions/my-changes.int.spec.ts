import { createTestApp, type TestApp } from '../../../../../../test/app.js';
import { type Answer, type Client, client } from '../../../../../../test/client.js';
import { eventually } from '../../../../../../test/eventually.js';
import { createEntry, makePhoto, randomVideoId } from '../../../../../../test/factories/contest.js';
import { emailsTo } from '../../../../../../test/factories/emails.js';
import { openEntry as openInBrowser } from '../../../../../../test/factories/entry-links.js';
import { createJudge } from '../../../../../../test/factories/jury.js';
import { createUser } from '../../../../../../test/factories/users.js';
import { type StandInVideo, YoutubeStandIn } from '../../../../../../test/youtube.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { EntriesService } from '../../entries.service.js';
import { EntryEvent } from '../../entry-event.entity.js';
import { ModerationReason } from '../../moderation/reasons/moderation-reason.entity.js';
import { EntryVideo } from '../../videos/entry-video.entity.js';
import { EntryRevision } from './entry-revision.entity.js';

let youtube: YoutubeStandIn;
let app: TestApp;
let moderator: Client;
let moderatorId: string;

beforeAll(async () => {
  youtube = await YoutubeStandIn.start();
  app = await createTestApp({ env: youtube.env });
  const user = await createUser(app, { owner: true });
  moderator = client(app).as(user);
  moderatorId = user.id;
  await app.dataSource.query(
    `update contests set entry_gate = 'always', closes_at = now() + interval '6 days', voting_opens_at = now() + interval '7 days',
       voting_closes_at = now() + interval '20 days', winner_at = now() + interval '21 days'`,
  );
});
afterAll(async () => {
  await app.close();
  await youtube.stop();
});

async function create(): Promise<ContestEntry> {
  return app.get(EntriesService).importEntry({
    name: 'Ravi',
    email: `${randomVideoId().toLowerCase()}@visitor.example`,
    youtubeUrl: `https://youtu.be/${randomVideoId()}`,
    status: 'approved',
    viewCount: 7,
    viewsRefreshedAt: new Date(),
    submittedAt: new Date('2025-06-20T10:00:00Z'),
    photo: await makePhoto(),
  });
}

function newVideo(values: Partial<StandInVideo> = {}): string {
  const videoId = randomVideoId();
  youtube.videos.set(videoId, { channelId: `UC-${videoId}`, ...values });
  return videoId;
}

function read({ id }: ContestEntry): Promise<ContestEntry> {
  return app.dataSource.manager.findOneByOrFail(ContestEntry, { id });
}

/** A browser in which the link of the entry was opened. */
const openEntry = async ({ id }: ContestEntry) => (await openInBrowser(app, id)).at(`/api/my-entry/${id}`);

async function settled(answer: Promise<Answer>) {
  const { status, code = null } = await answer;
  return { status, code };
}

function change(
  { name, youtubeUrl }: ContestEntry,
  browser: Client,
  fields: Record<string, string | Buffer> = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ name, youtubeUrl, ...fields })) {
    form.set(field, typeof value === 'string' ? value : new Blob([new Uint8Array(value)]));
  }
  return settled(browser.patch('', form));
}

const decide = (revisionId: string, decision: 'approve' | 'reject', payload: object = {}) =>
  settled(moderator.post(`/api/admin/revisions/${revisionId}/${decision}`, payload));

const ask = async (path: string, query = {}) =>
  (await moderator.get(`/api/admin/entries${path}`, query)).body;

async function pendingOf({ id }: ContestEntry): Promise<EntryRevision> {
  return app.dataSource.manager.findOneByOrFail(EntryRevision, { entryId: id, state: 'pending' });
}

async function actionsOf({ id }: ContestEntry): Promise<string[]> {
  const events = await app.dataSource.manager.find(EntryEvent, {
    where: { entryId: id },
    order: { id: 'ASC' },
  });
  return events.map(({ action }) => action);
}

const DONE = { status: 204, code: null };

test('a change goes from her form over the moderator to the visitors', async () => {
  const entry = await create();
  const browser = await openEntry(entry);
  const videoId = newVideo({ privacyStatus: 'unlisted' });
  const fields = {
    name: ' Ravi Varma ',
    youtubeUrl: `https://youtu.be/${videoId}?si=x`,
    photo: await makePhoto('png'),
  };
  expect(await change(entry, browser, fields)).toEqual(DONE);

  const { id, photoKey, cardKey, videoCheckedAt } = await pendingOf(entry);
  expect(await ask(`/${entry.id}`)).toMatchObject({
    name: 'Ravi',
    revision: {
      id,
      name: 'Ravi Varma',
      videoId,
      videoFlags: ['unlisted'],
      video: {
        title: 'Mazha (cover)',
        channel: 'Anjali Sings',
        durationS: 253,
        publishedAt: '2025-06-20T10:00:00.000Z',
      },
      photoUrl: `/api/admin/revisions/${id}/photo`,
      createdAt: expect.any(String),
    },
  });
  expect(await ask('', { filter: { hasRevision: 'true' } })).toMatchObject([{ id: entry.id }]);
  expect(await ask('/status-counts')).toMatchObject({ revised: 1 });
  const url = `/api/admin/revisions/${id}/photo`;
  expect((await moderator.get(url)).headers['content-type']).toBe('image/jpeg');
  expect((await (await openInBrowser(app, entry.id)).get(url)).status).toBe(401);
  const reads = await app.dataSource.query(
    `select distinct subject_id as "subjectId" from personal_reads where what = 'entry-photo'`,
  );
  expect(reads).toEqual([{ subjectId: entry.id }]);

  expect(await decide(id, 'approve')).toEqual(DONE);
  const row = await read(entry);
  expect(row).toMatchObject({
    name: 'Ravi Varma',
    videoId,
    photoKey,
    cardKey,
    viewCount: 0,
  });
  expect(await app.dataSource.manager.findOneBy(EntryVideo, { entryId: entry.id })).toMatchObject({
    videoId,
    flags: ['unlisted'],
    title: 'Mazha (cover)',
    channelTitle: 'Anjali Sings',
    durationS: 253,
    publishedAt: new Date('2025-06-20T10:00:00Z'),
    checkedAt: videoCheckedAt,
  });
  const listed = (await client(app).get<Array<{ id: string }>>('/api/contest/entries?limit=100')).body;
  expect(listed.find((each) => each.id === entry.id)).toMatchObject({ name: 'Ravi Varma', videoId });
  expect(await ask('/status-counts')).toMatchObject({ revised: 0 });
  expect(await ask(`/${entry.id}`)).toMatchObject({ revision: null });
  expect(await actionsOf(entry)).toEqual(['submit', 'revise', 'approve-revision']);
  expect((await emailsTo(app, entry.email)).map(({ template }) => template)).toEqual([
    'entry-revision-received',
    'entry-revision-approved',
  ]);
  const acts = await app.dataSource.query<unknown[]>(
    `select action, actor_id, data from audit_log where subject_id = $1 and action <> 'entry.approve'`,
    [entry.id],
  );
  expect(acts).toEqual([
    { action: 'entry.approveRevision', actor_id: moderatorId, data: { revisionId: id } },
  ]);
});

describe('a rejected change', () => {
  test('leaves the entry as it was, and its history and the email say why', async () => {
    const entry = await create();
    await change(entry, await openEntry(entry), { name: 'Ravi Varma' });
    const { id } = await pendingOf(entry);
    const reason = await app.dataSource.manager.findOneByOrFail(ModerationReason, {
      action: 'reject',
      label: 'Rules of the contest',
    });
    const sentence = 'Please use your own name.';
    expect(await decide(id, 'reject', { reasonId: reason.id, sentence })).toEqual(DONE);
    expect(await read(entry)).toEqual({
      ...entry,
      addressProvedAt: expect.any(Date),
      updatedAt: expect.any(Date),
    });
    const [, email] = await emailsTo(app, entry.email);
    expect(email).toMatchObject({
      template: 'entry-revision-rejected',
      payload: { reason: reason.text, sentence, changed: ['name'] },
    });
    const event = { entryId: entry.id, action: 'reject-revision' } as const;
    expect(await app.dataSource.manager.findOneBy(EntryEvent, event)).toMatchObject({
      reasonId: reason.id,
      reason: reason.text,
      reasonMalayalam: reason.textMalayalam,
      sentence,
    });
    expect(
      await app.dataSource.query(
        `select data from audit_log where subject_id = $1 and action <> 'entry.approve'`,
        [entry.id],
      ),
    ).toEqual([{ data: { revisionId: id, reasonId: reason.id } }]);
  });

  test('needs no reason, and takes none of another decision', async () => {
    const entry = await create();
    await change(entry, await openEntry(entry), { name: 'Ravi Varma' });
    const { id } = await pendingOf(entry);
    const { id: reasonId } = await app.dataSource.manager.findOneByOrFail(ModerationReason, {
      action: 'disapprove',
      label: 'Approved by mistake',
    });
    expect(await decide(id, 'reject', { reasonId })).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
    expect((await pendingOf(entry)).id).toBe(id);
    expect(await decide(id, 'reject')).toEqual(DONE);
    const [, email] = await emailsTo(app, entry.email);
    expect([email?.payload['reason'], email?.payload['sentence']]).toEqual([undefined, undefined]);
  });
});

describe('a decision about a revision is a 409', () => {
  const DECIDED = { status: 409, code: 'REVISION_DECIDED' };

  test('once it is decided, replaced or taken back', async () => {
    const entry = await create();
    const browser = await openEntry(entry);
    await change(entry, browser, { name: 'Ravi Varma' });
    const first = await pendingOf(entry);
    await change(entry, browser, { name: 'Ravi V.' });
    const second = await pendingOf(entry);
    expect(await decide(first.id, 'approve')).toEqual(DECIDED);
    expect(await settled(browser.delete('/revision'))).toEqual(DONE);
    expect(await decide(second.id, 'reject')).toEqual(DECIDED);
    await change(entry, browser, { name: 'R. Varma' });
    const third = await pendingOf(entry);
    expect(await decide(third.id, 'reject')).toEqual(DONE);
    expect(await decide(third.id, 'approve')).toEqual(DECIDED);
    expect(await decide('00000000-0000-4000-8000-000000000000', 'approve')).toMatchObject({ status: 404 });
    expect((await read(entry)).name).toBe('Ravi');
  });

  test('for one of two moderators at once', async () => {
    for (let round = 0; round < 5; round++) {
      const entry = await create();
      await change(entry, await openEntry(entry), { name: 'Ravi Varma' });
      const { id } = await pendingOf(entry);
      const answers = await Promise.all([decide(id, 'approve'), decide(id, 'reject')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
      expect(await actionsOf(entry)).toHaveLength(3);
      expect((await read(entry)).name).toBe(answers[0]?.status === 204 ? 'Ravi Varma' : 'Ravi');
    }
  });

  test('when she changes the entry at the same moment, or the change waits for her to see it', async () => {
    for (let round = 0; round < 5; round++) {
      const entry = await create();
      const browser = await openEntry(entry);
      await change(entry, browser, { name: 'Ravi Varma' });
      const { id } = await pendingOf(entry);
      const [decided, changed] = await Promise.all([
        decide(id, 'approve'),
        change(entry, browser, { name: 'Ravi V.' }),
      ]);
      expect([decided, changed]).toEqual([decided.status === 204 ? DONE : DECIDED, DONE]);
      // The second change is never approved unseen.
      expect((await read(entry)).name).toBe(decided.status === 204 ? 'Ravi Varma' : 'Ravi');
      expect((await pendingOf(entry)).name).toBe('Ravi V.');
    }
  });

  test('when the nightly job deletes it at the same moment', async () => {
    const entry = await create();
    await change(entry, await openEntry(entry), { photo: await makePhoto('png') });
    const [before, { id }] = [await read(entry), await pendingOf(entry)];
    const job = app.dataSource.createQueryRunner();
    await job.startTransaction();
    await job.query('delete from entry_revisions where id = $1', [id]);
    const decided = decide(id, 'approve');
    await eventually(async () => {
      const waiting = await app.dataSource.query<unknown[]>(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length === 1;
    });
    await job.commitTransaction();
    await job.release();
    expect(await decided).toEqual(DECIDED);
    expect(await read(entry)).toEqual(before);
    expect(await actionsOf(entry)).toEqual(['submit', 'revise']);
  });

  test('once its video was entered by another', async () => {
    const entry = await create();
    const videoId = newVideo();
    await change(entry, await openEntry(entry), { youtubeUrl: `https://youtu.be/${videoId}` });
    await createEntry(app, { videoId });
    const { id } = await pendingOf(entry);
    expect(await decide(id, 'approve')).toEqual({ status: 409, code: 'DUPLICATE_VIDEO' });
    expect([(await pendingOf(entry)).id, (await read(entry)).videoId]).toEqual([id, entry.videoId]);
  });

  test('once judges mark its video, unless the video stays', async () => {
    const entry = await create();
    const browser = await openEntry(entry);
    await change(entry, browser, { youtubeUrl: `https://youtu.be/${newVideo()}` });
    const judge = await createJudge(app);
    await app.dataSource.query(
      `with round as (
         insert into jury_rounds (contest_id, number, seed, closes_at)
         values ($1, 2, 7, site_now() + interval '1 day') returning id)
       insert into jury_assignments (contest_id, round_id, judge_id, entry_id) select $1, id, $2, $3 from round`,
      [entry.contestId, judge.id, entry.id],
    );
    const { id } = await pendingOf(entry);
    expect(await decide(id, 'approve')).toEqual({ status: 409, code: 'VIDEO_IS_JUDGED' });
    expect(await decide(id, 'reject')).toEqual(DONE);
    await change(entry, browser, { name: 'Anjali' });
    expect(await decide((await pendingOf(entry)).id, 'approve')).toEqual(DONE);
    expect(await read(entry)).toMatchObject({ name: 'Anjali', videoId: entry.videoId });
    await app.asSuperuser('truncate jury_rounds cascade');
  });
});

describe('her form', () => {
  test.each([
    [{ name: ' ' }, 'MISSING_NAME'],
    [{ name: 'a'.repeat(201) }, 'INVALID_NAME'],
    [{ youtubeUrl: 'https://vimeo.com/1' }, 'INVALID_YOUTUBE_URL'],
    [{ email: 'other@visitor.example' }, 'VALIDATION_FAILED'],
    [{ status: 'approved' }, 'VALIDATION_FAILED'],
    [{ photo: Buffer.from('GIF89a') }, 'INVALID_FILE_TYPE'],
  ])('with %j is rejected', async (fields, code) => {
    const entry = await create();
    const { status, code: answered } = await change(entry, await openEntry(entry), fields);
    expect([status, answered]).toEqual([400, code]);
    // She has opened the link of an email.
    expect(await read(entry)).toEqual({ ...entry, addressProvedAt: expect.any(Date) });
  });

  test('needs the cookie of this entry, and no page of another site', async () => {
    const [entry, other] = [await create(), await create()];
    const browser = await openInBrowser(app, other.id);
    const at = ({ id }: ContestEntry) => `/api/my-entry/${id}`;
    expect(await change(entry, browser.at(at(entry)), { name: 'Ravi Varma' })).toEqual({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect((await change(entry, client(app).at(at(entry)), { name: 'Ravi Varma' })).status).toBe(401);
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await change(other, browser.at(at(other)).with(elsewhere), { name: 'Ravi Varma' })).status).toBe(
      403,
    );
    expect([await actionsOf(entry), await actionsOf(other)]).toEqual([['submit'], ['submit']]);
  });
});

test('the change that waits longest is the first of the queue', async () => {
  const [late, early] = [await create(), await create()];
  await change(early, await openEntry(early), { name: 'Early' });
  await change(late, await openEntry(late), { name: 'Late' });
  const query = { filter: { hasRevision: 'true' }, sort: ['revisedAt', 'ASC'] };
  const queue = (await ask('', query)) as Array<{ id: string }>;
  expect(queue.map(({ id }) => id).slice(-2)).toEqual([early.id, late.id]);
});

test('a withdrawal needs the typed address, and is undone from the page', async () => {
  const entry = await create();
  const browser = await openEntry(entry);
  const stolen = await settled(browser.post('/withdraw', { email: 'thief@visitor.example' }));
  expect(stolen).toEqual({ status: 400, code: 'OTHER_EMAIL' });
  expect((await settled(browser.post('/withdraw', {}))).status).toBe(400);
  expect(await settled(browser.post('/withdraw', { email: entry.email }))).toEqual(DONE);
  expect((await read(entry)).status).toBe('withdrawn');
  expect(await settled(browser.post('/undo-withdraw'))).toEqual(DONE);
  expect((await read(entry)).status).toBe('approved');
  expect(await settled(browser.post('/undo-withdraw'))).toEqual({ status: 409, code: 'NOT_WITHDRAWN' });
});

test('decisions about revisions are only for moderators', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const visitor = client(app).as(await createUser(app, { verified: true }));
  for (const [method, path] of [
    ['POST', 'approve'],
    ['POST', 'reject'],
    ['GET', 'photo'],
  ] as const) {
    const url = `/api/admin/revisions/${id}/${path}`;
    expect([(await client(app).send(method, url)).status, (await visitor.send(method, url)).status]).toEqual([
      401, 403,
    ]);
  }
});
