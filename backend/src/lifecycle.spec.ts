import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeOnly } from '../test/fake-only.js';
import { ConsoleLogger, Logger } from '@nestjs/common';
import { say } from './common/logging/say.js';
import { startStep } from './common/start-steps.js';
import { run } from './lifecycle.js';

const ENV = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://paattu@127.0.0.1:9/paattu',
  JWT_SECRET: 'tests-only-jwt-secret-0123456789abcdef',
  LINK_SECRET: 'tests-only-link-secret-0123456789abcde',
  VOTE_PEPPER: 'tests-only-vote-pepper-0123456789abcd',
  LOG_LEVEL: 'silent',
};

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'paattu-start-'));
  jest.replaceProperty(process, 'env', { ...process.env, ...ENV, DATA_DIR: dataDir });
  fakeOnly(['setTimeout', 'clearTimeout']);
});

afterEach(async () => {
  jest.useRealTimers();
  Logger.overrideLogger(new ConsoleLogger());
  jest.restoreAllMocks();
  await rm(dataDir, { recursive: true });
});

/** Runs a start whose step never ends; returns what the process wrote when it exited. */
async function hangIn(step: string, isLong: boolean, milliseconds: number): Promise<string> {
  const others = process.listeners('disconnect');
  let written = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((written += String(text))));
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const hangs = new Promise<void>((resolve) => {
    void run('api', () => {
      startStep(step, { isLong });
      resolve();
      return new Promise(() => {});
    });
  });
  await hangs;
  for (const added of process.listeners('disconnect'))
    if (!others.includes(added)) process.removeListener('disconnect', added);
  await jest.advanceTimersByTimeAsync(milliseconds - 1);
  expect([written, exit.mock.calls]).toEqual(['', []]);
  await jest.advanceTimersByTimeAsync(1);
  expect(exit.mock.calls).toEqual([[1]]);
  return written;
}

test('a start whose step hangs ends, and names the step', async () => {
  expect(await hangIn('starting the modules', false, 180_000)).toBe(
    'The start hangs: "starting the modules" has not ended within 180 s. Start again: it goes on from there.\n',
  );
});

test('migrations have half an hour, and so has a process that waits for them', async () => {
  expect(await hangIn('bringing the tables up to date', true, 1_800_000)).toBe(
    'The start hangs: "bringing the tables up to date" has not ended within 1800 s. Start again: it goes on from there.\n',
  );
});

describe('what the person at the terminal has to read', () => {
  const SENTENCE = 'The code is ABCD-EFGH.';
  const send = process.send;
  afterEach(() => {
    process.send = send;
  });

  /** Starts under a parent with a channel; returns what went there and what went into the log. */
  async function startUnder(env: Record<string, string>) {
    jest.replaceProperty(process, 'env', { ...process.env, ...env });
    const others = process.listeners('disconnect');
    const messages: object[] = [];
    process.send = (message: object) => Boolean(messages.push(message));
    const log = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => {});
    const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    // It fails, because the steps of a start that hangs are watched as long as the process runs.
    await run('api', () => {
      say(new Logger('Setup'), SENTENCE);
      return Promise.reject(new Error('no more of the start'));
    });
    for (const added of process.listeners('disconnect'))
      if (!others.includes(added)) process.removeListener('disconnect', added);
    const logged = [...log.mock.calls, ...out.mock.calls].map(([line]) => String(line));
    out.mockRestore();
    return { messages, logged };
  }

  test('goes to the launcher, which prints it', async () => {
    const { messages, logged } = await startUnder({ PRINTED_BY_LAUNCHER: 'true' });
    expect(messages).toContainEqual({ type: 'sentence', sentence: SENTENCE });
    expect(logged).toEqual([]);
  });

  test('is a line of the log under another parent, also where the log has warnings alone', async () => {
    const { messages, logged } = await startUnder({ PRINTED_BY_LAUNCHER: '', LOG_LEVEL: 'warn' });
    expect(messages).toEqual([]);
    expect(logged).toContainEqual(expect.stringContaining(`"msg":"${SENTENCE}"`));
  });
});
