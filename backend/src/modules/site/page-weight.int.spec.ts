import { createTestApp, type TestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { createEntry } from '../../../test/factories/contest.js';
import { createJudgedContest } from '../../../test/factories/results.js';
import { resultsWorkerOf } from '../../../test/factories/results-worker.js';
import { createSong } from '../../../test/factories/songs.js';
import { createUser } from '../../../test/factories/users.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { ResultsService } from '../contest/results/results.service.js';
import { hashOfResult, readFiles } from '../contest/results/stored-result.js';

const MANY = 100;
/** Of the entries: a jury marks no more of them by hand. */
const FINALISTS = 20;
/** Bytes of a page's HTML before compression: a slow phone parses all of them. */
const MAX_BYTES = 250_000;

const VERSE = 'മഴയുടെ കത്ത് വന്നു, നീ വായിച്ചില്ല\nപുഴയുടെ പാട്ട് വന്നു, നീ കേട്ടില്ല\n';
const COLORS = { isDark: true, ground: '#0d4636', ink: '#fbf7ee', wave: '#608e7a' };
const GROUND = { day: COLORS, night: COLORS };

let app: TestApp;
let slug: string;

beforeAll(async () => {
  app = await createTestApp();
  for (let n = 1; n <= MANY; n += 1) {
    const cover = `covers/${n}.jpg`;
    await createSong(app, {
      slug: `the-letter-that-the-rain-wrote-${n}`,
      title: `The Letter That the Rain Wrote ${n}`,
      titleMalayalam: `മഴ എഴുതിയ കത്ത് ${n}`,
      description: `${VERSE}\n`.repeat(12),
      story: `${VERSE}\n`.repeat(12),
      storyMalayalam: `${VERSE}\n`.repeat(12),
      releaseDate: '2025-06-17',
      audioFileUrl: `audio-files/${n}.mp3`,
      audioMimeType: 'audio/mpeg',
      audioHash: String(n).padStart(64, '0'),
      durationSeconds: 214.6,
      coverImageUrl: cover,
      coverPageUrl: cover,
      coverCardUrl: `covers/${n}.webp`,
      grounds: { cover, choices: [GROUND], chosen: 0 },
      lyricsFileUrl: `lyrics/${n}.txt`,
      processing: 'done',
    });
  }
  await createResult();
  for (const topic of ['songs', 'entries'] as const) app.get(ChangeTopics).notify(topic);
});

afterAll(() => app.close());

/** A contest with many entries, whose result is public and has the finalists. */
async function createResult(): Promise<void> {
  const { contest } = await createJudgedContest(
    app,
    Array.from({ length: FINALISTS }, () => 0),
  );
  const owner = await createUser(app, { owner: true });
  const results = app.get(ResultsService);
  await results.propose(contest.id, { reason: null, reasonMalayalam: null }, owner.id);
  const [proposal] = await app.dataSource.query<[{ id: string }]>('select id from contest_results');
  const hash = hashOfResult(await readFiles(app.dataSource.manager, proposal.id));
  await results.certify(contest.id, { title: contest.title, hash }, owner.id);
  await app.dataSource.query('update contests set winner_at = site_now() where id = $1', [contest.id]);
  const { sealer, bundles, announcements } = resultsWorkerOf(app);
  await sealer.run();
  await bundles.complete();
  await announcements.announceDue();
  for (let n = FINALISTS + 1; n <= MANY; n += 1)
    await createEntry(app, {
      name: `Entrant ${n}`,
      status: 'approved',
      viewCount: n,
      viewsRefreshedAt: new Date(),
    });
  slug = contest.slug;
}

test.each(['/songs', '/', '/entries', '/contests', '/contests/:slug', '/contests/:slug/results'])(
  `%s is small with ${MANY} songs and entries, in both languages`,
  async (page) => {
    const path = page.replace(':slug', slug);
    for (const address of [path, `/ml${path}`.replace(/\/$/, '')]) {
      const { status, text } = await client(app).with({ accept: 'text/html' }).get(address);
      expect(status).toBe(200);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
    }
  },
);

test('the list has the title of each song, and the lyrics are on the page of the song alone', async () => {
  const browser = client(app).with({ accept: 'text/html' });
  const list = (await browser.get('/songs')).text;
  const song = (await browser.get('/songs/the-letter-that-the-rain-wrote-7')).text;
  for (let n = 1; n <= MANY; n += 1)
    expect(list).toContain(`href="/songs/the-letter-that-the-rain-wrote-${n}"`);
  // Two lines of each song, in the data; the first cards show them too.
  expect(list.split('നീ കേട്ടില്ല').length - 1).toBeLessThan(2 * MANY);
  expect(song.split('class="line">പുഴയുടെ പാട്ട് വന്നു, നീ കേട്ടില്ല<').length - 1).toBe(12);
});

test('a page has the path of each icon once', async () => {
  const { text } = await client(app).with({ accept: 'text/html' }).get('/songs');
  expect(text.split('<symbol id="icon-heart"')).toHaveLength(2);
  expect(text).toContain('<use href="#icon-heart">');
  expect(text.replaceAll(/<symbol .*?<\/symbol>/gs, '')).not.toContain('<path');
});
