import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { emailsTo } from '../../../../test/factories/emails.js';
import { createUser } from '../../../../test/factories/users.js';
import { freePort } from '../../../../test/free-port.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Bucket, Config } from '../../../config/config.js';
import { storeBackupBucket } from '../../../infra/settings/backup-bucket.js';
import { BackupPlaces } from '../../../infra/storage/backup-places.js';
import type { User } from '../../auth/user.entity.js';
import type { CareDto } from '../care.dto.js';
import { BackupsSweep } from '../jobs/backups.sweep.js';
import { BackupPlace } from './backup-place.service.js';
import { tryBucket } from './try-bucket.js';

const OWNER = 'owner@paattu.example';

let app: TestApp;
let config: Config;
let care: Client;
let folder: string;
let owner: User;

async function start(env: Record<string, string> = {}): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'paattu-backups-'));
  app = await createTestApp({ env: { BACKUP_DIR: folder, ...env } });
  config = app.api.get<Config>(CONFIG, { strict: false });
  owner = await createUser(app, { owner: true, email: OWNER });
  care = client(app).as(owner).at('/api/admin/care');
}
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const typed = {
  endpoint: '',
  region: 'us-east-1',
  bucket: 'asha-backups',
  keyId: 'asha',
  secret: 'mazhakaalam',
};

/** As after a trial that succeeded. */
async function useBucket(endpoint: string): Promise<Bucket> {
  const bucket = {
    endpoint,
    region: 'us-east-1',
    bucket: 'asha-backups',
    accessKeyId: 'asha',
    secretAccessKey: 'mazhakaalam',
  };
  await storeBackupBucket(app.dataSource.manager, config, bucket);
  return bucket;
}

const backUp = () => new BackupsSweep(config, app.dataSource).run();

// @trust bucket-in-the-browser
it('keeps no bucket whose store does not answer, and says so at the field', async () => {
  await start();
  const answer = await care.put('/place/bucket', {
    ...typed,
    endpoint: `http://127.0.0.1:${await freePort()}`,
  });
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'BUCKET_SILENT', details: [{ field: 'endpoint' }] },
  });
  expect((await care.get<CareDto>('')).body).toMatchObject({ place: 'folder', bucket: null });
  expect(await app.dataSource.query('select backup_bucket from site_settings')).not.toContainEqual({
    backup_bucket: expect.any(Buffer),
  });
  expect(await emailsTo(app, OWNER)).toEqual([]);
});

it.each([
  ['no secret', { secret: undefined }, 'secret'],
  ['an address with a path', { endpoint: 'https://s3.example.com/asha' }, 'endpoint'],
  ['an address with a user', { endpoint: 'https://asha@s3.example.com' }, 'endpoint'],
  ['an address with a port that is none', { endpoint: 's3.example.com:99999' }, 'endpoint'],
  ['a region that is part of another name', { region: 'x.example.com/' }, 'region'],
  ['a bucket that is a path', { bucket: '../asha' }, 'bucket'],
])('rejects %s', async (_, changes, field) => {
  await start();
  const { status, body } = await care.put('/place/bucket', { ...typed, ...changes });
  expect([status, body.details[0].field]).toEqual([400, field]);
});

// @trust bucket-in-the-browser
it('shows no secret, stores it encrypted, and keeps it for the same store and key alone', async () => {
  await start();
  const port = await freePort();
  await useBucket(`http://127.0.0.1:${port}`);
  const { body, text } = await care.get<CareDto>('');
  expect(body).toMatchObject({ place: 'bucket', bucket: { bucket: 'asha-backups', keyId: 'asha' } });
  expect(text).not.toContain('mazhakaalam');
  const [row] = await app.dataSource.query<[{ text: string }]>(
    `select encode(backup_bucket, 'escape') as text from site_settings`,
  );
  expect(row.text).not.toContain('mazhakaalam');

  const kept = { ...typed, endpoint: `http://127.0.0.1:${port}`, secret: undefined };
  expect((await care.put('/place/bucket', kept)).code).toBe('BUCKET_SILENT');
  for (const other of [{ keyId: 'meera' }, { endpoint: 'http://127.0.0.1:1' }, { endpoint: '' }])
    expect((await care.put('/place/bucket', { ...kept, ...other })).code).toBe('MISSING_BUCKET_SECRET');
});

