import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { currentContest, submitEntry } from '../../../../test/factories/contest.js';
import { createUser } from '../../../../test/factories/users.js';
import { holdTransaction, waitingForLock } from '../../../../test/locks.js';
import { CONTEST_DATES, type ContestDate } from '@paattu/shared/contest-dates';
import { ALL_COPY_PARTS } from '@paattu/shared/copy-parts';
import type { AdminContestDto } from './admin-contest.dto.js';
import { ContestExtension } from './contest-extension.entity.js';
import { Contest } from './contest.entity.js';

const HOUR_MS = 3_600_000;

const NEXT = {
  title: 'Cover Song Contest 2035',
  titleMalayalam: 'കവർ സോങ് മത്സരം 2035',
  songTitle: 'Hill Road',
  songTitleMalayalam: 'മലവഴി',
  prizeAmount: 600_000,
  tutorialUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
  sponsorName: 'Demo Sponsor',
  sponsorNameMalayalam: 'ഡെമോ സ്പോൺസർ',
  sponsorUrl: 'https://sponsor.example/',
  timeZone: 'Asia/Kolkata',
  announceAt: '2035-06-15T00:00:00+05:30',
  opensAt: '2035-06-17T00:00:00+05:30',
  closesAt: '2035-08-01T00:00:00+05:30',
  votingOpensAt: '2035-08-01T00:00:00+05:30',
  votingClosesAt: '2035-08-16T00:00:00+05:30',
  winnerAt: '2035-08-16T00:00:00+05:30',
};

const LATER = {
  announceAt: '2036-06-15T00:00:00+05:30',
  opensAt: '2036-06-17T00:00:00+05:30',
  closesAt: '2036-08-01T00:00:00+05:30',
  votingOpensAt: '2036-08-01T00:00:00+05:30',
  votingClosesAt: '2036-08-16T00:00:00+05:30',
  winnerAt: '2036-08-16T00:00:00+05:30',
};

let app: TestApp;
let admin: Client;
let contests: Client;
let firstId: string;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  await app.reset();
  admin = client(app)
    .as(await createUser(app, { owner: true }))
    .at('/api/admin');
  contests = admin.at('/contests');
  firstId = (await currentContest(app)).id;
});

afterAll(() => app.close());

const publicContest = async () => (await client(app).get('/api/contest')).body;
const publish = (id: string) => contests.post(`/${id}/publish`);

/** Creates a contest and publishes it. */
async function createPublished(details: object = NEXT) {
  const { body } = await contests.post('', details);
  return publish(body.id);
}

/** Moves the dates of the first contest, in hours from now. It accepts entries in its submission phase. */
async function moveFirst(...hours: [number, number, number, number, number, number]) {
  const dates = Object.fromEntries(
    CONTEST_DATES.map((date, index) => [date, new Date(Date.now() + hours[index]! * HOUR_MS)]),
  );
  const entryGate = 'submission_phase';
  await app.dataSource.manager.update(Contest, firstId, { ...dates, entryGate, certifiedAt: null });
  return dates as Record<ContestDate, Date>;
}

const toInstants = {
  announceAt: '2035-06-14T18:30:00.000Z',
  opensAt: '2035-06-16T18:30:00.000Z',
  closesAt: '2035-07-31T18:30:00.000Z',
  votingOpensAt: '2035-07-31T18:30:00.000Z',
  votingClosesAt: '2035-08-15T18:30:00.000Z',
  winnerAt: '2035-08-15T18:30:00.000Z',
};

test('a contest is created as a draft, listed first, and not shown on the site', async () => {
  const { status, body } = await contests.post('', NEXT);
  expect(status).toBe(201);
  expect(body).toEqual({
    ...NEXT,
    ...toInstants,
    id: expect.any(String),
    slug: expect.stringMatching(/^cover-song-contest-2035-[0-9a-f]{6}$/),
    entryGate: 'submission_phase',
    acceptance: 'ticked',
    aiRule: 'voice-human',
    galleryOrder: 'shuffled',
    votesMethod: 'places',
    renditionWeight: 30,
    engagementWeight: 20,
    renditionGuidance: null,
    renditionGuidanceMalayalam: null,
    engagementGuidance: null,
    engagementGuidanceMalayalam: null,
    state: 'draft',
    version: expect.stringMatching(/^[0-9a-f]{16}$/),
    samplePhotoUrl: null,
    samplePhotoVersion: expect.stringMatching(/^[0-9a-f]{16}$/),
    sampleAlt: null,
    sampleAltMalayalam: null,
    isCurrent: false,
    canBeDeleted: true,
    isExample: false,
    publishedAt: null,
    certifiedAt: null,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  expect(await contests.get(`/${body.id}`)).toMatchObject({ status: 200, body });
  const list = await contests.get();
  expect(list.range).toBe('contests 0-1/2');
  expect(list.body.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
    [body.id, 'draft'],
    [firstId, 'decided'],
  ]);
  expect(await publicContest()).toMatchObject({ id: firstId });
});

test('a draft may lack everything but its title and zone, and publishing names all that is missing', async () => {
  const details = { title: 'Next year', timeZone: 'Asia/Kolkata', songTitle: '\u200b' };
  const { status, body } = await contests.post('', details);
  expect([status, body.songTitle, body.winnerAt]).toEqual([201, null, null]);
  const message = 'Please fill in all required fields';
  const missing = ['songTitle', 'prizeAmount', ...CONTEST_DATES];
  expect(await publish(body.id)).toMatchObject({
    status: 400,
    body: {
      code: 'MISSING_INFORMATION',
      details: missing.map((field) => ({ field, code: 'MISSING_INFORMATION', message })),
    },
  });
  expect((await contests.put(`/${body.id}`, NEXT)).status).toBe(200);
  expect(await publish(body.id)).toMatchObject({
    status: 200,
    body: { state: 'scheduled', isCurrent: false },
  });
});

test('a published contest has the address of its title for ever', async () => {
  const { body } = await createPublished();
  expect(body.slug).toBe('cover-song-contest-2035');
  const renamed = await contests.put(`/${body.id}`, { ...NEXT, title: 'Another title' });
  expect(renamed.body).toMatchObject({ title: 'Another title', slug: 'cover-song-contest-2035' });
  const namesake = { ...NEXT, title: 'Cover Song Contest 2035!', ...LATER };
  expect((await createPublished(namesake)).body.slug).toMatch(/^cover-song-contest-2035-[0-9a-f]{6}$/);
});

test('publishing names all that is in the way, with the field of each', async () => {
  await createPublished();
  const { body } = await contests.post('', { ...NEXT, songTitle: null, sponsorName: null });
  const rules = admin.at(`/rules/${body.id}`);
  const { draft } = (await rules.get()).body;
  const payload = { ...draft, source: '## One\n\n{{sponsor}} {{song}}\n\n## Two', updatedAt: undefined };
  await rules.put('', payload);
  const { body: gaps } = await contests.get(`/${body.id}/gaps`);
  const { status, body: error } = await publish(body.id);
  expect(gaps).toEqual(error.details);
  expect([status, error.code]).toEqual([400, 'MISSING_INFORMATION']);
  expect(error.details.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
    ['songTitle', 'MISSING_INFORMATION'],
    ['announceAt', 'CONTESTS_OVERLAP'],
    ['winnerAt', 'CONTESTS_OVERLAP'],
    ['source', 'EMPTY_PLACEHOLDER'],
    ['sourceMalayalam', 'RULES_DIFFER'],
  ]);
  expect(error.details[3].message).toBe('The contest has nothing for {{sponsor}}');
});

