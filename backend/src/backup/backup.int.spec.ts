import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DataSource } from 'typeorm';
import { createEmptyDatabase, type TestDatabase } from '../../test/database.js';
import { type Config, loadConfig } from '../config/config.js';
import { dataSourceOptions, migrations } from '../database/data-source.js';
import { insertFirstContest } from '../database/migrations/base-line/first-rows.js';
import { SchemaTooOldError } from '../database/migrate.js';
import { LAST_BEFORE_BASE_LINE } from '../database/migrations/1768000000000-base-line.js';
import { migrate } from '../database/migrate.js';
import { createStorage } from '../infra/storage/create-storage.js';
import { DiskStorage } from '../infra/storage/disk-storage.js';
import { BackupError } from './backup-error.js';
import { BackupFolder, CHECKSUMS_FILE } from './backup-folder.js';
import { makeBackup } from './make-backup.js';
import { FILE_COLUMNS } from './named-files.js';
import { restoreBackup } from './restore-backup.js';

/** An empty database and an empty folder for files. */
interface Place {
  config: Config;
  database: TestDatabase;
  dataSource: DataSource;
}

let folder: string;
const places: Place[] = [];

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'paattu-backup-')), 'backup');
});

afterEach(async () => {
  jest.restoreAllMocks();
  for (const { config, dataSource, database } of places.splice(0)) {
    await dataSource.destroy();
    await database.drop();
    await rm(config.dataDir, { recursive: true });
  }
  await rm(dirname(folder), { recursive: true });
});

async function newPlace(known = migrations): Promise<Place> {
  const database = await createEmptyDatabase();
  const config = loadConfig({
    DATABASE_URL: database.url,
    DATA_DIR: await mkdtemp(join(tmpdir(), 'paattu-place-')),
    JWT_SECRET: 'tests-only-jwt-secret-0123456789abcdef',
    LINK_SECRET: 'tests-only-link-secret-0123456789abcde',
    VOTE_PEPPER: 'tests-only-vote-pepper-0123456789abcd',
  });
  const options = { ...dataSourceOptions(database.url, () => {}), migrations: known };
  const dataSource = await new DataSource(options).initialize();
  const place = { config, database, dataSource };
  places.push(place);
  return place;
}

async function newSite(known = migrations): Promise<Place> {
  const site = await newPlace(known);
  await migrate(site.dataSource);
  return site;
}

/** Creates a song's row, and its file unless `stored` is false. */
async function addSong({ dataSource, config }: Place, slug: string, { stored = true } = {}): Promise<string> {
  const key = `audio-files/owner/${slug}.mp3`;
  await dataSource.query(
    `insert into uploaded_songs (slug, title, artist, audio_file_url) values ($1, $1, 'Asha Menon', $2)`,
    [slug, key],
  );
  if (stored) await (await createStorage(config)).put(key, `the sound of ${slug}`);
  return key;
}

async function slugsOf({ dataSource }: Place): Promise<string[]> {
  const rows = await dataSource.query<Array<{ slug: string }>>(
    'select slug from uploaded_songs order by slug',
  );
  return rows.map(({ slug }) => slug);
}

async function isEmpty({ dataSource, config }: Place): Promise<boolean> {
  const tables = await dataSource.query<unknown[]>(
    `select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const files = await readdir(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return tables.length === 0 && files.every((file) => !file.isFile());
}

async function changeChecksums(change: (text: string) => string): Promise<void> {
  const path = join(folder, CHECKSUMS_FILE);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

// @trust backup-files
test('every column that names a file is part of the backup', async () => {
  const { dataSource } = await newSite();
  const columns = await dataSource.query<Array<{ name: string }>>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name like any ('{%\\\\_url,%\\\\_file}') order by name`,
  );
  const addresses = [
    'contest_entries.youtube_url',
    'contests.sponsor_url',
    'contests.tutorial_url',
    'site_settings.smtp_url',
  ];
  const keys = Object.entries(FILE_COLUMNS).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  );
  expect(columns.map(({ name }) => name)).toEqual([...addresses, ...keys].sort());
});

