// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { backendDist, root } from '../../scripts/lib/project.mjs';

/**
 * A module of the server as it was built, so that what is compared is the product's own.
 * @param {string} path
 */
const built = (path) => import(pathToFileURL(join(root, backendDist, path)).href);

/** @type {typeof import('../../backend/src/config/config.js')} */
export const { loadConfig } = await built('config/config.js');

/** @type {typeof import('../../backend/src/modules/songs/song-list.sql.js')} */
export const { LIST_NEWEST } = await built('modules/songs/song-list.sql.js');

/**
 * @type {{ AccessTokensService: new (config: import('../../scripts/stack/configuration.mjs').Config) => {
 *   issue(userId: string, sessionId: string): Promise<{ accessToken: string }> } }}
 */
export const { AccessTokensService } = await built('modules/auth/access-tokens.service.js');

/** @type {{ PasswordHasher: new () => { hash(password: string): Promise<string> } }} */
export const { PasswordHasher } = await built('modules/auth/passwords/password-hasher.js');
