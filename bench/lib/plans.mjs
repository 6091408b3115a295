// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '../../scripts/test/launched.mjs';

/**
 * Lets the database log the plan and the duration of each statement of the product.
 * @param {import('./place.mjs').Place} place
 * @param {string} database
 */
export async function turnPlansOn({ cluster }, database) {
  const client = new pg.Client({ connectionString: cluster.superuserUrl(database) });
  await client.connect();
  try {
    await client.query(`load 'auto_explain'`);
    for (const [name, value] of [
      ['session_preload_libraries', 'auto_explain'],
      ['auto_explain.log_min_duration', '0'],
      ['auto_explain.log_format', 'json'],
    ])
      await client.query(`alter database ${database} set ${name} = '${value}'`);
  } finally {
    await client.end();
  }
}

/**
 * A step of a plan in PostgreSQL's JSON.
 * @typedef {{ 'Node Type': string, 'Index Name'?: string, 'Relation Name'?: string, Plans?: Node[] }} Node
 */

const ENTRY = /duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g;

/**
 * Runs `act`. Returns how long its statements on the given tables take, and the indexes that they use.
 * @param {import('./place.mjs').Place} place
 * @param {RegExp} tables
 * @param {() => Promise<void>} act
 */
export async function readPlans({ folder }, tables, act) {
  const log = join(folder, 'postgres.log');
  const before = readFileSync(log, 'utf8').length;
  await act();
  const entries = () =>
    [...readFileSync(log, 'utf8').slice(before).matchAll(ENTRY)]
      .map(([, duration, text = '']) => ({
        milliseconds: Number(duration),
        .../** @type {{ 'Query Text': string, Plan: Node }} */ (JSON.parse(text.replace(/^\t/gm, ''))),
      }))
      .filter((entry) => tables.test(entry['Query Text']));
  await until(() => entries().length > 0, 'the plans in the log');
  return {
    milliseconds: entries().reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    ways: [...new Set(entries().flatMap(({ Plan }) => waysOf(Plan)))],
  };
}

/**
 * The indexes, and the tables that are scanned completely.
 * @param {Node} node
 * @returns {string[]}
 */
export function waysOf(node) {
  const own =
    node['Index Name'] ?? (node['Node Type'] === 'Seq Scan' ? `all of ${node['Relation Name']}` : null);
  return [...(own === null ? [] : [own]), ...(node.Plans ?? []).flatMap(waysOf)];
}