// @trust backup-and-restore
test('restores every kind of value', async () => {
  const site = await newSite();
  await addSong(site, 'rain');
  await site.dataSource.query(
    `update uploaded_songs set title = $1, description = $2, waveform = '{1,-2,3}', duration_seconds = 0.1 + 0.2,
       release_date = '2025-06-15', created_at = '2025-06-15 01:02:03.456789+05:30'`,
    ['മഴ\\N', 'one\ttab, one \\ and\r\n\n"lines"'],
  );
  await site.dataSource.query(
    `insert into song_interactions (song_id, interaction_type, ip_address)
     select id, 'play', '2001:db8::/64' from uploaded_songs`,
  );
  await site.dataSource.query(
    `insert into outgoing_emails (template, to_address, payload) values ('contact-message', 'a@visitor.example', '{"a": ["\\"\\n", null]}')`,
  );
  const photo = 'contest-submissions/contest-images/asha.jpg';
  await (await createStorage(site.config)).put(photo, 'a photo');
  await insertFirstContest(site.dataSource);
  await site.dataSource.query(
    `insert into contest_entries (contest_id, name, email, youtube_url, video_id, verification_image_url, card_image_url, status)
     select id, 'Asha', 'a@visitor.example', 'https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ', $1, $1, 'approved' from contests`,
    [photo],
  );
  await site.dataSource.query(
    `insert into captchas (answer_hash, expires_at) values ('\\x00ff5c', 'infinity')`,
  );
  await site.dataSource.query(
    `with act as (insert into audit_log (action, subject_kind, details_hash) values ('song.edit', 'song', sha256('മഴ')) returning id)
     insert into audit_details (audit_id, salt, before) select id, '\\x00', '{"title": "മഴ"}' from act`,
  );
  await site.dataSource.query(`insert into rate_limits (key, points) values ('passes by', 1)`);
  await makeBackup(site.config, BackupFolder.onDisk(folder));

  const place = await newPlace();
  await restoreBackup(place.config, BackupFolder.onDisk(folder));

  const tables = [
    'uploaded_songs',
    'song_interactions',
    'outgoing_emails',
    'audit_details',
    'audit_log',
    'captchas',
    'contests',
    'contest_entries',
  ];
  for (const table of tables) {
    const read = ({ dataSource }: Place) => dataSource.query(`select t::text from ${table} t order by 1`);
    expect(await read(place)).toEqual(await read(site));
  }
  expect(await place.dataSource.query('select from rate_limits')).toEqual([]);
  await expect(place.dataSource.query('delete from audit_log')).rejects.toMatchObject({ code: '42501' });
});

test('leaves out the figures of YouTube, which no copy may keep', async () => {
  const site = await newSite();
  await insertFirstContest(site.dataSource);
  await site.dataSource.query(
    `insert into contest_entries (contest_id, name, email, youtube_url, video_id, verification_image_url, card_image_url,
       view_count, views_refreshed_at, views_error)
     select id, 'Asha', 'a@visitor.example', 'https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ', 'a.jpg', 'a.webp',
       7654321, now(), 'YouTube could not be reached' from contests`,
  );
  await makeBackup(site.config, BackupFolder.onDisk(folder));

  const rows = await readFile(join(folder, 'database', 'contest_entries.copy'), 'utf8');
  expect(rows).toContain('dQw4w9WgXcQ');
  expect(rows).not.toContain('7654321');
  expect(rows).not.toContain('YouTube could not be reached');
  const place = await newPlace();
  await restoreBackup(place.config, BackupFolder.onDisk(folder));
  expect(
    await place.dataSource.query('select view_count, views_refreshed_at, views_error from contest_entries'),
  ).toEqual([{ view_count: null, views_refreshed_at: null, views_error: null }]);
});

// @trust backup-and-restore
test.each(['BaseLine1768000000000', LAST_BEFORE_BASE_LINE])(
  'a backup of an earlier release, up to %s, gets the schema of this one, with its rows',
  async (last) => {
    const site = await newSite(migrations.slice(0, 1));
    await site.dataSource.query('update migrations set name = $1', [last]);
    await addSong(site, 'rain');
    await makeBackup(site.config, BackupFolder.onDisk(folder));

    const place = await newPlace();
    await restoreBackup(place.config, BackupFolder.onDisk(folder));

    expect(await place.dataSource.query('select slug from uploaded_songs')).toEqual([{ slug: 'rain' }]);
    expect(await place.dataSource.query('select name from migrations order by id')).toEqual(
      migrations.map((migration) => ({ name: new migration().name })),
    );
    expect(
      await place.dataSource.query(
        `select column_name from information_schema.columns where table_name = 'contests' and column_name = 'approved_entry_count'`,
      ),
    ).toEqual([]);
  },
);

test('rejects a backup that is older than the release before', async () => {
  const site = await newSite(migrations.slice(0, 1));
  await site.dataSource.query(`update migrations set name = 'FilledOffers1767000000173'`);
  await makeBackup(site.config, BackupFolder.onDisk(folder));

  const place = await newPlace();
  await expect(restoreBackup(place.config, BackupFolder.onDisk(folder))).rejects.toThrow(SchemaTooOldError);
  expect(await isEmpty(place)).toBe(true);
});

