// @ts-check
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { startHelper } from './helper.mjs';

/**
 * Starts a bare Fastify that sends the same bytes as the product under the same paths.
 * @param {import('./place.mjs').Place} place
 * @param {string} site
 * @param {string[]} paths
 * @param {Record<string, string>} headers
 */
export async function bareCopy({ folder }, site, paths, headers) {
  const routes = [];
  for (const [index, path] of paths.entries()) {
    const { bytes, headers: sent } = await read(`${site}${path}`, headers);
    const file = join(folder, `copy-${index}`);
    writeFileSync(file, bytes);
    routes.push({
      path: new URL(path, site).pathname,
      file,
      headers: Object.fromEntries(
        ['content-type', 'content-encoding'].flatMap((name) => (sent[name] ? [[name, sent[name]]] : [])),
      ),
    });
  }
  return startHelper('bare-fastify.mjs', { routes });
}

/**
 * The bytes as received; `fetch` would decompress them.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, bytes: Buffer, headers: import('node:http').IncomingHttpHeaders }>}
 */
export function read(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      response.toArray().then((chunks) => {
        resolve({
          status: response.statusCode ?? 0,
          bytes: Buffer.concat(chunks),
          headers: response.headers,
        });
      }, reject);
    }).once('error', reject);
  });
}
