import { createTestApp, type TestApp } from '../../../test/app.js';
import { currentContest } from '../../../test/factories/contest.js';
import { Changes } from '../../infra/changes/changes.js';
import { Contest } from './contest.entity.js';

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
});

afterEach(() => app.close());

test('what is kept of the contest is dropped when one of its instants passes', async () => {
  const { id } = await currentContest(app);
  const [opensAt, closesAt] = [new Date(Date.now() + 400), new Date(Date.now() + 3_600_000)];
  const later = {
    closesAt,
    votingOpensAt: closesAt,
    votingClosesAt: new Date(+closesAt + 1),
    winnerAt: new Date(+closesAt + 1),
  };
  await app.dataSource.manager.update(Contest, { id }, { announceAt: opensAt, opensAt, ...later });
  const changes = app.get(Changes);
  const told: string[] = [];
  const passed = new Promise<void>((resolve) => {
    changes.subscribe((topic) => {
      if (Date.now() < opensAt.getTime()) return;
      told.push(topic);
      if (topic === 'contest') resolve();
    });
  });
  // The edit is what makes the timer look again.
  changes.notify('contest');

  await passed;

  expect(told).toEqual(['entries', 'contest']);
});
