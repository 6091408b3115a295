import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { client } from '../../../../test/client.js';
import { createEntry, currentContest, makePhoto, randomVideoId } from '../../../../test/factories/contest.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { Storage } from '../../../infra/storage/storage.js';
import { Contest } from '../contests/contest.entity.js';
import { MAX_WAITING_PICTURES } from './pictures/pictures.service.js';
import { ContestEntry } from './contest-entry.entity.js';
import { EntriesService } from './entries.service.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(() => app.reset());

afterAll(() => app.close());

async function importEntry(name: string, photo?: Buffer): Promise<ContestEntry> {
  return app.get(EntriesService).importEntry({
    name,
    email: 'ravi@visitor.example',
    youtubeUrl: `https://youtu.be/${randomVideoId()}`,
    status: 'approved',
    viewCount: null,
    viewsRefreshedAt: null,
    submittedAt: new Date(),
    photo: photo ?? (await makePhoto()),
  });
}

const getPicture = (id: string, query = '', visitor = client(app)) =>
  visitor.get(`/api/contest/entries/${id}/picture${query}`);

async function changeEntry(id: string, values: Partial<ContestEntry>): Promise<void> {
  await app.dataSource.manager.update(ContestEntry, id, values);
  await app.get(ChangeTopics).publish('entries');
}

describe('the slug of an entry', () => {
  test('is its name, with an addition for each namesake of entries that arrive at the same time', async () => {
    const names = ['Asha Menon', 'ASHA menon', 'Asha Menón'];

    const slugs = (await Promise.all(names.map((name) => importEntry(name)))).map(({ slug }) => slug);

    const namesake = expect.stringMatching(/^asha-menon-[0-9a-f]{6}$/);
    expect(slugs.sort()).toEqual(['asha-menon', namesake, namesake]);
  });

  test('is random for a name without Latin letters, and for an entry of the release before', async () => {
    const { slug } = await importEntry('ആശ മേനോൻ');
    const row = await createEntry(app);
    const stored = await app.dataSource.manager.findOneByOrFail(ContestEntry, { id: row.id });

    expect(slug).toMatch(/^entry-[0-9a-f]{6}$/);
    expect(stored.slug).toMatch(/^entry-[0-9a-f]{12}$/);
  });
});

describe('an entry at its address', () => {
  // @trust entry-privacy
  test('has its contest, its song and its neighbours by submission, and no private data', async () => {
    const at = (minute: number) => ({ submittedAt: new Date(Date.UTC(2025, 5, 20, 10, minute)) });
    const entry = await createEntry(app, { slug: 'asha', status: 'approved', viewCount: 5, ...at(2) });
    await createEntry(app, { slug: 'first', name: 'First', status: 'approved', ...at(0) });
    await createEntry(app, { slug: 'before', name: 'Before', status: 'approved', ...at(1) });
    await createEntry(app, { slug: 'rejected', status: 'rejected', ...at(3) });
    await createEntry(app, { slug: 'after', name: 'After', status: 'approved', ...at(4) });

    const response = await client(app).get('/api/entries/asha');

    expect(response.body).toEqual({
      id: entry.id,
      slug: 'asha',
      name: 'Anjali Nair',
      videoId: entry.videoId,
      youtubeUrl: entry.youtubeUrl,
      viewCount: 5,
      viewsRefreshedAt: expect.any(String),
      aiUse: null,
      place: null,
      hasResults: false,
      photoUrl: `/api/contest/entries/${entry.id}/photo?size=card`,
      submittedAt: '2025-06-20T10:02:00.000Z',
      contestTitle: 'Cover Song Contest 2025',
      contestTitleMalayalam: 'കവർ സോങ് മത്സരം 2025',
      contestSlug: 'cover-song-contest-2025',
      songTitle: 'Monsoon Letter',
      songTitleMalayalam: 'മഴക്കത്ത്',
      pictureVersion: expect.stringMatching(/^[\w-]{12}$/),
      previous: { slug: 'before', name: 'Before' },
      next: { slug: 'after', name: 'After' },
    });
  });

  test('has no neighbours when it is alone', async () => {
    await createEntry(app, { slug: 'asha', status: 'approved' });

    expect((await client(app).get('/api/entries/asha')).body).toMatchObject({ previous: null, next: null });
  });

  test('is revalidated by its ETag until an entry changes, and keeps its address under another name', async () => {
    const { id } = await createEntry(app, { slug: 'asha', status: 'approved' });
    const first = await client(app).get('/api/entries/asha');
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect((await client(app).with({ 'if-none-match': etag }).get('/api/entries/asha')).status).toBe(304);

    await changeEntry(id, { name: 'Asha Menon' });

    const next = await client(app).with({ 'if-none-match': etag }).get('/api/entries/asha');
    expect([next.status, (next.body as { name: string }).name]).toEqual([200, 'Asha Menon']);
  });

  // @trust entry-privacy
  test.each([
    { status: 'pending' },
    { status: 'rejected' },
    { status: 'withdrawn', withdrawnAt: new Date(), withdrawnFrom: 'approved' },
  ] as const)('is not found when it is $status, nor are its pages and pictures', async (changes) => {
    const { id, slug } = await importEntry('Asha');
    for (const url of [`/entries/${slug}`, `/ml/entries/${slug}`])
      expect((await client(app).get(url)).status).toBe(200);
    expect((await getPicture(id)).status).toBe(200);

    await changeEntry(id, changes);

    const [unknown, hidden] = [
      await client(app).get('/api/entries/nobody'),
      await client(app).get(`/api/entries/${slug}`),
    ];
    expect([hidden.status, hidden.body]).toEqual([404, unknown.body]);
    expect((await getPicture(id)).status).toBe(404);
    for (const url of [`/entries/${slug}`, `/ml/entries/${slug}`]) {
      const page = await client(app).get(url);
      expect([page.status, page.text.includes('Asha')]).toEqual([404, false]);
    }
    expect((await client(app).get('/sitemap.xml')).text).not.toContain(slug);
  });

  test('is in the sitemap and has a page that names its picture', async () => {
    const { id, slug } = await importEntry('Asha');
    const { pictureVersion } = (await client(app).get(`/api/entries/${slug}`)).body as {
      pictureVersion: string;
    };

    const page = await client(app).get(`/ml/entries/${slug}`);

    expect(page.text).toContain(
      `/api/contest/entries/${id}/picture?size=og&amp;lang=ml&amp;v=${pictureVersion}`,
    );
    expect((await client(app).get('/sitemap.xml')).text).toContain(`/ml/entries/${slug}</loc>`);
  });
});

