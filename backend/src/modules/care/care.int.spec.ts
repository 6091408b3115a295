import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client } from '../../../test/client.js';
import { emailsTo } from '../../../test/factories/emails.js';
import { eventually } from '../../../test/eventually.js';
import { createUser } from '../../../test/factories/users.js';
import { unzip } from '../../../test/unzip.js';
import { zip } from '../../../test/zip.js';
import { BackupFolder, CHECKSUMS_FILE } from '../../backup/backup-folder.js';
import { readVerified } from '../../backup/checksums.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { LOCKS, tryLockConnection, unlock } from '../../database/locks.js';
import { ErasureJournal, JOURNAL_FILE } from '../../infra/storage/erasure-journal.js';
import { DiskStorage } from '../../infra/storage/disk-storage.js';
import { Storage } from '../../infra/storage/storage.js';
import { SiteSettings } from '../../infra/settings/site-settings.js';
import { MailingService } from '../mailing/mailing.service.js';
import type { BackupDto, CareDto } from './care.dto.js';
import { timeOfBackup } from './backup-name.js';
import { BackupAlertsSweep } from './jobs/backup-alerts.sweep.js';
import { BackupsSweep } from './jobs/backups.sweep.js';
import { OtherBackupsSweep } from './jobs/other-backups.sweep.js';
import { TidyingSweep } from './jobs/tidying.sweep.js';
import { BackupUploads } from './uploads/backup-uploads.service.js';
import { ReleaseLookUp } from './release-look-up.service.js';
import { verifyDue } from './verify-due.js';

const OWNER = 'owner@paattu.example';
const ERASURE = { at: '2026-11-25T02:41:00.000Z', what: 'audit-details', id: '42' } as const;

