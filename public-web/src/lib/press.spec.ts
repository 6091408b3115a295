import { stubGlobal, unstubGlobals } from '../../../packages/api-client/test/stub-global';
import { keepPress, type Press, pressOf, takePress, withoutPress } from './press';

const upvote: Press = { act: 'upvote', remove: false, songId: 's1', title: 'Oar Song' };
const storage = new Map<string, string>();

beforeEach(() => {
  jest.useFakeTimers();
  storage.clear();
  stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

afterEach(() => {
  jest.useRealTimers();
  unstubGlobals();
});

test('the address to come back to names the press, which is taken once', () => {
  const page = keepPress(upvote, '/songs', '#song-oar');
  expect(page).toMatch(/^\/songs\?press=[\w-]+#song-oar$/);
  expect(withoutPress(page)).toBe('/songs#song-oar');
  expect(pressOf(page)).toMatchObject(upvote);
  expect(takePress(page)).toMatchObject(upvote);
  expect(takePress(page)).toBeNull();
});

test('a query stays', () => {
  const page = keepPress(upvote, '/songs?filter=favorites', '');
  expect(withoutPress(page)).toBe('/songs?filter=favorites');
});

test.each([
  ['an address of somebody else', '/songs?press=1-2'],
  ['an address without a press', '/songs'],
  ['no address', null],
])('%s names no press', (_, page) => {
  keepPress(upvote, '/songs', '');
  expect(takePress(page)).toBeNull();
  expect(storage.size).toBe(1);
});

test('the last press alone is kept, for a day', () => {
  const first = keepPress(upvote, '/songs', '');
  const last = keepPress({ ...upvote, act: 'favorite' }, '/songs', '');
  expect(pressOf(first)).toBeNull();
  expect(pressOf(last)).toMatchObject({ act: 'favorite' });
  jest.advanceTimersByTime(86_400_000);
  expect(pressOf(last)).toBeNull();
});

test('without storage, the page comes back without the press', () => {
  stubGlobal('localStorage', undefined);
  const page = keepPress(upvote, '/songs', '');
  expect(takePress(page)).toBeNull();
  expect(withoutPress(page)).toBe('/songs');
});
