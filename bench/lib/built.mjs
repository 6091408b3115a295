// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { backendDist, root } from '../../scripts/lib/project.mjs';

/**
 * Loads a module of the built server, so that the bench measures the product's own code. Each use names the type of its source:
 * without it, a measure that calls what has changed would be found only when it runs.
 * @param {string} path
 */
const built = (path) => import(pathToFileURL(join(root, backendDist, path)).href);

/** @type {typeof import('../../backend/src/config/config.js')} */
export const { loadConfig } = await built('config/config.js');

/** Announces no change, because no other process runs. */
const NO_LISTENERS = /** @type {import('../../backend/src/infra/changes/change-topics.js').ChangeTopics} */ (
  /** @type {unknown} */ ({ publish: async () => {}, publishAtCommit: async () => {} })
);

/**
 * @template T
 * @param {string} databaseUrl
 * @param {(dataSource: import('typeorm').DataSource) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withDataSource(databaseUrl, work) {
  const { DataSource } = await import('typeorm');
  /** @type {typeof import('../../backend/src/database/data-source.js')} */
  const { dataSourceOptions } = await built('database/data-source.js');
  /** @type {typeof import('../../backend/src/entities.js')} */
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
  /** @type {typeof import('../../backend/src/modules/songs/song.entity.js')} */
  const { Song } = await built('modules/songs/song.entity.js');
  /** @type {typeof import('../../backend/src/modules/songs/song-list.sql.js')} */
  const { listPublished } = await built('modules/songs/song-list.sql.js');
  return withDataSource(databaseUrl, async (dataSource) => listPublished(dataSource.getMetadata(Song)));
}

/**
 * Runs the nightly job that deletes what has reached the end of its term. The database names no files, and no erasure is requested.
 * @param {string} databaseUrl
 */
export async function runRetention(databaseUrl) {
  /** @type {typeof import('../../backend/src/modules/privacy/jobs/retention.processor.js')} */
  const { RetentionProcessor } = await built('modules/privacy/jobs/retention.processor.js');
  const storage = /** @type {import('../../backend/src/infra/storage/storage.js').Storage} */ ({});
  const requested =
    /** @type {import('../../backend/src/modules/privacy/requests/requested-erasures.js').RequestedErasures} */ (
      /** @type {unknown} */ ({ eraseDue: async () => {} })
    );
  await withDataSource(databaseUrl, (dataSource) =>
    new RetentionProcessor(dataSource, storage, NO_LISTENERS, requested).process(),
  );
}

/**
 * Seals all acts, as the worker does.
 * @param {string} databaseUrl
 */
export async function sealActs(databaseUrl) {
  /** @type {typeof import('../../backend/src/modules/audit/seals/audit-sealer.js')} */
  const { AuditSealer } = await built('modules/audit/seals/audit-sealer.js');
  await withDataSource(databaseUrl, (dataSource) => new AuditSealer(dataSource, NO_LISTENERS).run());
}

/**
 * @param {string} databaseUrl
 * @returns {Promise<Array<{ links: number, fault: object | null }>>}
 */
export async function verifySeals(databaseUrl) {
  /** @type {typeof import('../../backend/src/modules/audit/seals/verify-seals.js')} */
  const { verifyChains } = await built('modules/audit/seals/verify-seals.js');
  return withDataSource(databaseUrl, verifyChains);
}

/**
 * Proposes and certifies the result of the only contest, with all waived that is open, as the owner does.
 * @param {string} databaseUrl
 */
export async function certifyResult(databaseUrl) {
  /** @type {typeof import('../../backend/src/modules/audit/audit-log.service.js')} */
  const { AuditLog } = await built('modules/audit/audit-log.service.js');
  /** @type {typeof import('../../backend/src/modules/contest/results/blockers.js')} */
  const { findBlockers } = await built('modules/contest/results/blockers.js');
  /** @type {typeof import('../../backend/src/modules/contest/results/results.service.js')} */
  const { ResultsService } = await built('modules/contest/results/results.service.js');
  /** @type {typeof import('../../backend/src/modules/contest/results/stored-result.js')} */
  const { hashOfResult, readFiles } = await built('modules/contest/results/stored-result.js');
  await withDataSource(databaseUrl, async (dataSource) => {
    const results = new ResultsService(dataSource, NO_LISTENERS, new AuditLog());
    const [{ id: owner }] = await dataSource.query('select id from users limit 1');
    const [{ id, title }] = await dataSource.query('select id, title from contests');
    for (const { blocker } of await findBlockers(dataSource.manager, id))
      await results.waive(id, { blocker, reason: 'The bench', reasonMalayalam: null }, owner);
    await results.propose(id, { reason: null, reasonMalayalam: null }, owner);
    const [proposal] = await dataSource.query('select id from contest_results');
    const hash = hashOfResult(await readFiles(dataSource.manager, proposal.id));
    await results.certify(id, { title, hash }, owner);
  });
}

/**
 * Completes the files of a certified result, as the worker does.
 * @param {string} databaseUrl
 */
export async function completeBundle(databaseUrl) {
  /** @type {typeof import('../../backend/src/modules/audit/seals/published-chains.service.js')} */
  const { PublishedChains } = await built('modules/audit/seals/published-chains.service.js');
  /** @type {typeof import('../../backend/src/modules/contest/results/bundle/result-bundles.js')} */
  const { ResultBundles } = await built('modules/contest/results/bundle/result-bundles.js');
  await withDataSource(databaseUrl, (dataSource) =>
    new ResultBundles(dataSource, new PublishedChains(dataSource)).complete(),
  );
}

/** @type {typeof import('../../backend/src/modules/contest/contests/rules/rules-file.js')} */
export const { hashOfRules } = await built('modules/contest/contests/rules/rules-file.js');

/**
 * The statement that counts the vote of a link.
 * @type {typeof import('../../backend/src/modules/contest/voting/votes.sql.js')}
 */
export const { CONFIRM: CONFIRM_VOTE } = await built('modules/contest/voting/votes.sql.js');

/** @type {typeof import('../../backend/src/modules/contest/voting/receipt-code.js')} */
export const { createReceipt } = await built('modules/contest/voting/receipt-code.js');

/**
 * As the server sets it up: without a cache, one thread.
 * @type {typeof import('../../backend/src/common/images/sharp.js')}
 */
export const { sharp } = await built('common/images/sharp.js');

/** @type {typeof import('../../backend/src/modules/auth/access-tokens.js')} */
export const { issueAccessToken } = await built('modules/auth/access-tokens.js');

/** @type {typeof import('../../backend/src/modules/auth/passwords/password-hasher.js')} */
export const { PasswordHasher } = await built('modules/auth/passwords/password-hasher.js');
