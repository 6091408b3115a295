// @ts-check
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runOrFail } from '../lib/run.mjs';
import { CACHE } from './buildah.mjs';

/** Only this command uses it, so that the product's lockfile does not need a package that is not maintained. */
const PACKAGE = 's3rver@3.7.1';
const FOLDER = join(CACHE, 's3');

/** @param {AbortSignal} signal */
export async function installStorage(signal) {
  if (existsSync(join(FOLDER, 'node_modules/s3rver'))) return;
  mkdirSync(FOLDER, { recursive: true });
  const install = ['npm', 'install', '--prefix', FOLDER, '--no-audit', '--no-fund', PACKAGE];
  await runOrFail(install, `${PACKAGE} could not be installed.`, { signal });
}

/**
 * Starts an S3 store that keeps its files in a folder and knows one key.
 * @param {string} folder
 * @param {{ port: number, bucket: string, accessKeyId: string, secretAccessKey: string }} options
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startStorage(folder, { port, bucket, accessKeyId, secretAccessKey }) {
  const require = createRequire(join(FOLDER, 'package.json'));
  const name = 's3rver';
  const S3rver = require(name);
  require('s3rver/lib/models/account.js').DUMMY_ACCOUNT.createKeyPair(accessKeyId, secretAccessKey);
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket }],
  });
  await server.run();
  return { stop: () => server.close() };
}