describe('the picture of an entry', () => {
  // @trust media-headers
  test('is a JPEG in both sizes, kept for a day under the address with its version', async () => {
    const { id, slug } = await importEntry('Asha');
    const { pictureVersion } = (await client(app).get(`/api/entries/${slug}`)).body as {
      pictureVersion: string;
    };
    for (const [size, width, height] of [
      ['og', 1200, 630],
      ['status', 1080, 1920],
    ] as const) {
      const response = await getPicture(id, `?size=${size}&lang=ml&v=${pictureVersion}`);

      const picture = await sharp(response.bytes).metadata();
      expect([picture.format, picture.width, picture.height]).toEqual(['jpeg', width, height]);
      expect(response.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=86400, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const etag = String(response.headers.etag);
      const again = await getPicture(
        id,
        `?size=${size}&lang=ml`,
        client(app).with({ 'if-none-match': etag }),
      );
      expect([again.status, again.headers['cache-control']]).toEqual([304, 'no-cache']);
    }
    expect((await getPicture(id, '?v=another')).headers['cache-control']).toBe('no-cache');
  });

  test('gets another version with another name, photo or title', async () => {
    const { id, slug } = await importEntry('Asha');
    const version = async () =>
      ((await client(app).get(`/api/entries/${slug}`)).body as { pictureVersion: string }).pictureVersion;
    const versions = [await version()];

    await changeEntry(id, { name: 'Asha Menon' });
    versions.push(await version());
    await changeEntry(id, { cardKey: 'another.webp' });
    versions.push(await version());
    const { id: contestId } = await currentContest(app);
    await app.dataSource.manager.update(Contest, contestId, { songTitleMalayalam: 'മഴ' });
    await app.get(ChangeTopics).publish('entries');
    versions.push(await version());

    expect(new Set(versions).size).toBe(4);
  });

  test('is drawn once for all who ask at the same time, and once again from memory', async () => {
    const { id } = await importEntry('Asha');
    const reads = jest.spyOn(app.api.get(Storage, { strict: false }), 'stream');

    const answers = await Promise.all(Array.from({ length: MAX_WAITING_PICTURES + 5 }, () => getPicture(id)));
    answers.push(await getPicture(id));

    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.length}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(reads).toHaveBeenCalledTimes(1);
  });

  // @trust bounded-memory
  test('waits for at most ten others', async () => {
    const { id, cardKey } = await importEntry('Asha');
    const others = await Promise.all(
      Array.from({ length: MAX_WAITING_PICTURES + 2 }, (_, number) =>
        createEntry(app, { name: `Asha ${number}`, status: 'approved', cardKey }),
      ),
    );
    // The first one is drawn until its photo is there, so that the others wait or are refused.
    const storage = app.api.get(Storage, { strict: false });
    const stream = storage.stream.bind(storage);
    let sendPhotos = () => {};
    const mayBeSent = new Promise<void>((resolve) => {
      sendPhotos = resolve;
    });
    jest.spyOn(storage, 'stream').mockImplementation(async (...photo) => {
      await mayBeSent;
      return stream(...photo);
    });
    const asked = others.map((other) => getPicture(other.id));
    await Promise.race(asked);
    sendPhotos();
    const answers = await Promise.all(asked);

    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['2']);
    expect(answers.filter(({ status }) => status === 200).length).toBe(MAX_WAITING_PICTURES + 1);
    expect((await getPicture(id)).status).toBe(200);
  });

  test.each([
    ['markup', '<span size="999999">&lt;b&gt; & "Asha"</span><i>'],
    ['200 wide letters', 'W'.repeat(200)],
    ['200 letters of Malayalam', 'ശ്രീലക്ഷ്മി '.repeat(20).slice(0, 200)],
    ['letters of no font', '😀 देव 字'],
    ['joiners and soft hyphens alone', '👨\u200D👩\u200D👧 \u00AD\u200C'],
    ['a letter with 150 marks', `അ${'്'.repeat(150)}`],
    ['marks without letters', '\u0d4d\u0d3f\u200d\u0301'],
    ['both scripts and an emoji', 'Asha ആശ 😀 K. S.'],
  ])('of a name with %s is at most 300 KB', async (_, name) => {
    const noise = await sharp({
      create: {
        width: 800,
        height: 1_000,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 80 },
      },
    })
      .jpeg({ quality: 90 })
      .toBuffer();
    const { id } = await importEntry(name, noise);

    for (const size of ['og', 'status']) {
      const response = await getPicture(id, `?size=${size}`);
      expect(response.status).toBe(200);
      expect(response.bytes.length).toBeLessThanOrEqual(300_000);
    }
  });

  test.each(['size=full', 'lang=fr', `v=${'a'.repeat(21)}`, 'size=og&size=status'])(
    'rejects ?%s',
    async (query) => {
      const { id } = await createEntry(app, { status: 'approved' });

      expect((await getPicture(id, `?${query}`)).status).toBe(400);
    },
  );
});