// @trust bucket-in-the-browser
it('goes back to the folder, which the owner hears of, and shows where each backup is', async () => {
  await start();
  await backUp();
  expect((await care.post('/backups')).status).toBe(202);
  await backUp();
  await useBucket(`http://127.0.0.1:${await freePort()}`);
  const { backups } = (await care.get<CareDto>('')).body;
  expect(backups).toMatchObject([{ state: 'done', whereabouts: 'folder', formerBucket: null }]);
  const [{ id = '' } = {}] = backups;
  expect((await care.post(`/backups/${id}/link`)).status).toBe(200);

  await app.dataSource.query(`update backups set place = 'https://s3.example.com/meera-backups'`);
  const away = (await care.get<CareDto>('')).body.backups;
  expect(away).toMatchObject([{ whereabouts: 'away', formerBucket: 's3.example.com/meera-backups' }]);
  for (const [path, body] of [['link'], ['restore', { name: 'Paattu' }]] as const)
    expect((await care.post(`/backups/${id}/${path}`, body)).code).toBe('BACKUP_ELSEWHERE');

  expect((await care.delete<CareDto>('/place/bucket')).body).toMatchObject({ place: 'folder', bucket: null });
  // Nothing changes, so nobody hears of it.
  expect((await care.delete('/place/bucket')).status).toBe(200);
  expect((await emailsTo(app, OWNER)).map(({ template }) => template)).toEqual(['backup-place-changed']);
  expect(await app.dataSource.query(`select data from audit_log where action = 'settings.backups'`)).toEqual([
    { data: { place: 'folder', bucket: null } },
  ]);
});

// @trust bucket-in-the-browser
it('is announced when backups go elsewhere, and not for a new secret of the same key; acts name the bucket alone', async () => {
  await start();
  const bucket = await useBucket('http://127.0.0.1:1');
  const place = app.api.get(BackupPlace, { strict: false });
  const countEmails = async () => (await emailsTo(app, OWNER)).length;
  await place.keep({ ...bucket, secretAccessKey: 'puzhayozhuki' }, owner);
  expect(await countEmails()).toBe(0);
  await place.keep({ ...bucket, accessKeyId: 'meera' }, owner);
  expect(await countEmails()).toBe(1);
  await place.keep({ ...bucket, accessKeyId: 'meera', endpoint: 'https://s3.example.com' }, owner);
  expect(await countEmails()).toBe(2);
  const acts = await app.dataSource.query<Array<{ data: object }>>(
    `select data from audit_log where action = 'settings.backups' order by id`,
  );
  expect(acts.map(({ data }) => data)).toEqual([
    { place: 'bucket', bucket: 'asha-backups (127.0.0.1:1)' },
    { place: 'bucket', bucket: 'asha-backups (127.0.0.1:1)' },
    { place: 'bucket', bucket: 'asha-backups (s3.example.com)' },
  ]);
});

// @trust bucket-in-the-browser
it('that is left leaves no key in the database', async () => {
  await start();
  const place = app.api.get(BackupPlace, { strict: false });
  const bucket = await useBucket('http://127.0.0.1:1');
  const secrets = () =>
    app.dataSource.query<Array<{ sealed: string }>>(
      `select encode(backup_bucket, 'hex') as sealed from site_settings where backup_bucket is not null`,
    );
  const [left] = await secrets();
  await place.keep({ ...bucket, bucket: 'meera-backups', accessKeyId: 'meera' }, owner);
  expect(await secrets()).toHaveLength(1);
  await place.keep(null, owner);
  expect(await secrets()).toEqual([]);
  const tables = await app.dataSource.query<Array<{ name: string }>>(
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables)
    for (const word of [left!.sealed, 'mazhakaalam', '"meera"', '"accessKeyId"'])
      expect(
        await app.dataSource.query(
          `select '${name}' as found from ${name} each where position($1 in each::text) > 0`,
          [word],
        ),
      ).toEqual([]);
});

it('of a backup of the release before is the bucket of that time, also once the folder is chosen', async () => {
  await start();
  await care.post('/backups');
  await backUp();
  await app.dataSource.query('update backups set place = null');
  await useBucket('http://127.0.0.1:1');
  await care.delete('/place/bucket');
  // A release before knew one place, which the bucket was.
  expect(await app.dataSource.query('select place from backups')).toEqual([
    { place: 'http://127.0.0.1:1/asha-backups' },
  ]);
});

