import { CONTEST_DATES } from '@paattu/shared/contest-dates';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { client } from '../../../../test/client.js';
import { currentContest, deleteContests } from '../../../../test/factories/contest.js';
import { markInProcess } from '../../../common/http/in-process.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { Contest } from './contest.entity.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

test('returns the current contest, its instants and the time', async () => {
  const before = Date.now();
  const { status, headers, body } = await client(app).get('/api/contest');
  const { serverNow, ...contest } = body;
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(contest).toEqual({
    id: (await currentContest(app)).id,
    slug: 'cover-song-contest-2025',
    title: 'Cover Song Contest 2025',
    titleMalayalam: 'കവർ സോങ് മത്സരം 2025',
    songTitle: 'Monsoon Letter',
    songTitleMalayalam: 'മഴക്കത്ത്',
    prizeAmount: 500_000,
    tutorialUrl: null,
    sponsorName: null,
    sponsorNameMalayalam: null,
    sponsorUrl: null,
    samplePhotoUrl: null,
    sampleAlt: null,
    sampleAltMalayalam: null,
    timeZone: 'Asia/Kolkata',
    announceAt: '2025-06-14T18:30:00.000Z',
    opensAt: '2025-06-16T18:30:00.000Z',
    closesAt: '2025-07-31T18:30:00.000Z',
    votingOpensAt: '2025-07-31T18:30:00.000Z',
    votingClosesAt: '2025-08-15T18:30:00.000Z',
    winnerAt: '2025-08-15T18:30:00.000Z',
    entryGate: 'always',
    acceptance: 'stated',
    aiRule: null,
    state: 'decided',
    acceptsEntries: true,
    isCurrent: true,
    extensions: [],
    hasResults: false,
    hasJury: false,
    winner: null,
    previous: null,
    next: null,
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
  expect((await client(app).get('/api/contest')).body).toMatchObject({
    entryGate: 'submission_phase',
    acceptsEntries: false,
  });
});

describe('a cached page and the cached gallery expire, which visitors do not learn,', () => {
  const at = (hours: number) => new Date(Math.ceil(Date.now() / 1_000) * 1_000 + hours * 3_600_000);

  function move(...hours: [number, number, number, number, number, number]) {
    const [announceAt, opensAt, closesAt, votingOpensAt, votingClosesAt, winnerAt] = hours.map(at);
    const dates = { announceAt, opensAt, closesAt, votingOpensAt, votingClosesAt, winnerAt };
    return app.dataSource.manager
      .update(Contest, { title: 'Cover Song Contest 2025' }, dates)
      .then(() => dates);
  }

  /** Schedules another contest, and returns its announcement. */
  async function schedule(hours: number): Promise<Date> {
    const { id: _id, slug: _slug, ...first } = await currentContest(app);
    const announceAt = at(hours);
    const later = (index: number) => new Date(announceAt.getTime() + index * 3_600_000);
    const dates = Object.fromEntries(CONTEST_DATES.map((date, index) => [date, later(index)]));
    await app.dataSource.manager.save(
      app.dataSource.manager.create(Contest, { ...first, ...dates, slug: 'next', title: 'Next' }),
    );
    return announceAt;
  }

  afterEach(() => deleteContests(app, 'next'));

  async function expiryOf(url: string): Promise<unknown> {
    app.get(ChangeTopics).notify('entries');
    expect((await client(app).get(url)).headers.expires).toBeUndefined();
    return (await markInProcess(() => client(app).get(url))).headers.expires;
  }
  const expiryOfContest = () => expiryOf('/api/contest');
  const expiryOfGallery = () => expiryOf('/api/contest/entries');

  test('at the next instant of the contest, the gallery with the next announcement', async () => {
    const { closesAt } = await move(-2, -1, 1, 1, 2, 3);
    expect(await expiryOfContest()).toBe(closesAt?.toUTCString());
    expect(await expiryOfGallery()).toBeUndefined();
    const next = await schedule(4);
    expect(await expiryOfGallery()).toBe(next.toUTCString());
    expect(await expiryOf('/api/contests')).toBe(closesAt?.toUTCString());
  });

  test('at the next announcement after the end of a contest; without one, when its winner is no longer new', async () => {
    const { winnerAt } = await move(-6, -5, -4, -4, -3, -2);
    const next = await schedule(4);
    expect(await expiryOfContest()).toBe(next.toUTCString());
    await deleteContests(app, 'next');
    const month = 30 * 24;
    const end = new Date(winnerAt!.getTime() + month * 3_600_000);
    expect(await expiryOfContest()).toBe(end.toUTCString());
    await move(-6 - month, -5 - month, -4 - month, -4 - month, -3 - month, -2 - month);
    expect(await expiryOfContest()).toBeUndefined();
    expect(await expiryOfGallery()).toBeUndefined();
  });
});
