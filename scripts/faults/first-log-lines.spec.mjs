// @ts-check
import { backendDist, serverDist } from '../lib/project.mjs';
import { freePort, launch, until } from '../test/launched.mjs';
import { startProcesses } from '../test/processes.mjs';

/** @type {Awaited<ReturnType<typeof startProcesses>>} */
let product;

beforeAll(async () => {
  product = await startProcesses({ apis: 0, workers: 0 });
});

afterAll(() => product.stop());

test.each([
  ['API', `${serverDist}/main.js`, 'PORT', '/health/live'],
  ['worker', `${serverDist}/worker.js`, 'WORKER_METRICS_PORT', '/metrics'],
  // It listens nowhere.
  ['process `care`', `${backendDist}/commands/care.js`, 'PORT', null],
])(
  'without a launcher, the %s logs JSON lines from the first one on',
  async (_name, script, variable, path) => {
    const port = await freePort();
    const env = { ...product.env, [variable]: String(port), LOG_LEVEL: 'info' };
    const server = launch(env, [process.execPath, script]);
    const isUp = () =>
      path === null
        ? server.output().includes('carrying out restores')
        : fetch(`http://127.0.0.1:${port}${path}`).then(
            ({ ok }) => ok,
            () => false,
          );
    await until(isUp, 'the end of the start');
    server.kill('SIGTERM');
    await server.exited;
    const lines = server.output().trimEnd().split('\n');
    expect(lines.filter((line) => !line.startsWith('{"level":'))).toEqual([]);
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged[0]).toMatchObject({ level: 30, context: 'Start', msg: 'reading the settings' });
  },
);

test('the process `care` logs a run that fails as a JSON line', async () => {
  // Its database has no tables yet.
  const empty = await startProcesses({ apis: 0, workers: 0 });
  const care = launch({ ...empty.env, LOG_LEVEL: 'warn' }, [
    process.execPath,
    `${backendDist}/commands/care.js`,
  ]);
  try {
    await until(() => care.output().includes('no restore was carried out'), 'the first run');
  } finally {
    care.kill('SIGTERM');
    await care.exited;
    await empty.stop();
  }
  const logged = care
    .output()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(logged[0]).toMatchObject({ level: 40, context: 'Care', err: { code: '42P01' } });
});