test('a draft that somebody else has changed since is not published', async () => {
  const { body: draft } = await contests.post('', NEXT);
  const changed = await contests.put(`/${draft.id}`, { ...NEXT, prizeAmount: 5 });
  const publishSeen = (version: string) => contests.seen(version).post(`/${draft.id}/publish`);
  expect(await publishSeen(draft.version)).toMatchObject({
    status: 412,
    body: { code: 'CHANGED_MEANWHILE' },
  });
  expect((await contests.get(`/${draft.id}`)).body.state).toBe('draft');
  expect((await publishSeen(changed.body.version)).status).toBe(200);
});

test('publishing twice changes nothing', async () => {
  const { body } = await createPublished();
  expect(await contests.get(`/${body.id}/gaps`)).toMatchObject({ status: 200, body: [] });
  expect(await publish(body.id)).toMatchObject({ status: 200, body: { publishedAt: body.publishedAt } });
});

test('a contest whose submissions would be closed already is not published', async () => {
  const past = Object.fromEntries(
    CONTEST_DATES.map((date, index) => [date, new Date(Date.now() + (index - 2) * 1_000).toISOString()]),
  );
  const { body } = await contests.post('', { ...NEXT, ...past });
  expect(await publish(body.id)).toMatchObject({
    status: 400,
    body: { code: 'CONTEST_OVER', details: [{ field: 'closesAt' }] },
  });
});

describe('a site that is not public', () => {
  const visibility = () => admin.at('/visibility/public');
  const hide = () => visibility().send('DELETE', '');
  const codes = (details: Array<{ code: string }>) => details.map(({ code }) => code);

  test('keeps a contest a draft until it is public: nobody could enter', async () => {
    const { body } = await contests.post('', NEXT);
    expect((await hide()).status).toBe(204);
    expect(codes((await contests.get(`/${body.id}/gaps`)).body)).toEqual(['PUBLIC_SITE_NEEDED']);
    expect(await publish(body.id)).toMatchObject({
      status: 409,
      body: { code: 'PUBLIC_SITE_NEEDED', details: [{ field: 'site' }] },
    });
    expect((await contests.get(`/${body.id}`)).body.state).toBe('draft');

    expect((await visibility().put('')).status).toBe(204);
    expect((await contests.get(`/${body.id}/gaps`)).body).toEqual([]);
    expect((await publish(body.id)).status).toBe(200);
  });

  test('keeps a contest a draft also if it is hidden during the publication', async () => {
    const { body } = await contests.post('', NEXT);
    const { query, commit } = await holdTransaction(app);
    await query('update site_settings set not_public_since = now()');
    const published = publish(body.id);
    await waitingForLock(app);
    await commit();
    expect(await published).toMatchObject({ status: 409, body: { code: 'PUBLIC_SITE_NEEDED' } });
  });

  test('never comes together with a published contest, also by two presses at once', async () => {
    const { body } = await contests.post('', NEXT);
    const [published, hidden] = await Promise.all([publish(body.id), hide()]);
    expect([
      [200, 409],
      [409, 204],
    ]).toContainEqual([published.status, hidden.status]);
  });
});

test('the current contest is the one that was announced last', async () => {
  const second = (await createPublished()).body;
  const third = (await createPublished({ ...NEXT, ...LATER, title: 'Third' })).body;
  expect(await publicContest()).toMatchObject({ id: firstId, isCurrent: true, previous: null });
  const { manager } = app.dataSource;
  const announced = (hours: number) => ({ announceAt: new Date(Date.now() + hours * HOUR_MS) });
  await manager.update(Contest, second.id, announced(-1));
  expect(await publicContest()).toMatchObject({
    id: second.id,
    state: 'announced',
    isCurrent: true,
    previous: { id: firstId, slug: 'cover-song-contest-2025', title: 'Cover Song Contest 2025' },
  });
  const states = async () =>
    (await contests.get()).body.map(({ id, state, isCurrent }: AdminContestDto) => [id, state, isCurrent]);
  expect(await states()).toEqual([
    [third.id, 'scheduled', false],
    [second.id, 'announced', true],
    [firstId, 'archived', false],
  ]);
});

