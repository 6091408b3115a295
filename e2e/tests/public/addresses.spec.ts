import { get } from 'node:http';
import { expect, test } from '../../support/test.js';

/** The status of a path sent as it is; browsers and their kin would tidy it up first. */
function statusOf(origin: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers: { accept: 'text/html' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

// What a parser could take for another host, or stumble over, is an unknown page like any other.
const PATHS = [
  '//evil.example/',
  '//songs',
  '//[',
  '/songs/../nowhere',
  '/no-such-page',
  '/%00',
  '/%E0%A4%A',
];
for (const path of PATHS) {
  // @trust path-traversal
  test(`${path} is no page`, async ({ product }) => {
    expect(await statusOf(product.origin, path)).toBe(404);
  });
}
