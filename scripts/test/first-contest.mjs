// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { backendDist, root } from '../lib/project.mjs';

const FIRST_ROWS = join(root, backendDist, 'database/migrations/base-line/first-rows.js');

/**
 * Gives the contest of 2025, which takes entries at any time, to a site that begins without one.
 * @param {(sql: string, values?: unknown[]) => Promise<unknown>} query
 */
export async function addFirstContest(query) {
  const { insertFirstContest } = await import(pathToFileURL(FIRST_ROWS).href);
  await insertFirstContest({ query });
}