test('every announced contest has an address, drafts and scheduled ones have none', async () => {
  const { body: scheduled } = await createPublished();
  const { body: draft } = await contests.post('', { ...NEXT, ...LATER });
  const read = async (slug: string) => (await client(app).get(`/api/contests/${slug}`)).status;
  const listed = async () => (await client(app).get('/api/contests')).body;
  const first = {
    id: firstId,
    slug: 'cover-song-contest-2025',
    title: 'Cover Song Contest 2025',
    titleMalayalam: 'കവർ സോങ് മത്സരം 2025',
    songTitle: 'Monsoon Letter',
    songTitleMalayalam: 'മഴക്കത്ത്',
    prizeAmount: 500_000,
    timeZone: 'Asia/Kolkata',
    opensAt: '2025-06-16T18:30:00.000Z',
    winnerAt: '2025-08-15T18:30:00.000Z',
    state: 'decided',
    hasResults: false,
    winner: null,
  };
  expect(await listed()).toEqual([first]);
  expect(await publicContest()).toMatchObject({ slug: first.slug, next: null });
  expect([await read('cover-song-contest-2025'), await read(scheduled.slug), await read(draft.slug)]).toEqual(
    [200, 404, 404],
  );
  await app.dataSource.manager.update(Contest, scheduled.id, { announceAt: new Date() });
  expect(await listed()).toMatchObject([
    { slug: 'cover-song-contest-2035', songTitle: 'Hill Road', state: 'announced' },
    { ...first, state: 'archived' },
  ]);
  const former = (await client(app).get('/api/contests/cover-song-contest-2025')).body;
  expect(former).toMatchObject({
    id: firstId,
    state: 'archived',
    isCurrent: false,
    acceptsEntries: false,
    next: { slug: 'cover-song-contest-2035' },
  });
});

test('a draft is deleted', async () => {
  const { body: draft } = await contests.post('', NEXT);
  expect(draft.canBeDeleted).toBe(true);
  expect(await contests.delete(`/${draft.id}`)).toMatchObject({ status: 200, body: { id: draft.id } });
  expect((await contests.delete(`/${draft.id}`)).status).toBe(404);
});

describe('a contest that was published', () => {
  const canBeDeleted = async () => (await contests.get(`/${firstId}`)).body.canBeDeleted;
  const run = (sql: string) => app.dataSource.query(sql, [firstId]);

  test('is deleted with its rules and pages once it is over, if nothing ever was in it', async () => {
    expect(await canBeDeleted()).toBe(true);
    expect((await client(app).get('/contests')).text).toContain('Cover Song Contest 2025');

    expect(await contests.delete(`/${firstId}`)).toMatchObject({ status: 200, body: { id: firstId } });

    expect((await client(app).get('/api/contest')).status).toBe(204);
    expect((await client(app).get('/contests/cover-song-contest-2025')).status).toBe(404);
    expect((await client(app).get('/contests')).text).toContain('No Contests Yet');
    expect(await app.dataSource.query('select from rule_versions')).toEqual([]);
    expect((await admin.get('/audit')).body[0]).toMatchObject({
      action: 'contest.remove',
      actor: 'owner@paattu.example',
      contestId: firstId,
    });
  });

  describe('while it is being deleted', () => {
    /** Answers what is sent meanwhile, once the contest is gone. */
    async function duringDeletion<T>(send: () => Promise<T>): Promise<T> {
      const deletion = await holdTransaction(app);
      await deletion.query('delete from contests where id = $1', [firstId]);
      const answer = send();
      await waitingForLock(app);
      await deletion.commit();
      return answer;
    }

    test('has no entry that was sent meanwhile, which is answered as by a closed contest', async () => {
      expect(await duringDeletion(() => submitEntry(app))).toMatchObject({
        status: 409,
        body: { code: 'CONTEST_CLOSED' },
      });
      expect(await app.dataSource.query('select from contest_entries')).toEqual([]);
    });

    test('has no judge who was invited meanwhile', async () => {
      const judge = { name: 'Leela Varma', email: 'leela@jury.example', locale: 'en' };
      expect(await duringDeletion(() => contests.post(`/${firstId}/judges`, judge))).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
      expect(await app.dataSource.query('select from judges')).toEqual([]);
    });
  });

  test('is one that was announced again, if another one is deleted', async () => {
    const { body: next } = await contests.post('', NEXT);
    await publish(next.id);
    await app.dataSource.query(
      `update contests set announce_at = now() - interval '1 hour', opens_at = now() - interval '50 minutes' where id = $1`,
      [next.id],
    );
    expect((await contests.delete(`/${firstId}`)).status).toBe(200);
    expect(await publicContest()).toMatchObject({ id: next.id, previous: null });
  });

  test.each([
    [
      'an entry, also once it is erased',
      `with entry as (
         insert into contest_entries (contest_id, slug, name, email, youtube_url, video_id, verification_image_url, card_image_url, status)
         values ($1, 'asha', 'Asha', 'a@b.example', 'https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ', 'a.jpg', 'a.webp', 'rejected')
         returning id)
       select id from entry`,
    ],
    ['a legal hold', `insert into legal_holds (contest_id, reason) values ($1, 'A letter of a lawyer.')`],
    [
      'an end that is ahead',
      `update contests set certified_at = null, winner_at = now() + interval '1 day' where id = $1`,
    ],
    ...['vote.cast', 'judge.invite', 'round.open', 'mark.lock', 'result.propose', 'prize.offer'].map(
      (action) => [
        `an act ${action}`,
        `insert into audit_log (action, subject_kind, contest_id, data)
       values ('${action}', split_part('${action}', '.', 1), $1, '{}')`,
      ],
    ),
  ])('stays with %s', async (_what, sql) => {
    await run(sql);
    const stays = async () => {
      expect(await canBeDeleted()).toBe(false);
      expect(await contests.delete(`/${firstId}`)).toMatchObject({
        status: 409,
        body: { code: 'CONTEST_PUBLISHED' },
      });
      await expect(run('delete from contests where id = $1')).rejects.toThrow(/A published contest stays/);
    };
    await stays();
    await run('delete from contest_entries where contest_id = $1');
    await stays();
  });
});

