// @ts-check
import { join } from 'node:path';
import { CommandError } from '../lib/command-error.mjs';
import { backUp, restore } from './care-walk.mjs';
import { makePublic, openBrowser, setUp, setupCode, signIn } from './console-walk.mjs';
import { installedSettings } from './installed-settings.mjs';
import { checkSame, Site } from './site.mjs';

/** Another one than that of the former site. */
const PASSWORD = 'puthiya veedu oru jalakam';

/**
 * The owner downloads a backup and loses the server with its `.env`. She sets up a new one, and brings the backup.
 * @param {import('./engine.mjs').Engine} engine
 * @param {Record<string, string>} variables of the former .env file
 * @param {AbortSignal} signal
 */
export async function beginFromBackup(engine, variables, signal) {
  const zip = join(engine.folder, 'backup.zip');
  await download(variables, zip);
  const before = await new Site(engine, variables).shown();
  await engine.stop();
  engine.removeVolumes(['paattu_postgres', 'paattu_data', 'paattu_backups', 'paattu_caddy-data']);

  const next = await installedSettings(signal);
  engine.use(next);
  await engine.up();
  const browser = await openBrowser(next);
  const { page } = browser;
  try {
    await setUp(page, setupCode(engine.log('api')), PASSWORD);
    await page.getByRole('link', { name: 'Open the Page Care' }).click();
    await page.getByLabel('Add a backup from a file').setInputFiles(zip);
    await page.getByText('The backup is in the list.').waitFor();
    await restore(page, engine, /from elsewhere/);
    await signIn(page, next, '/admin', PASSWORD);
    await makePublic(page);
  } finally {
    await browser.close();
  }
  checkSame(before, await new Site(engine, next).shown(), 'On the new server visitors see other');
}

/** @param {Record<string, string>} variables @param {string} path of the file */
async function download(variables, path) {
  const browser = await openBrowser(variables);
  const { page } = browser;
  try {
    await signIn(page, variables, '/admin/settings/care');
    await backUp(page);
    const backups = page.getByRole('list', { name: 'Backups' });
    await backups
      .getByRole('button', { name: /^Download/ })
      .first()
      .click();
    const begun = page.waitForEvent('download');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Download' }).click();
    const downloaded = await begun;
    await downloaded.saveAs(path);
    const failure = await downloaded.failure();
    if (failure) throw new CommandError(`The download of the backup fails: ${failure}.`);
  } finally {
    await browser.close();
  }
}