let app: TestApp;
let config: Config;
let care: Client;
let folder: string;
let alerts: BackupAlertsSweep;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paattu-backups-'));
  app = await createTestApp({ env: { BACKUP_DIR: folder, RELEASES_URL: 'http://127.0.0.1:9/newest' } });
  config = app.api.get<Config>(CONFIG, { strict: false });
  care = client(app)
    .as(await createUser(app, { owner: true, email: OWNER }))
    .at('/api/admin/care');
  // Without a worker, which would run it too.
  alerts = new BackupAlertsSweep(config, app.get(SiteSettings), app.dataSource, app.get(MailingService));
  await app.dataSource.query(
    `insert into uploaded_songs (slug, title, artist, audio_file_url) values ('rain', 'Rain', 'Asha Menon', 'audio-files/owner/rain.mp3')`,
  );
  await app.api.get(Storage, { strict: false }).put('audio-files/owner/rain.mp3', 'the sound of rain');
});
beforeEach(async () => {
  await app.asSuperuser(
    `truncate backups, outgoing_emails cascade; update care_settings set since = now() + interval '1 day', overdue_reported_at = null`,
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const newWorker = () => new BackupsSweep(config, app.dataSource);
const tidy = () => new TidyingSweep(config, app.dataSource, app.get(ErasureJournal)).run();
/** The look of a new worker for backups that have no row. */
const lookForOthers = () => new OtherBackupsSweep(config, app.dataSource).run();

async function readCare(): Promise<CareDto> {
  const { status, body } = await care.get<CareDto>('');
  expect(status).toBe(200);
  return body;
}

async function newest(): Promise<BackupDto> {
  const [backup] = (await readCare()).backups;
  if (!backup) throw new Error('there is no backup');
  return backup;
}

async function backUp(): Promise<BackupDto> {
  expect((await care.post('/backups')).status).toBe(202);
  await newWorker().run();
  await tidy();
  return newest();
}

/** Backups of earlier days, as rows alone, the oldest first. */
async function addEarlier(count: number, changes = ''): Promise<void> {
  await app.dataSource.query(
    `insert into backups (name, cause, state, begun_at, ended_at)
     select to_char(day, 'YYYY-MM-DD"T"HH24MISS"Z"'), 'night', 'done', day, day
     from generate_series(now() - make_interval(days => $1), now() - interval '1 day', interval '1 day') day`,
    [count],
  );
  if (changes) await app.dataSource.query(changes);
}

const namesOf = async () =>
  (await app.dataSource.query<Array<{ name: string }>>('select name from backups order by name')).map(
    ({ name }) => name,
  );
const subjects = async () => (await emailsTo(app, OWNER)).map(({ template }) => template);

describe('a backup', () => {
  // @trust backups-nightly
  it('is made when the owner asks for one, with all rows and files', async () => {
    const backup = await backUp();
    expect(backup).toMatchObject({ cause: 'owner', state: 'done', files: 1, lostFiles: 0, release: '1.0.0' });
    const [name = ''] = await readdir(folder);
    const rain = join(folder, name, 'files/audio-files/owner/rain.mp3');
    expect(await readFile(rain, 'utf8')).toBe('the sound of rain');
    // It contains addresses and hashes of passwords.
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    expect((await stat(rain)).mode & 0o077).toBe(0);
  });

  it('is asked for once, by two presses and two workers', async () => {
    await Promise.all([care.post('/backups'), care.post('/backups')]);
    await Promise.all([newWorker().run(), newWorker().run()]);
    expect(await namesOf()).toHaveLength(1);
    expect(await readdir(folder)).toEqual(await namesOf());
  });

  // @trust backups-nightly
  it('is made each night, and again an hour after one that failed', async () => {
    await newWorker().run();
    expect(await namesOf()).toEqual([]);
    await app.dataSource.query(`update care_settings set since = now() - interval '2 days'`);
    await app.dataSource.query(
      `insert into backups (name, cause, state, begun_at, ended_at, failure) values ('failed', 'night', 'failed', now(), now(), 'other')`,
    );
    await newWorker().run();
    expect(await namesOf()).toEqual(['failed']);
    await app.dataSource.query(`update backups set ended_at = now() - interval '61 minutes'`);
    await newWorker().run();
    await newWorker().run();
    expect(await namesOf()).toHaveLength(2);
    expect(await newest()).toMatchObject({ cause: 'night', state: 'done' });
  });

  it('keeps 14, and the last one that was verified', async () => {
    await addEarlier(
      20,
      `update backups set verification = 'good', verified_at = now() where name = (select min(name) from backups)`,
    );
    const [verified, ...others] = await namesOf();
    await mkdir(join(folder, others[0]!), { recursive: true });
    await backUp();
    expect(await namesOf()).toEqual([verified, ...others.slice(-13), ...(await readdir(folder))]);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('keeps 14 of those that this site did not make, too', async () => {
    await addEarlier(20, `update backups set cause = 'found'`);
    await backUp();
    expect(await namesOf()).toHaveLength(14 + 1);
  });

  it('keeps the rows of 14 in a former bucket, which are no backups of another site when it comes back', async () => {
    await addEarlier(
      20,
      `update backups set checksum = repeat('0', 64), place = 'https://s3.example.com/asha-backups', name = 'bucket ' || name`,
    );
    const inBucket = await namesOf();
    await addEarlier(20, `update backups set place = 'folder' where place is null`);
    await backUp();
    const names = await namesOf();
    expect(names.filter((name) => name.startsWith('bucket'))).toEqual(inBucket.slice(-14));
    expect(names).toHaveLength(14 + 14);
  });

  it('keeps the rows of the last three former buckets, and the files of all', async () => {
    for (const [place, days] of [
      ['oldest', 50],
      ['old', 40],
      ['third', 30],
      ['second', 20],
      ['first', 10],
    ] as const)
      await addEarlier(
        2,
        `update backups set place = 'https://s3.example.com/${place}', name = '${place} ' || name,
           begun_at = begun_at - interval '${days} days', verification = 'good', verified_at = now() where place is null`,
      );
    await backUp();
    const places = (await namesOf()).map((name) => name.split(' ')[0]);
    expect(places.slice(1)).toEqual(['first', 'first', 'second', 'second', 'third', 'third']);
  });

  it('that fails each hour leaves the failures of a day, and one of each other day', async () => {
    await app.dataSource.query(
      `insert into backups (name, cause, state, begun_at, ended_at, failure)
       select 'failed ' || hour, 'night', 'failed', hour, hour, 'no-room'
       from generate_series(now() - interval '10 days', now() - interval '1 hour', interval '1 hour') hour`,
    );
    jest.spyOn(DiskStorage.prototype, 'freeBytes').mockResolvedValue(1_000_000);
    expect(await backUp()).toMatchObject({ state: 'failed' });
    expect((await namesOf()).length).toBeGreaterThanOrEqual(24 + 9);
    expect((await namesOf()).length).toBeLessThanOrEqual(24 + 11);
  });

  it('copies the erasure journal beside it, and keeps what was there', async () => {
    const line = JSON.stringify({ ...ERASURE, id: '41' });
    await writeFile(join(folder, JOURNAL_FILE), `${line}\n`);
    await app.get(ErasureJournal).append(ERASURE);
    await backUp();
    const lines = (await readFile(join(folder, JOURNAL_FILE), 'utf8')).trim().split('\n');
    expect(lines).toEqual([line, JSON.stringify(ERASURE)]);
  });

  // @trust backups-crash
  it('that a crash left is removed, and says so', async () => {
    await care.post('/backups');
    await app.dataSource.query(`update backups set state = 'running', begun_at = now()`);
    const [name = ''] = await namesOf();
    await mkdir(join(folder, name, 'database'), { recursive: true });
    await newWorker().run();
    expect(await newest()).toMatchObject({ state: 'failed', failure: 'interrupted' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('whose row was lost is found again', async () => {
    const { rows, bytes, files } = await backUp();
    await app.dataSource.query('delete from backups');
    await mkdir(join(folder, '2020-01-01T040000Z/database'), { recursive: true });
    await writeFile(join(folder, '2020-01-01T040000Z/database/users.copy'), 'half');
    await mkdir(join(folder, 'holiday pictures'));
    await lookForOthers();
    expect(await newest()).toMatchObject({ cause: 'found', state: 'done', rows, bytes, files });
    expect((await readdir(folder)).filter((name) => name !== JOURNAL_FILE)).toEqual([
      ...(await namesOf()),
      'holiday pictures',
    ]);
  });

  it('of which a place has many is found, as far as they are the newest', async () => {
    await backUp();
    const [made = ''] = await namesOf();
    const names = Array.from({ length: 200 }, (_, index) => `2020-01-01T${String(100_000 + index)}Z`).filter(
      (name) => timeOfBackup(name)?.getTime(),
    );
    for (const name of names) await cp(join(folder, made), join(folder, name), { recursive: true });
    await app.dataSource.query('delete from backups');
    await lookForOthers();
    expect(await namesOf()).toEqual([...names.slice(-13), made]);
    // Others would be deleted after the next backup.
    await lookForOthers();
    expect(await namesOf()).toEqual([...names.slice(-13), made]);
  });

  it('that says it is of the future is not found: it would be the newest one for ever', async () => {
    await backUp();
    const [name = ''] = await namesOf();
    await rename(join(folder, name), join(folder, '2099-01-01T000000Z'));
    await app.dataSource.query('delete from backups');
    await lookForOthers();
    expect(await namesOf()).toEqual([]);
  });

  // @trust backups-full-disk
  it('is refused before it begins when there is too little room', async () => {
    jest.spyOn(DiskStorage.prototype, 'freeBytes').mockResolvedValue(1_000_000);
    expect(await backUp()).toMatchObject({ state: 'failed', failure: 'no-room' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('says that the folder may not be written to', async () => {
    const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    jest.spyOn(DiskStorage.prototype, 'freeBytes').mockRejectedValue(denied);
    expect(await backUp()).toMatchObject({ state: 'failed', failure: 'not-writable', error: denied.message });
  });
});

describe('the download', () => {
  const link = (id: string) => care.post<{ path: string }>(`/backups/${id}/link`);

  it('is one ZIP of known length', async () => {
    const { id } = await backUp();
    const { body } = await link(id);
    const response = await fetch(new URL(body.path, app.url));
    const zip = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(zip.length));
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="backup-.*\.zip"$/);
    const [name = ''] = await namesOf();
    const files = unzip(zip);
    expect([...files.keys()]).toContain(`${name}/backup.json`);
    expect(String(files.get(`${name}/files/audio-files/owner/rain.mp3`))).toBe('the sound of rain');
    const acts = await app.dataSource.query(
      `select action from audit_log where subject_id = $1 order by id`,
      [id],
    );
    expect(acts).toEqual([{ action: 'backup.make' }, { action: 'backup.download' }]);
  });

  it('opens for no other backup, and for no made-up token', async () => {
    const { id } = await backUp();
    const { body } = await link(id);
    const other = body.path.replace(id, '00000000-0000-4000-8000-000000000000');
    for (const path of [other, `/api/backups/${id}?token=1765500000000-kq3r`, `${body.path}x`])
      expect((await client(app).get(path)).status).toBe(400);
  });
});

/** The start of an entry in the list of a ZIP. */
const ENTRY = Buffer.from('PK\x01\x02', 'latin1');

describe('the upload', () => {
  const send = (content: Buffer, name = 'backup') => {
    const form = new FormData();
    form.append(name, new Blob([new Uint8Array(content)]), 'backup.zip');
    return care.post<CareDto>('/backups/file', form);
  };

  /** Of a site that has lost its backup. */
  async function download(): Promise<Buffer> {
    const { id } = await backUp();
    const { body } = await care.post<{ path: string }>(`/backups/${id}/link`);
    const content = Buffer.from(await (await fetch(new URL(body.path, app.url))).arrayBuffer());
    await app.dataSource.query('delete from backups');
    await rm(folder, { recursive: true });
    await mkdir(folder);
    return content;
  }

  // @trust backup-upload
  it('brings back a backup that was downloaded', async () => {
    const { status, body } = await send(await download());
    expect(status).toBe(201);
    expect(body.backups).toMatchObject([{ cause: 'found', state: 'done', files: 1 }]);
    expect(await app.dataSource.query(`select action from audit_log order by id desc limit 1`)).toEqual([
      { action: 'backup.upload' },
    ]);
    expect(await readdir(folder)).toEqual(await namesOf());
    const [name = ''] = await namesOf();
    expect(
      await readVerified(new BackupFolder(new DiskStorage(folder, { isPrivate: true }), name)),
    ).toBeTruthy();
  });

  it('takes one that a computer has packed again, with files of its own', async () => {
    const files = [...unzip(await download())];
    const own = ['__MACOSX/._x', '.DS_Store'].map((name) => [name, Buffer.from('x')] as [string, Buffer]);
    expect((await send(zip([...own, ...files]))).status).toBe(201);
    const inner = files.map(([name, content]): [string, Buffer] => [name.replace(/^[^/]+\//, ''), content]);
    expect((await send(zip(inner))).code).toBe('BACKUP_KNOWN');
  });

  // @trust backup-upload
  it.each<[string, (whole: Buffer) => Buffer]>([
    ['cut off', (whole) => whole.subarray(0, whole.length - 100)],
    ['no ZIP', () => Buffer.from('the sound of rain')],
    ['another ZIP', () => zip([['rain.mp3', Buffer.from('the sound of rain')]])],
    [
      'changed',
      (whole) =>
        zip(
          [...unzip(whole)].map(([name, content]) => [
            name,
            name.endsWith('rain.mp3') ? Buffer.from('the sound of hail') : content,
          ]),
        ),
    ],
    [
      'of the future',
      (whole) =>
        zip(
          [...unzip(whole)].map(([name, content]) => [
            name,
            name.endsWith('backup.json')
              ? Buffer.from(String(content).replace(/"madeAt": "\d{4}/, '"madeAt": "2999'))
              : content,
          ]),
        ),
    ],
    [
      'packed with a password',
      (whole) => {
        const packed = zip([...unzip(whole)]);
        for (let at = packed.indexOf(ENTRY); at >= 0; at = packed.indexOf(ENTRY, at + 1))
          packed[at + 8]! |= 1;
        return packed;
      },
    ],
    [
      'packed with another method',
      (whole) => {
        const packed = zip([...unzip(whole)]);
        for (let at = packed.indexOf(ENTRY); at >= 0; at = packed.indexOf(ENTRY, at + 1))
          packed[at + 10] = 12;
        return packed;
      },
    ],
    ['of a path outside', (whole) => zip([...unzip(whole), ['../outside', Buffer.from('x')]])],
  ])('of a file that is %s leaves nothing', async (_, spoil) => {
    const { status, code } = await send(spoil(await download()));
    expect([status, code]).toEqual([422, 'BACKUP_UNREADABLE']);
    expect(await readdir(folder)).toEqual([]);
    expect(await namesOf()).toEqual([]);
    expect(await readdir(app.dataDir)).not.toContain('arriving-backup');
  });

  // @trust backup-upload
  it('that cannot be added to the list leaves nothing', async () => {
    const whole = await download();
    await app.asSuperuser(`alter table backups add constraint no_found check (cause <> 'found')`);
    try {
      expect((await send(whole)).status).toBe(500);
    } finally {
      await app.asSuperuser('alter table backups drop constraint no_found');
    }
    expect(await readdir(folder)).toEqual([]);
  });

  // @trust backups-full-disk
  it('is refused while there is too little room for its files', async () => {
    const whole = await download();
    jest.spyOn(DiskStorage.prototype, 'freeBytes').mockResolvedValue(1_000_000);
    const { status, code } = await send(whole);
    expect([status, code]).toEqual([507, 'INSUFFICIENT_STORAGE']);
    expect(await readdir(folder)).toEqual([]);
  });

  // @trust bounded-memory
  it('of a ZIP whose list of files would fill the memory leaves nothing', async () => {
    const long = Array.from({ length: 400 }, (_, n): [string, Buffer] => [
      `${'a'.repeat(50_000)}${n}`,
      Buffer.alloc(0),
    ]);
    expect((await send(zip([...unzip(await download()), ...long]))).code).toBe('BACKUP_UNREADABLE');
    expect(await readdir(folder)).toEqual([]);
  });

  describe('of an old backup, of which an earlier upload has left a rest,', () => {
    const OLD = '2026-01-02T040000.000Z';
    const isWhole = () => readVerified(new BackupFolder(new DiskStorage(folder, { isPrivate: true }), OLD));
    let old: Buffer;

    beforeEach(async () => {
      const files = unzip(await download());
      const [root = ''] = [...files.keys()].map((name) => name.split('/')[0]);
      const contents = String(files.get(`${root}/backup.json`));
      const changed = contents.replace(/"madeAt": ?"[^"]+"/, '"madeAt":"2026-01-02T04:00:00.000Z"');
      const sums = String(files.get(`${root}/${CHECKSUMS_FILE}`)).replace(hashOf(contents), hashOf(changed));
      files.set(`${root}/backup.json`, Buffer.from(changed));
      files.set(`${root}/${CHECKSUMS_FILE}`, Buffer.from(sums));
      old = zip([...files]);
      await mkdir(join(folder, OLD, 'database'), { recursive: true });
      await writeFile(join(folder, OLD, 'database/users.copy'), 'half');
    });

    const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

    // @trust backup-upload
    it('keeps its files from a look that has seen the rest', async () => {
      const { sizeOf } = BackupFolder.prototype;
      const sent: Array<Promise<{ status: number }>> = [];
      jest.spyOn(BackupFolder.prototype, 'sizeOf').mockImplementation(async function (
        this: BackupFolder,
        path,
      ) {
        const size = await sizeOf.call(this, path);
        if (sent.length === 0) {
          sent.push(send(old));
          await sent[0];
        }
        return size;
      });
      await lookForOthers();
      expect(await Promise.all(sent)).toMatchObject([{ status: 201 }]);
      expect(await namesOf()).toEqual([OLD]);
      expect((await isWhole()).size).toBeGreaterThan(1);
    });

    // @trust backup-upload
    it('keeps its files from a look in its middle', async () => {
      const { put } = BackupFolder.prototype;
      let looks = 0;
      jest.spyOn(BackupFolder.prototype, 'put').mockImplementation(async function (
        this: BackupFolder,
        path,
        content,
      ) {
        const stored = await put.call(this, path, content);
        if (looks++ === 0) await lookForOthers();
        return stored;
      });
      expect(await send(old)).toMatchObject({ status: 201 });
      expect(looks).toBeGreaterThan(1);
      expect((await isWhole()).size).toBeGreaterThan(1);
    });

    it('waits until a look has deleted the rest', async () => {
      const { removeAll } = BackupFolder.prototype;
      const sent: Array<Promise<{ status: number }>> = [];
      jest.spyOn(BackupFolder.prototype, 'removeAll').mockImplementation(async function (this: BackupFolder) {
        sent.push(send(old));
        // The whole ZIP has arrived.
        await eventually(async () => (await readdir(join(app.dataDir, 'arriving-backup'))).length > 0);
        await removeAll.call(this);
      });
      await lookForOthers();
      expect(await Promise.all(sent)).toMatchObject([{ status: 201 }]);
      expect((await isWhole()).size).toBeGreaterThan(1);
    });

    it('which a look deletes if no upload is under way, also a day after the last one', async () => {
      const worker = new OtherBackupsSweep(config, app.dataSource);
      await worker.run();
      expect(await readdir(folder)).toEqual([]);
      await mkdir(join(folder, OLD));
      await writeFile(join(folder, OLD, 'backup.json'), '{');
      await worker.run();
      expect(await readdir(folder)).toEqual([OLD]);
      const dayLater = performance.now() + 24 * 60 * 60_000;
      jest.spyOn(performance, 'now').mockReturnValue(dayLater);
      await worker.run();
      expect(await readdir(folder)).toEqual([]);
    });
  });

  // @trust api-killed
  it('that a killed API has left is deleted by the next start, unless another API receives it', async () => {
    const rest = join(app.dataDir, 'arriving-backup');
    await mkdir(rest);
    const connection = app.dataSource.createQueryRunner();
    expect(await tryLockConnection(connection.manager, LOCKS.backupUploads)).toBe(true);
    await app.get(BackupUploads).onApplicationBootstrap();
    expect(await readdir(app.dataDir)).toContain('arriving-backup');
    await unlock(connection.manager, LOCKS.backupUploads);
    await connection.release();
    await app.get(BackupUploads).onApplicationBootstrap();
    expect(await readdir(app.dataDir)).not.toContain('arriving-backup');
  });

  it('needs a file', async () => {
    expect((await care.post('/backups/file', new FormData())).status).toBe(400);
  });
});

describe('the verification', () => {
  const scratch = () => `${new URL(config.databaseUrl).pathname.slice(1)}_check`;
  beforeAll(() => app.asSuperuser(`create database ${scratch()} owner paattu_test_migrator`));
  afterAll(() => app.asSuperuser(`drop database if exists ${scratch()} with (force)`));

  async function makeYesterdays(): Promise<void> {
    const [name = ''] = await namesOf();
    const earlier = name.replace(/T.*/, 'T000000Z');
    await rename(join(folder, name), join(folder, earlier));
    await app.dataSource.query(`update backups set name = $1, begun_at = now() - interval '1 day'`, [
      earlier,
    ]);
  }

  // @trust backups-verified
  it('is of a backup that this site has made, if there is one', async () => {
    await backUp();
    await app.dataSource.query(
      `insert into backups (name, cause, state, begun_at, ended_at) values ('of another site', 'found', 'done', now() + interval '1 minute', now())`,
    );
    expect(await verifyDue(config, app.dataSource)).toBe(true);
    expect(await app.dataSource.query('select cause, verification from backups order by begun_at')).toEqual([
      { cause: 'owner', verification: 'good' },
      { cause: 'found', verification: null },
    ]);
  });

  // @trust backups-verified
  it('restores the newest backup into a scratch database, once a week', async () => {
    await backUp();
    expect(await verifyDue(config, app.dataSource)).toBe(true);
    expect(await newest()).toMatchObject({ verification: 'good', verificationError: null });
    await makeYesterdays();
    await backUp();
    expect(await verifyDue(config, app.dataSource)).toBe(false);
    await app.dataSource.query(
      `update backups set verified_at = now() - interval '8 days' where begun_at < now() - interval '12 hours'`,
    );
    expect(await verifyDue(config, app.dataSource)).toBe(true);
  });

  // @trust backups-verified
  it.each([
    ['a changed file', 'files/audio-files/owner/rain.mp3', 'the sound of hail'],
    ['a changed table', 'database/uploaded_songs.copy', ''],
    ['a lost list', 'SHA256SUMS', ''],
  ])('finds %s, and the next backup is verified again', async (_, path, content) => {
    await backUp();
    const [name = ''] = await namesOf();
    if (content === '') await rm(join(folder, name, path));
    else await writeFile(join(folder, name, path), content);
    expect(await verifyDue(config, app.dataSource)).toBe(true);
    expect(await newest()).toMatchObject({ verification: 'failed', verificationFailure: 'damaged' });
    expect(await verifyDue(config, app.dataSource)).toBe(false);
    await makeYesterdays();
    await backUp();
    expect(await verifyDue(config, app.dataSource)).toBe(true);
  });

  it('says which database to create when the role may not', async () => {
    await backUp();
    await app.asSuperuser(`drop database ${scratch()}`);
    expect(await verifyDue(config, app.dataSource)).toBe(true);
    expect(await newest()).toMatchObject({ verification: 'failed', verificationFailure: 'no-scratch' });
    expect((await newest()).verificationError).toContain('create database');
  });
});

describe('the owner gets an email', () => {
  const fail = (changes = '') =>
    app.dataSource.query(
      `insert into backups (name, cause, state, begun_at, ended_at, failure)
       values (gen_random_uuid()::text, 'night', 'failed', now(), now(), 'no-room') ${changes}`,
    );
  const succeed = () => addEarlier(1, `update backups set ended_at = now() where state = 'done'`);

  // @trust backups-alerts
  it('when a backup fails, once until one has succeeded', async () => {
    await fail();
    await Promise.all([alerts.run(), alerts.run()]);
    await fail();
    await alerts.run();
    expect(await subjects()).toEqual(['backup-failed']);
    await succeed();
    await fail();
    await alerts.run();
    expect(await subjects()).toEqual(['backup-failed', 'backup-failed']);
  });

  // @trust backups-alerts
  it('when a backup cannot be restored', async () => {
    await addEarlier(
      1,
      `update backups set verification = 'failed', verification_failure = 'damaged', verified_at = now()`,
    );
    await alerts.run();
    await alerts.run();
    expect(await subjects()).toEqual(['backup-unreadable']);
  });

  // @trust backups-alerts
  it('when none has succeeded for 36 hours, once until one has', async () => {
    await alerts.run();
    expect(await subjects()).toEqual([]);
    await app.dataSource.query(`update care_settings set since = now() - interval '37 hours'`);
    await care.post('/backups');
    await alerts.run();
    expect(await subjects()).toEqual([]);
    await app.dataSource.query('delete from backups');
    await alerts.run();
    await alerts.run();
    expect(await subjects()).toEqual(['backup-overdue']);
  });

  // @trust backups-alerts
  it('and knows whether she can change the bucket', async () => {
    const bucket = { region: 'us-east-1', bucket: 'asha', accessKeyId: 'asha', secretAccessKey: 'x' };
    jest.replaceProperty(config, 'backups', { ...config.backups, s3: bucket });
    await fail();
    await alerts.run();
    jest.restoreAllMocks();
    await succeed();
    await fail();
    await alerts.run();
    expect((await emailsTo(app, OWNER)).map(({ payload }) => payload)).toMatchObject([
      { isPlaceFixed: true },
      { isPlaceFixed: false },
    ]);
  });

  it('in her language', async () => {
    await app.dataSource.query(`update users set language = 'ml' where email = $1`, [OWNER]);
    await fail();
    await alerts.run();
    expect((await emailsTo(app, OWNER)).map(({ language }) => language)).toEqual(['ml']);
    await app.dataSource.query(`update users set language = 'en' where email = $1`, [OWNER]);
  });
});

describe('the look for a newer release', () => {
  const lookUp = () => app.get(ReleaseLookUp);
  const answering = (body: unknown) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body));

  it('happens once a day, and only when the owner allows it', async () => {
    const fetching = answering({ tag_name: 'v1.4.0' });
    await lookUp().lookIfDue();
    expect(fetching).not.toHaveBeenCalled();
    expect((await care.put<CareDto>('/look-up', { isOn: true })).body.lookUp).toMatchObject({
      isOn: true,
      newest: null,
    });
    await lookUp().lookIfDue();
    await lookUp().lookIfDue();
    expect(fetching).toHaveBeenCalledTimes(1);
    expect((await readCare()).lookUp).toMatchObject({ newest: '1.4.0' });
    expect((await care.put<CareDto>('/look-up', { isOn: false })).body.lookUp).toMatchObject({
      isOn: false,
      newest: null,
    });
  });

  it('takes nothing that is no version', async () => {
    answering({ tag_name: '<b>new</b>' });
    await care.put('/look-up', { isOn: true });
    await expect(lookUp().lookIfDue()).rejects.toThrow();
    expect((await readCare()).lookUp).toMatchObject({ newest: null });
  });
});