describe('a result', () => {
  test('is confirmed once voting has closed, and decides the contest from the announcement of the winner on', async () => {
    const certify = () => contests.post(`/${firstId}/certify`);
    await moveFirst(-5, -4, -3, -2, 1, 2);
    expect(await certify()).toMatchObject({ status: 409, body: { code: 'RESULT_NOT_DUE' } });
    await moveFirst(-5, -4, -3, -2, -1, 1);
    expect(await certify()).toMatchObject({ status: 200, body: { state: 'judging' } });
    await moveFirst(-5, -4, -3, -2, -1, 0);
    expect(await publicContest()).toMatchObject({ state: 'judging' });
    const { body } = await certify();
    expect(body).toMatchObject({ state: 'decided' });
    expect((await certify()).body.certifiedAt).toBe(body.certifiedAt);
    expect(await publicContest()).toMatchObject({ state: 'decided' });
  });

  test('of a contest with a jury is certified instead', async () => {
    await moveFirst(-5, -4, -3, -2, -1, 1);
    await app.dataSource.query(
      `insert into jury_rounds (contest_id, number, seed, closes_at) values ($1, 1, 1, now() + interval '1 hour')`,
      [firstId],
    );
    expect(await contests.post(`/${firstId}/certify`)).toMatchObject({
      status: 409,
      body: { code: 'RESULT_NEEDED' },
    });
  });

  test('of a draft is not confirmed', async () => {
    const { body } = await contests.post('', NEXT);
    expect((await contests.post(`/${body.id}/certify`)).body.code).toBe('RESULT_NOT_DUE');
  });
});

describe('a copy', () => {
  test('is a draft with the chosen parts, in the next year', async () => {
    const { body: source } = await createPublished();
    const { status, body } = await contests.post(`/${source.id}/copy`, ALL_COPY_PARTS);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...source,
      id: expect.any(String),
      slug: expect.stringMatching(/^cover-song-contest-2036-[0-9a-f]{6}$/),
      title: 'Cover Song Contest 2036',
      titleMalayalam: 'കവർ സോങ് മത്സരം 2036',
      announceAt: '2036-06-12T18:30:00.000Z',
      opensAt: '2036-06-14T18:30:00.000Z',
      closesAt: '2036-07-29T18:30:00.000Z',
      votingOpensAt: '2036-07-29T18:30:00.000Z',
      votingClosesAt: '2036-08-13T18:30:00.000Z',
      winnerAt: '2036-08-16T18:30:00.000Z',
      state: 'draft',
      canBeDeleted: true,
      version: expect.any(String),
      publishedAt: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await publish(body.id)).status).toBe(200);
  });

  test('takes entries between the opening and the close, whenever its source takes them', async () => {
    const { body: source } = await createPublished({ ...NEXT, entryGate: 'always' });
    expect((await contests.post(`/${source.id}/copy`, ALL_COPY_PARTS)).body.entryGate).toBe(
      'submission_phase',
    );
  });

  test('takes over with the rules how entrants accept them', async () => {
    for (const acceptance of ['stated', 'ticked']) {
      const { body: source } = await contests.post('', { ...NEXT, acceptance });
      expect((await contests.post(`/${source.id}/copy`, ALL_COPY_PARTS)).body.acceptance).toBe(acceptance);
    }
  });

  test('takes over with the rules how the result is computed, and what judges read', async () => {
    const judging = {
      votesMethod: 'share_of_best',
      renditionWeight: 40,
      engagementWeight: 10,
      renditionGuidance: '10: perfect.',
      renditionGuidanceMalayalam: '10: മികച്ചത്.',
      engagementGuidance: '10: loved.',
      engagementGuidanceMalayalam: '10: ഇഷ്ടപ്പെട്ടത്.',
    };
    const { body: source } = await contests.post('', { ...NEXT, ...judging });
    expect((await contests.post(`/${source.id}/copy`, ALL_COPY_PARTS)).body).toMatchObject(judging);
    const withoutRules = { ...ALL_COPY_PARTS, rules: false };
    expect((await contests.post(`/${source.id}/copy`, withoutRules)).body).toMatchObject({
      votesMethod: 'places',
      renditionWeight: 30,
      engagementGuidance: null,
    });
  });

  test('leaves out what is not chosen, and has the time zone of the site', async () => {
    await admin.put('/settings/time-zone', { timeZone: 'Europe/London' });
    const none = Object.fromEntries(Object.keys(ALL_COPY_PARTS).map((part) => [part, false]));
    const { body: source } = await createPublished({
      ...NEXT,
      entryGate: 'always',
      acceptance: 'stated',
      timeZone: 'Asia/Dubai',
    });
    expect((await contests.post(`/${source.id}/copy`, none)).body).toMatchObject({
      title: 'New contest',
      titleMalayalam: null,
      songTitle: null,
      prizeAmount: null,
      tutorialUrl: null,
      sponsorName: null,
      timeZone: 'Europe/London',
      entryGate: 'submission_phase',
      acceptance: 'ticked',
      aiRule: 'voice-human',
      galleryOrder: 'shuffled',
      announceAt: null,
      winnerAt: null,
    });
  });

  test('of a draft without dates is a draft of its own', async () => {
    const { body: source } = await contests.post('', {
      title: 'Empty',
      timeZone: 'Asia/Dubai',
      entryGate: 'always',
    });
    const { status, body } = await contests.post(`/${source.id}/copy`, ALL_COPY_PARTS);
    expect([status, body.title, body.announceAt]).toEqual([201, 'Empty', null]);
    expect(body.id).not.toBe(source.id);
    expect((await contests.get(`/${source.id}`)).body).toEqual(source);
  });

  test('of an unknown contest is a 404', async () => {
    expect((await contests.post('/00000000-0000-4000-8000-000000000000/copy', ALL_COPY_PARTS)).status).toBe(
      404,
    );
  });
});

