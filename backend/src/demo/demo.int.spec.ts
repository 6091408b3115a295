import { verify } from '@paattu/verify';
import { createTestApp, type TestApp } from '../../test/app.js';
import { client } from '../../test/client.js';
import { resultsWorkerOf } from '../../test/factories/results-worker.js';
import { OwnerAccount } from '../modules/auth/owner-account.js';
import { DemoJury } from './demo-jury.js';
import { DemoResult } from './demo-result.js';
import { DemoSeeder } from './demo-seeder.js';
import { DEMO_TEXTS } from './demo-texts.js';

const PASSWORD = 'a-password-for-tests';
const DEMO = { SEED_DEMO: 'true', OWNER_PASSWORD: PASSWORD };

let app: TestApp;

async function start(env: Record<string, string>): Promise<void> {
  app = await createTestApp({ env, isNew: true });
}

async function count(table: string): Promise<number> {
  const [row] = await app.dataSource.query<Array<{ count: number }>>(`select count(*) from ${table}`);
  return row!.count;
}

describe('the demo of 2025', () => {
  beforeAll(() => start(DEMO));
  afterAll(() => app.close());

  test('fills the song list with playable songs, newest first', async () => {
    const { body: songs } =
      await client(app).get<Array<{ title: string; audioUrl: string; durationSeconds: number }>>(
        '/api/songs',
      );

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
      const audio = await client(app).with({ range: 'bytes=0-1' }).get(audioUrl);
      expect(audio.status).toBe(206);
    }
  });

  test('has the contest and the artist of the specification, unlike any other new site', async () => {
    const pages = async (path: string) =>
      Promise.all(
        [path, `/ml${path === '/' ? '' : path}`].map(async (at) => (await client(app).get(at)).text),
      );
    const [home, malayalamHome] = await pages('/');
    expect(home).toContain('₹5,00,000');
    expect(malayalamHome).toContain('കവർ സോങ് മത്സരം 2025');
    expect(home).toContain('https://www.facebook.com/paattu.music');

    const [about, malayalamAbout] = await pages('/about');
    expect(about).toContain(DEMO_TEXTS.aboutHeading);
    expect(about).toContain('ഒരു വാക്കിൽനിന്ന് ഒരു പാട്ട്.');
    expect(about).toContain('/drawings/artist.svg');
    for (const { what } of DEMO_TEXTS.milestones) expect(about).toContain(what);
    for (const { name } of DEMO_TEXTS.valuesMalayalam) expect(malayalamAbout).toContain(name);
    expect((await client(app).get('/api/contest/rules')).body).toMatchObject({ version: { number: 1 } });
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
    // Their dates are long past: without this mark the first night would delete them.
    expect(await count('contest_entries where not is_demo')).toBe(0);
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
});

describe('the demo in the phase of submissions', () => {
  beforeAll(() => start({ ...DEMO, DEMO_PHASE: 'submissions' }));
  afterAll(() => app.close());

  const contestsByState = async () => {
    const { body: contests } =
      await client(app).get<Array<{ slug: string; title: string; titleMalayalam: string; state: string }>>(
        '/api/contests',
      );
    return contests.map(({ title, titleMalayalam, state }) => ({ title, titleMalayalam, state }));
  };

  test('has a contest that takes entries beside the archived one of 2025, and a draft', async () => {
    const [running, former, ...others] = await contestsByState();

    expect(running).toMatchObject({ state: 'open' });
    expect(running!.title).toMatch(/^Demo Cover Song Contest \d{4}$/);
    expect(running!.titleMalayalam).toMatch(/^ഡെമോ കവർ സോങ് മത്സരം \d{4}$/);
    expect(former).toMatchObject({ title: 'Cover Song Contest 2025', state: 'archived' });
    expect(others).toEqual([]);
    expect(await count(`contests where published_at is null and song_title = 'First Light'`)).toBe(1);
    expect((await client(app).get('/api/contest')).body).toMatchObject({
      songTitle: 'First Light',
      songTitleMalayalam: 'പുലരി',
      acceptsEntries: true,
    });
  });

  test('has rules in both languages, published at the announcement', async () => {
    const [en, ml] = await Promise.all(
      ['en', 'ml'].map(
        async (language) =>
          (
            await client(app).get<{
              version: { number: number; publishedAt: string };
              sections: Array<{ title: string }>;
            }>(`/api/contest/rules?language=${language}`)
          ).body,
      ),
    );
    const contest = (await client(app).get<{ announceAt: string }>('/api/contest')).body;

    expect(en!.version).toMatchObject({ number: 1, publishedAt: contest.announceAt });
    expect(ml!.version).toEqual(en!.version);
    expect(ml!.sections.length).toBe(en!.sections.length);
  });

  test('has entries in every status, decided by the moderator, with their emails', async () => {
    const running = `contest_id = (select id from contests where song_title = 'First Light' and published_at is not null)`;
    const rows = await app.dataSource.query(
      `select status, count(*), count(views_refreshed_at) as known from contest_entries where ${running} group by status order by status`,
    );

    expect(rows).toEqual([
      { status: 'approved', count: 4, known: 2 },
      { status: 'deleted', count: 1, known: 0 },
      { status: 'pending', count: 2, known: 1 },
      { status: 'rejected', count: 1, known: 0 },
    ]);
    expect(await count(`contest_entries where not ${running}`)).toBe(11);
    expect(
      await count(`entry_videos where title = 'പുലരി (First Light), cover' and checked_at is not null`),
    ).toBe(3);
    const [moderator] = await app.dataSource.query(
      `select count(*) as acts, count(*) filter (where users.email = 'moderator@demo.paattu.example') as own
       from audit_log left join users on users.id = actor_id where action like 'entry.%' and actor_id is not null`,
    );
    // The owner disapproves and deletes.
    expect(moderator).toEqual({ acts: 9, own: 7 });
    expect(await count(`outgoing_emails where template like 'entry-%'`)).toBe(8);
    expect(await count(`outgoing_emails where language = 'ml' and template like 'entry-%'`)).toBe(5);
  });

  test('has a moderator, and messages that are answered, read and unread', async () => {
    const logIn = await client(app).post('/api/auth/login', {
      email: 'moderator@demo.paattu.example',
      password: PASSWORD,
    });

    expect(logIn.status).toBe(200);
    expect(logIn.body).toMatchObject({ user: { isAdmin: false, emailVerified: true } });
    const messages = await app.dataSource.query(
      `select language, read_at is not null as read, exists (select from contact_answers where message_id = m.id) as answered
       from contact_messages m order by created_at`,
    );
    expect(messages).toEqual([
      { language: 'en', read: true, answered: true },
      { language: 'ml', read: true, answered: false },
      { language: 'en', read: false, answered: false },
    ]);
  });

  test('is the same after an interruption', async () => {
    const tables = ['uploaded_songs', 'contests', 'contest_entries', 'contact_messages', 'staff', 'users'];
    const before = await Promise.all(tables.map(count));
    await app.dataSource.query(`delete from app_state where key = 'demo'`);

    await app.get(DemoSeeder).onApplicationBootstrap();

    expect(await Promise.all(tables.map(count))).toEqual(before);
    expect((await contestsByState()).map(({ state }) => state)).toEqual(['open', 'archived']);
  });
});

describe('the demo in the phase of voting', () => {
  beforeAll(() => start({ ...DEMO, DEMO_PHASE: 'voting' }));
  afterAll(() => app.close());

  test('has votes since voting opened, each with its context and its act', async () => {
    const contest = (await client(app).get<{ id: string; state: string }>('/api/contest')).body;
    expect(contest.state).toBe('voting');
    expect(await count(`ballots where contest_id = '${contest.id}' and state = 'counted'`)).toBe(310);
    expect(await count('ballots join ballot_contexts on ballot_id = id')).toBe(310);
    expect(
      await count(
        `ballots join contests on contests.id = contest_id where counted_at not between voting_opens_at and now()`,
      ),
    ).toBe(0);
    expect(await count(`audit_log where action = 'vote.cast'`)).toBe(310);
    expect(await count('(select from ballots group by entry_id) voted')).toBe(4);
  });

  test('adds no votes twice', async () => {
    await app.get(DemoSeeder).onApplicationBootstrap();
    expect(await count('ballots')).toBe(310);
  });
});

describe('the demo in the phase of judging', () => {
  beforeAll(() => start({ ...DEMO, DEMO_PHASE: 'judging' }));
  afterAll(() => app.close());

  test('has votes from before the close, and a jury in the middle of the final', async () => {
    const contest = (await client(app).get<{ id: string; state: string }>('/api/contest')).body;
    expect(contest.state).toBe('judging');
    expect(
      await count(
        `ballots join contests on contests.id = contest_id where counted_at between voting_opens_at and voting_closes_at`,
      ),
    ).toBe(310);
    const entries = await count(`contest_entries where contest_id = '${contest.id}' and status = 'approved'`);
    const marks = await app.dataSource.query<Array<{ name: string; submitted: number; assigned: number }>>(
      `select name, count(*) filter (where state = 'submitted')::integer as submitted, count(*)::integer as assigned
       from judges join jury_assignments on judge_id = judges.id group by name order by submitted desc`,
    );
    expect(marks).toEqual(
      ['One', 'Two', 'Three', 'Four'].map((name, index) => ({
        name: `Demo Judge ${name}`,
        submitted: Math.round([1, 0.75, 0.5, 0][index]! * entries),
        assigned: entries,
      })),
    );
  });

  test('adds no jury twice', async () => {
    await app.get(DemoSeeder).onApplicationBootstrap();
    expect(await count('judges')).toBe(4);
    expect(await count(`audit_log where action = 'judge.accept'`)).toBe(4);
  });

  test('goes on with a jury that was interrupted after its invitations', async () => {
    const contest = (await client(app).get<{ id: string }>('/api/contest')).body;
    const ownerId = await app.get(OwnerAccount).findId();
    await app.asSuperuser('truncate jury_rounds cascade');
    await app.dataSource.query(`update judges set accepted_at = null where name = 'Demo Judge Four'`);
    await app.get(DemoJury).seed(contest.id, ownerId!);
    expect(await count('judges where accepted_at is not null')).toBe(4);
    expect(await count('jury_rounds')).toBe(1);
  });
});

describe('the demo in the phase of the result', () => {
  beforeAll(() => start({ ...DEMO, DEMO_PHASE: 'decided' }));
  afterAll(() => app.close());

  /** As the worker does. */
  async function announce(): Promise<void> {
    const { sealer, bundles, announcements } = resultsWorkerOf(app);
    await sealer.run();
    await bundles.complete();
    await announcements.announceDue();
  }

  test('has a certified result, which the worker announces, and whose files verify', async () => {
    expect((await client(app).get('/api/contest')).body).toMatchObject({
      state: 'decided',
      hasResults: false,
    });
    // A score quarantines 66 of the votes that a program wrote. The owner quarantines four more, and keeps those of their groups aside.
    expect(await count(`fraud_actions where ballots = 24`)).toBe(1);
    expect(await count(`audit_log where action = 'votes.quarantine' and data @> '{"votes": 4}'`)).toBe(1);
    await announce();
    const contest = (await client(app).get<{ slug: string; winner: { name: string } | null }>('/api/contest'))
      .body;
    const results = `/api/contests/${contest.slug}/results`;
    const { body: result } = await client(app).get<{
      judges: number;
      totals: { counted: number; void: { suspicious: number } };
      waivers: Array<{ blocker: string; reason: string }>;
      lines: Array<{ place: number; entry: { name: string } }>;
      files: Array<{ name: string }>;
    }>(results);
    expect(result).toMatchObject({
      judges: 4,
      parts: ['rendition', 'engagement', 'votes'],
      totals: { asked: 310, counted: 240, withdrawn: 0, void: { suspicious: 70, entryLeft: 0 } },
      waivers: [{ blocker: 'quarantined-votes', reason: expect.stringMatching(/^Demo data: /) as string }],
      others: [],
    });
    expect(result.lines[0]!.entry.name).toBe(contest.winner?.name);
    const files = result.files.map(async ({ name }) => [
      name,
      new Uint8Array((await client(app).get(`${results}/1/files/${name}`)).bytes),
    ]);
    const { fault, lines } = await verify(
      Object.fromEntries(await Promise.all(files)) as Parameters<typeof verify>[0],
    );
    expect(fault).toBeNull();
    expect(lines.length).toBe(result.lines.length);
    expect(await count(`outgoing_emails where template = 'result-entrant'`)).toBe(lines.length);
  });

  test('certifies no result twice', async () => {
    await app.get(DemoSeeder).onApplicationBootstrap();
    const contest = (await client(app).get<{ id: string }>('/api/contest')).body;
    const ownerId = await app.get(OwnerAccount).findId();
    await app.get(DemoResult).seed(contest.id, ownerId!);
    expect(await count('contest_results')).toBe(1);
    expect(await count(`audit_log where action = 'result.certify'`)).toBe(1);
  });
});

describe('the demo in the phase of the announcement', () => {
  beforeAll(() => start({ ...DEMO, DEMO_PHASE: 'announced' }));
  afterAll(() => app.close());

  test('has a contest without entries', async () => {
    const contest = (await client(app).get<{ id: string; state: string }>('/api/contest')).body;

    expect(contest.state).toBe('announced');
    expect(await count(`contest_entries where contest_id = '${contest.id}'`)).toBe(0);
    expect(await count('contest_entries')).toBe(11);
  });
});
