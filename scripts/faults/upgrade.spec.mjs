// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startSmtp } from '../../backend/test/smtp.js';
import { root } from '../lib/project.mjs';
import { idsIn } from '../test/calls.mjs';
import { startTraffic } from '../test/traffic.mjs';
import { freePort, launch, until } from '../test/launched.mjs';
import { startProcesses } from '../test/processes.mjs';

const ANSWERS = [
  'entrant: 201 200 204',
  'listener: 204 204',
  'loser: 201 200',
  'newcomer: 201 200 200',
  'owner: 200 200 200 200 200',
  'user: 200 204 200 200',
  'visitor: 200 200 200 200 200',
];

const TABLES = `select table_name as name from information_schema.tables
                where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations' order by 1`;
const ADDED = `select table_name from information_schema.columns where column_name = 'next_count'`;
const TOO_NEW =
  /the database has migrations that this release does not know \(Expand.*\); start a newer release$/;
const PUBLIC = `select count(*)::int as count from contest_entries where status = 'approved'`;
const UNSENT = `select from outgoing_emails where status <> 'sent'`;
const UNSEALED = 'select from unsealed_acts';
const HEAD = /^[0-9a-f-]{36}: \d+ links, as sealed\. Head of \d{4}-\d\d-\d\d: ([0-9a-f]{64})$/;

/** @type {Awaited<ReturnType<typeof startProcesses>>} */
let product;
/** @type {Awaited<ReturnType<typeof startSmtp>>} */
let smtp;

beforeAll(async () => {
  smtp = await startSmtp();
  product = await startProcesses({ env: { SMTP_URL: smtp.url } });
});

afterAll(async () => {
  await product.stop();
  await smtp.stop();
});

// @trust upgrade
test('a running release serves all requests while the next one expands the schema, beside it, and after it is undone', async () => {
  const [site = ''] = product.sites;
  const tables = (await product.query(TABLES)).map(({ name }) => String(name));
  const nextRelease = {
    NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'scripts/test/next-release.mjs')).href}`,
    NEXT_RELEASE_EXPANDS: tables.join(','),
  };
  const everybody = await startTraffic(site);
  try {
    await everybody.goOn();
    const next = await product.startApi(nextRelease);
    await next.ready;
    expect(await product.query(ADDED)).toHaveLength(tables.length);
    await everybody.goOn();

    const newcomers = await startTraffic(product.sites[1] ?? '');
    try {
      await Promise.all([newcomers.goOn(), everybody.goOn()]);
    } finally {
      await newcomers.leave();
    }
    expect((await newcomers.leave()).answers).toEqual(ANSWERS);
    const again = await product.run('main.js', { env: { PORT: String(await freePort()) } });
    expect(again.output).toMatch(TOO_NEW);
    expect(again.code).toBe(1);

    await next.end('SIGTERM');
    const [last = '', ...others] = tables.toReversed();
    const { output } = await product.run('commands/undo-migration.js', { env: nextRelease });
    expect(output).toMatch(new RegExp(`^Undone: Expand${last}\\d+$`));
    const undo = launch({ ...product.env, ...nextRelease }, [
      process.execPath,
      'scripts/test/undo-migrations.mjs',
      String(others.length),
    ]);
    expect(await undo.exited).toBe(0);
    const undone = undo.output().trim().split('\n');
    expect(undone.map((name) => name.slice(0, -'9000000000000'.length))).toEqual(
      others.map((table) => `Expand${table}`),
    );
    expect(await product.query(ADDED)).toEqual([]);
    await everybody.goOn();
    await (
      await product.startApi()
    ).ready;
  } finally {
    await everybody.leave();
  }

  const { answers, approved, plays } = await everybody.leave();
  expect(answers).toEqual(ANSWERS);
  expect(plays).toBeGreaterThan(0);
  // Entries with equal view counts are sorted from old to new.
  const [{ count } = {}] = await product.query(PUBLIC);
  const last = await idsIn(
    `${site}/api/contest/entries?limit=100&offset=${Math.max(0, Number(count) - 100)}`,
  );
  expect(last).toEqual(expect.arrayContaining(approved.slice(-5)));
  const kept = `select id from contest_entries where id = any($1) and status = 'approved'`;
  expect(await product.query(kept, [approved])).toHaveLength(approved.length);
  const counted = 'select play_count from uploaded_songs where id = $1';
  expect(await product.query(counted, [everybody.song])).toEqual([{ play_count: plays }]);
  await until(async () => (await product.query(UNSENT)).length === 0, 'the emails');

  await until(async () => (await product.query(UNSEALED)).length === 0, 'the seals');
  const verified = await product.run('commands/verify-seals.js');
  expect(verified.output).toMatch(HEAD);
  const [, head = ''] = HEAD.exec(verified.output) ?? [];
  expect((await product.run('commands/verify-seals.js', { args: [head] })).code).toBe(0);
  const other = 'no-hash';
  const unknown = await product.run('commands/verify-seals.js', { args: [head, other] });
  expect(unknown.output.split('\n')).toContain(`No chain has the head ${other}.`);
  expect(unknown.code).toBe(1);
});
