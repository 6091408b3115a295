import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { createUser } from '../../../../test/factories/users.js';
import { SiteSettings1768000000003 } from '../../../database/migrations/1768000000003-site-settings.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';

let app: TestApp;
let asOwner: Client;

beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://songs.asha.in' } });
  asOwner = client(app).as(await createUser(app, { owner: true }));
});

afterAll(() => app.close());

const steps = () => asOwner.at('/api/admin/first-steps');

async function left(): Promise<string[]> {
  const { body } = await steps().get<{ steps: Array<{ name: string; isDone: boolean }> }>();
  return body.steps.filter(({ isDone }) => !isDone).map(({ name }) => name);
}

async function drafts(): Promise<Record<string, string>> {
  const { body } = await steps().get<{ steps: Array<{ name: string; draft: string | null }> }>();
  return Object.fromEntries(body.steps.flatMap(({ name, draft }) => (draft === null ? [] : [[name, draft]])));
}

async function publishTexts(texts: object): Promise<void> {
  const saved = await asOwner.put('/api/admin/texts/site', texts);
  expect((await asOwner.seen(saved.body.version).post('/api/admin/texts/site/publish')).status).toBe(200);
}

test('each step is left until the site has what it asks for, and the list until it is put away', async () => {
  expect(await left()).toEqual(['artist', 'song', 'about', 'email', 'contest']);

  await publishTexts({ nameMalayalam: 'ആശ' });
  expect(await left()).toEqual(['song', 'about', 'email', 'contest']);

  await publishTexts({ nameMalayalam: 'ആശ', journey: 'I began to sing in the rain.' });
  expect(await left()).toEqual(['song', 'email', 'contest']);

  const settings = app.get(SiteSettings);
  const server = { smtpUrl: 'smtp://mail.asha.in', mailFrom: 'songs@paattu.example' };
  await settings.store(app.dataSource.manager, server);
  await settings.announce();
  // Nobody accepts that sender.
  expect(await left()).toEqual(['song', 'email', 'contest']);
  await settings.store(app.dataSource.manager, { ...server, mailFrom: 'songs@asha.in' });
  await settings.announce();
  expect(await left()).toEqual(['song', 'contest']);

  expect((await steps().get()).body.isDismissed).toBe(false);
  expect((await steps().post('/dismiss')).status).toBe(204);
  expect((await steps().get()).body.isDismissed).toBe(true);
});

test('a step whose contest or text is saved and not published names the draft, until it is published or deleted', async () => {
  await app.asSuperuser(`update site_texts set published = '{}', draft = null`);
  await app.get(SiteSettings).announce();
  expect(await drafts()).toEqual({});

  const saved = await asOwner.put('/api/admin/texts/site', { name: 'Asha' });
  expect(await drafts()).toEqual({ artist: 'site' });
  const both = await asOwner
    .seen(saved.body.version)
    .put('/api/admin/texts/site', { name: 'Asha', aboutIntro: 'I sing.' });
  expect(await drafts()).toEqual({ artist: 'site', about: 'site' });
  await asOwner.seen(both.body.version).post('/api/admin/texts/site/publish');
  expect(await drafts()).toEqual({});

  const [{ id }] = await app.dataSource.query<[{ id: string }]>(
    `insert into contests (title, time_zone, published_at) values ('Contest of the rain', 'Asia/Kolkata', null) returning id`,
  );
  expect(await drafts()).toEqual({ contest: id });
  await app.asSuperuser('delete from contests where published_at is null');
  await app.dataSource.query(
    `insert into contests (title, time_zone, published_at, is_example) values ('An example', 'Asia/Kolkata', null, true)`,
  );
  expect(await drafts()).toEqual({});
});

test('the time zone that the owner sets is that of the days of the site', async () => {
  const visitor = client(app).as(await createUser(app));
  const zone = async () => (await visitor.get('/api/time-zone')).body.timeZone;
  const before = await zone();

  expect((await asOwner.put('/api/admin/settings/time-zone', { timeZone: 'Asia/Colombo' })).status).toBe(204);

  expect(before).not.toBe('Asia/Colombo');
  expect(await zone()).toBe('Asia/Colombo');
  expect((await asOwner.get('/api/admin/settings')).body.timeZone).toBe('Asia/Colombo');
  expect((await asOwner.put('/api/admin/settings/time-zone', { timeZone: 'Asia/Kochi' })).status).toBe(400);
});

test('a site that is in use when it gets the list has put it away', async () => {
  const migration = new SiteSettings1768000000003();
  await app.asSuperuser('delete from site_settings');
  const runner = app.dataSource.createQueryRunner();
  const statements: string[] = [];
  jest.spyOn(runner, 'query').mockImplementation((sql: string) => Promise.resolve(statements.push(sql)));
  await migration.up(runner);
  await runner.release();

  for (const sql of statements.filter((sql) => sql.startsWith('insert into site_settings')))
    await app.asSuperuser(sql);
  await app.get(SiteSettings).announce();

  expect((await steps().get()).body.isDismissed).toBe(true);
});
