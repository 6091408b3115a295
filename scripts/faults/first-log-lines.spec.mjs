// @ts-check
import { serverDist } from '../lib/project.mjs';
import { freePort, launch, until } from '../test/launched.mjs';
import { startProcesses } from '../test/processes.mjs';

/** @type {Awaited<ReturnType<typeof startProcesses>>} */
let product;

beforeAll(async () => {
  product = await startProcesses({ apis: 0, workers: 0 });
});

afterAll(() => product.stop());

test.each([
  ['API', 'main.js', 'PORT', '/health/live'],
  ['worker', 'worker.js', 'WORKER_METRICS_PORT', '/metrics'],
])(
  'without a launcher, the %s logs JSON lines from the first one on',
  async (_name, script, variable, path) => {
    const port = await freePort();
    const env = { ...product.env, [variable]: String(port), LOG_LEVEL: 'info' };
    const server = launch(env, [process.execPath, `${serverDist}/${script}`]);
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
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
