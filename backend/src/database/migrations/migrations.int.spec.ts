import { DataSource, type DataSourceOptions } from 'typeorm';
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.js';
import { entities } from '../../entities.js';
import { dataSourceOptions, migrations } from '../data-source.js';
import { migrate, SchemaTooNewError, SchemaTooOldError, undoLastMigration } from '../migrate.js';
import {
  BaseLine1768000000000,
  LAST_BEFORE_BASE_LINE,
  MadeByThisReleaseError,
} from './1768000000000-base-line.js';
import { LinksOnThePage1768000000039 } from './1768000000039-links-on-the-page.js';
import { NewSitesAreEmpty1768000000027 } from './1768000000027-new-sites-are-empty.js';
import { insertFirstContest } from './base-line/first-rows.js';
import { NoUsualTagline1768000000042 } from './1768000000042-no-usual-tagline.js';
import { FIRST_TAGLINES, FIRST_TEXTS } from './first-texts.js';

let database: TestDatabase;
const open: DataSource[] = [];

async function connect(
  known: NonNullable<DataSourceOptions['migrations']> = migrations,
): Promise<DataSource> {
  const dataSource = await new DataSource({
    ...dataSourceOptions(database.url, () => {}),
    entities,
    migrations: known,
  }).initialize();
  open.push(dataSource);
  return dataSource;
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

// @trust upgrade
test('each migration can be undone but the base line, which leaves its rows and says why', async () => {
  const dataSource = await connect();
  await migrate(dataSource);
  await dataSource.query(`insert into uploaded_songs (slug, title, artist) values ('rain', 'Rain', 'Asha')`);
  const [baseLine, ...later] = dataSource.migrations.map(({ name }) => name);

  const undone: Array<string | null> = [];
  for (const _ of later) undone.push(await undoLastMigration(dataSource));
  await expect(undoLastMigration(dataSource)).rejects.toThrow(new MadeByThisReleaseError());

  expect(undone).toEqual(later.toReversed());
  expect(await dataSource.query('select name from migrations')).toEqual([{ name: baseLine }]);
  expect(await dataSource.query('select slug from uploaded_songs')).toEqual([{ slug: 'rain' }]);
});

test('a new site has no contest, no act and no text of an artist, also after an undo', async () => {
  const dataSource = await connect();
  const rows = () =>
    dataSource.query(
      `select (select count(*) from contests) + (select count(*) from rule_versions) + (select count(*) from audit_log)
         + (select count(*) from unsealed_acts) as rows, published, draft from site_texts`,
    );
  await migrate(dataSource);
  expect(await rows()).toEqual([{ rows: 0, published: {}, draft: null }]);

  for (const _ of dataSource.migrations.slice(1)) await undoLastMigration(dataSource);
  await migrate(dataSource);

  expect(await rows()).toEqual([{ rows: 0, published: {}, draft: null }]);
  // The guards that the migration went past are back.
  await dataSource.query(`insert into audit_log (action, subject_kind, data) values ('a.b', 'a', '{}')`);
  await expect(dataSource.query('delete from audit_log')).rejects.toThrow('audit_log rejects delete');
});

/** The position of the migration that empties new sites. */
const EMPTY_SITES = migrations.indexOf(NewSitesAreEmpty1768000000027);

// @trust upgrade
test.each([
  ['a user', `insert into users (email, display_name, password_hash) values ('a@b.example', 'Asha', 'none')`],
  ['a song', `insert into uploaded_songs (slug, title, artist) values ('rain', 'Rain', 'Asha')`],
  ['a site that has started', 'insert into site_settings (steps_dismissed_at) values (null)'],
  [
    'a contest that somebody has changed',
    `update contests set title = 'Sing', updated_at = updated_at + interval '1 day'`,
  ],
  ['an act', `insert into audit_log (action, subject_kind, data) values ('texts.save', 'texts', '{}')`],
])('%s keeps the contest of 2025, and what the code said of an artist', async (_what, sql) => {
  const before = await connect(migrations.slice(0, EMPTY_SITES));
  await migrate(before);
  await before.query(sql);
  await before.query(
    `update site_texts set published = '{"aboutIntro": "I sing."}', draft = '{"name": "Asha"}'`,
  );
  const dataSource = await connect();

  await migrate(dataSource);

  expect(await dataSource.query('select slug from contests')).toEqual([{ slug: 'cover-song-contest-2025' }]);
  expect(await dataSource.query('select published, draft from site_texts')).toEqual([
    {
      published: { ...FIRST_TEXTS, ...FIRST_TAGLINES, aboutIntro: 'I sing.' },
      draft: { ...FIRST_TEXTS, ...FIRST_TAGLINES, name: 'Asha' },
    },
  ]);
});

// @trust upgrade
test('a site in use keeps the line about the artist that it showed, in a language without one', async () => {
  const before = await connect(migrations.slice(0, migrations.indexOf(NoUsualTagline1768000000042)));
  await migrate(before);
  await before.query(
    `insert into users (email, display_name, password_hash) values ('a@b.example', 'Asha', 'none')`,
  );
  await before.query(`update site_texts set published = '{"tagline": "Songs of rain."}'`);
  const dataSource = await connect();
  await migrate(dataSource);
  const { taglineMalayalam } = FIRST_TAGLINES;
  const kept = [{ published: { tagline: 'Songs of rain.', taglineMalayalam }, draft: null }];
  expect(await dataSource.query('select published, draft from site_texts')).toEqual(kept);
});

// @trust upgrade
test('texts that the owner has emptied since stay empty after an undo and another upgrade', async () => {
  const before = await connect(migrations.slice(0, EMPTY_SITES));
  await migrate(before);
  await before.query('insert into site_settings (steps_dismissed_at) values (null)');
  const dataSource = await connect();
  await migrate(dataSource);
  await dataSource.query(`update site_texts set published = published - 'journey', draft = null`);

  for (const _ of migrations.slice(EMPTY_SITES)) await undoLastMigration(dataSource);
  await migrate(dataSource);

  const { journey: _, ...others } = FIRST_TEXTS;
  expect(await dataSource.query('select published, draft from site_texts')).toEqual([
    { published: { ...others, ...FIRST_TAGLINES }, draft: null },
  ]);
});

// @trust upgrade
test('undoing and redoing a migration keeps rows', async () => {
  const dataSource = await connect();
  await migrate(dataSource);
  await insertFirstContest(dataSource);
  await dataSource.query(
    `insert into uploaded_songs (slug, title, artist, is_address_known) values ('rain', 'Rain', 'Asha', true)`,
  );
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
  expect(before).toMatchObject({ contests: [expect.anything()], entries: [expect.anything()] });

  for (const _ of dataSource.migrations.slice(1)) await undoLastMigration(dataSource);
  await migrate(dataSource);

  expect(await rows()).toEqual(before);
});

/** What the release before has kept of an entrant who has opened a link: each is on the page of the entry. */
const TRACES = {
  'a browser in which it is open': `insert into entry_sessions (token_hash, entry_id, expires_at) select sha256('a'), id, now() from entry`,
  'a change of the address': `insert into entry_events (entry_id, action) select id, 'change-email' from entry`,
  'a change of the entry': `insert into entry_events (entry_id, action) select id, 'revise' from entry`,
  'a message of hers': `insert into entry_messages (id, entry_id, number, body) select gen_random_uuid(), id, 1, 'Hello' from entry`,
  'a request for an erasure': `insert into erasure_requests (entry_id, contest_id, expires_at) select id, contest_id, now() from entry`,
  'an answered offer': `insert into prize_offers (contest_id, entry_id, place, email_id, state, answered_at)
    select contest_id, id, 1, gen_random_uuid(), 'accepted', now() from entry`,
};

/** The position of the migration that adds links which no email has brought. */
const LINKS_ON_PAGES = migrations.indexOf(LinksOnThePage1768000000039);

// @trust upgrade
// @trust typed-address
test.each<[what: string, trace: string, isProved: boolean]>([
  ...Object.entries(TRACES).map(([what, sql]): [string, string, boolean] => [what, sql, true]),
  ['its submission', `insert into entry_events (entry_id, action) select id, 'submit' from entry`, false],
  [
    'a correction',
    `insert into entry_events (entry_id, action) select id, 'correct-email' from entry`,
    false,
  ],
  [
    'a message of a moderator',
    `insert into entry_messages (id, entry_id, number, author_id, body) select gen_random_uuid(), id, 1, gen_random_uuid(), 'Hello' from entry`,
    false,
  ],
])(
  'of an entry of the release before, %s shows whether its address is proved',
  async (_what, trace, isProved) => {
    const before = await connect(migrations.slice(0, LINKS_ON_PAGES));
    await migrate(before);
    await insertFirstContest(before);
    await before.query(
      `insert into contest_entries (contest_id, name, email, youtube_url, video_id)
     select id, 'Asha', 'a@b.example', 'https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ' from contests`,
    );
    await before.query(
      `insert into entry_links (entry_id, token_hash, expires_at) select id, sha256('link'), now() from contest_entries`,
    );
    await before.query(`with entry as (select * from contest_entries) ${trace}`);
    const dataSource = await connect();

    await migrate(dataSource);

    const [entry] = await dataSource.query(
      `select address_proved_at is not null as "isProved", is_emailed as "isEmailed"
     from contest_entries join entry_links on entry_id = contest_entries.id`,
    );
    expect(entry).toEqual({ isProved, isEmailed: true });
  },
);

// @trust typed-address
test('an undo leaves the release before no link that was shown, and no browser of an address that is not proved', async () => {
  const dataSource = await connect();
  await migrate(dataSource);
  await insertFirstContest(dataSource);
  await dataSource.query(
    `insert into contest_entries (contest_id, name, email, address_proved_at, youtube_url, video_id)
     select id, name, 'a@b.example', proved_at, 'https://youtu.be/' || video, video from contests,
       (values ('Asha', now(), 'dQw4w9WgXcQ'), ('Binu', null, 'AAAAAAAAAA7')) as entrant (name, proved_at, video)`,
  );
  await dataSource.query(
    `insert into entry_links (entry_id, token_hash, is_emailed, expires_at)
     select id, sha256(convert_to(name || is_emailed, 'utf8')), is_emailed, now() from contest_entries, (values (true), (false)) as link (is_emailed)`,
  );
  await dataSource.query(
    `insert into entry_sessions (entry_id, token_hash, expires_at) select id, sha256('browser'), now() from contest_entries`,
  );

  for (const _ of migrations.slice(LINKS_ON_PAGES)) await undoLastMigration(dataSource);

  const namesIn = async (table: string) => {
    const rows = await dataSource.query<Array<{ name: string }>>(
      `select name from ${table} join contest_entries entry on entry.id = entry_id order by name`,
    );
    return rows.map(({ name }) => name);
  };
  expect(await namesIn('entry_links')).toEqual(['Asha', 'Binu']);
  expect(await namesIn('entry_sessions')).toEqual(['Asha']);
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
  jest.spyOn(failing, 'createQueryRunner').mockReturnValueOnce(runner);
  jest
    .spyOn(runner, 'query')
    .mockImplementation((sql, parameters) =>
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

/** Makes the database as release 0.1.0 left it: the base line under the names of the migrations before. */
async function leaveAsBefore(last: string): Promise<DataSource> {
  const dataSource = await connect([BaseLine1768000000000]);
  await migrate(dataSource);
  await dataSource.query('update migrations set name = $1, timestamp = timestamp - 1', [last]);
  await dataSource.query(`insert into uploaded_songs (slug, title, artist) values ('rain', 'Rain', 'Asha')`);
  return dataSource;
}

// @trust upgrade
test('a database of the release before keeps its rows, and goes back to that release', async () => {
  await leaveAsBefore(LAST_BEFORE_BASE_LINE);
  const dataSource = await connect();
  const contests = () => dataSource.query<unknown[]>('select slug from contests');
  const names = async () =>
    (await dataSource.query<Array<{ name: string }>>('select name from migrations order by id')).map(
      ({ name }) => name,
    );

  await migrate(dataSource);

  const own = dataSource.migrations.map(({ name }) => name);
  expect(await names()).toEqual([LAST_BEFORE_BASE_LINE, ...own]);
  expect(await contests()).toEqual([{ slug: 'cover-song-contest-2025' }]);
  const undone: Array<string | null> = [];
  do undone.push(await undoLastMigration(dataSource));
  while (undone.at(-1) !== null);
  expect(undone).toEqual([...own.toReversed(), null]);
  expect(await names()).toEqual([LAST_BEFORE_BASE_LINE]);
  expect(await contests()).toEqual([{ slug: 'cover-song-contest-2025' }]);
  expect(await dataSource.query('select approved_entry_count from uploaded_songs, contests')).toHaveLength(1);
});

// @trust upgrade
test('an older database stays as it is, and the error says which release to start first', async () => {
  await leaveAsBefore('FilledOffers1767000000173');
  const dataSource = await connect();

  await expect(migrate(dataSource)).rejects.toThrow(SchemaTooOldError);

  expect(await dataSource.query('select name from migrations')).toEqual([
    { name: 'FilledOffers1767000000173' },
  ]);
});
