import { stubGlobal, unstubGlobals } from '../../../../../packages/api-client/test/stub-global';

let stored: Map<string, unknown>;
let pendingWrites: (() => void)[];
let keptPhoto: typeof import('./kept-photo');

/** A storage of the browser with a content of its own. */
function storage(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const KEY = 'paattu-entry-photo';
const photo = (name: string) => new File([name], name);

beforeEach(async () => {
  stored = new Map();
  pendingWrites = [];
  stubGlobal('localStorage', storage());
  stubGlobal('sessionStorage', storage());
  jest.doMock('idb-keyval', () => ({
    get: async (key: string) => stored.get(key),
    set: (key: string, value: unknown) =>
      new Promise<void>((resolve) =>
        pendingWrites.push(() => {
          stored.set(key, value);
          resolve();
        }),
      ),
    del: async (key: string) => void stored.delete(key),
  }));
  keptPhoto = await import('./kept-photo');
});

afterEach(() => unstubGlobals());

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

async function finishWrite(): Promise<void> {
  await nextTurn();
  expect(pendingWrites).toHaveLength(1);
  pendingWrites.pop()?.();
}

async function keep(chosen: File): Promise<void> {
  const done = keptPhoto.keepPhoto(chosen);
  await finishWrite();
  await done;
}

test('a slow write of an earlier choice does not replace the last one', async () => {
  const first = keptPhoto.keepPhoto(photo('first'));
  const second = keptPhoto.keepPhoto(photo('second'));
  const restored = keptPhoto.storedPhoto();
  await finishWrite();
  await first;
  await finishWrite();
  await second;

  expect((await restored)?.name).toBe('second');
});

test('a reload while another photo is being stored restores the one before', async () => {
  await keep(photo('first'));
  void keptPhoto.keepPhoto(photo('second'));
  await nextTurn();
  expect(pendingWrites).toHaveLength(1);

  jest.resetModules();
  const reloaded = await import('./kept-photo');

  expect((await reloaded.storedPhoto())?.name).toBe('first');
});

test('a photo has its marker before it is stored', async () => {
  const done = keptPhoto.keepPhoto(photo('mine'));
  await nextTurn();
  expect(pendingWrites).toHaveLength(1);
  expect(localStorage.getItem(KEY)).not.toBeNull();
  expect(stored.size).toBe(0);

  await finishWrite();
  await done;
  await keptPhoto.forgetPhoto(localStorage.getItem(KEY));

  expect([stored.size, localStorage.getItem(KEY)]).toEqual([0, null]);
});

test('a tab never gets the photo of another one', async () => {
  await keep(photo('mine'));
  // Another tab has set its marker, but this tab wrote last.
  localStorage.setItem(KEY, '1');
  sessionStorage.setItem(KEY, '1');

  expect(await keptPhoto.storedPhoto()).toBeNull();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('after a day, the photo expires at a visit in another tab, and not in its own', async () => {
  await keep(photo('mine'));
  jest.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000 });
  try {
    await keptPhoto.expirePhoto();
    expect(stored.size).toBe(1);

    stubGlobal('sessionStorage', storage());
    await keptPhoto.expirePhoto();
    expect([stored.size, localStorage.getItem(KEY)]).toEqual([0, null]);
  } finally {
    jest.useRealTimers();
  }
});

test('a photo of today stays for its tab', async () => {
  await keep(photo('mine'));
  stubGlobal('sessionStorage', storage());

  await keptPhoto.expirePhoto();

  expect(stored.size).toBe(1);
});

test('a photo that is removed while it is being stored does not stay', async () => {
  const done = keptPhoto.keepPhoto(photo('mine'));
  const removed = keptPhoto.forgetPhoto(null);
  await finishWrite();
  await Promise.all([done, removed]);

  expect([stored.size, localStorage.getItem(KEY), sessionStorage.getItem(KEY)]).toEqual([0, null, null]);
});

test('a tab does not remove the photo of another one', async () => {
  await keep(photo('mine'));
  stubGlobal('sessionStorage', storage());

  await keptPhoto.forgetPhoto('1');

  expect(stored.size).toBe(1);
});

test('a removed photo is not restored by a reload before its deletion', async () => {
  await keep(photo('mine'));
  const { setDraftPhoto } = await import('./draft-photo');

  const done = setDraftPhoto(null);

  expect(sessionStorage.getItem(KEY)).toBeNull();
  await done;
  expect([stored.size, localStorage.getItem(KEY)]).toEqual([0, null]);
});
