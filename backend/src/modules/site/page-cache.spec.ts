import { Clock } from '../../common/clock/clock.js';
import type { ChangeTopics } from '../../infra/changes/change-topics.js';
import { MAX_MISSING, MAX_PAGES, PageCache } from './page-cache.js';
import type { PageRenderer, RenderedPage } from './page-renderer.js';

const NOON = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;

let change: Parameters<ChangeTopics['subscribe']>[0];
let renderings: number;
let next: Partial<RenderedPage>;
let duringRendering: () => void;
let pages: PageCache;

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  renderings = 0;
  next = {};
  duringRendering = () => undefined;
  const renderer: Pick<PageRenderer, 'render' | 'shownPath'> = {
    shownPath: async (path) => path.replace(/^(\/ml)?\/unknown.*/, '$1/404'),
    render: async () => {
      renderings += 1;
      await Promise.resolve();
      duringRendering();
      return { status: 200, html: '', topics: ['contest'], expiresAt: Infinity, ...next };
    },
  };
  const changes: Pick<ChangeTopics, 'subscribe'> = { subscribe: (listener) => void (change = listener) };
  pages = new PageCache(
    renderer as PageRenderer,
    changes as ChangeTopics,
    new Clock({ clockOffsetSeconds: 0 }),
  );
});

afterEach(() => jest.useRealTimers());

test('a page is rendered once for all visitors', async () => {
  await Promise.all([pages.get('/'), pages.get('/')]);
  await pages.get('/');
  expect(renderings).toBe(1);
});

test('the page of unknown paths is rendered once in each language', async () => {
  next = { status: 404 };
  for (const path of ['/unknown', '/unknown/2', '/unknown-3']) await pages.get(path);
  expect(renderings).toBe(1);
  for (const path of ['/ml/unknown', '/ml/unknown/2']) await pages.get(path);
  expect(renderings).toBe(2);
});

test('the 404 page of a song is rendered once in ten seconds, and again after a change', async () => {
  next = { status: 404 };
  await Promise.all([pages.get('/songs/none'), pages.get('/songs/none')]);
  await pages.get('/songs/none');
  expect(renderings).toBe(1);

  change('contest');
  await pages.get('/songs/none');
  expect(renderings).toBe(2);

  jest.setSystemTime(NOON + 10_000);
  next = { status: 200 };
  expect((await pages.get('/songs/none')).status).toBe(200);
  expect(renderings).toBe(3);
  jest.setSystemTime(NOON + MINUTE);
  expect((await pages.get('/songs/none')).status).toBe(200);
  expect(renderings).toBe(3);
});

test('a song that appears while its 404 page is rendered is not hidden by it', async () => {
  next = { status: 404 };
  duringRendering = () => change('contest');
  await pages.get('/songs/new');
  next = { status: 200 };
  expect((await pages.get('/songs/new')).status).toBe(200);
});

test('a page is rendered again after a change of its topic, and of no other', async () => {
  await pages.get('/');
  change('songs');
  await pages.get('/');
  expect(renderings).toBe(1);

  change('contest');
  await pages.get('/');
  expect(renderings).toBe(2);
});

test('a page is rendered again when it expires', async () => {
  next = { expiresAt: NOON + MINUTE };
  await pages.get('/');
  jest.setSystemTime(NOON + MINUTE - 1);
  await pages.get('/');
  expect(renderings).toBe(1);

  next = {};
  jest.setSystemTime(NOON + MINUTE);
  await pages.get('/');
  await pages.get('/');
  expect(renderings).toBe(2);
});

test('a page of status 503 is not kept', async () => {
  next = { status: 503 };
  await pages.get('/');
  await pages.get('/');
  expect(renderings).toBe(2);
});

// @trust bounded-memory
test('a flood of paths keeps the newest pages', async () => {
  const paths = Array.from({ length: 2 * MAX_PAGES }, (_, index) => `/songs/${index}`);
  for (const path of paths) await pages.get(path);
  for (const path of paths.slice(-MAX_PAGES)) await pages.get(path);
  expect(renderings).toBe(2 * MAX_PAGES);
  await pages.get(paths[0]!);
  expect(renderings).toBe(2 * MAX_PAGES + 1);
});

// @trust bounded-memory
test('a flood of unknown paths pushes out no page', async () => {
  await pages.get('/songs');
  next = { status: 404 };
  for (let index = 0; index < 2 * MAX_PAGES; index += 1) await pages.get(`/${index}`);
  await pages.get('/songs');
  expect(renderings).toBe(2 * MAX_PAGES + 1);
  // Of them, the newest are kept.
  for (let index = 2 * MAX_PAGES - MAX_MISSING; index < 2 * MAX_PAGES; index += 1)
    await pages.get(`/${index}`);
  expect(renderings).toBe(2 * MAX_PAGES + 1);
  await pages.get('/0');
  expect(renderings).toBe(2 * MAX_PAGES + 2);
});

// @trust bounded-memory
test('a flood of 100,000 made-up songs at the same time keeps 100 pages of them, and pushes out no page', async () => {
  for (let index = 0; index < MAX_PAGES; index += 1) await pages.get(`/songs/${index}`);
  next = { status: 404 };
  const floods = 100;
  for (let flood = 0; flood < floods; flood += 1)
    await Promise.all(Array.from({ length: 1000 }, (_, index) => pages.get(`/songs/none-${flood}-${index}`)));
  expect(renderings).toBe(MAX_PAGES + floods * 1000);
  for (let index = 0; index < MAX_PAGES; index += 1) await pages.get(`/songs/${index}`);
  expect(renderings).toBe(MAX_PAGES + floods * 1000);
  // Of the made-up ones, the newest are kept.
  for (let index = 999; index >= 0; index -= 1) await pages.get(`/songs/none-${floods - 1}-${index}`);
  expect(renderings).toBe(MAX_PAGES + floods * 1000 + 1000 - MAX_MISSING);
});

test('a page that disappears, and comes back, is the newest one each time', async () => {
  await pages.get('/songs/one');
  change('contest');
  next = { status: 404 };
  expect((await pages.get('/songs/one')).status).toBe(404);
  jest.setSystemTime(NOON + 10_000);
  next = { status: 503 };
  expect((await pages.get('/songs/one')).status).toBe(503);
  next = {};
  expect((await pages.get('/songs/one')).status).toBe(200);
  expect((await pages.get('/songs/one')).status).toBe(200);
  expect(renderings).toBe(4);
});
