// @ts-check
import { backendDist } from '../lib/project.mjs';

/**
 * Gives the contest of 2025, which takes entries at any time, to a site that begins without one.
 * @param {(sql: string, values?: unknown[]) => Promise<unknown>} query
 */
export async function addFirstContest(query) {
  const { insertFirstContest } = await import(`${backendDist}/database/migrations/base-line/first-rows.js`);
  await insertFirstContest({ query });
}
