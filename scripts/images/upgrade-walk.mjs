// @ts-check
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, runScript } from '../lib/command-error.mjs';
import { runOrFail } from '../lib/run.mjs';
import { Stopping } from '../lib/stopping.mjs';
import { BEFORE, documented, type } from './documented.mjs';
import { Engine } from './engine.mjs';
import { Smtp } from './machine-services.mjs';
import { checkMemory } from './memory-walk.mjs';
import { makeNetwork } from './network.mjs';
import { part } from './parts.mjs';
import { serveRelease } from './served-release.mjs';
import { checkSame, Site } from './site.mjs';

/** Of the site that is upgraded. */
const ENV = 'DOMAIN=songs.example.org\n';

/** All but the list of migrations, and what a worker deletes minutes later: captchas, and news that it has told the owner. */
const TABLES = `
  select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = 'public' and relkind = 'r' and relname not in ('migrations', 'captchas', 'owner_news') order by 1`;

/**
 * Starts the release before with its own compose file and demo, and this release on its volumes. Runs as walk.mjs; the folder of the
 * release is in PAATTU_FORMER.
 */
await runScript(async () => {
  const { signal } = new Stopping();
  const { PAATTU_FORMER: former = '', PAATTU_ENV = '{}' } = process.env;
  /** @type {Record<string, string>} */
  const variables = JSON.parse(PAATTU_ENV);
  const engine = new Engine(signal);
  const smtp = new Smtp(variables.SMTP_URL ?? '');
  const site = new Site(engine, variables);
  try {
    await makeNetwork(engine.use(variables), variables, join(engine.folder, 'hosts'), signal);
    await smtp.start();
    engine.use(variables, former);
    await part('The release before', () => engine.up());
    await site.submitEntry('Meera');
    const before = { shown: await site.shown(), rows: await countRows(engine) };

    await part('Upgrade', () => upgrade(engine, variables, signal));
    const pages = ['/', '/songs', '/entries', '/ml/entries', '/api/songs', '/api/contest/entries'];
    for (let round = 0; round < 20; round++) await Promise.all(pages.map((path) => site.ask('GET', path)));
    checkSame(
      before.shown,
      asBefore(await site.shown(), before.shown),
      'After the upgrade visitors see other',
    );
    const after = await countRows(engine);
    const lost = [...before.rows].filter(([table, count]) => (after.get(table) ?? 0) < count);
    if (lost.length > 0) throw new CommandError(`The upgrade lost rows of ${lost.join('; ')}.`);
    await site.logIn(variables.OWNER_PASSWORD ?? '');
    await checkBackup(engine.volume('backups'), signal);
    checkMemory(engine);
    await part('Rollback', () => rollBack(engine, variables, former, signal));
    checkSame(before.shown, await site.shown(), 'After the rollback visitors see other');
    console.log(
      `The upgrade keeps all rows of ${before.rows.size} tables and all files, after a backup; undone, the release before serves them.`,
    );
  } catch (error) {
    console.error(engine.lastLines());
    throw error;
  } finally {
    await smtp.stop();
    await engine.end();
  }
});

/**
 * What is shown, without the fields that the release before does not have.
 * @typedef {Awaited<ReturnType<Site['shown']>>} Shown
 * @param {Shown} shown
 * @param {Shown} before
 * @returns {Shown}
 */
function asBefore(shown, before) {
  const [song = {}, entry = {}] = [before.songs[0], before.entries[0]];
  return {
    ...shown,
    songs: shown.songs.map((/** @type {object} */ one) => pick(one, song)),
    entries: shown.entries.map((/** @type {object} */ one) => pick(one, entry)),
  };
}

/** @param {object} from @param {object} like */
function pick(from, like) {
  return Object.fromEntries(Object.entries(from).filter(([name]) => name in like));
}

/**
 * Fetches the folder of this release from a server, and unpacks it over a folder with a `.env`, which stays.
 * @param {Engine} engine
 * @param {Record<string, string>} variables
 * @param {AbortSignal} signal
 */
async function upgrade(engine, variables, signal) {
  const folder = mkdtempSync(join(tmpdir(), 'paattu-site-'));
  try {
    writeFileSync(join(folder, '.env'), ENV);
    // The compose file of this release is the one that the last line starts.
    engine.use(variables);
    await serveRelease(signal, (values) =>
      type(documented(BEFORE.upgrade), engine, signal, { folder, values }),
    );
    const files = readdirSync(folder).filter((file) => !file.endsWith('.tar.gz'));
    if (files.sort().join() !== '.env,.env.example,Caddyfile,docker-compose.yml,init.sh')
      throw new CommandError(`The release unpacks as ${files.join(', ')}.`);
    if (readFileSync(join(folder, '.env'), 'utf8') !== ENV) throw new CommandError('The .env did not stay.');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {Engine} engine @returns {Promise<Map<string, number>>} by table */
async function countRows({ postgres }) {
  const rows = new Map();
  for (const { name } of await postgres.query(TABLES)) {
    const [{ count }] = await postgres.query(`select count(*)::int as count from ${name}`);
    rows.set(name, count);
  }
  return rows;
}

/**
 * Undoes each migration of this release, and starts the release before.
 * @param {Engine} engine
 * @param {Record<string, string>} variables of the .env file
 * @param {string} former the folder of the release before
 * @param {AbortSignal} signal
 */
async function rollBack(engine, variables, former, signal) {
  await type(documented(BEFORE.rollback), engine, signal);
  const undo = ['node', 'backend/dist/src/commands/undo-migration.js'];
  while (!(await engine.run('migrate', undo)).includes('no migration to undo'));
  engine.use(variables, former);
  await engine.up();
}

/** @param {string} place @param {AbortSignal} signal */
async function checkBackup(place, signal) {
  const [name] = readdirSync(place);
  if (!name) throw new CommandError('The upgrade made no backup.');
  const check = `cd ${join(place, name)} && sha256sum --check --quiet SHA256SUMS`;
  await runOrFail(['sh', '-c', check], 'The backup before the upgrade is damaged.', { signal });
}