describe('an edit', () => {
  test('keeps a zone that only Node knows, and chooses none', async () => {
    const { body: draft } = await contests.post('', NEXT);
    const edit = (timeZone: string) => contests.put(`/${draft.id}`, { ...NEXT, timeZone });
    expect(await edit('IST')).toMatchObject({
      status: 400,
      body: { details: [{ field: 'timeZone', message: 'timeZone must be a valid IANA time-zone' }] },
    });
    await app.dataSource.manager.update(Contest, draft.id, { timeZone: 'IST' });
    expect((await edit('IST')).status).toBe(200);
    expect((await edit('UTC')).status).toBe(200);
  });

  test('of a draft replaces all settings and clears missing ones', async () => {
    const { body } = await contests.post('', NEXT);
    const { title, timeZone } = NEXT;
    expect((await contests.put(`/${body.id}`, { title, timeZone, tutorialUrl: ' ' })).body).toMatchObject({
      title,
      titleMalayalam: null,
      songTitle: null,
      songTitleMalayalam: null,
      prizeAmount: null,
      sponsorName: null,
      sponsorNameMalayalam: null,
      sponsorUrl: null,
      tutorialUrl: null,
      announceAt: null,
    });
  });

  test('of a published contest shows at once, and keeps it complete', async () => {
    const dates = await moveFirst(-2, -1, 1, 1, 2, 3);
    const { status } = await contests.put(`/${firstId}`, { ...NEXT, ...dates });
    expect(status).toBe(200);
    expect(await publicContest()).toMatchObject({ id: firstId, title: NEXT.title, prizeAmount: 600_000 });
    expect(
      await contests.put(`/${firstId}`, { ...NEXT, ...dates, songTitle: ' ', winnerAt: null }),
    ).toMatchObject({
      status: 400,
      body: { code: 'MISSING_INFORMATION', details: [{ field: 'songTitle' }, { field: 'winnerAt' }] },
    });
  });

  test('changes no date that has passed, and lets none pass', async () => {
    const dates = await moveFirst(-2, -1, 1, 1, 2, 3);
    const change = (changes: object) => contests.put(`/${firstId}`, { ...NEXT, ...dates, ...changes });
    const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
    const passed = (...fields: string[]) => ({
      status: 409,
      body: { code: 'INSTANT_PASSED', details: fields.map((field) => ({ field })) },
    });
    expect(await change({ announceAt: at(-3), opensAt: at(0.5) })).toMatchObject(
      passed('announceAt', 'opensAt'),
    );
    expect(await change({ closesAt: at(-0.5) })).toMatchObject(passed('closesAt'));
    expect(await change({ closesAt: at(0.5) })).toMatchObject({ status: 200 });
  });

  test('extends a period of an announced contest with a reason, which visitors read', async () => {
    const dates = await moveFirst(-2, -1, 1, 4, 5, 6);
    const later = new Date(dates.closesAt.getTime() + HOUR_MS).toISOString();
    const extend = (reason: object) =>
      contests.put(`/${firstId}`, { ...NEXT, ...dates, closesAt: later, ...reason });
    for (const reason of [{}, { extensionReason: '\u200b' }])
      expect(await extend(reason)).toMatchObject({
        status: 400,
        body: { code: 'EXTENSION_UNEXPLAINED', details: [{ field: 'extensionReason' }] },
      });
    expect((await publicContest()).extensions).toEqual([]);
    const reasons = { extensionReason: 'A storm cut the power', extensionReasonMalayalam: 'കറന്റ് പോയി' };
    expect((await extend(reasons)).status).toBe(200);
    const extension = {
      date: 'closesAt',
      fromInstant: dates.closesAt.toISOString(),
      toInstant: later,
      reason: 'A storm cut the power',
      reasonMalayalam: 'കറന്റ് പോയി',
    };
    expect((await publicContest()).extensions).toEqual([extension]);
    expect((await extend({})).status).toBe(200);
    expect((await publicContest()).extensions).toEqual([extension]);
  });

  test('shows visitors the extension of a date only while it has that date', async () => {
    const dates = await moveFirst(-2, -1, 1, 4, 5, 6);
    const at = (hours: number) => new Date(dates.closesAt.getTime() + hours * HOUR_MS).toISOString();
    const move = async (hours: number, extensionReason?: string) => {
      const closesAt = at(hours);
      expect(
        (await contests.put(`/${firstId}`, { ...NEXT, ...dates, closesAt, extensionReason })).status,
      ).toBe(200);
      return (await publicContest()).extensions.map(
        ({ fromInstant, toInstant, reason }: Record<string, string>) => [fromInstant, toInstant, reason],
      );
    };
    expect(await move(1, 'Rain')).toEqual([[at(0), at(1), 'Rain']]);
    expect(await move(2, 'Flood')).toEqual([[at(1), at(2), 'Flood']]);
    expect(await move(0)).toEqual([]);
    expect(await move(2, 'Storm')).toEqual([[at(0), at(2), 'Storm']]);
  });

  test.each([
    ['the later beginnings of phases', ['opensAt', 'votingOpensAt']],
    ['each date that moves with another', ['closesAt', 'votingOpensAt', 'votingClosesAt', 'winnerAt']],
  ] as const)('needs a reason for %s, and visitors see each', async (_, moved) => {
    const dates = await moveFirst(-2, 1, 3, 5, 7, 9);
    const later = Object.fromEntries(
      moved.map((date) => [date, new Date(dates[date].getTime() + HOUR_MS).toISOString()]),
    );
    const extend = (reason: object) =>
      contests.put(`/${firstId}`, { ...NEXT, ...dates, ...later, ...reason });
    expect((await extend({})).body.code).toBe('EXTENSION_UNEXPLAINED');
    expect((await extend({ extensionReason: 'Rain' })).status).toBe(200);
    expect((await publicContest()).extensions).toMatchObject(moved.map((date) => ({ date, reason: 'Rain' })));
  });

  test('keeps the time zone once a date has passed, and the gate once submissions have opened', async () => {
    const change = (dates: object, changes: object) =>
      contests.put(`/${firstId}`, { ...NEXT, ...dates, ...changes });
    const announced = await moveFirst(-2, 1, 2, 2, 3, 4);
    expect((await change(announced, { entryGate: 'always' })).status).toBe(200);
    expect(await change(announced, { timeZone: 'Asia/Dubai' })).toMatchObject({
      status: 409,
      body: {
        code: 'INSTANT_PASSED',
        details: [
          {
            field: 'timeZone',
            message: 'Dates of this contest have passed, so its time zone stays.',
          },
        ],
      },
    });
    const opened = await moveFirst(-3, -2, -1, 2, 3, 4);
    expect(await change(opened, { entryGate: 'always' })).toMatchObject({
      status: 409,
      body: { code: 'INSTANT_PASSED', details: [{ field: 'entryGate' }] },
    });
    const scheduled = await moveFirst(1, 2, 3, 3, 4, 5);
    expect((await change(scheduled, { timeZone: 'Asia/Dubai' })).status).toBe(200);
  });

  test('keeps how entrants accept the rules once entries are taken, and where a program does not send it', async () => {
    const change = (dates: object, changes: object) =>
      contests.put(`/${firstId}`, { ...NEXT, ...dates, ...changes });
    const announced = await moveFirst(-2, 1, 2, 2, 3, 4);
    expect((await change(announced, {})).body.acceptance).toBe('stated');
    expect((await change(announced, { acceptance: 'ticked' })).body.acceptance).toBe('ticked');
    const opened = await moveFirst(-3, -2, 1, 2, 3, 4);
    expect(await change(opened, { acceptance: 'stated' })).toMatchObject({
      status: 409,
      body: {
        code: 'INSTANT_PASSED',
        details: [
          {
            field: 'acceptance',
            message: 'Entries are taken already, so how entrants accept the rules stays.',
          },
        ],
      },
    });
    const alwaysOpen = await moveFirst(-2, 1, 2, 2, 3, 4);
    await app.dataSource.manager.update(Contest, firstId, { entryGate: 'always' });
    expect(await change(alwaysOpen, { entryGate: 'always', acceptance: 'stated' })).toMatchObject({
      status: 409,
      body: { details: [{ field: 'acceptance' }] },
    });
  });

  test('keeps the order of the gallery once it is published, and what it allows once entries are taken', async () => {
    const change = (dates: object, changes: object) =>
      contests.put(`/${firstId}`, { ...NEXT, ...dates, ...changes });
    const announced = await moveFirst(-2, 1, 2, 2, 3, 4);
    expect((await change(announced, {})).body).toMatchObject({ galleryOrder: 'views', aiRule: null });
    // Null is no rule; a program of an earlier release sends nothing, and keeps it.
    for (const [sent, stored] of [
      ['none', 'none'],
      [undefined, 'none'],
      [null, null],
    ] as const)
      expect((await change(announced, { aiRule: sent })).body).toMatchObject({ aiRule: stored });
    expect(await change(announced, { galleryOrder: 'shuffled' })).toMatchObject({
      status: 409,
      body: { code: 'INSTANT_PASSED', details: [{ field: 'galleryOrder' }] },
    });
    await expect(
      app.dataSource.manager.update(Contest, firstId, { galleryOrder: 'shuffled' }),
    ).rejects.toThrow('stays once it is published');
    const opened = await moveFirst(-3, -2, 1, 2, 3, 4);
    expect(await change(opened, { aiRule: 'none' })).toMatchObject({
      status: 409,
      body: { code: 'INSTANT_PASSED', details: [{ field: 'aiRule' }] },
    });
  });

  test('keeps how the result is computed once voting has opened, and where a program does not send it', async () => {
    const method = { votesMethod: 'share_of_best', renditionWeight: 40, engagementWeight: 10 };
    const change = (dates: object, changes: object) =>
      contests.put(`/${firstId}`, { ...NEXT, ...dates, ...changes });
    const closed = await moveFirst(-4, -3, -2, 1, 2, 3);
    const guidance = { renditionGuidance: '10: perfect.\n0: silence.', engagementGuidanceMalayalam: 'മഴ' };
    expect((await change(closed, { ...method, ...guidance })).body).toMatchObject({ ...method, ...guidance });
    expect((await change(closed, { renditionGuidance: null })).body).toMatchObject({
      ...method,
      ...guidance,
      renditionGuidance: null,
    });

    const nothing = { acceptance: null, votesMethod: null, renditionWeight: null, engagementWeight: null };
    expect((await change(closed, nothing)).body).toMatchObject(method);

    const voting = await moveFirst(-5, -4, -3, -2, 2, 3);
    const changed = { votesMethod: 'places', renditionWeight: 30, engagementWeight: 20 };
    expect(await change(voting, changed)).toMatchObject({
      status: 409,
      body: {
        code: 'INSTANT_PASSED',
        details: Object.keys(changed).map((field) => ({
          field,
          message: 'Voting has opened, so how the result is computed stays.',
        })),
      },
    });
    expect((await change(voting, { ...method, renditionGuidance: '5: fine.' })).status).toBe(200);
    const update = app.dataSource.query(`update contests set votes_method = 'places' where id = $1`, [
      firstId,
    ]);
    await expect(update).rejects.toMatchObject({ constraint: 'contests_method_stays' });
  });

  test('keeps what marks mean, and the winner after the marks, once a round of the jury has opened', async () => {
    const change = (dates: object, changes: object) =>
      contests.put(`/${firstId}`, { ...NEXT, ...dates, ...changes });
    const dates = await moveFirst(-4, -3, -2, 1, 2, 5);
    const criteria = {
      votesMethod: 'share_of_best',
      renditionWeight: 40,
      engagementWeight: 10,
      renditionGuidance: '10: perfect.',
    };
    expect((await change(dates, criteria)).status).toBe(200);
    await app.dataSource.query(
      `insert into jury_rounds (contest_id, number, seed, closes_at)
       values ($1, 2, 7, site_now() + interval '3 hours')`,
      [firstId],
    );
    const changed = {
      votesMethod: 'places',
      renditionWeight: 30,
      engagementWeight: 20,
      renditionGuidance: null,
    };
    expect(await change(dates, changed)).toMatchObject({
      status: 409,
      body: {
        code: 'INSTANT_PASSED',
        details: Object.keys(changed).map((field) => ({
          field,
          message: 'A round of the jury has opened, so what its marks mean and how they count stays.',
        })),
      },
    });
    const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
    expect(await change({ ...dates, winnerAt: inHours(2.5) }, criteria)).toMatchObject({
      status: 400,
      body: {
        code: 'DATES_NOT_IN_ORDER',
        details: [
          { field: 'winnerAt', message: 'winnerAt must come after the end of each round of the jury' },
        ],
      },
    });
    expect((await change({ ...dates, winnerAt: inHours(3.5) }, criteria)).status).toBe(200);
    for (const values of [`votes_method = 'places'`, 'rendition_weight = 30', `engagement_guidance = 'x'`])
      await expect(
        app.dataSource.query(`update contests set ${values} where id = $1`, [firstId]),
      ).rejects.toMatchObject({ constraint: 'contests_criteria_stay' });
    await app.asSuperuser('truncate jury_rounds cascade');
  });

  test('extends a scheduled contest without a reason', async () => {
    const { body } = await createPublished();
    const later = { closesAt: '2035-08-01T00:00:00Z', votingOpensAt: '2035-08-01T00:00:00Z' };
    expect((await contests.put(`/${body.id}`, { ...NEXT, ...later })).status).toBe(200);
    expect(await app.dataSource.manager.count(ContestExtension)).toBe(0);
  });

  test('of a version that somebody else has changed since is rejected, and changes nothing', async () => {
    const { body: draft } = await contests.post('', NEXT);
    const edit = (title: string, seen: string) =>
      contests.with({ 'if-match': seen }).put(`/${draft.id}`, { ...NEXT, title });
    const first = await edit('First', `"${draft.version}"`);
    expect(first).toMatchObject({ status: 200, body: { title: 'First' } });
    expect(await edit('Second', `"${draft.version}"`)).toMatchObject({
      status: 412,
      body: { code: 'CHANGED_MEANWHILE' },
    });
    expect((await contests.get(`/${draft.id}`)).body).toEqual(first.body);
    expect((await edit('Third', `"${first.body.version}"`)).status).toBe(200);
    expect((await edit('Fourth', '*')).status).toBe(200);
    expect((await edit('Fifth', 'yesterday')).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'If-Match' }],
    });
  });

  test('of one version by several people at once is stored once', async () => {
    const { body: draft } = await contests.post('', NEXT);
    const edit = (title: string) => contests.seen(draft.version).put(`/${draft.id}`, { ...NEXT, title });
    const statuses = (await Promise.all([edit('One'), edit('Two'), edit('Three')])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 412, 412]);
  });

  test('of two at once, each is checked against the other', async () => {
    const dates = await moveFirst(-2, -1, 1, 4, 5, 6);
    const later = (hours: number) => new Date(dates.closesAt.getTime() + hours * HOUR_MS).toISOString();
    const extend = (hours: number) =>
      contests.put(`/${firstId}`, { ...NEXT, ...dates, closesAt: later(hours), extensionReason: 'Rain' });
    expect((await Promise.all([extend(1), extend(2)])).map(({ status }) => status)).toEqual([200, 200]);
    const { closesAt } = await publicContest();
    const extensions = await app.dataSource.manager.find(ContestExtension, { order: { toInstant: 'ASC' } });
    const ends = extensions.map(({ toInstant }) => toInstant.toISOString());
    // The shorter one is an extension only if it comes first.
    expect(ends).toEqual(closesAt === later(2) ? [later(1), later(2)] : [later(2)]);
  });
});

