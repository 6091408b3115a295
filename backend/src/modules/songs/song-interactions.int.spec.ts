import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client } from '../../../test/client.js';
import { createSong } from '../../../test/factories/songs.js';
import { createUser } from '../../../test/factories/users.js';
import { SongInteractionsService } from './song-interactions.service.js';
import { SongInteraction } from './song-interaction.entity.js';
import { Song } from './song.entity.js';
import { SongsService } from './songs.service.js';
import type { User } from '../auth/user.entity.js';

let app: TestApp;
let throughProxy: Client;

beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  throughProxy = client(app).from('127.0.0.1');
});

afterAll(() => app.close());

async function signIn(): Promise<{ user: User; listener: Client }> {
  const user = await createUser(app);
  return { user, listener: client(app).as(user) };
}

/** Creates users without sessions. */
async function createUsers(count: number): Promise<string[]> {
  const rows = await app.dataSource.query<Array<{ id: string }>>(
    `insert into users (email, display_name, password_hash)
     select gen_random_uuid() || '@visitor.example', 'Visitor', 'none' from generate_series(1, $1) returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Returns the counters of the song's row, and the counts of its interactions. */
async function countersOf(songId: string) {
  const [counted] = await app.dataSource.query<object[]>(
    `select count(*) filter (where interaction_type = 'upvote') as upvotes,
            count(*) filter (where interaction_type = 'downvote') as downvotes,
            count(*) filter (where interaction_type = 'play') as "playCount",
            count(*) filter (where interaction_type = 'download') as "downloadCount"
     from song_interactions where song_id = $1`,
    [songId],
  );
  const { upvotes, downvotes, playCount, downloadCount } = await app.dataSource.manager.findOneByOrFail(
    Song,
    {
      id: songId,
    },
  );
  return { row: { upvotes, downvotes, playCount, downloadCount }, interactions: counted };
}

async function expectCounters(songId: string, counters: Partial<Song>): Promise<void> {
  const expected = { upvotes: 0, downvotes: 0, playCount: 0, downloadCount: 0, ...counters };
  expect(await countersOf(songId)).toEqual({ row: expected, interactions: expected });
}

describe('plays and downloads', () => {
  it('count once per network address, and once per user from any address', async () => {
    const { id } = await createSong(app);
    const { user, listener } = await signIn();

    for (const kind of ['plays', 'downloads']) {
      for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '2001:db8::1']) {
        expect(await client(app).from(address).post(`/api/songs/${id}/${kind}`)).toEqual({
          status: 204,
          body: null,
        });
      }
      for (const address of ['192.0.2.1', '192.0.2.3']) {
        expect((await listener.from(address).post(`/api/songs/${id}/${kind}`)).status).toBe(204);
      }
    }

    await expectCounters(id, { playCount: 4, downloadCount: 4 });
    const rows = await app.dataSource.manager.find(SongInteraction, {
      where: { songId: id },
      order: { id: 'ASC' },
    });
    expect(rows.map((row) => [row.interactionType, row.userId, row.ipAddress, row.playCounter])).toEqual([
      ['play', null, '192.0.2.1', 1],
      ['play', null, '192.0.2.2', 2],
      ['play', null, '2001:db8::1', 3],
      ['play', user.id, '192.0.2.1', 4],
      ['download', null, '192.0.2.1', null],
      ['download', null, '192.0.2.2', null],
      ['download', null, '2001:db8::1', null],
      ['download', user.id, '192.0.2.1', null],
    ]);
  });

  it('answer with the counter of now, which a repeated one does not change', async () => {
    const [{ id }, other] = [await createSong(app), await createSong(app, { playCount: 7 })];
    const counts = async (songId: string, address: string) => {
      const answers = ['plays', 'downloads'].map((kind) =>
        client(app).from(address).post(`/api/songs/${songId}/${kind}`),
      );
      const [played, downloaded] = await Promise.all(answers);
      return [played?.headers['play-count'], downloaded?.headers['download-count']];
    };
    expect(await counts(id, '192.0.2.1')).toEqual(['1', '1']);
    expect(await counts(id, '192.0.2.2')).toEqual(['2', '2']);
    expect(await counts(id, '192.0.2.2')).toEqual(['2', '2']);
    expect(await counts(other.id, '192.0.2.2')).toEqual(['8', '1']);
  });

  it('count a listener once for 300 parallel plays', async () => {
    const { id } = await createSong(app);
    const { listener } = await signIn();
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => listener.post(`/api/songs/${id}/plays`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await expectCounters(id, { playCount: 1 });
  });

  it('number the plays of 1,000 listeners at once without gaps', async () => {
    const { id } = await createSong(app);
    await Promise.all(Array.from({ length: 1_000 }, () => client(app).post(`/api/songs/${id}/plays`)));
    await expectCounters(id, { playCount: 1_000 });
    const rows = await app.dataSource.manager.find(SongInteraction, { where: { songId: id } });
    const numbers = rows.map(({ playCounter }) => playCounter ?? 0).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 1));
  });

  // @trust network-address
  it('ignore an address that a client claims in a header', async () => {
    const { id } = await createSong(app);
    for (const forged of ['198.51.100.1', '198.51.100.2']) {
      await throughProxy.with({ 'x-forwarded-for': `${forged}, 203.0.113.9` }).post(`/api/songs/${id}/plays`);
    }
    await expectCounters(id, { playCount: 1 });
  });

  it('count invalid addresses as one listener', async () => {
    const { id } = await createSong(app);
    for (const address of ['unknown', 'x'.repeat(300)]) {
      expect(
        (await throughProxy.with({ 'x-forwarded-for': address }).post(`/api/songs/${id}/plays`)).status,
      ).toBe(204);
    }
    await expectCounters(id, { playCount: 1 });
  });

  it.each([randomUUID(), 'no-id', '..%2f..%2fetc', '%00'])('of the unknown song %s are a 404', async (id) => {
    for (const kind of ['plays', 'downloads']) {
      expect(await client(app).post(`/api/songs/${id}/${kind}`)).toEqual({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'Not found.' },
      });
    }
  });
});

describe('votes', () => {
  it('are cast, kept, rejected and removed', async () => {
    const { id } = await createSong(app);
    const { listener } = await signIn();
    const cast = (type: string) => listener.put(`/api/songs/${id}/vote`, { type });
    const remove = () => listener.delete(`/api/songs/${id}/vote`);

    const up = { status: 200, body: { upvotes: 1, downvotes: 0, type: 'upvote' } };
    expect(await cast('upvote')).toEqual(up);
    expect(await cast('upvote')).toEqual(up);
    expect(await cast('downvote')).toEqual({
      status: 409,
      body: {
        code: 'VOTE_ALREADY_CAST',
        message: 'You have already upvoted this song. Remove your current vote first.',
      },
    });
    expect(await remove()).toEqual({
      status: 200,
      body: { upvotes: 0, downvotes: 0, type: null },
    });
    expect(await remove()).toEqual({
      status: 200,
      body: { upvotes: 0, downvotes: 0, type: null },
    });
    expect(await cast('downvote')).toEqual({
      status: 200,
      body: { upvotes: 0, downvotes: 1, type: 'downvote' },
    });
    expect(await cast('upvote')).toMatchObject({
      status: 409,
      body: { message: 'You have already downvoted this song. Remove your current vote first.' },
    });
    await expectCounters(id, { downvotes: 1 });
    expect(await remove()).toEqual({ status: 200, body: { upvotes: 0, downvotes: 0, type: null } });
    await expectCounters(id, {});
  });

  // @trust own-rows, unknown-fields
  it('of another user cannot be changed', async () => {
    const { id } = await createSong(app);
    const [one, other] = [await signIn(), await signIn()];
    await one.listener.put(`/api/songs/${id}/vote`, { type: 'upvote' });

    expect(await other.listener.delete(`/api/songs/${id}/vote`)).toEqual({
      status: 200,
      body: { upvotes: 1, downvotes: 0, type: null },
    });
    expect(
      (await other.listener.put(`/api/songs/${id}/vote`, { type: 'upvote', userId: one.user.id })).status,
    ).toBe(400);
    await expectCounters(id, { upvotes: 1 });
  });

  // @trust no-proof
  it('of a user without a verified address count', async () => {
    const { id } = await createSong(app);
    const listener = client(app).as(await createUser(app, { verified: false }));
    expect(await listener.put(`/api/songs/${id}/vote`, { type: 'upvote' })).toEqual({
      status: 200,
      body: { upvotes: 1, downvotes: 0, type: 'upvote' },
    });
    await expectCounters(id, { upvotes: 1 });
  });

  it('need a session, a song and a known type', async () => {
    const { id } = await createSong(app);
    const { listener } = await signIn();
    expect((await client(app).put(`/api/songs/${id}/vote`, { type: 'upvote' })).status).toBe(401);
    expect((await client(app).delete(`/api/songs/${id}/vote`)).status).toBe(401);
    expect((await listener.put(`/api/songs/${randomUUID()}/vote`, { type: 'upvote' })).status).toBe(404);
    expect((await listener.delete(`/api/songs/${randomUUID()}/vote`)).status).toBe(404);
    for (const type of ['play', 'download', '', null, ['upvote']]) {
      expect((await listener.put(`/api/songs/${id}/vote`, { type })).status).toBe(400);
    }
    await expectCounters(id, {});
  });

  // @trust votes-at-once
  it('of one user, 1,000 at once, count once', async () => {
    const { id } = await createSong(app);
    const { listener } = await signIn();
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => listener.put(`/api/songs/${id}/vote`, { type: 'upvote' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await expectCounters(id, { upvotes: 1 });
  });

  // @trust votes-at-once
  it('of 1,000 users at once all count', async () => {
    const { id } = await createSong(app);
    const interactions = app.get(SongInteractionsService);
    const users = await createUsers(1_000);
    await Promise.all(
      users.map((userId, index) =>
        interactions.castVote(id, userId, index % 4 === 0 ? 'downvote' : 'upvote'),
      ),
    );
    await expectCounters(id, { upvotes: 750, downvotes: 250 });
  });

  // @trust opposite-votes
  it('record one of two opposite votes at once, and answer the other with 409', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id } = await createSong(app);
      const { listener } = await signIn();
      const answers = await Promise.all(
        ['upvote', 'downvote'].map((type) => listener.put(`/api/songs/${id}/vote`, { type })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { row, interactions } = await countersOf(id);
      expect(row).toEqual(interactions);
      expect(row.upvotes + row.downvotes).toBe(1);
    }
  });

  // @trust votes-during-reset
  it('keep counters equal to rows during parallel votes, removals, resets, plays and downloads', async () => {
    const { id } = await createSong(app);
    const interactions = app.get(SongInteractionsService);
    const users = await createUsers(100);
    const storm = users.flatMap((userId, index) => {
      const address = `192.0.2.${index}`;
      return Array.from({ length: 12 }, async (_, turn) => {
        const type = (index + turn) % 3 === 0 ? 'downvote' : 'upvote';
        if (turn % 3 === 2) await interactions.removeVote(id, userId);
        else
          await interactions
            .castVote(id, userId, type)
            .catch((error: { status: number }) => expect(error.status).toBe(409));
        await interactions.recordPlay(id, { userId: turn % 2 ? userId : null, address });
        await interactions.recordDownload(id, { userId, address });
        if (index % 8 === 0 && turn % 4 === 0) await app.get(SongsService).resetStatistics(id, randomUUID());
      });
    });

    await Promise.all(storm);

    const { row, interactions: counted } = await countersOf(id);
    expect(row).toEqual(counted);
    const plays = await app.dataSource.manager.find(SongInteraction, {
      where: { songId: id, interactionType: 'play' },
    });
    const numbers = plays.map(({ playCounter }) => playCounter ?? 0).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: row.playCount }, (_, index) => index + 1));
  });
});

describe('favorites', () => {
  it('are added and removed; a repetition changes nothing', async () => {
    const [first, second] = [await createSong(app), await createSong(app)];
    const { listener } = await signIn();
    const favorite = (method: 'PUT' | 'DELETE', id: string) =>
      listener.send(method, `/api/songs/${id}/favorite`);
    for (const id of [first.id, first.id, second.id]) {
      expect(await favorite('PUT', id)).toEqual({ status: 204, body: null });
    }
    await listener.put(`/api/songs/${first.id}/vote`, { type: 'downvote' });

    expect(await listener.get('/api/me/songs')).toEqual({
      status: 200,
      body: { votes: [{ songId: first.id, type: 'downvote' }], favorites: [first.id, second.id] },
    });

    for (let times = 0; times < 2; times += 1) expect((await favorite('DELETE', first.id)).status).toBe(204);
    expect((await listener.get('/api/me/songs')).body).toMatchObject({ favorites: [second.id] });
  });

  // @trust own-rows
  it('of another user can be neither read nor changed', async () => {
    const { id } = await createSong(app);
    const [one, other] = [await signIn(), await signIn()];
    await one.listener.put(`/api/songs/${id}/favorite`);
    await other.listener.delete(`/api/songs/${id}/favorite`);
    expect((await other.listener.get('/api/me/songs')).body).toEqual({
      votes: [],
      favorites: [],
    });
    expect((await one.listener.get('/api/me/songs')).body).toEqual({
      votes: [],
      favorites: [id],
    });
  });

  it('are one row for 200 parallel requests', async () => {
    const { id } = await createSong(app);
    const { listener } = await signIn();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => listener.put(`/api/songs/${id}/favorite`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await listener.get('/api/me/songs')).body).toMatchObject({ favorites: [id] });
  });

  it('need a session and a song', async () => {
    const { id } = await createSong(app);
    const { listener } = await signIn();
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await client(app).send(method, `/api/songs/${id}/favorite`)).status).toBe(401);
      expect((await listener.send(method, `/api/songs/${randomUUID()}/favorite`)).status).toBe(404);
    }
    expect((await client(app).get('/api/me/songs')).status).toBe(401);
  });
});
