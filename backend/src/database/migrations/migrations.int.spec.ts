import { DataSource } from 'typeorm';
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.js';
import { entities } from '../../entities.js';
import { dataSourceOptions } from '../data-source.js';
import { migrate, SchemaTooNewError, undoLastMigration } from '../migrate.js';

let database: TestDatabase;
const open: DataSource[] = [];

async function connect(): Promise<DataSource> {
  const dataSource = await new DataSource({
    ...dataSourceOptions(database.url, () => {}),
    entities,
  }).initialize();
  open.push(dataSource);
  return dataSource;
}

function tablesOf(dataSource: DataSource): Promise<Array<{ table_name: string }>> {
  return dataSource.query(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'`,
  );
}

beforeEach(async () => {
  database = await createEmptyDatabase();
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((dataSource) => dataSource.destroy()));
  await database.drop();
});

test('the entities and the migrations describe the same schema', async () => {
  const dataSource = await connect();
  await migrate(dataSource);

  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();

  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test('each migration can be undone, down to an empty schema', async () => {
  const dataSource = await connect();
  await migrate(dataSource);

  const undone: Array<string | null> = [];
  do undone.push(await undoLastMigration(dataSource));
  while (undone.at(-1) !== null);

  expect(undone).toEqual([...dataSource.migrations.map(({ name }) => name).reverse(), null]);
  expect(await tablesOf(dataSource)).toEqual([]);
  await migrate(dataSource);
  expect((await tablesOf(dataSource)).length).toBeGreaterThanOrEqual(entities.length);
});

// @trust upgrade
test('undoing and redoing a migration keeps rows', async () => {
  const dataSource = await connect();
  await migrate(dataSource);
  await dataSource.query(`insert into uploaded_songs (slug, title, artist) values ('rain', 'Rain', 'Asha')`);
  await dataSource.query(
    `insert into users (email, display_name, password_hash) values ('a@b.example', 'Asha', 'none')`,
  );
  await dataSource.query(
    `insert into contact_messages (name, email, subject, message, created_at, read_at)
     values ('Asha', 'a@b.example', 'A song', 'Loved it.', now(), now())`,
  );
  await dataSource.query(
    `insert into contest_entries (contest_id, slug, name, email, youtube_url, video_id, verification_image_url, card_image_url, status, view_count)
     select id, 'asha', 'Asha', 'a@b.example', 'https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ', 'a.jpg', 'a.webp', 'approved', 0 from contests`,
  );
  const rows = async () => {
    const [all] = await dataSource.query(`
      select (select jsonb_agg(s) from uploaded_songs s) as songs, (select jsonb_agg(u) from users u) as users,
             (select jsonb_agg(c) from contests c) as contests, (select jsonb_agg(e) from contest_entries e) as entries, (select jsonb_agg(m) from contact_messages m) as messages`);
    return all;
  };
  const before = await rows();

  for (const _ of dataSource.migrations.slice(1)) await undoLastMigration(dataSource);
  await migrate(dataSource);

  expect(await rows()).toEqual(before);
});

test('if several processes start at once, one migrates and the others wait for it', async () => {
  const processes = await Promise.all([connect(), connect(), connect()]);

  await Promise.all(processes.map((dataSource) => migrate(dataSource)));

  const [dataSource] = processes;
  expect(await dataSource.query('select name from migrations order by id')).toEqual(
    dataSource.migrations.map(({ name }) => ({ name })),
  );
});

test('a lock that cannot be released ends with its connection', async () => {
  const [failing, next] = await Promise.all([connect(), connect()]);
  const runner = failing.createQueryRunner();
  const query = runner.query.bind(runner);
  vi.spyOn(failing, 'createQueryRunner').mockReturnValueOnce(runner);
  vi.spyOn(runner, 'query').mockImplementation((sql, parameters) =>
    sql.includes('unlock') ? Promise.reject(new Error('unlock failed')) : query(sql, parameters),
  );

  await migrate(failing);

  const locks = `select 1 from pg_locks join pg_database on oid = database
                 where locktype = 'advisory' and datname = current_database()`;
  expect(await next.query(locks)).toEqual([]);
});

// @trust start-checks
test('a schema newer than the code prevents the start', async () => {
  const dataSource = await connect();
  await migrate(dataSource);
  await dataSource.query(
    `insert into migrations (timestamp, name) values (9999999999999, 'FromTheFuture9999999999999')`,
  );

  await expect(migrate(dataSource)).rejects.toThrow(SchemaTooNewError);
});

// @trust upgrade
test('a contest of the release before gets an address, also from a long title, and rules that appear with its announcement', async () => {
  const dataSource = await connect();
  await migrate(dataSource);
  let undone: string | null;
  do undone = await undoLastMigration(dataSource);
  while (undone !== 'ContestLife1765200000000');
  const title = 'Long '.repeat(40).trim();
  await dataSource.query(`delete from contests`);
  await dataSource.query(
    `insert into contests (title, song_title, prize_amount, time_zone, announce_at, opens_at, closes_at, voting_opens_at, voting_closes_at, winner_at)
     values ($1, 'Hill Road', 5, 'Asia/Kolkata', '2035-06-15Z', '2035-06-17Z', '2035-08-01Z', '2035-08-01Z', '2035-08-16Z', '2035-08-16Z'),
       ($1, 'Hill Road', 5, 'Asia/Kolkata', '2036-06-15Z', '2036-06-17Z', '2036-08-01Z', '2036-08-01Z', '2036-08-16Z', '2036-08-16Z')`,
    [title],
  );

  await migrate(dataSource);

  const rows = await dataSource.query(
    `select slug, number, rule_versions.published_at = announce_at as "isPublishedThen"
     from contests left join rule_versions on contest_id = contests.id order by slug`,
  );
  const slug = 'long-'.repeat(16).slice(0, -1);
  expect(rows).toEqual([
    { slug, number: 1, isPublishedThen: true },
    { slug: expect.stringMatching(new RegExp(`^${slug}-[0-9a-f]{6}$`)), number: 1, isPublishedThen: true },
  ]);
});

// @trust upgrade
test('an entry of the release before gets an address from its name, the oldest of a name without addition', async () => {
  const dataSource = await connect();
  await migrate(dataSource);
  let undone: string | null;
  do undone = await undoLastMigration(dataSource);
  while (undone !== 'AddressesOfEntries1766500000000');
  const names = ['Asha Menon', 'ASHA  MENON', "José D'Souza", 'മഴ Rain', 'ആശ', `${'a'.repeat(79)} b`];
  await dataSource.query(
    `insert into contest_entries (contest_id, name, email, youtube_url, video_id, verification_image_url, card_image_url, submitted_at)
     select contests.id, name, 'a@b.example', 'https://youtu.be/x', lpad(number::text, 11, 'v'), 'a.jpg', 'a.webp', now() + number * interval '1 s'
     from contests, unnest($1::text[]) with ordinality as named (name, number)`,
    [names],
  );

  await migrate(dataSource);

  const rows: Array<{ slug: string }> = await dataSource.query(
    `select slug from contest_entries order by submitted_at`,
  );
  expect(rows.map(({ slug }) => slug)).toEqual([
    'asha-menon',
    expect.stringMatching(/^asha-menon-[0-9a-f]{12}$/),
    'jose-dsouza',
    'rain',
    expect.stringMatching(/^entry-[0-9a-f]{12}$/),
    'a'.repeat(79),
  ]);
});

test('the first reasons of the release before name a private video as the site does, and a text of the owner stays', async () => {
  const dataSource = await connect();
  await migrate(dataSource);
  while ((await undoLastMigration(dataSource)) !== 'PrivateVideosInMalayalam1767000000120');
  const own = 'നിങ്ങളുടെ വീഡിയോ കാണാനായില്ല. അത് സ്വകാര്യമായിരിക്കാം.';
  await dataSource.query(`update moderation_reasons set text_malayalam = $1 where label = 'Another song'`, [
    own,
  ]);
  const texts = async (words: string) => {
    const rows: Array<{ text: string }> = await dataSource.query(
      `select text_malayalam as text from moderation_reasons where strpos(text_malayalam, $1) > 0 order by position`,
      [words],
    );
    return rows.map(({ text }) => text);
  };
  expect(await texts('സ്വകാര്യമായിരിക്കാം')).toHaveLength(3);

  await migrate(dataSource);

  expect(await texts('സ്വകാര്യമായിരിക്കാം')).toEqual([own]);
  expect(await texts('അത് പ്രൈവറ്റ് (private) ആയിരിക്കാം, ')).toHaveLength(2);
});

// @trust upgrade
test('an entry of the release before that YouTube was never asked about has 0 views; a dropped count stays unknown', async () => {
  const dataSource = await connect();
  await migrate(dataSource);
  let undone: string | null;
  do undone = await undoLastMigration(dataSource);
  while (undone !== 'FirstViews1767000000090');
  await dataSource.query(
    `insert into contest_entries (contest_id, name, email, youtube_url, video_id, verification_image_url, card_image_url,
       submitted_at, view_count, views_refreshed_at, views_error)
     select contests.id, name, 'a@b.example', 'https://youtu.be/x', lpad(number::text, 11, 'v'), 'a.jpg', 'a.webp',
       now() - days * interval '1 day', count, case when count is not null then now() end, error
     from contests, (values (1, 'new', 1, null, null), (2, 'never asked', 90, null, null), (3, 'new and failed', 1, null, 'down'),
       (4, 'dropped', 90, null, 'down'), (5, 'known', 90, 7, null)) as old (number, name, days, count, error)`,
  );

  await migrate(dataSource);

  expect(
    await dataSource.query(`select name, view_count as views from contest_entries order by video_id`),
  ).toEqual([
    { name: 'new', views: 0 },
    { name: 'never asked', views: 0 },
    { name: 'new and failed', views: 0 },
    { name: 'dropped', views: null },
    { name: 'known', views: 7 },
  ]);
});
