// @ts-check
import { AccessTokensService } from './built.mjs';

/**
 * The headers of users who have signed in, without the hashing of thousands of passwords.
 * @param {import('./product.mjs').Product} product
 * @param {{ user: string, session: string }[]} users
 */
export function signTokens({ config }, users) {
  const service = new AccessTokensService(config);
  return Promise.all(
    users.map(async ({ user, session }) => `Bearer ${(await service.issue(user, session)).accessToken}`),
  );
}
