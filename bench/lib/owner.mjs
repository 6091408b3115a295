// @ts-check
import { OWNER } from './product.mjs';

/**
 * @param {string} site
 * @returns {Promise<string>} the header of the owner's requests
 */
export async function signInAsOwner(site) {
  const response = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.1' },
    body: JSON.stringify(OWNER),
  });
  if (!response.ok)
    throw new Error(`the owner could not sign in: ${response.status} ${await response.text()}`);
  const { accessToken } = /** @type {{ accessToken: string }} */ (await response.json());
  return `Bearer ${accessToken}`;
}
