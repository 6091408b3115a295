// @ts-check
import { join } from 'node:path';
import { CommandError, runScript } from '../lib/command-error.mjs';
import { Stopping } from '../lib/stopping.mjs';
import { until } from '../test/launched.mjs';
import { restoreByPress } from './care-walk.mjs';
import { approve, openBrowser, PASSWORD, setUp, setupCode, uploadFirstSong } from './console-walk.mjs';
import { moveToAnotherDomain } from './domain-walk.mjs';
import { Engine } from './engine.mjs';
import { installedSettings } from './installed-settings.mjs';
import { Smtp } from './machine-services.mjs';
import { checkMemory, useMemory } from './memory-walk.mjs';
import { makeNetwork, startLoopback, VISITORS } from './network.mjs';
import { beginFromBackup } from './new-server-walk.mjs';
import { part, secondsSince } from './parts.mjs';
import { survivePowerCut } from './power-walk.mjs';
import { loseAndRestore } from './restore-walk.mjs';
import { Site } from './site.mjs';

/** Runs in a separate network and mount namespace, in which every port is free. */
await runScript(async () => {
  const { signal } = new Stopping();
  await startLoopback(signal);
  const begun = performance.now();
  const variables = await part('init.sh', () => installedSettings(signal));
  const engine = new Engine(signal);
  const smtp = new Smtp(variables.SMTP_URL ?? '');
  const site = new Site(engine, variables);
  try {
    await makeNetwork(engine.use(variables), variables, join(engine.folder, 'hosts'), signal);
    await smtp.start();
    await part('docker compose up, with a PostgreSQL that is killed', () =>
      engine.up({ whileMigrating: () => killWhileItMigrates(engine) }),
    );
    const browser = await openBrowser(variables);
    let untilHeard = '';
    try {
      await part('Set-up', () => setUp(browser.page, setupCode(engine.log('api'))));
      await part('First song, public', () => uploadFirstSong(browser.page));
      untilHeard = secondsSince(begun);
      await site.holdContest();
      await site.submitEntry('Meera');
      await approve(browser.page, 'Meera');
    } finally {
      await browser.close();
    }
    const gallery = await site.json('GET', '/api/contest/entries');
    if (!gallery.some((/** @type {{ name: string }} */ { name }) => name === 'Meera'))
      throw new CommandError('The gallery does not show the approved entry.');
    await until(
      () => smtp.emails.filter((email) => email.includes('meera@visitor.in')).length >= 2,
      'two emails',
    );
    checkSender(smtp.emails, variables);
    await checkAddresses(site, engine);
    const headers = await site.logIn(PASSWORD);
    await part('A full day', () => useMemory(site, engine, headers));
    await part('A power cut', () => survivePowerCut(site, engine, smtp, headers));
    await part('A stopped API', () => seeItAway(site, engine));
    await part('Backup and restore by the owner', () => restoreByPress(site, engine, variables, signal));
    await part('Backup and restore by commands', () => loseAndRestore(site, engine, signal));
    const moved = await part('Another domain', () => moveToAnotherDomain(site, engine, smtp, variables));
    await part('A new server with a backup', () => beginFromBackup(engine, moved, signal));
    checkMemory(engine);
    console.log(
      'The documented installation works: set-up, first song, entry and approval in the browser through the proxy, emails from the SMTP server of .env, ' +
        'an address for each visitor, a power cut, backups that the owner and the operator restore, another domain, and a new server that begins with a backup.',
    );
    console.log(
      `From the empty folder to the first song that visitors hear: ${untilHeard} s of the machine, with the images there.`,
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
 * Caddy alone answers, as during an upgrade: browsers with a page that asks again, programs with JSON.
 * @param {Site} site
 * @param {Engine} engine
 */
async function seeItAway(site, engine) {
  await engine.stop(['api']);
  for (const [path, text] of [
    ['/songs', 'We are back soon.'],
    ['/ml/songs', 'ഉടൻ തിരിച്ചെത്തും.'],
    ['/api/songs', '"code":"UNAVAILABLE"'],
  ]) {
    const { status, headers, bytes } = await site.answer('GET', String(path));
    const asksAgain = headers.refresh === (path === '/api/songs' ? undefined : '20');
    if (status !== 503 || !asksAgain || !String(bytes).includes(String(text)))
      throw new CommandError(`Without an API, ${path} answers ${status}: ${String(bytes)}`);
  }
  await engine.up();
}

/** @param {Engine} engine */
async function killWhileItMigrates(engine) {
  const begun = () =>
    engine.postgres.query(`select where to_regclass('migrations') is not null`).then(
      (rows) => rows.length > 0,
      () => false,
    );
  await until(begun, 'the first migration', 900_000);
  console.log('Killing PostgreSQL ...');
  await engine.crash('postgres');
}

/** @param {string[]} emails @param {Record<string, string>} variables */
function checkSender(emails, { MAIL_FROM = '', PUBLIC_URL = '' }) {
  const address = /<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
  const email = emails.find((text) => text.includes('meera@visitor.in')) ?? '';
  if (!/^From: /m.test(email) || !email.includes(`<${address}>`))
    throw new CommandError(`The emails do not come from ${address}.`);
  const decoded = email.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  if (!decoded.includes(`${PUBLIC_URL}/`)) throw new CommandError('The emails do not lead to the site.');
}

/**
 * Each visitor counts once, by her own address: not by that of the proxy, and not by one that she makes up.
 * @param {Site} site
 * @param {Engine} engine
 */
async function checkAddresses(site, { postgres }) {
  const [song] = await site.json('GET', '/api/songs');
  for (const from of VISITORS)
    await site.ask('POST', `/api/songs/${song.id}/plays`, {
      from,
      headers: { 'x-forwarded-for': '198.51.100.9' },
    });
  const rows = await postgres.query(
    'select distinct host(ip_address) as address from song_interactions order by 1',
  );
  const seen = rows.map(({ address }) => address).join(', ');
  if (seen !== VISITORS.join(', '))
    throw new CommandError(`The server counts the visitors ${VISITORS.join(', ')} as ${seen}.`);
}
