// @ts-check
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { until } from '../test/launched.mjs';
import { startProcesses } from '../test/processes.mjs';

const CONNECTIONS = 1_500;
const MAX_CONNECTIONS = 256;
const MEGABYTE = 1024 * 1024;
const MAX_GROWTH = 150 * MEGABYTE;
const HEAD = [
  'POST /api/contact HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  'content-length: 256000',
  '',
  '',
].join('\r\n');
const HALF_A_BODY = `{"message":"${'x'.repeat(250_000)}`;

/** The status of a page for a visitor with another network address than the attacker's. @param {string} site */
async function statusForVisitor(site) {
  const [response] = await once(get(`${site}/songs`, { localAddress: '127.0.0.2' }), 'response');
  response.resume();
  return response.statusCode;
}

// @trust slow-bodies, bounded-memory
test('1,500 half-sent bodies of one address: memory is bounded, other visitors are served, and all connections end', async () => {
  const product = await startProcesses({ workers: 0, env: { TRUSTED_PROXIES: '' } });
  /** @type {import('node:net').Socket[]} */
  const sockets = [];
  try {
    const [site = ''] = product.sites;
    const rss = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.apis[0]?.pid}/status`, 'utf8'))?.[1]) * 1024;
    expect(await statusForVisitor(site)).toBe(200);
    const atRest = rss();
    let closed = 0;
    let timedOut = 0;
    for (let count = 0; count < CONNECTIONS; count += 1) {
      const socket = connect(Number(new URL(site).port), '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => {});
      socket.on('close', () => (closed += 1));
      socket.on('data', (data) => (timedOut += String(data).startsWith('HTTP/1.1 408 ') ? 1 : 0));
      socket.write(HEAD + HALF_A_BODY);
    }
    await until(
      () => closed >= CONNECTIONS - MAX_CONNECTIONS,
      'the connections beyond the limit to be closed',
    );

    expect(await statusForVisitor(site)).toBe(200);
    expect(rss() - atRest).toBeLessThan(MAX_GROWTH);

    await until(() => closed === CONNECTIONS, 'the slow requests to end');
    expect(timedOut).toBe(MAX_CONNECTIONS);
    expect(await statusForVisitor(site)).toBe(200);
  } finally {
    for (const socket of sockets) socket.destroy();
    await product.stop();
  }
});
