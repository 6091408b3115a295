import { stubGlobal, unstubGlobals } from '../../../../../packages/api-client/test/stub-global';

const SEED_KEY = 'paattu-ballot-seed';

/** The storage of a browser; null where it is blocked. */
function browser(stored: Map<string, string> | null) {
  stubGlobal('localStorage', {
    getItem: (key: string) => required(stored).get(key) ?? null,
    setItem: (key: string, value: string) => required(stored).set(key, value),
  });
}

function required(stored: Map<string, string> | null): Map<string, string> {
  if (!stored) throw new DOMException('blocked', 'SecurityError');
  return stored;
}

/** Of a page that was loaded anew. */
const newPage = async () => {
  jest.resetModules();
  return (await import('./ballot-seed')).ballotSeed;
};

beforeEach(() => jest.resetModules());
afterEach(() => unstubGlobals());

test('a browser keeps the seed of its first visit', async () => {
  const stored = new Map<string, string>();
  browser(stored);
  const seed = (await newPage())();
  expect(seed).toMatch(/^\d{1,18}$/);
  expect(stored.get(SEED_KEY)).toBe(seed);
  expect((await newPage())()).toBe(seed);
});

test('a stored seed that the server would reject is replaced', async () => {
  const stored = new Map([[SEED_KEY, '-1']]);
  browser(stored);
  const seed = (await newPage())();
  expect(seed).toMatch(/^\d{1,18}$/);
  expect(stored.get(SEED_KEY)).toBe(seed);
});

test('where storage is blocked, the seed lasts as long as the page', async () => {
  browser(null);
  const ballotSeed = await newPage();
  expect(ballotSeed()).toBe(ballotSeed());
  expect((await newPage())()).not.toBe(ballotSeed());
});