test('rejects a backup of a later release', async () => {
  const site = await newSite();
  await site.dataSource.query(
    `insert into migrations (timestamp, name) values (9999999999999, 'FromTheFuture9999999999999')`,
  );
  await makeBackup(site.config, BackupFolder.onDisk(folder));

  const place = await newPlace();
  await expect(restoreBackup(place.config, BackupFolder.onDisk(folder))).rejects.toThrow(
    'FromTheFuture9999999999999',
  );
  expect(await isEmpty(place)).toBe(true);
});

// @trust backup-files
test('leaves out a song that is deleted before its file is copied', async () => {
  const site = await newSite();
  const [gone, kept] = [await addSong(site, 'gone'), await addSong(site, 'kept')];
  const stream = DiskStorage.prototype.stream;
  jest.spyOn(DiskStorage.prototype, 'stream').mockImplementationOnce(async function (this: DiskStorage, key) {
    await site.dataSource.query('delete from uploaded_songs where audio_file_url = $1', [gone]);
    await this.delete(gone);
    return stream.call(this, key);
  });

  const { files, lostFiles } = await makeBackup(site.config, BackupFolder.onDisk(folder));

  expect({ files, lostFiles }).toEqual({ files: 1, lostFiles: [] });
  const place = await newPlace();
  await restoreBackup(place.config, BackupFolder.onDisk(folder));
  expect(await slugsOf(place)).toEqual(['kept']);
  expect((await (await createStorage(place.config)).stat(kept))?.size).toBe('the sound of kept'.length);
});

// @trust backup-files
test('reports a file that the storage has lost, and backs up the rest', async () => {
  const site = await newSite();
  const lost = await addSong(site, 'lost', { stored: false });
  await addSong(site, 'kept');

  const { files, lostFiles } = await makeBackup(site.config, BackupFolder.onDisk(folder));

  expect({ files, lostFiles }).toEqual({ files: 1, lostFiles: [lost] });
  const place = await newPlace();
  await restoreBackup(place.config, BackupFolder.onDisk(folder));
  expect(await slugsOf(place)).toEqual(['kept', 'lost']);
});

test('leaves nothing of a failed backup', async () => {
  const site = await newSite();
  await addSong(site, 'rain');
  jest.spyOn(DiskStorage.prototype, 'stream').mockRejectedValueOnce(new Error('the disk is away'));
  await expect(makeBackup(site.config, BackupFolder.onDisk(folder))).rejects.toThrow('the disk is away');
  expect(await readdir(dirname(folder))).toEqual([]);
});

describe('a place stays empty when the backup', () => {
  beforeEach(async () => {
    const site = await newSite();
    await addSong(site, 'rain');
    await makeBackup(site.config, BackupFolder.onDisk(folder));
  });

  // @trust backup-checks
  test.each<[string, string, () => Promise<void>]>([
    [
      'is incomplete',
      'is not a complete backup: it has no SHA256SUMS, which is written last.',
      () => rm(join(folder, CHECKSUMS_FILE)),
    ],
    [
      'lacks a file',
      'The backup is damaged:\n  files/audio-files/owner/rain.mp3 is missing',
      () => rm(join(folder, 'files/audio-files/owner/rain.mp3')),
    ],
    [
      'has a changed file',
      'The backup is damaged:\n  files/audio-files/owner/rain.mp3 differs from its checksum',
      () => writeFile(join(folder, 'files/audio-files/owner/rain.mp3'), 'the sound of hail'),
    ],
    [
      'lacks a file that a row names',
      'The backup lacks files that its rows name: audio-files/owner/rain.mp3',
      () => changeChecksums((text) => withoutLine(text, 'rain.mp3')),
    ],
    [
      'lacks a table',
      'database/users.copy has no checksum',
      () => changeChecksums((text) => withoutLine(text, 'users.copy')),
    ],
    [
      'names a path outside of its folder',
      `SHA256SUMS has an invalid line: ${'0'.repeat(64)}  files/../../secrets.json`,
      () => changeChecksums((text) => `${text}${'0'.repeat(64)}  files/../../secrets.json\n`),
    ],
  ])('%s', async (_, message, change) => {
    await change();
    const place = await newPlace();
    const restoring = restoreBackup(place.config, BackupFolder.onDisk(folder));
    await expect(restoring).rejects.toThrow(BackupError);
    await expect(restoring).rejects.toThrow(message);
    expect(await isEmpty(place)).toBe(true);
  });
});

function withoutLine(text: string, end: string): string {
  return text
    .split('\n')
    .filter((line) => !line.endsWith(end))
    .join('\n');
}
