import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { currentContest } from '../../../../test/factories/contest.js';
import type { Clock } from '../../../common/clock/clock.js';
import { EntriesQueries } from '../entries/entries.queries.js';
import { AnnouncedContestsService } from './announced-contests.service.js';
import { ResultsOfContests } from './results-of-contests.js';
import { Contest } from './contest.entity.js';
import { RulesNotices } from './rules/rules-notices.js';
import { RulesQueries } from './rules/rules.queries.js';

const ANNOUNCEMENT = new Date('2035-06-15T00:00:00Z');

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
  const { id: _id, ...contest } = await currentContest(app);
  await app.dataSource.manager.insert(Contest, {
    ...contest,
    slug: 'next-contest',
    announceAt: ANNOUNCEMENT,
    opensAt: new Date('2035-06-17T00:00:00Z'),
    closesAt: new Date('2035-08-01T00:00:00Z'),
    votingOpensAt: new Date('2035-08-01T00:00:00Z'),
    votingClosesAt: new Date('2035-08-16T00:00:00Z'),
    winnerAt: new Date('2035-08-16T00:00:00Z'),
  });
});

afterEach(() => app.close());

/** The announcement falls between its first reading and the next one. */
function steppingClock(): Clock {
  let readings = 0;
  const now = () => new Date(ANNOUNCEMENT.getTime() + (readings++ === 0 ? -1 : 1));
  return { now } as Clock;
}

test('an answer that began before an announcement expires at it', async () => {
  const results = app.api.get(ResultsOfContests, { strict: false });
  const contestsBy = (clock: Clock) => new AnnouncedContestsService(app.dataSource, clock, results);
  const slug = 'cover-song-contest-2025';
  const answers = await Promise.all([
    contestsBy(steppingClock()).describeCurrent(),
    contestsBy(steppingClock()).describeBySlug(slug),
    contestsBy(steppingClock()).list(),
    (async () => {
      const clock = steppingClock();
      const rules = new RulesQueries(
        app.dataSource,
        contestsBy(clock),
        app.api.get(RulesNotices, { strict: false }),
        clock,
      );
      return rules.describeCurrent({ language: 'en' });
    })(),
  ]);
  expect(answers.map(({ changesAt }) => changesAt)).toEqual(answers.map(() => ANNOUNCEMENT));
  const [{ contest }] = answers;
  expect(contest).toMatchObject({ slug, isCurrent: true, next: null });

  const clock = steppingClock();
  const entries = new EntriesQueries(
    app.dataSource,
    contestsBy(clock),
    clock,
    results,
    app.get(ChangeTopics),
  );
  const query = { sort: 'viewCount', order: 'desc', limit: 10, offset: 0 } as const;
  expect(await entries.listApproved(query)).toMatchObject({ total: 0, validUntil: ANNOUNCEMENT });
});
