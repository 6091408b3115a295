import { createTestApp, type TestApp } from '../../../../test/app.js';
import { currentContest } from '../../../../test/factories/contest.js';
import { accessTokenOf, createUser } from '../../../../test/factories/users.js';
import { Contest } from './contest.entity.js';

const NEXT = {
  title: 'Cover Song Contest 2035',
  titleMalayalam: 'കവർ സോങ് മത്സരം 2035',
  songTitle: 'Hill Road',
  songTitleMalayalam: 'മലവഴി',
  prizeAmount: 600_000,
  tutorialUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
  sponsorName: 'Demo Sponsor',
  sponsorNameMalayalam: 'മാതൃകാ സ്പോൺസർ',
  sponsorUrl: 'https://sponsor.example/',
  timeZone: 'Asia/Kolkata',
  announceAt: '2035-06-15T00:00:00+05:30',
  opensAt: '2035-06-17T00:00:00+05:30',
  closesAt: '2035-08-01T00:00:00+05:30',
  votingOpensAt: '2035-08-01T00:00:00+05:30',
  votingClosesAt: '2035-08-16T00:00:00+05:30',
  winnerAt: '2035-08-16T00:00:00+05:30',
};

let app: TestApp;
let authorization: string;
let firstId: string;

beforeEach(async () => {
  app = await createTestApp();
  authorization = `Bearer ${await accessTokenOf(app, await createUser(app, { owner: true }))}`;
  firstId = (await currentContest(app)).id;
});

afterEach(() => app.close());

async function ask(method: 'GET' | 'POST' | 'PUT', path = '', payload?: object) {
  const url = `/api/admin/contests${path}`;
  const response = await app.api.inject({ method, url, headers: { authorization }, payload });
  return { status: response.statusCode, body: response.json(), range: response.headers['content-range'] };
}

const publicContest = async () => (await app.api.inject('/api/contest')).json();