test('the list of entries follows the title of their contest', async () => {
  const titles = async () => (await client(app).get('/api/contest/entries')).body;
  expect(await titles()).toEqual([]);
  const { manager } = app.dataSource;
  await manager.query(
    `insert into contest_entries (contest_id, name, email, youtube_url, video_id, verification_image_url, card_image_url, status)
     values ($1, 'Asha', 'asha@visitor.example', 'https://youtu.be/abcdefghijk', 'abcdefghijk', 'a', 'b', 'approved')`,
    [firstId],
  );
  const dates = await moveFirst(-2, -1, 1, 1, 2, 3);
  await contests.put(`/${firstId}`, { ...NEXT, ...dates, title: 'Renamed' });
  expect(await titles()).toMatchObject([{ name: 'Asha', contestTitle: 'Renamed' }]);
});

test.each([
  [{ title: ' ' }, 'MISSING_INFORMATION', 'title'],
  [{ title: '\u200b' }, 'MISSING_INFORMATION', 'title'],
  [{ title: 'x'.repeat(201) }, 'VALIDATION_FAILED', 'title'],
  [{ prizeAmount: -1 }, 'VALIDATION_FAILED', 'prizeAmount'],
  [{ prizeAmount: 1.5 }, 'VALIDATION_FAILED', 'prizeAmount'],
  [{ tutorialUrl: 'javascript:alert(1)' }, 'VALIDATION_FAILED', 'tutorialUrl'],
  [{ sponsorUrl: 'https://a:b@sponsor.example' }, 'VALIDATION_FAILED', 'sponsorUrl'],
  [{ sponsorUrl: 'https:evil.example' }, 'VALIDATION_FAILED', 'sponsorUrl'],
  [{ tutorialUrl: 'https://a.example/\\evil.example' }, 'VALIDATION_FAILED', 'tutorialUrl'],
  [{ timeZone: 'Kerala' }, 'VALIDATION_FAILED', 'timeZone'],
  [{ timeZone: 'US/Pacific-New' }, 'VALIDATION_FAILED', 'timeZone'],
  [{ timeZone: 'IST' }, 'VALIDATION_FAILED', 'timeZone'],
  [{ timeZone: 'CET' }, 'VALIDATION_FAILED', 'timeZone'],
  [{ opensAt: '2035-06-17' }, 'VALIDATION_FAILED', 'opensAt'],
  [{ opensAt: '2035-06-17T00:00:00' }, 'VALIDATION_FAILED', 'opensAt'],
  [{ opensAt: '2035-13-17T00:00:00Z' }, 'VALIDATION_FAILED', 'opensAt'],
  [{ opensAt: 5 }, 'VALIDATION_FAILED', 'opensAt'],
  [{ opensAt: '2035-06-31T00:00:00+05:30' }, 'VALIDATION_FAILED', 'opensAt'],
  [{ announceAt: '1999-12-31T23:59:59Z' }, 'VALIDATION_FAILED', 'announceAt'],
  [{ winnerAt: '2200-01-01T00:00:00Z' }, 'VALIDATION_FAILED', 'winnerAt'],
  [{ winnerAt: '9999-12-31T23:59:59Z' }, 'VALIDATION_FAILED', 'winnerAt'],
  [{ entryGate: 'sometimes' }, 'VALIDATION_FAILED', 'entryGate'],
  [{ acceptance: 'assumed' }, 'VALIDATION_FAILED', 'acceptance'],
  [{ galleryOrder: 'random' }, 'VALIDATION_FAILED', 'galleryOrder'],
  [{ aiRule: 'machine' }, 'VALIDATION_FAILED', 'aiRule'],
  [{ votesMethod: 'lot' }, 'VALIDATION_FAILED', 'votesMethod'],
  [{ renditionWeight: 30.5 }, 'VALIDATION_FAILED', 'renditionWeight'],
  [{ engagementWeight: -1 }, 'VALIDATION_FAILED', 'engagementWeight'],
  [{ renditionWeight: 60, engagementWeight: 41 }, 'VALIDATION_FAILED', 'engagementWeight'],
  [{ renditionGuidance: 'x'.repeat(1001) }, 'VALIDATION_FAILED', 'renditionGuidance'],
  [{ id: '00000000-0000-4000-8000-000000000000' }, 'VALIDATION_FAILED', 'id'],
  [{ winnerAt: '2035-08-15T00:00:00+05:30' }, 'DATES_NOT_IN_ORDER', 'winnerAt'],
])('%j is rejected as %s, with the field', async (change, code, field) => {
  const { status, body } = await contests.post('', { ...NEXT, ...change });
  expect({ status, code: body.code, field: body.details[0].field }).toEqual({ status: 400, code, field });
  expect(await app.dataSource.manager.count(Contest)).toBe(1);
});

