import { createTestApp, type TestApp } from '../../../test/app.js';
import { currentContest } from '../../../test/factories/contest.js';
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
    body: response.json(),
  };
}

test('tells the current contest, its instants and the time', async () => {
  const before = Date.now();
  const { status, cacheControl, body } = await readContest();
  const { serverNow, ...contest } = body;
  expect(status).toBe(200);
  expect(cacheControl).toBe('no-store');
  expect(contest).toEqual({
    id: (await currentContest(app)).id,
    title: 'Cover Song Contest 2025',
    songTitle: 'Monsoon Letter',
    songTitleMalayalam: 'മഴക്കത്ത്',
    prizeAmount: 500_000,
    tutorialUrl: null,
    sponsorName: null,
    sponsorUrl: null,
    timeZone: 'Asia/Kolkata',
    announceAt: '2025-06-14T18:30:00.000Z',
    opensAt: '2025-06-16T18:30:00.000Z',
    closesAt: '2025-07-31T18:30:00.000Z',
    votingOpensAt: '2025-07-31T18:30:00.000Z',
    votingClosesAt: '2025-08-15T18:30:00.000Z',
    winnerAt: '2025-08-15T18:30:00.000Z',
    entryGate: 'always',
    acceptsEntries: true,
  });
  expect(Date.parse(serverNow)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(serverNow)).toBeLessThanOrEqual(Date.now());
});

test('the gate of a contest whose submissions are over is told', async () => {
  await app.dataSource.manager.update(
    Contest,
    { title: 'Cover Song Contest 2025' },
    { entryGate: 'submission_phase' },
  );
  expect((await readContest()).body).toMatchObject({ entryGate: 'submission_phase', acceptsEntries: false });
});
