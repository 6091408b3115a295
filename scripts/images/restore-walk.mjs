// @ts-check
import { CommandError } from '../lib/command-error.mjs';
import { PASSWORD } from './console-walk.mjs';
import { BEFORE, documented, type } from './documented.mjs';
import { checkSame } from './site.mjs';

/**
 * Backs the site up, erases something, loses the database and the files, and restores them, by the lines of
 * docs/operation.md.
 * @param {import('./site.mjs').Site} site
 * @param {import('./engine.mjs').Engine} engine
 * @param {AbortSignal} signal
 */
export async function loseAndRestore(site, engine, signal) {
  await type(documented(BEFORE.backup), engine, signal);
  const [act] = await engine.postgres.query('select audit_id as id from audit_details limit 1');
  if (!act) throw new CommandError('No act has details, which the owner could erase.');
  const headers = await site.logIn(PASSWORD);
  await site.ask('DELETE', `/api/admin/audit/${act.id}/details`, { headers });
  await type(documented(BEFORE.journal), engine, signal);
  const before = await site.shown();
  await type(documented(BEFORE.restore), engine, signal);
  checkSame(before, await site.shown(), 'After the restore visitors see other');
  await site.logIn(PASSWORD);
  const erased = 'select from audit_details where audit_id = $1';
  if ((await engine.postgres.query(erased, [act.id])).length > 0)
    throw new CommandError('The restore brought back what was erased.');
}