test('dates may be in the years 2000 to 2199', async () => {
  const ends = { announceAt: '2000-01-01T00:00:00.000Z', winnerAt: '2199-12-31T23:59:59.999Z' };
  expect(await contests.post('', { ...NEXT, ...ends })).toMatchObject({ status: 201, body: ends });
  const { body } = await contests.post('', { ...NEXT, winnerAt: '2200-01-01T00:00:00Z' });
  expect(body.message).toBe('winnerAt must be in the years 2000 to 2199');
});

test('published contests that overlap are rejected, adjacent ones and drafts are not', async () => {
  const overlap = {
    status: 409,
    body: {
      code: 'CONTESTS_OVERLAP',
      message: 'Another contest runs between these dates.',
      details: [{ field: 'announceAt' }, { field: 'winnerAt' }],
    },
  };
  await createPublished();
  const { body: twin } = await contests.post('', { ...NEXT, title: 'Twin' });
  expect(await publish(twin.id)).toMatchObject(overlap);
  expect(await contests.get(`/${twin.id}`)).toMatchObject({ body: { state: 'draft' } });
  const touching = {
    announceAt: NEXT.winnerAt,
    opensAt: NEXT.winnerAt,
    closesAt: '2035-09-01T00:00:00Z',
    votingOpensAt: '2035-09-01T00:00:00Z',
    votingClosesAt: '2035-09-02T00:00:00Z',
    winnerAt: '2035-09-02T00:00:00Z',
  };
  expect(await createPublished({ ...NEXT, ...touching })).toMatchObject({ status: 200 });
});

