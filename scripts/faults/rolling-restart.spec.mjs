// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { logInAsOwner, someAddress, uploadSong } from '../test/calls.mjs';
import { freePort, remove, until } from '../test/launched.mjs';
import { startProcesses } from '../test/processes.mjs';

const VISITORS = 8;
const nginx = process.env.TEST_NGINX ?? '';
const whereNginxIs = nginx === '' ? test.skip : test;

/**
 * The example configuration for operators, in front of these processes, without TLS. It trusts the tests' addresses.
 * @param {string[]} sites
 * @param {number} port
 */
function proxySettings([one = '', other = ''], port) {
  return readFileSync(join(root, 'deploy/proxy/nginx.conf'), 'utf8')
    .replace('127.0.0.1:3000', new URL(one).host)
    .replace('127.0.0.1:3001', new URL(other).host)
    .replace(/^server \{\n {2}listen 80;.*?^\}\n/ms, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replace('$remote_addr', '$http_x_forwarded_for');
}

/** @param {string[]} sites */
async function startProxy(sites) {
  const folder = mkdtempSync(join(tmpdir(), 'paattu-proxy-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid;
     events {}
     http {
       access_log off;
       ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
       ${proxySettings(sites, port)}
     }`,
  );
  const log = join(folder, 'error.log');
  const args = ['-e', log, '-c', join(folder, 'nginx.conf'), '-g', `daemon off; error_log ${log};`];
  const server = spawn(nginx, args, { stdio: 'inherit' });
  const exited = once(server, 'exit');
  const site = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${site}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(async () => server.exitCode !== null || (await answers()), 'nginx');
  return {
    site,
    stop: async () => {
      server.kill('SIGTERM');
      await exited;
      remove(folder);
    },
  };
}

whereNginxIs(
  'two API processes behind nginx restart one after the other, and every page, list and song is served',
  async () => {
    const product = await startProcesses({ apis: 2, workers: 0 });
    const proxy = await startProxy(product.sites);
    try {
      const owner = await logInAsOwner(proxy.site);
      const { body: song } = await uploadSong(proxy.site, owner);
      const paths = ['/songs', '/api/songs', '/api/contest/entries', `/api/songs/${song.id}/audio`];
      /** @type {Record<string, number>} */
      const answers = {};
      let going = true;
      let rounds = 0;
      const count = (/** @type {string} */ status) => (answers[status] = (answers[status] ?? 0) + 1);
      const visit = async () => {
        for (; going; rounds += 1) {
          for (const path of paths) {
            const response = await fetch(proxy.site + path, {
              headers: { 'x-forwarded-for': someAddress() },
            });
            await response.arrayBuffer();
            count(`${response.status}`);
          }
        }
      };
      const goOn = async (enough = rounds + 10 * VISITORS) => until(() => rounds >= enough, 'visits');
      const visitors = Array.from({ length: VISITORS }, visit);
      try {
        for (const [index, site] of product.sites.slice().entries()) {
          await goOn();
          await product.apis[index]?.end('SIGTERM');
          await goOn();
          await (
            await product.startApi({ PORT: new URL(site).port })
          ).ready;
        }
        await goOn();
      } finally {
        going = false;
        await Promise.all(visitors);
      }
      expect(answers).toEqual({ 200: rounds * paths.length });
    } finally {
      await proxy.stop();
      await product.stop();
    }
  },
);
