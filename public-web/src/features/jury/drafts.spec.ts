import { stubGlobal, unstubGlobals } from '../../../../packages/api-client/test/stub-global';
import { ApiError } from '../../lib/api-error';
import { createDrafts, hasKeptMarks, type Marks } from './drafts';
import type { Assignment } from './jury-query';

const ID = 'a1';
const KEY = `paattu-jury-marks-${ID}`;
const entry = (part: Partial<Assignment> = {}): Assignment => ({
  id: ID,
  position: 1,
  videoId: 'abcdefghijk',
  durationSeconds: 200,
  state: 'assigned',
  rendition: null,
  engagement: null,
  isRenditionLocked: false,
  reason: null,
  note: null,
  resultNumber: null,
  version: 'v1',
  ...part,
});
const marks = (rendition: number | null, engagement: number | null = null): Marks => ({
  rendition,
  engagement,
});
const offline = new TypeError('Failed to fetch');

let items: Map<string, string>;
/** Each request, to be answered by the test. */
let requests: {
  marks: Marks;
  version: string;
  resolve(saved: Assignment): void;
  reject(error: Error): void;
}[];
let onServer: Assignment;
let saved: Assignment[];
let rejected: string[];
let drafts: ReturnType<typeof createDrafts>;

const create = () =>
  createDrafts({
    save: (_, sent, version) =>
      new Promise((resolve, reject) => requests.push({ marks: sent, version, resolve, reject })),
    reload: async () => onServer,
    onSaved: (assignment) => void saved.push(assignment),
    onRejected: ({ code }) => void rejected.push(code),
  });

