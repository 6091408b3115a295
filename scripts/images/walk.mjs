// @ts-check
import { join } from 'node:path';
import { CommandError, runScript } from '../lib/command-error.mjs';
import { Stopping } from '../lib/stopping.mjs';
import { until } from '../test/launched.mjs';
import { approve, openBrowser, PASSWORD, setUp, uploadFirstSong } from './console-walk.mjs';
import { moveToAnotherDomain } from './domain-walk.mjs';
import { Engine } from './engine.mjs';
import { installedSettings } from './installed-settings.mjs';
import { Smtp } from './machine-services.mjs';
import { useMemory } from './memory-walk.mjs';
import { makeNetwork, VISITORS } from './network.mjs';
import { survivePowerCut } from './power-walk.mjs';
import { loseAndRestore } from './restore-walk.mjs';
import { Site } from './site.mjs';

/** Runs in a separate network and mount namespace, in which every port is free. */
await runScript(async () => {
  const { signal } = new Stopping();
  const begun = performance.now();
  const variables = await installedSettings(signal);
  const written = performance.now();
  const engine = new Engine(signal);
  const smtp = new Smtp(variables.SMTP_URL ?? '');
  const site = new Site(engine, variables);
  let firstSong = '';
  try {
    await makeNetwork(engine.use(variables), variables, join(engine.folder, 'hosts'), signal);
    await smtp.start();
    await engine.up({ whileMigrating: () => killWhileItMigrates(engine.postgres) });
    const started = performance.now();
    const browser = await openBrowser(variables, process.env.CHROMIUM ?? '');
    try {
      await setUp(browser.page, setupCode(engine.log('api')));
      await uploadFirstSong(browser.page);
      const heard = performance.now();
      firstSong =
        `From the empty folder to the first song that visitors hear: ${seconds(begun, heard)} s of the machine, ` +
        `of these init.sh ${seconds(begun, written)}, docker compose up ${seconds(written, started)} ` +
        `(with the images there, and a killed PostgreSQL), and the presses of set-up and upload ${seconds(started, heard)}.`;
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
    await useMemory(site, engine, headers);
    await survivePowerCut(site, engine, smtp, headers);
    await loseAndRestore(site, engine, headers, signal);
    await moveToAnotherDomain(site, engine, smtp, variables);
    console.log(
      'The documented installation works: set-up, first song, entry and approval in the browser through the proxy, emails from the SMTP server of .env, ' +
        'an address for each visitor, a power cut, a backup that is restored, and another domain.',
    );
    console.log(firstSong);
  } catch (error) {
    console.error(engine.lastLines());
    throw error;
  } finally {
    await smtp.stop();
    await engine.end();
  }
});

/** @param {number} from @param {number} to in milliseconds */
function seconds(from, to) {
  return ((to - from) / 1000).toFixed(1);
}

/** The engine starts it again. @param {Engine['postgres']} postgres */
async function killWhileItMigrates(postgres) {
  const begun = () =>
    postgres.query(`select where to_regclass('migrations') is not null`).then(
      (rows) => rows.length > 0,
      () => false,
    );
  await until(begun, 'the first migration', 900_000);
  console.log('Killing PostgreSQL ...');
  await postgres.killAndRestart();
}

/** As init.sh tells the operator to find it. @param {string} log */
function setupCode(log) {
  const [, code] = /code (....-....)/.exec(log) ?? [];
  if (code === undefined) throw new CommandError('The log of the API has no code for the set-up.');
  return code;
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
