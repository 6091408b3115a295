// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { backendDist, root } from '../../scripts/lib/project.mjs';

/**
 * Loads a module of the built server, so that the bench measures the product's own code.
 * @param {string} path
 */
const built = (path) => import(pathToFileURL(join(root, backendDist, path)).href);

/** @type {typeof import('../../backend/src/config/config.js')} */
export const { loadConfig } = await built('config/config.js');

/**
 * @template T
 * @param {string} databaseUrl
 * @param {(dataSource: import('typeorm').DataSource) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withDataSource(databaseUrl, work) {
  const { DataSource } = await import('typeorm');
  const { dataSourceOptions } = await built('database/data-source.js');
  const { entities } = await built('entities.js');
  const options = dataSourceOptions(databaseUrl, () => {});
  const dataSource = await new DataSource({ ...options, entities }).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/**
 * The statement of the product's song list.
 * @param {string} databaseUrl
 * @returns {Promise<string>}
 */
export async function listPublishedSql(databaseUrl) {
  const { Song } = await built('modules/songs/song.entity.js');
  const { listPublished } = await built('modules/songs/song-list.sql.js');
  return withDataSource(databaseUrl, async (dataSource) => listPublished(dataSource.getMetadata(Song)));
}

/**
 * Runs the nightly job that deletes what has reached the end of its term. There are no files, and nobody listens.
 * @param {string} databaseUrl
 */
export async function runRetention(databaseUrl) {
  const { RetentionProcessor } = await built('modules/privacy/jobs/retention.processor.js');
  const nobody = { publish: async () => {} };
  await withDataSource(databaseUrl, (dataSource) => new RetentionProcessor(dataSource, {}, nobody).process());
}

/**
 * Seals all acts, as the worker does.
 * @param {string} databaseUrl
 */
export async function sealActs(databaseUrl) {
  const { AuditSealer } = await built('modules/audit/seals/audit-sealer.js');
  const nobody = { publishAtCommit: async () => {} };
  await withDataSource(databaseUrl, (dataSource) => new AuditSealer(dataSource, nobody).run());
}

/**
 * @param {string} databaseUrl
 * @returns {Promise<Array<{ links: number, fault: object | null }>>}
 */
export async function verifySeals(databaseUrl) {
  const { verifyChains } = await built('modules/audit/seals/verify-seals.js');
  return withDataSource(databaseUrl, verifyChains);
}

/**
 * Proposes and certifies the result of the only contest, with all waived that is open, as the owner does.
 * @param {string} databaseUrl
 */
export async function certifyResult(databaseUrl) {
  const { AuditLog } = await built('modules/audit/audit-log.service.js');
  const { findBlockers } = await built('modules/contest/results/blockers.js');
  const { ResultsService } = await built('modules/contest/results/results.service.js');
  const { hashOfResult, readFiles } = await built('modules/contest/results/stored-result.js');
  const nobody = { publish: async () => {} };
  await withDataSource(databaseUrl, async (dataSource) => {
    const results = new ResultsService(dataSource, nobody, new AuditLog());
    const [{ id, title }] = await dataSource.query('select id, title from contests');
    for (const { blocker } of await findBlockers(dataSource.manager, id))
      await results.waive(id, { blocker, reason: 'The bench', reasonMalayalam: null }, null);
    await results.propose(id, { reason: null, reasonMalayalam: null }, null);
    const [proposal] = await dataSource.query('select id from contest_results');
    const hash = hashOfResult(await readFiles(dataSource.manager, proposal.id));
    await results.certify(id, { title, hash }, null);
  });
}

/**
 * Completes the files of a certified result, as the worker does.
 * @param {string} databaseUrl
 */
export async function completeBundle(databaseUrl) {
  const { PublishedChains } = await built('modules/audit/seals/published-chains.service.js');
  const { ResultBundles } = await built('modules/contest/results/bundle/result-bundles.js');
  await withDataSource(databaseUrl, (dataSource) =>
    new ResultBundles(dataSource, new PublishedChains(dataSource)).complete(),
  );
}

/** @type {{ hashOfRules: (text: string, textMalayalam: string) => string }} */
export const { hashOfRules } = await built('modules/contest/contests/rules/rules-file.js');

/** The statement that counts the vote of a link. @type {{ CONFIRM: string }} */
export const { CONFIRM: CONFIRM_VOTE } = await built('modules/contest/voting/votes.sql.js');

/** @type {{ createReceipt: () => string }} */
export const { createReceipt } = await built('modules/contest/voting/receipt-code.js');

/** As the server sets it up: without a cache, one thread. @type {{ sharp: import('sharp').SharpConstructor }} */
export const { sharp } = await built('common/images/sharp.js');

/**
 * @type {{ issueAccessToken: (config: import('../../scripts/stack/configuration.mjs').Config, userId: string, sessionId: string) =>
 *   Promise<{ accessToken: string }> }}
 */
export const { issueAccessToken } = await built('modules/auth/access-tokens.js');

/** @type {{ PasswordHasher: new () => { hash(password: string): Promise<string> } }} */
export const { PasswordHasher } = await built('modules/auth/passwords/password-hasher.js');
