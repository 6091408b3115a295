import { createTestApp, type TestApp } from '../../../../test/app.js';
import { currentContest } from '../../../../test/factories/contest.js';
import { Changes } from '../../../infra/changes/changes.js';
import { Contest } from './contest.entity.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function readContest() {
  const response = await app.api.inject('/api/contest');
  return {
    status: response.statusCode,
    cacheControl: response.headers['cache-control'],
    expires: response.headers.expires,
    body: response.json(),
  };
}

test('returns the current contest, its instants and the time', async () => {
  const before = Date.now();
  const { status, cacheControl, body } = await readContest();
  const { serverNow, ...contest } = body;
  expect(status).toBe(200);
  expect(cacheControl).toBe('no-store');
  expect(contest).toEqual({
    id: (await currentContest(app)).id,
    title: 'Cover Song Contest 2025',
    titleMalayalam: 'കവർ സോങ് മത്സരം 2025',
    songTitle: 'Monsoon Letter',
    songTitleMalayalam: 'മഴക്കത്ത്',
    prizeAmount: 500_000,
    tutorialUrl: null,
    sponsorName: null,
    sponsorNameMalayalam: null,
    sponsorUrl: null,
    timeZone: 'Asia/Kolkata',
    announceAt: '2025-06-14T18:30:00.000Z',
    opensAt: '2025-06-16T18:30:00.000Z',
    closesAt: '2025-07-31T18:30:00.000Z',
    votingOpensAt: '2025-07-31T18:30:00.000Z',
    votingClosesAt: '2025-08-15T18:30:00.000Z',
    winnerAt: '2025-08-15T18:30:00.000Z',
    entryGate: 'always',
    state: 'decided',
    acceptsEntries: true,
  });
  expect(Date.parse(serverNow)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(serverNow)).toBeLessThanOrEqual(Date.now());
});

test('returns that entries are closed after the submission phase', async () => {
  await app.dataSource.manager.update(
    Contest,
    { title: 'Cover Song Contest 2025' },
    { entryGate: 'submission_phase' },
  );
  expect((await readContest()).body).toMatchObject({ entryGate: 'submission_phase', acceptsEntries: false });
});

describe('a cached page and the cached gallery expire', () => {
  const at = (hours: number) => new Date(Math.ceil(Date.now() / 1_000) * 1_000 + hours * 3_600_000);

  function move(...hours: [number, number, number, number, number, number]) {
    const [announceAt, opensAt, closesAt, votingOpensAt, votingClosesAt, winnerAt] = hours.map(at);
    const dates = { announceAt, opensAt, closesAt, votingOpensAt, votingClosesAt, winnerAt };
    return app.dataSource.manager
      .update(Contest, { title: 'Cover Song Contest 2025' }, dates)
      .then(() => dates);
  }

  async function expiryOfGallery() {
    app.get(Changes).notify('entries');
    return (await app.api.inject('/api/contest/entries')).headers.expires;
  }

  test('at the next instant of the contest, the gallery at its end', async () => {
    const { closesAt, winnerAt } = await move(-2, -1, 1, 1, 2, 3);
    expect((await readContest()).expires).toBe(closesAt?.toUTCString());
    expect(await expiryOfGallery()).toBe(winnerAt?.toUTCString());
  });

  test('not after the end of the last contest', async () => {
    await move(-6, -5, -4, -4, -3, -2);
    expect((await readContest()).expires).toBeUndefined();
    expect(await expiryOfGallery()).toBeUndefined();
  });
});
