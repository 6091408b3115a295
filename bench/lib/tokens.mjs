// @ts-check
import { issueAccessToken } from './built.mjs';

/**
 * Creates the headers of signed-in users without hashing thousands of passwords.
 * @param {import('./product.mjs').Product} product
 * @param {{ user: string, session: string }[]} users
 */
export function signTokens({ config }, users) {
  return Promise.all(
    users.map(
      async ({ user, session }) => `Bearer ${(await issueAccessToken(config, user, session)).accessToken}`,
    ),
  );
}
