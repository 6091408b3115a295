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
 * The statement of the product's song list.
 * @param {string} databaseUrl
 * @returns {Promise<string>}
 */
export async function listPublishedSql(databaseUrl) {
  const { DataSource } = await import('typeorm');
  const { dataSourceOptions } = await built('database/data-source.js');
  const { entities } = await built('entities.js');
  const { Song } = await built('modules/songs/song.entity.js');
  const { listPublished } = await built('modules/songs/song-list.sql.js');
  const options = dataSourceOptions(databaseUrl, () => {});
  const dataSource = await new DataSource({ ...options, entities }).initialize();
  try {
    return listPublished(dataSource.getMetadata(Song));
  } finally {
    await dataSource.destroy();
  }
}

/**
 * @type {{ AccessTokensService: new (config: import('../../scripts/stack/configuration.mjs').Config) => {
 *   issue(userId: string, sessionId: string): Promise<{ accessToken: string }> } }}
 */
export const { AccessTokensService } = await built('modules/auth/access-tokens.service.js');

/** @type {{ PasswordHasher: new () => { hash(password: string): Promise<string> } }} */
export const { PasswordHasher } = await built('modules/auth/passwords/password-hasher.js');
