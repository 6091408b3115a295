import type { Topic } from '@paattu/shared/rules';
import { fakeOnly } from '../../../test/fake-only.js';
import type { ChangeTopics } from '../../infra/changes/change-topics.js';
import { CachedResponse } from './cached-response.js';
import { MAX_KEPT, CachedResponses } from './cached-responses.js';

let change: (topic: Topic | 'all') => void;
let responses: CachedResponses;

beforeEach(() => {
  const changes: Pick<ChangeTopics, 'subscribe'> = { subscribe: (listener) => void (change = listener) };
  responses = new CachedResponses(changes, ['songs']);
});

/** A maker whose calls the test finishes one by one. */
function maker() {
  const pending: Array<() => Promise<void>> = [];
  const make = jest.fn(
    () =>
      new Promise<CachedResponse>((resolve) => {
        const text = `version ${make.mock.calls.length}`;
        pending.push(async () => resolve(new CachedResponse(text, 'text/plain')));
      }),
  );
  const finish = async () => {
    await settle();
    await pending.shift()!();
  };
  return { make, finish };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('makes a response once for requests at the same time', async () => {
  const { make, finish } = maker();
  const answers = [responses.get('a', make), responses.get('a', make)];
  await finish();
  const [first, second] = await Promise.all(answers);
  expect(second).toBe(first);
  expect(await responses.get('a', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test('makes a response again after a change of its topic or of all, and of no other', async () => {
  const { make, finish } = maker();
  const first = responses.get('a', make);
  await finish();
  change('entries');
  expect(await responses.get('a', make)).toBe(await first);

  change('songs');
  const second = responses.get('a', make);
  await finish();
  expect(await second).not.toBe(await first);

  change('all');
  const third = responses.get('a', make);
  await finish();
  expect(await third).not.toBe(await second);
  expect(make).toHaveBeenCalledTimes(3);
});

test('a request after a change gets a response that was started after it, and waiting requests share it', async () => {
  const { make, finish } = maker();
  const before = responses.get('a', make);
  await settle();
  change('songs');
  const after = responses.get('a', make);
  change('songs');
  const later = responses.get('a', make);
  await settle();
  expect(make).toHaveBeenCalledTimes(1);

  await finish();
  await finish();

  expect(await later).toBe(await after);
  expect(await after).not.toBe(await before);
  expect(make).toHaveBeenCalledTimes(2);
});

test('makes a response again when it has expired', async () => {
  fakeOnly(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'], {
    now: 1_000,
  });
  const make = jest.fn(async () => new CachedResponse('', 'text/plain', {}, new Date(2_000)));
  const first = await responses.get('a', make);
  jest.setSystemTime(1_999);
  expect(await responses.get('a', make)).toBe(first);
  jest.setSystemTime(2_000);
  expect(await responses.get('a', make)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('passes a failure on and does not keep it', async () => {
  await expect(responses.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  const { make, finish } = maker();
  const answer = responses.get('a', make);
  await finish();
  expect(await answer).toBeInstanceOf(CachedResponse);
});

// @trust bounded-memory
test('a flood of keys keeps the newest responses', async () => {
  const make = jest.fn(async () => new CachedResponse('text', 'text/plain'));
  const askForAll = async (from: number) => {
    for (let key = from; key < 1_000; key += 1) await responses.get(String(key), make);
  };
  await askForAll(0);
  make.mockClear();
  await askForAll(1_000 - MAX_KEPT);
  expect(make).not.toHaveBeenCalled();
  await responses.get(String(999 - MAX_KEPT), make);
  expect(make).toHaveBeenCalledTimes(1);
});
