import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { client } from '../../../../test/client.js';
import { eventually } from '../../../../test/eventually.js';
import { freePort } from '../../../../test/free-port.js';
import { queueBackends } from '../../../../test/queue-backends.js';
import { EMAILS_QUEUE, VIEWS_QUEUE } from '../../../infra/queue/queues.js';

/** Returns the value of one series; its labels are in the order of the output. */
async function valueOf(port: number, series: string): Promise<number | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe.each(queueBackends)('metrics, with the queue on %s', (backend, queueEnv) => {
  let app: TestApp;
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    app = await createTestApp({ env: { METRICS_PORT: String(port), ...(await queueEnv()) } });
  });

  afterAll(() => app.close());

  test('show waiting jobs, emails, the quota and the process', async () => {
    const views = app.get<Queue>(getQueueToken(VIEWS_QUEUE) as never);
    await views.add('oldest', {}, { timestamp: Date.now() - 90_000, priority: 10 });
    await views.add('newer', {}, { timestamp: Date.now() - 1_000 });
    await views.add('later', {}, { delay: 60_000 });
    await app.dataSource.query(
      `insert into outgoing_emails (template, to_address, status) values
       ('contact-message', 'a@visitor.example', 'failed'), ('contact-message', 'b@visitor.example', 'failed')`,
    );
    await app.dataSource.query(
      `insert into youtube_quota values ((now() at time zone 'America/Los_Angeles')::date, 1234)`,
    );
    const value = (series: string) => valueOf(port, series);
    expect(await value(`paattu_queue_jobs{queue="views",state="waiting",process="api"}`)).toBe(1);
    expect(await value(`paattu_queue_jobs{queue="views",state="prioritized",process="api"}`)).toBe(1);
    expect(await value(`paattu_queue_jobs{queue="views",state="delayed",process="api"}`)).toBe(1);
    expect(await value(`paattu_queue_jobs{queue="emails",state="waiting",process="api"}`)).toBe(0);
    const age = await value(`paattu_queue_oldest_waiting_seconds{queue="views",process="api"}`);
    expect(age).toBeGreaterThanOrEqual(90);
    expect(age).toBeLessThan(120);
    expect(await value(`paattu_queue_oldest_waiting_seconds{queue="emails",process="api"}`)).toBe(0);
    expect(await value(`paattu_emails{state="failed",process="api"}`)).toBe(2);
    expect(await value(`paattu_emails{state="sent",process="api"}`)).toBe(0);
    expect(await value(`paattu_youtube_quota_left{process="api"}`)).toBe(8_766);
    expect(await value(`nodejs_eventloop_lag_p99_seconds{process="api"}`)).toBeGreaterThanOrEqual(0);
    expect(await value(`process_resident_memory_bytes{process="api"}`)).toBeGreaterThan(1e6);
  });

  test('show the dependencies and the free space for uploads', async () => {
    const value = (series: string) => valueOf(port, series);
    for (const dependency of ['postgres', 'storage', backend === 'Redis' ? 'redis' : 'queue'])
      expect(await value(`paattu_dependency_up{dependency="${dependency}",process="api"}`)).toBe(1);
    const { bavail, blocks, bsize } = await statfs(app.dataDir);
    expect(await value(`paattu_disk_size_bytes{process="api"}`)).toBe(blocks * bsize);
    const free = (await value(`paattu_disk_free_bytes{process="api"}`)) ?? 0;
    // Other programs write to this disk too.
    expect(Math.abs(free - bavail * bsize)).toBeLessThan(0.1 * blocks * bsize);
  });

  // @trust log-content
  test('time requests by the pattern of their route, and contain no address', async () => {
    const id = '00000000-0000-4000-8000-0000000000aa';
    await fetch(`${app.url}/api/songs/${id}/lyrics?secret-query=1`);
    await fetch(`${app.url}/secret-page`);
    const series = `paattu_http_request_duration_seconds_count{process="api",route="/api/songs/:id/lyrics",method="GET",status="400"}`;
    await eventually(async () => (await valueOf(port, series)) === 1);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).not.toMatch(/secret|0000aa/);
  });

  // @trust bounded-memory
  test('a flood of paths adds no time series', async () => {
    const requests = async () => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const counts = [...text.matchAll(/^paattu_http_request_duration_seconds_count\{.*\} (\d+)$/gm)];
      return { series: counts.length, sum: counts.reduce((sum, [, count]) => sum + Number(count), 0) };
    };
    const ask = () =>
      Promise.all([
        client(app).get(`/api/songs/${randomUUID()}/lyrics`),
        client(app).get(`/nowhere/${randomUUID()}`),
      ]);
    const before = await requests();
    await ask();
    await eventually(async () => (await requests()).sum === before.sum + 2);
    const { series, sum } = await requests();

    for (let n = 0; n < 100; n += 1) await ask();

    await eventually(async () => (await requests()).sum === sum + 200);
    expect((await requests()).series).toBe(series);
  });

  test('count the requests that a limit rejected', async () => {
    for (let n = 0; n <= 10; n += 1) await client(app).from('203.0.113.77').post('/api/contact');
    expect(await valueOf(port, `paattu_rate_limit_rejections_total{limit="contact",process="api"}`)).toBe(1);
  });

  test('read outside sources once in five seconds, for many scrapes', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const query = jest.spyOn(app.dataSource, 'query');
    const readsAfter = async (ms: number) => {
      query.mockClear();
      clock.mockReturnValue(performance.now() + ms);
      await Promise.all(Array.from({ length: 20 }, () => valueOf(port, 'any')));
      return query.mock.calls.filter(([sql]) => sql.includes('outgoing_emails')).length;
    };
    expect(await readsAfter(5_001)).toBe(1);
    expect(await readsAfter(4_999)).toBe(0);
    expect(await readsAfter(2)).toBe(1);
    query.mockRestore();
    clock.mockRestore();
  });

  // @trust operator-pages
  test('are not reachable for visitors', async () => {
    const response = await fetch(`${app.url}/metrics`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('paattu_queue');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  });
});

