import { ProgressTimeout, SLOWEST, TooSlowError } from './progress-timeout.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** What a store does in a time, and how long it goes on: how long it is waited for, in seconds, or for ever. */
async function waitedFor(everySeconds: number, note: (timeout: ProgressTimeout) => void): Promise<number> {
  const timeout = new ProgressTimeout(SLOWEST);
  for (let seconds = everySeconds; seconds < 24 * 60 * 60; seconds += everySeconds) {
    const begunAt = performance.now();
    const waiting = timeout
      .wait(new Promise<void>((resolve) => setTimeout(resolve, everySeconds * 1000)), () => {})
      .then(
        () => null,
        () => seconds - everySeconds + (performance.now() - begunAt) / 1000,
      );
    await jest.advanceTimersByTimeAsync(everySeconds * 1000);
    const end = await waiting;
    if (end !== null) return end;
    note(timeout);
  }
  return Infinity;
}

const bytes = (count: number) => (timeout: ProgressTimeout) => timeout.noteBytes(count);
const answer = (timeout: ProgressTimeout) => timeout.noteAnswer();
const both = (timeout: ProgressTimeout) => [bytes(100), answer].forEach((note) => note(timeout));

// @trust backups-slow-store
test.each([
  ['a byte each 50 seconds', 50, bytes(1), 120],
  ['a byte each second', 1, bytes(1), 120],
  ['half of the slowest pace', 1, bytes(4 * 1024), 240],
  ['a long pause after much that came at once', 240, bytes(1e9), 120],
  ['short answers, each of which takes 50 seconds', 50, both, 130],
])('%s is given up', async (_, everySeconds, note, seconds) => {
  expect(Math.round(await waitedFor(everySeconds, note))).toBe(seconds);
});

// @trust backups-slow-store
test.each([
  ['a line of 64 kbit/s', 1, bytes(8 * 1024)],
  ['a line that is away for 100 seconds, and then has 10 KB a second', 100, bytes(100 * 10 * 1024)],
  ['short answers, each of which takes 4 seconds', 4, answer],
])('%s is waited for', async (_, everySeconds, note) => {
  expect(await waitedFor(everySeconds, note)).toBe(Infinity);
});

test('a part of a large file may take as long as its bytes do at the slowest pace', async () => {
  const timeout = new ProgressTimeout(SLOWEST);
  const outcomes: string[] = [];
  const part = (seconds: number) => {
    void timeout
      .wait(
        new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000)),
        () => outcomes.push('given up'),
        5 * 1024 * 1024,
      )
      .then(
        () => outcomes.push('sent'),
        (error) => outcomes.push(error.constructor.name),
      );
    return jest.advanceTimersByTimeAsync(seconds * 1000);
  };
  for (const seconds of [640, 640, 760, 700]) await part(seconds);
  expect(outcomes).toEqual(['sent', 'sent', 'sent', 'given up', TooSlowError.name]);
});

test('what a person waits for by herself takes nothing of it', async () => {
  const timeout = new ProgressTimeout(SLOWEST);
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(await timeout.wait(Promise.resolve('rain'), () => {})).toBe('rain');
});

test('after it has ended, what is left can be deleted', async () => {
  const timeout = new ProgressTimeout(SLOWEST);
  const silent = timeout.wait(new Promise(() => {}), () => {}).catch((error: Error) => error);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await silent).toBeInstanceOf(TooSlowError);
  const deleted = timeout.wait(new Promise((resolve) => setTimeout(resolve, 1_000, 'deleted')), () => {});
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await deleted).toBe('deleted');
});
