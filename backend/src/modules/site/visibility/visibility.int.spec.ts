import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Answer, type Client, client, type Method } from '../../../../test/client.js';
import { addFirstContest, createEntry } from '../../../../test/factories/contest.js';
import { createBallot } from '../../../../test/factories/votes.js';
import { createSong } from '../../../../test/factories/songs.js';
import { createModerator, createUser, startSession } from '../../../../test/factories/users.js';
import { isOpenBeforePublic, OPEN_BEFORE_PUBLIC } from '../../../common/http/open-before-public.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import type { User } from '../../auth/user.entity.js';

const PAGE = 'text/html,application/xhtml+xml';

let app: TestApp;
let owner: User;
let asOwner: Client;
let songId: string;

beforeAll(async () => {
  app = await createTestApp({ isNew: true });
  owner = await createUser(app, { owner: true });
  asOwner = client(app).as(owner);
  songId = (await createSong(app, { title: 'Evening Lamp' })).id;
  const texts = {
    name: 'Meera',
    nameMalayalam: 'മീര',
    tagline: 'Songs of rain',
    journey: 'It began in Kochi.',
  };
  const saved = await asOwner.put('/api/admin/texts/site', texts);
  await asOwner.seen(saved.body.version).post('/api/admin/texts/site/publish');
});

afterAll(() => app.close());

beforeEach(() => setPublic(false));

async function setPublic(isPublic: boolean): Promise<void> {
  const settings = app.get(SiteSettings);
  await settings.store(app.dataSource.manager, {
    notPublicSince: isPublic ? null : new Date(),
    lookLinkId: null,
    lookUntil: null,
  });
  await settings.announce();
}

/** The browser of a signed-in user, which sends no token for pages, pictures and songs. */
async function browserOf(user: User): Promise<Client> {
  return client(app).with({ cookie: `paattu_refresh=${(await startSession(app, user)).refreshToken}` });
}

/** Moves the contest, so that its winner is announced in that time. */
const endContest = (time: string) => {
  const dates = ['announce_at', 'opens_at', 'closes_at', 'voting_opens_at', 'voting_closes_at', 'winner_at'];
  const moved = dates.map((date) => `${date} = ${date} + (now() + interval '${time}' - winner_at)`);
  return app.asSuperuser(
    `set session_replication_role = replica; update contests set ${moved.join(', ')}, certified_at = null, result_final_at = null`,
  );
};

const page = (browser: Client, path: string) => browser.with({ accept: PAGE }).get(path);
const isClosed = ({ status, code }: Answer) => status === 403 && code === 'SITE_NOT_PUBLIC';

async function makeLink(): Promise<string> {
  const { body } = await asOwner.post('/api/admin/visibility/look-link');
  return new URL(body.lookLink.url).search;
}

/** Follows the link of the owner, as a browser does. */
async function holderOf(search: string): Promise<Client> {
  const answer = await page(client(app), `/look${search}`);
  expect([answer.status, answer.headers.location]).toEqual([302, '/']);
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/^paattu_look=.*; HttpOnly; SameSite=Lax$/);
  return client(app).with({ cookie: cookie.split(';', 1)[0] });
}

/** Each route of the server with its methods, read from the tree that Fastify prints. */
function listRoutes(): Array<{ method: Method; route: string }> {
  const parents: string[] = [];
  const tree: string = app.api.getHttpAdapter().getInstance().printRoutes();
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│ ]*[├└]── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (indent === '') return [];
    const depth = indent.length / 4 - 1;
    parents.length = depth;
    parents.push(part === '(empty root node)' ? '' : part);
    const route = parents.join('');
    return (methods?.split(', ') ?? []).map((method) => ({ method: method as Method, route }));
  });
}

