// @ts-check
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from './server-process.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paattu-server-'));
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** @param {string} body */
function scriptOf(body) {
  const path = join(folder, 'server.mjs');
  writeFileSync(
    path,
    `import { appendFileSync } from 'node:fs';\nappendFileSync('${folder}/starts', '.');\n${body}`,
  );
  return path;
}

const starts = () => readFileSync(join(folder, 'starts'), 'utf8').length;

test('a process that keeps dying is restarted four times, then given up', async () => {
  const script = scriptOf(`process.send({ type: 'ready' }, () => process.exit(1));`);
  const error = await new Promise((resolve, reject) => {
    const server = new ServerProcess({
      name: 'API',
      script,
      env: process.env,
      logTo: null,
      onGivenUp: resolve,
    });
    server.start().catch(reject);
  });
  expect(String(error)).toContain('The API died 5 times in a row');
  expect(starts()).toBe(5);
});

test('a process that exits before it is ready fails the start, and is not restarted', async () => {
  const script = scriptOf('process.exit(1);');
  const onGivenUp = jest.fn();
  const server = new ServerProcess({ name: 'worker', script, env: process.env, logTo: null, onGivenUp });
  await expect(server.start()).rejects.toThrow('The worker did not start');
  await server.stop();
  expect(starts()).toBe(1);
  expect(onGivenUp).not.toHaveBeenCalled();
});

test('a sentence of the process is printed', async () => {
  const print = jest.spyOn(console, 'log').mockImplementation(() => {});
  const script = scriptOf(`
    process.on('SIGTERM', () => process.exit(0));
    setInterval(() => {}, 1000);
    process.send({ type: 'sentence', sentence: 'The code is ' + process.env.PRINTED_BY_LAUNCHER });
    process.send({ type: 'ready' });`);
  const server = new ServerProcess({
    name: 'API',
    script,
    env: process.env,
    logTo: null,
    onGivenUp: jest.fn(),
  });
  await server.start();
  await server.stop();
  expect(print).toHaveBeenCalledWith('The code is true');
});

test('a stop lets the process finish, and does not restart it', async () => {
  const script = scriptOf(`
    process.on('SIGTERM', () => { appendFileSync('${folder}/finished', 'yes'); process.exit(0); });
    setInterval(() => {}, 1000);
    process.send({ type: 'ready' });`);
  const onGivenUp = jest.fn();
  const server = new ServerProcess({ name: 'API', script, env: process.env, logTo: null, onGivenUp });
  await server.start();
  await server.stop();
  expect(readFileSync(join(folder, 'finished'), 'utf8')).toBe('yes');
  expect(starts()).toBe(1);
});
