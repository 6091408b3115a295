import { stubGlobal, unstubGlobals } from '../../packages/api-client/test/stub-global';

const CHUNK = 'https://site.example/admin/assets/page-1.js';
const failed = () =>
  Object.assign(new Event('vite:preloadError'), { payload: new Error(`Failed to fetch: ${CHUNK}`) });
const settled = () => new Promise((resolve) => setTimeout(resolve));

const page = Object.assign(new EventTarget(), {
  location: { origin: 'https://site.example', pathname: '/admin', search: '', reload: jest.fn() },
});
const element = () => ({ setAttribute: jest.fn(), addEventListener: jest.fn(), append: jest.fn() });
const dom = Object.assign(new EventTarget(), {
  documentElement: { lang: 'en' },
  body: { prepend: jest.fn() },
  getElementById: () => null,
  createElement: element,
});
const stored = new Map<string, string>();
const fetched = jest.fn<Promise<{ status: number }>, [string]>();

let guard: typeof import('./leave-guard');

beforeAll(async () => {
  stubGlobal('window', page);
  stubGlobal('document', dom);
  stubGlobal('Element', class {});
  stubGlobal('fetch', fetched);
  stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  // The module listens to the window that is there when it is evaluated.
  jest.resetModules();
  guard = await import('./leave-guard');
  (await import('./new-version')).watchForNewVersion();
});

afterAll(() => unstubGlobals());

beforeEach(() => {
  jest.clearAllMocks();
  stored.clear();
  guard.noteUnsavedChanges(false);
  fetched.mockResolvedValue({ status: 404 });
});

const fail = async () => {
  page.dispatchEvent(failed());
  await settled();
};

test('a page whose code has gone reloads once, and then offers it', async () => {
  await fail();
  expect(fetched.mock.calls[0]![0]).toBe(CHUNK);
  expect(page.location.reload).toHaveBeenCalledTimes(1);
  await fail();
  expect(page.location.reload).toHaveBeenCalledTimes(1);
  expect(dom.body.prepend).toHaveBeenCalledTimes(1);
});

test('unsaved changes stay until the owner reloads', async () => {
  guard.noteUnsavedChanges(true);
  await fail();
  expect(page.location.reload).not.toHaveBeenCalled();
  expect(dom.body.prepend).toHaveBeenCalledTimes(1);
});

test.each([
  ['still there', () => Promise.resolve({ status: 200 })],
  ['out of reach', () => Promise.reject(new Error('offline'))],
])('nothing happens while the code is %s', async (_, answer) => {
  fetched.mockImplementation(answer);
  await fail();
  expect(page.location.reload).not.toHaveBeenCalled();
  expect(dom.body.prepend).not.toHaveBeenCalled();
});
