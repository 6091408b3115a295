import type { EntryStatus } from '@paattu/shared/entry-transitions';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { createEntry, makePhoto, randomVideoId } from '../../../../test/factories/contest.js';
import { createUser } from '../../../../test/factories/users.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { Contest } from '../contests/contest.entity.js';
import { ContestEntry } from './contest-entry.entity.js';
import { EntriesService } from './entries.service.js';

let app: TestApp;
let gallery: Client;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  await app.reset();
  gallery = client(app).at('/api/contest/entries');
});

afterAll(() => app.close());

async function listNames(query: string): Promise<string[]> {
  const response = await gallery.get(query);
  expect(response.status).toBe(200);
  return (response.body as Array<{ name: string }>).map(({ name }) => name);
}

async function listRanks(query: string): Promise<Array<number | null>> {
  return ((await gallery.get(query)).body as Array<{ rank: number | null }>).map(({ rank }) => rank);
}

describe('the public list', () => {
  test('is empty at first', async () => {
    const response = await gallery.get();
    expect([response.status, response.body, response.range]).toEqual([200, [], 'entries */0']);
  });

  // @trust entry-privacy
  test('shows only approved entries, without private data', async () => {
    const entry = await createEntry(app, {
      slug: 'anjali-nair',
      status: 'approved',
      viewCount: 3_000_000_000,
      viewsRefreshedAt: new Date('2025-06-21T10:00:00Z'),
      submittedAt: new Date('2025-06-20T10:00:00Z'),
    });
    await createEntry(app, { status: 'pending', name: 'Pending' });
    await createEntry(app, { status: 'rejected', name: 'Rejected' });
    await createEntry(app, { status: 'withdrawn', name: 'Withdrawn' });
    const response = await gallery.get();
    expect(response.body).toEqual([
      {
        id: entry.id,
        slug: 'anjali-nair',
        name: 'Anjali Nair',
        videoId: entry.videoId,
        youtubeUrl: entry.youtubeUrl,
        viewCount: 3_000_000_000,
        viewsRefreshedAt: '2025-06-21T10:00:00.000Z',
        rank: 1,
        place: null,
        aiUse: null,
        photoUrl: `/api/contest/entries/${entry.id}/photo?size=card`,
        submittedAt: '2025-06-20T10:00:00.000Z',
        contestTitle: 'Cover Song Contest 2025',
        contestTitleMalayalam: 'കവർ സോങ് മത്സരം 2025',
      },
    ]);
    expect(response.text).not.toContain('@');
    expect(response.range).toBe('entries 0-0/1');
  });

  test('is in the order that the owner chose, where a page asks for it', async () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    for (const [index, name] of names.entries())
      await createEntry(app, {
        name,
        status: 'approved',
        viewCount: 10 - index,
        viewsRefreshedAt: new Date(),
        submittedAt: new Date(Date.UTC(2025, 5, 20, index)),
      });
    const { id } = await app.dataSource.manager.findOneByOrFail(Contest, {});
    const inOrder = async (galleryOrder: string) => {
      await app.asSuperuser(
        `alter table contests disable trigger contests_gallery_order_stays;
         update contests set gallery_order = '${galleryOrder}' where id = '${id}';
         alter table contests enable trigger contests_gallery_order_stays`,
      );
      await app.get(ChangeTopics).publish('entries');
      expect((await gallery.get('?sort=gallery')).headers['gallery-order']).toBe(galleryOrder);
      return listNames('?sort=gallery');
    };
    expect(await inOrder('views')).toEqual([...names].reverse());
    expect(await inOrder('submitted')).toEqual(names);
    const shuffled = await inOrder('shuffled');
    expect([...shuffled].sort()).toEqual(names);
    const pages = [await listNames('?sort=gallery&limit=4'), await listNames('?sort=gallery&offset=4')];
    expect(pages.flat()).toEqual(shuffled);
    expect(await listRanks('?sort=gallery')).toEqual(names.map(() => null));
    // Views change, and the order does not: nobody moves by buying them.
    await app.dataSource.query('update contest_entries set view_count = 100 - view_count');
    await app.get(ChangeTopics).publish('entries');
    expect(await listNames('?sort=gallery')).toEqual(shuffled);
    expect((await gallery.get('?sort=gallery')).text).toBe((await gallery.get('?sort=gallery')).text);
  });

  test('is sorted by view count, then by age, in pages that do not overlap', async () => {
    const at = (minute: number) => new Date(Date.UTC(2025, 5, 20, 10, minute));
    for (const [name, viewCount, minute] of [
      ['d', 7, 3],
      ['a', 1, 5],
      ['c', 7, 2],
      ['b', 7, 1],
      ['e', 900, 0],
      ['unknown', null, 4],
    ] as const) {
      await createEntry(app, { status: 'approved', name, viewCount, submittedAt: at(minute) });
    }
    expect(await listNames('')).toEqual(['unknown', 'a', 'd', 'c', 'b', 'e']);
    expect(await listNames('?sort=viewCount&order=asc')).toEqual(['unknown', 'a', 'd', 'c', 'b', 'e']);
    expect(await listNames('?sort=viewCount&order=desc')).toEqual(['e', 'b', 'c', 'd', 'a', 'unknown']);
    expect(await listNames('?order=desc&limit=2')).toEqual(['e', 'b']);
    expect(await listNames('?order=desc&limit=2&offset=2')).toEqual(['c', 'd']);
    expect((await gallery.get('?order=desc&limit=2&offset=4')).range).toBe('entries 4-5/6');
    expect((await gallery.get('?offset=6')).range).toBe('entries */6');
    expect(await listRanks('')).toEqual([6, 5, 4, 3, 2, 1]);
    expect(await listRanks('?limit=2&offset=2')).toEqual([4, 3]);
    expect(await listRanks('?order=desc')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await listRanks('?order=desc&limit=2&offset=2')).toEqual([3, 4]);
    expect(await listRanks('?order=desc&q=c')).toEqual([null]);
    expect(await listNames('?sort=submittedAt&order=desc')).toEqual(['a', 'unknown', 'd', 'c', 'b', 'e']);
    expect(await listRanks('?sort=submittedAt')).toEqual([null, null, null, null, null, null]);
    expect(await listNames('?sort=submittedAt&order=asc&limit=2')).toEqual(['e', 'b']);
  });

  test('ranks entries that YouTube was never asked about with 0 views, before those whose count was dropped', async () => {
    const at = (minute: number) => new Date(Date.UTC(2025, 5, 20, 10, minute));
    for (const [index, values] of [
      { name: 'dropped', viewCount: null },
      { name: 'seen', viewCount: 5 },
      { name: 'new', viewsRefreshedAt: null },
      { name: 'dropped later', viewCount: null },
      { name: 'newer', viewsRefreshedAt: null },
    ].entries())
      await createEntry(app, { status: 'approved', ...values, submittedAt: at(index) });
    const order = ['seen', 'new', 'newer', 'dropped', 'dropped later'];
    expect(await listNames('?order=desc')).toEqual(order);
    expect(await listNames('?order=asc')).toEqual(order.toReversed());
    expect(await listRanks('?order=desc')).toEqual([1, 2, 3, 4, 5]);
    expect(await listRanks('?order=asc')).toEqual([5, 4, 3, 2, 1]);
  });

  test('is searched by a part of the name, in which no character has a special meaning', async () => {
    for (const name of ['Anjali Nair', 'Meera_Nair', '100% Voice', 'അഞ്ജലി'])
      await createEntry(app, { status: 'approved', name });
    const search = async (q: string) => (await listNames(`?q=${encodeURIComponent(q)}`)).sort();

    expect(await search('  nAIR ')).toEqual(['Anjali Nair', 'Meera_Nair']);
    expect(await search('_')).toEqual(['Meera_Nair']);
    expect(await search('0%')).toEqual(['100% Voice']);
    expect(await search('അഞ്ജ')).toEqual(['അഞ്ജലി']);
    expect(await search('nobody')).toEqual([]);
    expect((await gallery.get('?q=Nair&limit=1')).range).toBe('entries 0-0/2');
    expect(await search('')).toHaveLength(4);
  });

  // @trust list-limits
  test.each([
    'sort=name',
    `q=${'a'.repeat(101)}`,
    'q=a&q=b',
    'order=up',
    'limit=0',
    'limit=101',
    'limit=1.5',
    'limit=x',
    'offset=-1',
    'order=asc&order=desc',
    'status=pending',
    'filter={}',
  ])('rejects ?%s', async (query) => {
    expect((await gallery.get(`?${query}`)).status).toBe(400);
  });

  test('shows the current contest, or the chosen one', async () => {
    const { contestId } = await createEntry(app, { status: 'approved' });
    const { manager } = app.dataSource;
    const { id: _id, createdAt: _at, ...old } = await manager.findOneByOrFail(Contest, { id: contestId });
    const ended = old.winnerAt!.getTime();
    const dates = Object.fromEntries(
      ['announceAt', 'opensAt', 'closesAt', 'votingOpensAt', 'votingClosesAt', 'winnerAt'].map(
        (name, index) => [name, new Date(ended + (index + 1) * 86_400_000)],
      ),
    );
    await manager.save(manager.create(Contest, { ...old, ...dates, title: 'Next', slug: 'next' }));
    expect(await listNames('')).toEqual([]);
    expect(await listNames('?contest=cover-song-contest-2025')).toEqual(['Anjali Nair']);
    expect(await listNames('?contest=next')).toEqual([]);
    expect((await gallery.get('?contest=unknown')).status).toBe(404);
  });

  test('has an ETag that changes with it, and must be revalidated', async () => {
    const entry = await createEntry(app, { status: 'approved' });
    const first = await gallery.get();
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect((await gallery.with({ 'if-none-match': etag }).get()).status).toBe(304);
    await app.dataSource.manager.update(ContestEntry, entry.id, {
      viewCount: 1,
      viewsRefreshedAt: new Date(),
    });
    await app.get(ChangeTopics).publish('entries');
    const next = await gallery.with({ 'if-none-match': etag }).get();
    expect([next.status, (next.body as Array<{ viewCount: number }>)[0]?.viewCount]).toEqual([200, 1]);
  });

  test('needs no query while nothing changes', async () => {
    await gallery.get();
    const query = jest.spyOn(app.dataSource.manager, 'findAndCount');
    await gallery.get();
    expect(query).not.toHaveBeenCalled();
    await gallery.get('?order=desc');
    expect(query).toHaveBeenCalledTimes(1);
  });
});

