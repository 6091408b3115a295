// @ts-check
import { CommandError } from '../lib/command-error.mjs';
import { runOrFail } from '../lib/run.mjs';
import { until } from '../test/launched.mjs';
import { openBrowser, PASSWORD, signIn } from './console-walk.mjs';
import { BEFORE, documented, type } from './documented.mjs';
import { checkSame } from './site.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./engine.mjs').Engine} Engine */

/**
 * The operator gives the backups another folder. The owner makes one on the page Care, deletes every song, and restores the backup there.
 * @param {Site} site
 * @param {Engine} engine
 * @param {Record<string, string>} variables of the .env file
 * @param {AbortSignal} signal
 */
export async function restoreByPress(site, engine, variables, signal) {
  // A folder of this namespace.
  await runOrFail(['mount', '-t', 'tmpfs', 'backups', '/srv'], 'There is no place for a backup.', { signal });
  engine.use({ ...variables, BACKUP_DIR: '/srv/backups' });
  await type(documented(BEFORE.folder), engine, signal);
  const browser = await openBrowser(variables);
  const { page } = browser;
  try {
    await signIn(page, variables, '/admin/settings/care');
    await backUp(page);
    const before = await site.shown();
    await deleteSongs(site, await site.logIn(PASSWORD));
    await restore(page, engine, /asked for by you/);
    checkSame(before, await site.shown(), 'After the press on Restore visitors see other');
    await signIn(page, variables, '/admin/settings/care');
    await page.getByRole('list', { name: 'Restores' }).getByText('Restored', { exact: true }).waitFor();
  } finally {
    await browser.close();
  }
}

/** @param {Page} page which shows Care */
export async function backUp(page) {
  await page.getByRole('button', { name: 'Back Up Now' }).click();
  await backupOf(page, /asked for by you/)
    .getByRole('button', { name: 'Restore' })
    .waitFor();
}

/**
 * Presses Restore beside the newest such backup, and waits until the services are back.
 * @param {Page} page which shows Care
 * @param {Engine} engine
 * @param {RegExp} about what the list says of the backup
 */
export async function restore(page, engine, about) {
  await backupOf(page, about).getByRole('button', { name: 'Restore' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: /type the name of the site/ });
  const label = await dialog.locator('label').innerText();
  const [, name = ''] = label.replace('*', '').split(': ');
  await field.fill(name.trim());
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await dialog.waitFor({ state: 'detached' });
  await until(async () => (await stateOf(engine)) === 'done', 'the end of the restore', 600_000);
  for (const service of ['api', 'worker', 'care']) await engine.awaitRecovery(service);
}

/** @param {Page} page @param {RegExp} about what the list says of it */
const backupOf = (page, about) =>
  page.getByRole('list', { name: 'Backups' }).getByRole('listitem').filter({ hasText: about }).first();

/** The tables are away for a moment. @param {Engine} engine */
async function stateOf({ postgres }) {
  const last = 'select state, failure, error from restores order by asked_at desc limit 1';
  const [restore] = await postgres.query(last);
  if (restore?.state === 'failed')
    throw new CommandError(`The restore failed: ${restore.failure} ${restore.error ?? ''}`);
  return restore?.state;
}

/** @param {Site} site @param {Record<string, string>} headers the owner's */
async function deleteSongs(site, headers) {
  const songs = await site.json('GET', '/api/songs');
  for (const { id } of songs) await site.ask('DELETE', `/api/admin/songs/${id}`, { headers });
  if ((await site.json('GET', '/api/songs')).length > 0)
    throw new CommandError('Deleted songs are still there.');
}
