import { AI_USES } from '@paattu/shared/contest-choices';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { createJudgedContest } from '../../../../test/factories/results.js';
import { Contest } from '../contests/contest.entity.js';
import { ContestEntry } from '../entries/contest-entry.entity.js';
import { readInputs } from './read-inputs.js';
import { computeResult, RESULT_FILES } from './result-files.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The same numbers in each run, so that a failure can be repeated. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state;
  };
}

// @trust human-voice
test('views and declarations never move a result: without the counts of declarations, its files are the same to the byte', async () => {
  const {
    contest: { id },
    entries,
  } = await createJudgedContest(app, [4, 4, 2, 1, 0]);
  const { manager } = app.dataSource;
  const filesNow = async () => {
    // As `propose` reads the contest, with the chance that it has once, and without the counts of declarations.
    const { asked, ...inputs } = await readInputs(manager, await manager.findOneByOrFail(Contest, { id }));
    const details = { version: 1, nonce: 'a', reason: null, reasonMalayalam: null, waivers: [], asked };
    const { files } = await computeResult({ asked, ...inputs }, details);
    return Object.entries(files).map(([name, content]) => [name, Buffer.from(content).toString()]);
  };
  const before = await filesNow();
  expect(before.map(([name]) => name).sort()).toEqual([...RESULT_FILES].sort());
  for (let seed = 1; seed <= 25; seed += 1) {
    const next = numbersOf(seed);
    for (const entry of entries) {
      const viewCount = next() % 5 === 0 ? null : next();
      await manager.update(
        ContestEntry,
        { id: entry.id },
        {
          viewCount,
          viewsRefreshedAt: viewCount === null ? null : new Date(),
          aiUse: AI_USES[next() % AI_USES.length],
        },
      );
    }
    expect([seed, await filesNow()]).toEqual([seed, before]);
  }
});