describe('a photo', () => {
  async function importEntry(status: EntryStatus): Promise<ContestEntry> {
    return app.get(EntriesService).importEntry({
      name: 'Ravi',
      email: 'ravi@visitor.example',
      youtubeUrl: `https://youtu.be/${randomVideoId()}`,
      status,
      viewCount: null,
      viewsRefreshedAt: null,
      submittedAt: new Date(),
      photo: await makePhoto(),
    });
  }

  const getPhoto = (id: string, query = '', sender = gallery) => sender.get(`/${id}/photo${query}`);

  // @trust media-headers
  test('of an approved entry is sent in both sizes, with a sandboxing policy', async () => {
    const { id } = await importEntry('approved');
    for (const [query, type, magic] of [
      ['', 'image/jpeg', 'ffd8ff'],
      ['?size=full', 'image/jpeg', 'ffd8ff'],
      ['?size=card', 'image/webp', '524946'],
    ] as const) {
      const response = await getPhoto(id, query);
      expect(response.status).toBe(200);
      expect(response.bytes.subarray(0, 3).toString('hex')).toBe(magic);
      expect(response.headers).toMatchObject({
        'content-type': type,
        'content-length': String(response.bytes.length),
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const again = await getPhoto(
        id,
        query,
        gallery.with({ 'if-none-match': String(response.headers.etag) }),
      );
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
    const head = await gallery.send('HEAD', `/${id}/photo`);
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });

  // @trust entry-privacy
  test.each(['pending', 'rejected', 'withdrawn'] as const)(
    'of a %s entry is only for the owner',
    async (status) => {
      const { id, photoKey } = await importEntry('pending');
      const withdrawn =
        status === 'withdrawn' ? { withdrawnAt: new Date(), withdrawnFrom: 'approved' as const } : {};
      await app.dataSource.manager.update(ContestEntry, id, { status, ...withdrawn });
      const etag = `"${photoKey?.split('/').at(-1)}"`;
      const owner = gallery.as(await createUser(app, { owner: true }));
      const visitor = gallery.as(await createUser(app, { verified: true }));
      for (const stranger of [gallery, gallery.with({ 'if-none-match': etag }), visitor]) {
        expect((await getPhoto(id, '', stranger)).status).toBe(404);
        expect((await getPhoto(id, '?size=card', stranger)).status).toBe(404);
      }
      expect((await getPhoto(id, '', owner)).status).toBe(200);
      expect((await getPhoto(id, '?size=card', owner)).status).toBe(200);
    },
  );

  // @trust path-traversal
  test('of an unknown entry is a 404', async () => {
    expect((await getPhoto('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const { id } = await createEntry(app, { status: 'approved' });
    expect((await getPhoto(id)).body).toEqual({ code: 'NOT_FOUND', message: 'Not found.' });
    expect((await getPhoto('..%2F..%2Fetc%2Fpasswd')).status).toBe(404);
    expect((await getPhoto(id, '?size=..')).status).toBe(400);
  });
});
