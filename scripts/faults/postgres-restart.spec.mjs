// @ts-check
import { join } from 'node:path';
import pg from 'pg';
import { prepareRoles } from '../../backend/src/database/roles.js';
import { startCluster } from '../stack/postgres/cluster.mjs';
import { startDoor } from '../test/door.mjs';
import { freePort, launch, makeDataFolder, processOf, remove, until } from '../test/launched.mjs';

const LISTENERS_AT_ONCE = 20;
const RECOVERS_WITHIN_MS = 2_000;
const SONG = '11111111-1111-4111-8111-111111111111';

// @trust postgres-restarts
test('PostgreSQL restarts under load: 503 with Retry-After meanwhile, and no acknowledged play is lost', async () => {
  const folder = makeDataFolder();
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const options = { folder, password: 'tests', durable: true };
  const door = await startDoor();
  let cluster = await startCluster(options);
  const direct = cluster.url('paattu', 'tests', 'paattu');
  await prepareRoles({ superuser: cluster.superuserUrl('postgres'), migrating: direct, serving: direct });
  door.leadTo(direct);
  const throughDoor = new URL(direct);
  throughDoor.port = String(door.port);
  const start = launch({
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: throughDoor.href,
    TRUSTED_PROXIES: '127.0.0.1',
  });

  /** @param {string} sql @param {unknown[]} [values] */
  const ask = async (sql, values) => {
    const client = new pg.Client({ connectionString: throughDoor.href });
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  };
  /** @type {{ address: string, status: number, code?: string, retryAfter: string | null }[]} */
  const answers = [];
  let listeners = 0;
  let playing = true;
  const listen = async () => {
    while (playing) {
      const n = listeners++;
      const address = `198.18.${n >> 8}.${n & 255}`;
      const response = await fetch(`${site}/api/songs/${SONG}/plays`, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
      });
      const body = response.status === 204 ? {} : /** @type {{ code: string }} */ (await response.json());
      answers.push({
        address,
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        ...body,
      });
    }
  };
  const readiness = async () => {
    const response = await fetch(`${site}/health/ready`);
    const { checks } = /** @type {{ checks: Record<string, string> }} */ (await response.json());
    return `${response.status} ${checks.postgres}`;
  };
  const counts = (/** @type {number} */ status) =>
    answers.filter((answer) => answer.status === status).length;

  try {
    await start.running();
    await ask(`insert into uploaded_songs (id, slug, title, artist) values ($1, 'rain', 'Rain', 'Asha')`, [
      SONG,
    ]);
    const api = processOf(start.pid, 'main.js');
    const load = Array.from({ length: LISTENERS_AT_ONCE }, listen);
    await until(() => counts(204) > 200, 'plays before the restart');

    await cluster.stop();
    await until(() => counts(503) > 20, 'plays to be rejected');
    await until(async () => (await readiness()) === '503 down', 'readiness to name PostgreSQL');
    cluster = await startCluster(options);
    door.leadTo(cluster.url('paattu', 'tests', 'paattu'));
    const [before, back] = [counts(204), performance.now()];
    await until(() => counts(204) > before, 'the first play after the restart');
    expect(performance.now() - back).toBeLessThan(RECOVERS_WITHIN_MS);
    await until(() => counts(204) > before + 200, 'plays after the restart');
    await until(async () => (await readiness()) === '200 up', 'readiness after the restart');
    playing = false;
    await Promise.all(load);

    // The error shows which request failed.
    expect(start.output()).not.toContain('unexpected error');
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([204, 503]);
    const rejected = answers.filter(({ status }) => status === 503);
    expect([...new Set(rejected.map(({ code }) => code))]).toEqual(['UNAVAILABLE']);
    expect(rejected.every(({ retryAfter }) => Number(retryAfter) >= 1)).toBe(true);
    const rows = await ask('select host(ip_address) as address from song_interactions where song_id = $1', [
      SONG,
    ]);
    const recorded = new Set(rows.map(({ address }) => address));
    const acknowledged = answers.filter(({ status }) => status === 204);
    expect(acknowledged.filter(({ address }) => !recorded.has(address))).toEqual([]);
    expect(await ask('select play_count from uploaded_songs')).toEqual([{ play_count: recorded.size }]);
    expect(processOf(start.pid, 'main.js')).toBe(api);
  } finally {
    playing = false;
    start.kill('SIGTERM');
    await start.exited;
    door.close();
    await cluster.stop();
    remove(folder);
  }
});
