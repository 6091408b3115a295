import { get } from 'node:http';
import { expect, test } from '../../support/test.js';

/** The status of a path that is sent unchanged; a browser would normalize it first. */
function statusOf(origin: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers: { accept: 'text/html' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

// Paths that a parser could resolve to another host, or fail on, respond like any unknown page.
const PATHS = [
  '//evil.example/',
  '//songs',
  '//[',
  '/songs/../nowhere',
  '/no-such-page',
  '/%00',
  '/%E0%A4%A',
];
// @trust path-traversal
test('a strange path responds with 404', async ({ product }) => {
  for (const path of PATHS) expect(await statusOf(product.origin, path), path).toBe(404);
});

test('a page of the development server responds with 404', async ({ product }) => {
  for (const path of ['/design', '/design/console'])
    expect(await statusOf(product.origin, path), path).toBe(404);
});