beforeEach(() => {
  jest.useFakeTimers();
  items = new Map();
  stubGlobal('localStorage', {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  requests = [];
  saved = [];
  rejected = [];
  onServer = entry();
  drafts = create();
});
afterEach(() => {
  drafts.stop();
  jest.useRealTimers();
  unstubGlobals();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('a mark is saved 800 ms after the last change, and kept on the device until then', async () => {
  drafts.change(entry(), marks(12));
  await pass(500);
  drafts.change(entry(), marks(14));
  await pass(799);
  expect(requests).toEqual([]);
  expect(items.get(KEY)).toBe('{"rendition":14,"engagement":null,"version":"v1"}');

  await pass(1);
  expect(requests).toMatchObject([{ marks: marks(14), version: 'v1' }]);
  expect(drafts.get(ID)?.state).toBe('sending');
  requests[0]?.resolve(entry({ rendition: 14, version: 'v2' }));
  await pass(0);
  expect(drafts.get(ID)).toBeUndefined();
  expect(items.size).toBe(0);
  expect(saved).toMatchObject([{ rendition: 14, version: 'v2' }]);
});

test('a change during a request follows it, with the version that it made', async () => {
  drafts.change(entry(), marks(12));
  await pass(800);
  drafts.change(entry(), marks(13));
  await pass(5000);
  expect(requests).toHaveLength(1);

  requests[0]?.resolve(entry({ rendition: 12, version: 'v2' }));
  await pass(0);
  expect(requests[1]).toMatchObject({ marks: marks(13), version: 'v2' });
});

test('a change that comes before the room shows the last one is based on it', async () => {
  const room = entry();
  for (const [index, version] of ['v2', 'v3', 'v4'].entries()) {
    drafts.change(room, marks(12 + index));
    await pass(800);
    expect(requests[index]).toMatchObject({ marks: marks(12 + index), version: `v${index + 1}` });
    requests[index]?.resolve(entry({ rendition: 12 + index, version }));
    await pass(0);
  }
  const other = entry({ id: 'a2' });
  drafts.change(other, marks(12));
  await pass(800);
  expect(requests[3]).toMatchObject({ version: 'v1' });
});

test('offline marks survive a reload of the page, and are sent when the connection is back', async () => {
  drafts.change(entry(), marks(12));
  await pass(800);
  requests[0]?.reject(offline);
  await pass(0);
  expect(drafts.get(ID)).toEqual({ ...marks(12), version: 'v1', state: 'failed' });
  drafts.stop();

  drafts = create();
  drafts.adopt([entry()]);
  await pass(0);
  requests[1]?.reject(offline);
  await pass(0);
  void drafts.sendAll();
  expect(requests[2]).toMatchObject({ marks: marks(12), version: 'v1' });
  requests[2]?.resolve(entry({ rendition: 12, version: 'v2' }));
  await pass(0);
  expect(items.size).toBe(0);
});

test('a server that fails is asked again after 15 seconds', async () => {
  drafts.change(entry(), marks(12));
  await pass(800);
  requests[0]?.reject(new ApiError(503, 'UNAVAILABLE', ''));
  await pass(14_999);
  expect(requests).toHaveLength(1);
  await pass(1);
  expect(requests).toHaveLength(2);
  expect(rejected).toEqual([]);
});

test('flush saves at once, and says whether the server has the marks', async () => {
  drafts.change(entry(), marks(12));
  const flushed = drafts.flush(ID);
  requests[0]?.reject(offline);
  expect(await flushed).toBe(false);

  const again = drafts.flush(ID);
  requests[1]?.resolve(entry({ rendition: 12, version: 'v2' }));
  expect(await again).toBe(true);
  expect(await drafts.flush(ID)).toBe(true);
});

describe('marks that were saved elsewhere meanwhile', () => {
  async function meetConflict(theirs: Partial<Assignment>) {
    onServer = entry({ version: 'v5', ...theirs });
    drafts.change(entry(), marks(12));
    await pass(800);
    requests[0]?.reject(new ApiError(412, 'CHANGED_MEANWHILE', ''));
    await pass(0);
  }

  test('are shown beside hers, and nothing is sent until she chooses', async () => {
    await meetConflict({ rendition: 16 });
    expect(drafts.get(ID)).toEqual({ ...marks(12), version: 'v1', state: 'conflict', theirs: onServer });
    await drafts.sendAll();
    await pass(60_000);
    expect(requests).toHaveLength(1);
    expect(await drafts.flush(ID)).toBe(false);
  });

  test('give way to hers', async () => {
    await meetConflict({ rendition: 16 });
    drafts.choose(ID, 'mine');
    await pass(0);
    expect(requests[1]).toMatchObject({ marks: marks(12), version: 'v5' });
  });

  test('stay if she wants them', async () => {
    await meetConflict({ rendition: 16 });
    drafts.choose(ID, 'theirs');
    await pass(0);
    expect(requests).toHaveLength(1);
    expect(drafts.get(ID)).toBeUndefined();
    expect(saved).toEqual([onServer]);
  });

  test('are no conflict if they are the same, or if rendition is locked and hers has nothing else', async () => {
    await meetConflict({ rendition: 12 });
    expect(drafts.get(ID)).toBeUndefined();
    requests = [];
    await meetConflict({ rendition: 16, isRenditionLocked: true });
    expect(drafts.get(ID)).toBeUndefined();
  });

  test.each(['abstained', 'recused'] as const)('are none if the entry is %s', async (state) => {
    await meetConflict({ state });
    expect(drafts.get(ID)).toBeUndefined();
    expect(items.size).toBe(0);
  });

  test('are found after a reload, too', () => {
    items.set(KEY, '{"rendition":12,"engagement":null,"version":"v1"}');
    drafts.adopt([entry({ rendition: 16, version: 'v5' })]);
    expect(drafts.get(ID)?.state).toBe('conflict');
  });
});

test('marks that the server does not take are dropped, and she reads why', async () => {
  drafts.change(entry(), marks(12));
  await pass(800);
  requests[0]?.reject(new ApiError(409, 'JURY_CLOSED', ''));
  await pass(0);
  expect(drafts.get(ID)).toBeUndefined();
  expect(rejected).toEqual(['JURY_CLOSED']);
});

test('marks of an entry that is out of the contest for a while are kept', async () => {
  drafts.change(entry(), marks(12));
  await pass(800);
  requests[0]?.reject(new ApiError(404, 'NOT_FOUND', ''));
  await pass(0);
  expect(drafts.get(ID)?.state).toBe('failed');
  expect(rejected).toEqual([]);
  await pass(15_000);
  expect(requests).toHaveLength(2);
});

test('as she leaves the page, a change is sent at once, and once', async () => {
  drafts.change(entry(), marks(12));
  drafts.stop();
  expect(requests).toMatchObject([{ marks: marks(12), version: 'v1' }]);
  requests[0]?.reject(offline);
  await pass(60_000);
  expect(requests).toHaveLength(1);
  expect(items.has(KEY)).toBe(true);
});

test('as the page is hidden, what waits is sent, and what failed is not', async () => {
  drafts.change(entry(), marks(12));
  drafts.sendWaiting();
  requests[0]?.reject(offline);
  await pass(0);
  drafts.sendWaiting();
  expect(requests).toHaveLength(1);
});

test('an answer for marks that she forgot meanwhile changes nothing', async () => {
  drafts.change(entry(), marks(12));
  await pass(800);
  drafts.forget(ID);
  requests[0]?.resolve(entry({ rendition: 12, version: 'v2' }));
  await pass(0);
  expect(saved).toEqual([]);
});

test('marks that another round or judge has left on the device are removed', () => {
  items.set('paattu-jury-marks-other', '{"rendition":12,"engagement":null,"version":"v1"}');
  items.set('paattu-volume', '1');
  expect(hasKeptMarks()).toBe(true);
  drafts.adopt([entry()]);
  expect([...items.keys()]).toEqual(['paattu-volume']);
  expect(hasKeptMarks()).toBe(false);
});

test('without a session they stay for the next link', async () => {
  drafts.change(entry(), marks(12));
  await pass(800);
  requests[0]?.reject(new ApiError(401, 'JURY_SIGNED_OUT', ''));
  await pass(60_000);
  expect(rejected).toEqual(['JURY_SIGNED_OUT']);
  expect(requests).toHaveLength(1);
  expect(items.has(KEY)).toBe(true);
});

test.each(['no JSON', 'null', '{"rendition":"9","engagement":null,"version":"v1"}'])(
  'stored text %s counts as nothing',
  (stored) => {
    items.set(KEY, stored);
    drafts.adopt([entry()]);
    expect(drafts.get(ID)).toBeUndefined();
  },
);
