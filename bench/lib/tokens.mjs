// @ts-check
import { AccessTokensService } from './built.mjs';

/**
 * Creates the headers of signed-in users without hashing thousands of passwords.
 * @param {import('./product.mjs').Product} product
 * @param {{ user: string, session: string }[]} users
 */
export function signTokens({ config }, users) {
  const service = new AccessTokensService(config);
  return Promise.all(
    users.map(async ({ user, session }) => `Bearer ${(await service.issue(user, session)).accessToken}`),
  );
}
