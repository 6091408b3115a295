import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { client } from '../../../../../test/client.js';
import { createEntry } from '../../../../../test/factories/contest.js';
import { accessTokenOf, createUser } from '../../../../../test/factories/users.js';
import { ContestEntry } from '../contest-entry.entity.js';

const BOM = '\uFEFF';
const HEAD = 'Submitted,Status,Name,Email,YouTube URL,Contest,Made with AI,Note on AI,Updated,Id';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  token = await accessTokenOf(app, await createUser(app, { owner: true }));
});
beforeEach(() => app.dataSource.manager.deleteAll(ContestEntry));
afterAll(() => app.close());

const exportEntries = (query: Record<string, object> = {}) =>
  client(app).as(token).get('/api/admin/entries/export', query);

/** The name column of each row, as in the file. */
async function namesIn(query: Record<string, object> = {}): Promise<string[]> {
  const { text } = await exportEntries(query);
  return text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[2] ?? '');
}

test('contains all entries, in UTF-8 with a byte order mark', async () => {
  const submittedAt = new Date('2025-06-20T10:00:00Z');
  const entry = await createEntry(app, {
    name: 'ചിത്ര "Chitra", from\nKochi',
    videoId: 'abcdefghijk',
    youtubeUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    status: 'approved',
    viewCount: 3_000_000_000,
    viewsRefreshedAt: submittedAt,
    submittedAt,
    updatedAt: submittedAt,
  });
  const response = await exportEntries();
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  const today = new Date().toISOString().slice(0, 10);
  expect(response.headers['content-disposition']).toBe(`attachment; filename="entries-${today}.csv"`);
  expect(response.text).toBe(
    `${BOM}${HEAD}\r\n2025-06-20T10:00:00.000Z,approved,"ചിത്ര ""Chitra"", from\nKochi",anjali@visitor.example,https://www.youtube.com/watch?v=abcdefghijk,Cover Song Contest 2025,,,2025-06-20T10:00:00.000Z,${entry.id}\r\n`,
  );
});

test('contains only the header when there are no entries', async () => {
  expect((await exportEntries()).text).toBe(`${BOM}${HEAD}\r\n`);
});

// @trust csv-formulas
test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1'])('%j does not become a formula', async (name) => {
  await createEntry(app, { name });
  expect(await namesIn()).toEqual([`'${name}`]);
});

test('follows the order and the filter of the list', async () => {
  for (const [name, status, day] of [
    ['Asha', 'approved', '2025-06-20'],
    ['Biju', 'pending', '2025-06-21'],
    ['Chitra', 'approved', '2025-06-22'],
  ] as const)
    await createEntry(app, { name, status, submittedAt: new Date(day) });
  expect(await namesIn()).toEqual(['Chitra', 'Biju', 'Asha']);
  expect(await namesIn({ sort: ['name', 'ASC'], filter: { status: 'approved' } })).toEqual([
    'Asha',
    'Chitra',
  ]);
  const period = { from: '2025-06-21T00:00:00Z', to: '2025-06-22T00:00:00Z' };
  expect(await namesIn({ filter: period })).toEqual(['Biju']);
  expect((await exportEntries({ filter: { email: 'x' } })).status).toBe(400);
  expect((await exportEntries({ range: [0, 9] })).status).toBe(400);
});

test('is streamed, and releases its connection when the reader stops', async () => {
  await app.dataSource.query(
    `insert into contest_entries (contest_id, name, email, youtube_url, video_id, verification_image_url, card_image_url)
     select contests.id, repeat('x', 200), 'x@visitor.example', 'https://youtu.be/x', lpad(n::text, 11, '0'), 'a', 'b'
     from contests, generate_series(1, 20000) n`,
  );
  // More readers than the pool has connections, each of which stops after the first bytes.
  for (let n = 0; n < 12; n++) {
    const leaving = new AbortController();
    const url = `${app.url}/api/admin/entries/export`;
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    expect((await response.body!.getReader().read()).done).toBe(false);
    leaving.abort();
  }
  expect((await exportEntries()).text.split('\r\n')).toHaveLength(20_002);
});

test('is only for the owner', async () => {
  const url = '/api/admin/entries/export';
  const visitor = await createUser(app, { verified: true });
  expect((await client(app).get(url)).status).toBe(401);
  expect((await client(app).as(visitor).get(url)).status).toBe(403);
});