test('with the database down a scrape shows the rest', async () => {
  const port = await freePort();
  const app = await createTestApp({ env: { METRICS_PORT: String(port) } });
  jest.spyOn(app.dataSource, 'query').mockRejectedValue(new Error('down'));
  const value = (series: string) => valueOf(port, series);
  expect(await value(`paattu_metrics_source_up{source="emails",process="api"}`)).toBe(0);
  expect(await value(`paattu_metrics_source_up{source="youtube_quota",process="api"}`)).toBe(0);
  expect(await value(`paattu_metrics_source_up{source="queue",process="api"}`)).toBe(1);
  expect(await value(`paattu_emails{state="failed",process="api"}`)).toBeUndefined();
  expect(await value(`paattu_dependency_up{dependency="postgres",process="api"}`)).toBe(0);
  expect(await value(`paattu_dependency_up{dependency="storage",process="api"}`)).toBe(1);
  expect(await value(`process_resident_memory_bytes{process="api"}`)).toBeGreaterThan(1e6);
  jest.restoreAllMocks();
  await app.close();
});

test('the worker shows its completed and failed jobs', async () => {
  const port = await freePort();
  const app = await createTestApp({ worker: true, env: { WORKER_METRICS_PORT: String(port) } });
  const count = (queue: string, outcome: string) =>
    valueOf(
      port,
      `paattu_job_duration_seconds_count{process="worker",queue="${queue}",outcome="${outcome}"}`,
    );
  await app.get<Queue>(getQueueToken(VIEWS_QUEUE) as never).add('unknown', {});
  await eventually(async () => (await count('views', 'failed')) === 1);
  const [email] = await app.dataSource.query<Array<{ id: string }>>(
    `insert into outgoing_emails (template, to_address, status) values ('contact-message', 'a@visitor.example', 'sent') returning id`,
  );
  await app.get<Queue>(getQueueToken(EMAILS_QUEUE) as never).add('send', { emailId: email?.id });
  await eventually(async () => (await count('emails', 'done')) === 1);
  await app.close();
});

test('a port in use fails the start and names the variable', async () => {
  const port = await freePort();
  const app = await createTestApp({ env: { METRICS_PORT: String(port) } });
  await expect(createTestApp({ env: { METRICS_PORT: String(port) } })).rejects.toThrow(
    `METRICS_PORT: listen EADDRINUSE: address already in use 127.0.0.1:${port}`,
  );
  await app.close();
});
