import { createTestApp, type TestApp } from '../../test/app.js';
import { DemoSeeder } from './demo-seeder.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { SEED_DEMO: 'true', OWNER_PASSWORD: 'a-password-for-tests' } });
});

afterAll(() => app.close());

async function count(table: string): Promise<number> {
  const [row] = await app.dataSource.query<Array<{ count: number }>>(`select count(*) from ${table}`);
  return row!.count;
}

test('fills the song list with playable songs, newest first', async () => {
  const songs = (await app.api.inject('/api/songs')).json<
    Array<{ title: string; audioUrl: string; durationSeconds: number }>
  >();

  expect(songs.map(({ title }) => title)).toEqual([
    'Monsoon Letter',
    'Hill Road',
    'First Light',
    'Oar Song',
    'Small Moon',
    'River Song',
    'Lamp at Dusk',
  ]);
  for (const { audioUrl, durationSeconds } of songs) {
    expect(durationSeconds).toBeGreaterThanOrEqual(40);
    const audio = await app.api.inject({ url: audioUrl, headers: { range: 'bytes=0-1' } });
    expect(audio.statusCode).toBe(206);
  }
});

test('has entries in every status, and sends no email', async () => {
  const rows = await app.dataSource.query(
    `select status, count(*) from contest_entries group by status order by status`,
  );

  expect(rows).toEqual([
    { status: 'approved', count: 6 },
    { status: 'pending', count: 3 },
    { status: 'rejected', count: 2 },
  ]);
  expect(await count('outgoing_emails')).toBe(0);
  expect(await count('contest_entries where updated_at <> submitted_at')).toBe(0);
});

test('is seeded once: deleted songs and entries stay deleted', async () => {
  await app.dataSource.query(`delete from uploaded_songs where title = 'Hill Road'`);

  await Promise.all([
    app.get(DemoSeeder).onApplicationBootstrap(),
    app.get(DemoSeeder).onApplicationBootstrap(),
  ]);

  expect([await count('uploaded_songs'), await count('contest_entries')]).toEqual([6, 11]);
});

test('does not seed a site with songs or entries', async () => {
  await app.dataSource.query(`delete from app_state`);

  await app.get(DemoSeeder).onApplicationBootstrap();

  expect([await count('uploaded_songs'), await count('contest_entries')]).toEqual([6, 11]);
});

test('seeds again after an interruption', async () => {
  await app.dataSource.query(`insert into app_state (key) values ('demo-begun')`);

  await app.get(DemoSeeder).onApplicationBootstrap();

  expect([await count('uploaded_songs'), await count('contest_entries')]).toEqual([7, 11]);
});
