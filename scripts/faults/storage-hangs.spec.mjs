// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';
import { call, idsIn, logInAsOwner } from '../test/calls.mjs';
import { startProcesses } from '../test/processes.mjs';

const ANSWERED_WITHIN_MS = 5_000;

/** Accepts connections and never responds. */
async function startSilence() {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer((socket) => sockets.add(socket.on('error', () => {})));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    heard: () => sockets.size,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

// @trust storage-down
test('an object store that hangs when a song is deleted: the lists no longer contain the song, and the owner gets a response', async () => {
  const store = await startSilence();
  const product = await startProcesses({
    workers: 0,
    env: { S3_ENDPOINT: store.url, S3_BUCKET: 'songs', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' },
  });
  try {
    const [site = ''] = product.sites;
    const owner = await logInAsOwner(site);
    const [{ id }] = await product.query(
      `insert into uploaded_songs (slug, title, artist, audio_file_url, lyrics_file_url)
       values ('rain', 'Rain', 'Asha Menon', 'audio-files/u/1.mp3', 'song-lyrics/u/1.txt') returning id`,
    );
    expect(await idsIn(`${site}/api/songs`)).toEqual([id]);

    const began = performance.now();
    const { status } = await call('DELETE', `${site}/api/admin/songs/${id}`, { token: owner });

    expect(status).toBe(200);
    expect(performance.now() - began).toBeLessThan(ANSWERED_WITHIN_MS);
    expect(store.heard()).toBeGreaterThan(0);
    expect(await idsIn(`${site}/api/songs`)).toEqual([]);
  } finally {
    store.stop();
    await product.stop();
  }
});