// @trust backups-alerts
it('that does not answer fails the backup, which says so, and the folder can be chosen', async () => {
  await start();
  await useBucket(`http://127.0.0.1:${await freePort()}`);
  await care.post('/backups');
  await backUp();
  const [backup] = (await care.get<CareDto>('')).body.backups;
  expect(backup).toMatchObject({ state: 'failed', failure: 'bucket-silent', whereabouts: 'present' });
  expect(backup?.error).toMatch(/^The bucket asha-backups: /);
  await care.delete('/place/bucket');
  // Names have seconds.
  await app.dataSource.query(`update backups set name = '2026-01-01T000000Z'`);
  await care.post('/backups');
  await backUp();
  expect((await care.get<CareDto>('')).body.backups[0]).toMatchObject({
    state: 'done',
    whereabouts: 'present',
  });
});

// @trust bucket-in-the-browser
it.each([
  ['revoked', 403, 409, 'BACKUP_PLACE_REFUSED', /Please set the bucket again under “Where they go”/],
  ['busy', 503, 503, 'BACKUP_PLACE_SILENT', /took too long to answer. Please try again later/],
])(
  'that answers as with a key that is %s gives no link, and says what to do',
  async (_, answer, ...expected) => {
    await start();
    await care.post('/backups');
    await backUp();
    const store = createServer((_, response) => void response.writeHead(answer).end());
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    const { port } = store.address() as AddressInfo;
    await useBucket(`http://127.0.0.1:${port}`);
    await app.dataSource.query('update backups set place = $1', [`http://127.0.0.1:${port}/asha-backups`]);
    const [{ id = '' } = {}] = (await care.get<CareDto>('')).body.backups;
    const { status, code, body } = await care.post(`/backups/${id}/link`);
    store.close();
    const [expectedStatus, expectedCode, advice] = expected;
    expect([status, code]).toEqual([expectedStatus, expectedCode]);
    expect(body.message).toMatch(advice);
  },
);

it('of another LINK_SECRET is lost, and backups go into the folder', async () => {
  await start();
  await storeBackupBucket(
    app.dataSource.manager,
    { ...config, linkSecret: `${config.linkSecret}!` },
    { region: 'us-east-1', bucket: 'asha-backups', accessKeyId: 'asha', secretAccessKey: 'mazhakaalam' },
  );
  expect((await care.get<CareDto>('')).body).toMatchObject({ place: 'folder', isBucketLost: true });
});

it('of a variable comes first, and cannot be changed', async () => {
  await start({
    BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1',
    BACKUP_S3_BUCKET: 'meera',
    BACKUP_S3_ACCESS_KEY_ID: 'meera',
    BACKUP_S3_SECRET_ACCESS_KEY: 'puzhayozhuki',
  });
  await useBucket('http://127.0.0.1:2');
  const { body, text } = await care.get<CareDto>('');
  expect(body).toMatchObject({ place: 'bucket', isPlaceFixed: true, bucket: null });
  expect(text).not.toContain('puzhayozhuki');
  expect((await care.put('/place/bucket', typed)).code).toBe('SETTING_FIXED');
  expect((await care.delete('/place/bucket')).code).toBe('SETTING_FIXED');
});

// @trust bucket-in-the-browser
it.each([
  'https://127.0.0.1',
  'https://[::1]:9000',
  'https://169.254.169.254',
  'https://10.0.0.7',
  'https://localhost',
])('in production reaches nothing inside of the network, such as %s', async (endpoint) => {
  await start();
  const bucket = await useBucket(endpoint);
  await expect(tryBucket({ ...config, production: true }, bucket)).rejects.toMatchObject({
    code: 'BUCKET_INSIDE',
  });
});

it('in a database of the release before is the folder', async () => {
  await start();
  await app.asSuperuser('alter table site_settings drop column backup_bucket');
  expect((await BackupPlaces.read(config, app.dataSource)).present).toBe('folder');
  await app.asSuperuser('drop table site_settings cascade');
  expect((await BackupPlaces.read(config, app.dataSource)).present).toBe('folder');
});
