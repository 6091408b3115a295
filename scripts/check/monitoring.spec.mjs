// @ts-check
import { join } from 'node:path';
import {
  MONITORING,
  readAlerts,
  readDashboardExpressions,
  readDocumentedMetrics,
  readExposed,
  readScrapedJobs,
  unknownIn,
} from './monitoring.mjs';
import { root } from '../lib/project.mjs';
import { run } from '../lib/run.mjs';
import { freePort, launch, makeDataFolder, remove, until } from '../test/launched.mjs';

const promtool = process.env.TEST_PROMTOOL ?? '';
const wherePromtoolIs = promtool === '' ? test.skip : test;

wherePromtoolIs.each([
  [['check', 'config', 'prometheus.yml']],
  [['check', 'rules', '--lint-fatal', 'alerts.yml']],
  [['test', 'rules', 'alerts.test.yml']],
])('promtool %s', async (args) => {
  const files = args.map((arg) => (arg.endsWith('.yml') ? join(root, MONITORING, arg) : arg));
  const { code, output } = await run([promtool, ...files]);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('SUCCESS') });
});

test('alerts, dashboard and docs/operation.md use only metrics that exist', async () => {
  const dataDir = makeDataFolder();
  const [port, apiMetrics, workerMetrics] = [await freePort(), await freePort(), await freePort()];
  const start = launch({
    PORT: String(port),
    DATA_DIR: dataDir,
    METRICS_PORT: String(apiMetrics),
    WORKER_METRICS_PORT: String(workerMetrics),
  });
  const scrape = async (/** @type {number} */ from) =>
    (await fetch(`http://127.0.0.1:${from}/metrics`)).text();
  try {
    await start.running();
    // Some metrics appear with their first event: a read, an email of a contact message, a rate limit.
    await fetch(`http://127.0.0.1:${port}/api/songs`);
    for (let status = 204; status !== 429;)
      ({ status } = await fetch(`http://127.0.0.1:${port}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Meera',
          email: 'meera@example.com',
          subject: 'A song',
          message: 'Hi',
        }),
      }));
    await until(async () => (await scrape(workerMetrics)).includes('queue="emails"'), 'an email');
    const exposed = readExposed(await scrape(workerMetrics), readExposed(await scrape(apiMetrics)));
    const up = readScrapedJobs().map((job) => `up{job="${job}"} 1`);
    readExposed(up.join('\n'), exposed);
    // Prometheus adds the label `job` to all metrics.
    for (const { labels, pairs } of exposed.values()) {
      labels.add('job');
      for (const job of readScrapedJobs()) pairs.add(`job="${job}"`);
    }

    const expressions = [
      ...readAlerts().map(({ expr }) => expr),
      ...readDashboardExpressions(),
      ...readDocumentedMetrics(),
    ];
    expect(expressions.length).toBeGreaterThan(40);
    expect(expressions.flatMap((expression) => unknownIn(expression, exposed))).toEqual([]);
  } finally {
    start.kill('SIGTERM');
    await start.exited;
    remove(dataDir);
  }
});

test('an unknown metric, label or label value is found', () => {
  const exposed = readExposed('paattu_emails{state="failed",process="api"} 2\nup{job="paattu-api"} 1');
  expect(unknownIn('max(paattu_emails{state="failed"}) + up{job="paattu-api"} == 0', exposed)).toEqual([]);
  expect(unknownIn('sum(rate(paattu_mails[5m]))', exposed)).toEqual(['paattu_mails']);
  expect(unknownIn('paattu_emails{kind=~"a|b"}', exposed)).toEqual(['paattu_emails{kind}']);
  expect(unknownIn('paattu_emails{state="lost"}', exposed)).toEqual(['paattu_emails{state="lost"}']);
});
