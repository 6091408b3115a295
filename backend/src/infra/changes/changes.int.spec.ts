import { type Topic } from '@paattu/shared/rules';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { eventually } from '../../../test/eventually.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { ChangeTopics } from './change-topics.js';

let app: TestApp;
let other: ChangeTopics;
let metrics: Metrics;

beforeAll(async () => {
  app = await createTestApp();
  // As in a second API process on the same database.
  metrics = new Metrics('api');
  other = new ChangeTopics(app.api.get<Config>(CONFIG, { strict: false }), app.dataSource, metrics);
  await other.onApplicationBootstrap();
});

afterAll(async () => {
  await other.onApplicationShutdown();
  await app.close();
});

/** Resolves to all received topics after `count` changes of the topic. */
function hear(changes: ChangeTopics, topic: Topic, count: number): Promise<string[]> {
  return new Promise((resolve) => {
    const heard: string[] = [];
    changes.subscribe((changed) => {
      heard.push(changed);
      if (heard.filter((one) => one === topic).length === count) resolve(heard);
    });
  });
}

test('a change reaches this process at once, and then the others', async () => {
  const there = hear(other, 'contest', 1);
  const here: string[] = [];
  app.get(ChangeTopics).subscribe((changed) => here.push(changed));

  const published = app.get(ChangeTopics).publish('contest');
  expect(here).toEqual(['contest']);
  await published;

  expect(await there).toEqual(['contest']);
});

test('each change of a burst reaches this process, and its first and last change the others', async () => {
  const there = hear(other, 'songs', 2);
  const ended = hear(other, 'entries', 1);
  const here: string[] = [];
  app.get(ChangeTopics).subscribe((changed) => here.push(changed));

  for (let change = 0; change < 100; change += 1) app.get(ChangeTopics).publishBurst('songs');
  expect(here).toEqual(Array<string>(100).fill('songs'));

  await there;
  await app.get(ChangeTopics).publish('entries');
  expect((await ended).filter((topic) => topic === 'songs').length).toBe(2);
});

test('a metric counts the changes that a process hears of, those of another release too', async () => {
  const count = async (topic: string) =>
    Number(
      new RegExp(`heard_total\\{topic="${topic}",process="api"\\} (\\d+)`).exec(await metrics.scrape())?.[1],
    );
  const before = await count('texts');
  expect(await count('other')).toBe(0);

  await app.get(ChangeTopics).publish('texts');
  await app.dataSource.query(
    `select pg_notify('paattu_changes', 'concerts'), pg_notify('paattu_changes', 'tours')`,
  );

  await eventually(async () => (await count('other')) === 2);
  expect(await count('texts')).toBe(before + 1);
});