test('a contest is created, listed, and shown on the site after the end of earlier ones', async () => {
  const { status, body } = await ask('POST', '', NEXT);
  expect(status).toBe(201);
  expect(body).toEqual({
    ...NEXT,
    id: expect.any(String),
    announceAt: '2035-06-14T18:30:00.000Z',
    opensAt: '2035-06-16T18:30:00.000Z',
    closesAt: '2035-07-31T18:30:00.000Z',
    votingOpensAt: '2035-07-31T18:30:00.000Z',
    votingClosesAt: '2035-08-15T18:30:00.000Z',
    winnerAt: '2035-08-15T18:30:00.000Z',
    entryGate: 'submission_phase',
    isCurrent: true,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  expect(await ask('GET', `/${body.id}`)).toMatchObject({ status: 200, body });
  const list = await ask('GET');
  expect(list.range).toBe('contests 0-1/2');
  expect(list.body.map(({ id, isCurrent }: { id: string; isCurrent: boolean }) => [id, isCurrent])).toEqual([
    [body.id, true],
    [firstId, false],
  ]);
  expect(await publicContest()).toMatchObject({ id: body.id, acceptsEntries: false });
});

test('the first contest is the current one until its end', async () => {
  const later = { ...NEXT, title: 'Later' };
  for (const key of Object.keys(later) as Array<keyof typeof later>) {
    const value = later[key];
    if (typeof value === 'string') Object.assign(later, { [key]: value.replace(/^2035/, '2036') });
  }
  await ask('POST', '', later);
  const { body } = await ask('POST', '', NEXT);
  expect(await publicContest()).toMatchObject({ id: body.id });
});

test('an edit replaces all settings, clears missing ones, and shows at once', async () => {
  const {
    sponsorName: _name,
    sponsorNameMalayalam: _nameMl,
    sponsorUrl: _url,
    titleMalayalam: _titleMl,
    songTitleMalayalam: _ml,
    ...rest
  } = NEXT;
  const { status, body } = await ask('PUT', `/${firstId}`, {
    ...rest,
    tutorialUrl: ' ',
    entryGate: 'always',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: firstId,
    title: NEXT.title,
    prizeAmount: 600_000,
    titleMalayalam: null,
    songTitleMalayalam: null,
    sponsorName: null,
    sponsorNameMalayalam: null,
    sponsorUrl: null,
    tutorialUrl: null,
    entryGate: 'always',
  });
  expect(await publicContest()).toMatchObject({ id: firstId, title: NEXT.title, acceptsEntries: true });
});

test('the list of entries follows the title of their contest', async () => {
  const titles = async () => (await app.api.inject('/api/contest/entries')).json();
  expect(await titles()).toEqual([]);
  const { manager } = app.dataSource;
  await manager.query(
    `insert into contest_entries (contest_id, name, email, youtube_url, video_id, verification_image_url, card_image_url, status)
     values ($1, 'Asha', 'asha@visitor.example', 'https://youtu.be/abcdefghijk', 'abcdefghijk', 'a', 'b', 'approved')`,
    [firstId],
  );
  await ask('PUT', `/${firstId}`, { ...NEXT, title: 'Renamed' });
  expect(await titles()).toMatchObject([{ name: 'Asha', contestTitle: 'Renamed' }]);
});

test.each([
  [{ title: ' ' }, 'MISSING_INFORMATION', 'title'],
  [{ songTitle: '' }, 'MISSING_INFORMATION', 'songTitle'],
  [{ title: 'x'.repeat(201) }, 'VALIDATION_FAILED', 'title'],
  [{ prizeAmount: -1 }, 'VALIDATION_FAILED', 'prizeAmount'],
  [{ prizeAmount: 1.5 }, 'VALIDATION_FAILED', 'prizeAmount'],
  [{ tutorialUrl: 'javascript:alert(1)' }, 'VALIDATION_FAILED', 'tutorialUrl'],
  [{ sponsorUrl: 'https://a:b@sponsor.example' }, 'VALIDATION_FAILED', 'sponsorUrl'],
  [{ timeZone: 'Kerala' }, 'VALIDATION_FAILED', 'timeZone'],
  [{ opensAt: '2035-06-17' }, 'VALIDATION_FAILED', 'opensAt'],
  [{ opensAt: '2035-06-17T00:00:00' }, 'VALIDATION_FAILED', 'opensAt'],
  [{ opensAt: '2035-13-17T00:00:00Z' }, 'VALIDATION_FAILED', 'opensAt'],
  [{ opensAt: 5 }, 'VALIDATION_FAILED', 'opensAt'],
  [{ opensAt: '2035-06-31T00:00:00+05:30' }, 'VALIDATION_FAILED', 'opensAt'],
  [{ entryGate: 'sometimes' }, 'VALIDATION_FAILED', 'entryGate'],
  [{ id: '00000000-0000-4000-8000-000000000000' }, 'VALIDATION_FAILED', 'id'],
  [{ winnerAt: '2035-08-15T00:00:00+05:30' }, 'DATES_NOT_IN_ORDER', 'winnerAt'],
])('%j is rejected as %s, with the field', async (change, code, field) => {
  const { status, body } = await ask('POST', '', { ...NEXT, ...change });
  expect({ status, code: body.code, field: body.details[0].field }).toEqual({ status: 400, code, field });
  expect(await app.dataSource.manager.count(Contest)).toBe(1);
});

test('contests that overlap are rejected, adjacent ones are not', async () => {
  const overlap = {
    status: 409,
    body: {
      code: 'CONTESTS_OVERLAP',
      message: 'Another contest runs between these dates.',
      details: [{ field: 'announceAt' }, { field: 'winnerAt' }],
    },
  };
  await ask('POST', '', NEXT);
  expect(await ask('POST', '', { ...NEXT, title: 'Twin' })).toMatchObject(overlap);
  expect(await ask('PUT', `/${firstId}`, NEXT)).toMatchObject(overlap);
  const touching = {
    announceAt: NEXT.winnerAt,
    opensAt: NEXT.winnerAt,
    closesAt: '2035-09-01T00:00:00Z',
    votingOpensAt: '2035-09-01T00:00:00Z',
    votingClosesAt: '2035-09-02T00:00:00Z',
    winnerAt: '2035-09-02T00:00:00Z',
  };
  expect(await ask('POST', '', { ...NEXT, ...touching })).toMatchObject({ status: 201 });
});

test('of two overlapping contests that are created at once, one is stored', async () => {
  const answers = await Promise.all([ask('POST', '', NEXT), ask('POST', '', NEXT), ask('POST', '', NEXT)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('an unknown contest is a 404', async () => {
  const unknown = '/00000000-0000-4000-8000-000000000000';
  expect((await ask('GET', unknown)).status).toBe(404);
  expect((await ask('PUT', unknown, NEXT)).status).toBe(404);
  expect((await ask('GET', '/1')).status).toBe(404);
});

test('the list is sorted, searched and paged', async () => {
  await ask('POST', '', NEXT);
  const titles = async (query: string) =>
    (await ask('GET', encodeURI(query))).body.map((row: { title: string }) => row.title);
  expect(await titles('?sort=["title","ASC"]')).toEqual(['Cover Song Contest 2025', NEXT.title]);
  expect(await titles('?filter={"q":"hill"}')).toEqual([NEXT.title]);
  expect(await titles(`?filter={"id":["${firstId}"]}`)).toEqual(['Cover Song Contest 2025']);
  expect(await titles(`?filter={"from":"2035-06-14T18:30:00.000Z"}`)).toEqual([NEXT.title]);
  expect(await titles(`?filter={"to":"2035-06-14T18:30:00.000Z"}`)).toEqual(['Cover Song Contest 2025']);
  expect(await ask('GET', '?range=[1,1]')).toMatchObject({ range: 'contests 1-1/2' });
  expect((await ask('GET', encodeURI('?sort=["prizeAmount","ASC"]'))).status).toBe(400);
});