test('of overlapping drafts that are published at once, one is', async () => {
  const drafts = await Promise.all([
    contests.post('', NEXT),
    contests.post('', NEXT),
    contests.post('', NEXT),
  ]);
  const answers = await Promise.all(drafts.map(({ body }) => publish(body.id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('an unknown contest is a 404', async () => {
  const unknown = '/00000000-0000-4000-8000-000000000000';
  expect((await contests.get(unknown)).status).toBe(404);
  expect((await contests.put(unknown, NEXT)).status).toBe(404);
  expect((await contests.get('/1')).status).toBe(404);
});

test('the list is sorted, searched and paged', async () => {
  await contests.post('', NEXT);
  const titles = async (query: string) =>
    (await contests.get(encodeURI(query))).body.map((row: { title: string }) => row.title);
  expect(await titles('?sort=["title","ASC"]')).toEqual(['Cover Song Contest 2025', NEXT.title]);
  expect(await titles('?filter={"q":"hill"}')).toEqual([NEXT.title]);
  expect(await titles(`?filter={"id":["${firstId}"]}`)).toEqual(['Cover Song Contest 2025']);
  expect(await titles(`?filter={"from":"2035-06-14T18:30:00.000Z"}`)).toEqual([NEXT.title]);
  expect(await titles(`?filter={"to":"2035-06-14T18:30:00.000Z"}`)).toEqual(['Cover Song Contest 2025']);
  expect(await contests.get('?range=[1,1]')).toMatchObject({ range: 'contests 1-1/2' });
  expect((await contests.get(encodeURI('?sort=["prizeAmount","ASC"]'))).status).toBe(400);
});