describe('before the site is public', () => {
  // @trust not-public
  test('each route is closed to visitors, or listed with its reason', async () => {
    const routes = listRoutes();
    expect(routes.length).toBeGreaterThan(250);
    const unlike: string[] = [];
    for (const { method, route } of routes) {
      const path = route
        .replaceAll(/:\w+(\(\^[^)]*\))?/g, '2b1e7a44-6f0a-4d53-9a55-0d7c1f6b8e11')
        .replaceAll('*', 'x');
      const answer = await client(app).send(
        method,
        path,
        method === 'GET' || method === 'HEAD' ? undefined : {},
      );
      // The answer of HEAD has no body.
      const isRight = isOpenBeforePublic(path)
        ? !isClosed(answer)
        : method === 'HEAD'
          ? answer.status === 403
          : isClosed(answer);
      if (!isRight) unlike.push(`${method} ${route} ${answer.status}`);
    }
    expect(unlike).toEqual([]);
  });

  test('each reason is that of something which is there', async () => {
    const listed = OPEN_BEFORE_PUBLIC.flatMap(({ paths }) => paths);
    const routes = listRoutes().map(({ route }) => route);
    const pages = listed.filter(
      (path) => !routes.some((route) => route === path || route.startsWith(`${path}/`)),
    );
    const missing: string[] = [];
    for (const path of pages) {
      const answer = await page(client(app), path);
      if (answer.status !== 200) missing.push(path);
    }
    expect(missing).toEqual([]);
  });

  test.each(['/', '/songs', '/ml/about', '/sitemap.xml', '/robots.txt', '/feed.xml', '/nothing'])(
    'a visitor gets one page at %s, which says the name and nothing else of the site',
    async (path) => {
      const { status, headers, text } = await page(client(app), path);

      expect(status).toBe(403);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(text).toContain('Meera');
      expect(text).toContain('മീര');
      expect(text).toContain('Not public yet');
      expect(text).toContain('സൈറ്റ് ഇനിയും തുറന്നിട്ടില്ല');
      expect(text).toContain(`lang="${path.startsWith('/ml') ? 'ml' : 'en'}"`);
      expect(text).not.toMatch(/Evening Lamp|Songs of rain|Kochi|<script/);
    },
  );

  test('a program gets the reason as an error', async () => {
    const { status, headers, body } = await client(app).get('/api/songs');
    expect([status, headers['cache-control']]).toEqual([403, 'no-store']);
    expect(body).toEqual({ code: 'SITE_NOT_PUBLIC', message: 'This site is not public yet.' });
  });

  test('the page of the sign-in has the names alone, also for those who come after staff', async () => {
    await page(await browserOf(owner), '/auth');
    const { status, headers, text } = await page(client(app), '/auth');

    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).toContain('data-closed');
    expect(text).toContain('Meera');
    expect(text).not.toMatch(/Songs of rain|Kochi|href="\/songs"/);
    expect((await client(app).get('/api/texts')).body).toEqual({
      name: 'Meera',
      nameMalayalam: 'മീര',
      emails: 'logged',
      isNotPublic: true,
    });
  });

  test('staff see the site as it will be, under a line that says so, and no cache keeps it', async () => {
    const moderator = await createModerator(app);
    const { status, headers, text } = await page(await browserOf(owner), '/songs');

    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(text).toContain('Evening Lamp');
    expect(text).toContain('Only you and your team see this site.');
    expect(text).toContain('href="/admin/settings/site/general"');
    const theirs = await browserOf(moderator);
    expect((await page(theirs, '/ml/songs')).text).toContain('മാത്രമേ ഈ സൈറ്റ് കാണാനാകൂ');
    expect((await page(theirs, '/songs')).text).not.toContain('Make it public');
    expect((await theirs.get(`/api/songs/${songId}`)).status).toBe(200);
  });

  test('what a visitor asks for after staff is closed, with an ETag too', async () => {
    const seen = await (await browserOf(owner)).get('/api/songs');
    const again = await client(app)
      .with({ 'if-none-match': String(seen.headers.etag) })
      .get('/api/songs');
    expect(isClosed(again)).toBe(true);
  });

  // @trust not-public
  test('staff change nothing that visitors change: nobody enters or votes before others can', async () => {
    const browser = await browserOf(owner);
    expect(isClosed(await browser.as(owner).put(`/api/songs/${songId}/vote`))).toBe(true);
    expect(isClosed(await browser.post('/api/contest/entries'))).toBe(true);
  });

  test('whoever looks at the site listens and downloads, and is not counted', async () => {
    const browser = await browserOf(owner);
    for (const act of ['plays', 'downloads'])
      expect((await browser.post(`/api/songs/${songId}/${act}`)).status).toBe(204);
    expect((await browser.get(`/api/songs/${songId}`)).body).toMatchObject({
      playCount: 0,
      downloadCount: 0,
    });
    expect(isClosed(await client(app).post(`/api/songs/${songId}/plays`))).toBe(true);
  });

  test('an account of a visitor, and a session that has ended, open nothing', async () => {
    const visitor = await browserOf(await createUser(app, { verified: true }));
    const moderator = await createModerator(app);
    const theirs = await browserOf(moderator);
    await app.dataSource.query('update refresh_tokens set revoked_at = now() where user_id = $1', [
      moderator.id,
    ]);

    expect((await page(visitor, '/songs')).status).toBe(403);
    expect((await page(theirs, '/songs')).status).toBe(403);
  });

  test('invented sessions are counted', async () => {
    const stranger = client(app).from('203.0.113.9').with({ cookie: 'paattu_refresh=invented' });
    const answers = await Promise.all(Array.from({ length: 601 }, () => stranger.get('/api/songs')));
    expect(answers.filter(({ status }) => status === 429).length).toBe(1);
  });
});

