// @ts-check
import { connect } from 'node:net';
import { addressOf } from './load.mjs';

const CONNECTIONS = 5;
const SECONDS = 1;
const CHUNK = 1024 * 1024;

/**
 * Reads a file repeatedly and parses only the head of each response. A client that also parses the body, as autocannon
 * does, takes longer than either server and would measure itself.
 * @param {string} site
 * @param {string} path
 * @param {{ range?: string }} headers
 * @returns {Promise<number>} bytes a second
 */
export async function transfer(site, path, headers) {
  const begun = performance.now();
  const end = begun + SECONDS * 1000;
  const readers = Array.from({ length: CONNECTIONS }, () => readUntil(end, site, path, headers));
  const bytes = (await Promise.all(readers)).reduce((sum, read) => sum + read, 0);
  return (bytes * 1000) / (performance.now() - begun);
}

let visitors = 0;

/**
 * @param {number} end
 * @param {string} site
 * @param {string} path
 * @param {{ range?: string }} headers
 * @returns {Promise<number>} the bytes of bodies
 */
function readUntil(end, site, path, headers) {
  const { hostname, port, host } = new URL(site);
  const fields = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  let bytes = 0;
  let left = 0;
  return new Promise((resolve, reject) => {
    const ask = () => {
      const address = addressOf((150 << 16) + (visitors++ % 50_000));
      socket.write(`GET ${path} HTTP/1.1\r\n${fields.join('')}x-forwarded-for: ${address}\r\n\r\n`);
    };
    const take = (/** @type {number} */ length, /** @type {Uint8Array} */ chunk) => {
      const head = left === 0 ? readHead(Buffer.from(chunk.buffer, 0, length)) : { length: 0, body: 0 };
      left += head.body - (length - head.length);
      bytes += length - head.length;
      if (left > 0) return true;
      if (performance.now() < end) ask();
      else socket.end();
      return true;
    };
    const socket = connect({
      host: hostname,
      port: Number(port),
      onread: {
        buffer: Buffer.alloc(CHUNK),
        callback: (length, chunk) => {
          try {
            return take(length, chunk);
          } catch (error) {
            socket.destroy(/** @type {Error} */ (error));
            return false;
          }
        },
      },
    });
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.once('close', () => resolve(bytes));
  });
}

/**
 * The servers write the head of a response at once, so one chunk contains all of it.
 * @param {Buffer} chunk
 * @returns {{ length: number, body: number }} the lengths of the head and of the body
 */
export function readHead(chunk) {
  const length = chunk.indexOf('\r\n\r\n') + 4;
  const head = chunk.toString('latin1', 0, length);
  const [, body] = /^content-length: (\d+)\r$/im.exec(head) ?? [];
  if (length < 4 || !/^HTTP\/1\.1 20[06] /.test(head) || body === undefined)
    throw new Error(`not a file: ${head}`);
  return { length, body: Number(body) };
}