describe('the link to look at the site', () => {
  test('shows it to whoever has it, to read alone', async () => {
    const holder = await holderOf(await makeLink());
    const { status, text } = await page(holder, '/songs');

    expect(status).toBe(200);
    expect(text).toContain('Evening Lamp');
    expect(text).toContain('You see it with a link from Meera.');
    expect(text).not.toContain('Make it public');
    expect((await holder.get('/api/songs')).status).toBe(200);
    expect(isClosed(await holder.post('/api/contest/entries'))).toBe(true);
    expect((await holder.get('/api/admin/visibility')).status).toBe(401);
  });

  test.each([
    ['is ended by the owner', () => asOwner.send('DELETE', '/api/admin/visibility/look-link')],
    ['is replaced by a new one', () => makeLink()],
    [
      'is over',
      async () => {
        await app.asSuperuser(`update site_settings set look_until = now() - interval '1 second'`);
        await app.get(SiteSettings).announce();
      },
    ],
  ])('opens nothing at once when it %s', async (_case, end) => {
    const search = await makeLink();
    const holder = await holderOf(search);
    await end();

    expect((await page(holder, '/songs')).status).toBe(403);
    const { status, text } = await page(client(app), `/look${search}`);
    expect(status).toBe(403);
    expect(text).toContain('The link with which you looked at this site has ended.');
  });

  test('cannot be made up', async () => {
    const key = new URLSearchParams(await makeLink()).get('key')!;
    const another = key.replace(/.{2}$/, (end) => (end === 'AA' ? 'BA' : 'AA'));
    for (const forged of ['', key.slice(1), another, `${key}&key=${key}`])
      expect((await page(client(app), `/look?key=${forged}`)).status).toBe(403);
  });

  test('is shown to the owner again for two weeks', async () => {
    const search = await makeLink();
    const { lookLink } = (await asOwner.get('/api/admin/visibility')).body;
    expect(new URL(lookLink.url).search).toBe(search);
    const days = (new Date(lookLink.until).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
  });
});

describe('the owner', () => {
  const publish = () => asOwner.put('/api/admin/visibility/public');
  const hide = () => asOwner.send('DELETE', '/api/admin/visibility/public');

  test('makes the site public, and the link ends', async () => {
    const search = await makeLink();
    expect((await publish()).status).toBe(204);

    const { status, headers, text } = await page(client(app), '/songs');
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-cache', undefined]);
    expect(text).toContain('Evening Lamp');
    expect((await page(client(app), '/auth')).text).toContain('Songs of rain');
    expect((await client(app).get('/robots.txt')).status).toBe(200);
    expect((await asOwner.get('/api/admin/visibility')).body).toEqual({
      isPublic: true,
      lookLink: null,
      runningContest: null,
      block: null,
    });
    expect((await page(client(app), `/look${search}`)).headers['set-cookie']).toBeUndefined();
  });

  test('hides it again, with what was kept of it', async () => {
    await setPublic(true);
    await page(client(app), '/songs');
    expect((await hide()).status).toBe(204);
    expect((await page(client(app), '/songs')).status).toBe(403);
  });

  test('hides no site whose contest is published, and none before the result of its entries or votes is final', async () => {
    await setPublic(true);
    await addFirstContest(app);
    await endContest('3 days');
    const runningContest = 'Cover Song Contest 2025';
    expect((await asOwner.get('/api/admin/visibility')).body).toMatchObject({
      runningContest,
      block: 'contest-runs',
    });
    // As after the restore of a backup on a new site.
    await setPublic(false);
    expect((await asOwner.get('/api/admin/visibility')).body).toMatchObject({ runningContest, block: null });
    await setPublic(true);

    expect(await hide()).toMatchObject({ status: 409, body: { code: 'CONTEST_RUNS' } });
    expect((await client(app).get('/api/songs')).status).toBe(200);

    await endContest('400 days');
    expect((await hide()).status).toBe(409);

    await endContest('-1 day');
    const entry = await createEntry(app, { status: 'rejected' });
    expect((await asOwner.get('/api/admin/visibility')).body.block).toBeNull();
    const become = (status: string) =>
      app.dataSource.query('update contest_entries set status = $2 where id = $1', [entry.id, status]);
    for (const status of ['pending', 'approved']) {
      await become(status);
      expect((await hide()).status).toBe(409);
    }
    await createBallot(app, entry);
    await become('rejected');
    expect((await hide()).status).toBe(409);
    await app.asSuperuser('update contests set result_final_at = now()');
    expect((await hide()).status).toBe(204);
  });
});

test('a site whose owner is in its variables is public from its first start', async () => {
  const site = await createTestApp({ isNew: true, env: { OWNER_PASSWORD: 'vK7-pazha-mazha-93' } });
  try {
    expect((await client(site).get('/api/songs')).status).toBe(200);
  } finally {
    await site.close();
  }
});
