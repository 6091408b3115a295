// @ts-check
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../scripts/lib/command-error.mjs';
import { freePort } from '../../scripts/stack/preflight.mjs';
import { superviseServer } from '../../scripts/stack/supervised-server.mjs';
import { until } from '../../scripts/test/launched.mjs';
import { ensureUnpacked } from '../../scripts/test/unpacked-program.mjs';

/**
 * Starts Debian's nginx on a folder of files, with Debian's settings except two: one process, like the product, and its log.
 * @param {import('./place.mjs').Place} place
 * @param {string} files
 */
export async function startNginx({ folder, signal }, files) {
  const program = await ensureUnpacked('nginx', signal);
  if (program === null)
    throw new CommandError("nginx is missing and could not be fetched: 'audio' is measured against it.");
  const own = join(folder, 'nginx');
  mkdirSync(own);
  // When root starts nginx, it reads the files as another user.
  chmodSync(files, 0o755);
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(own, 'nginx.conf'),
    `worker_processes 1;
pid ${own}/nginx.pid;
error_log ${own}/error.log;
events { worker_connections 768; }
http {
  sendfile on;
  # Debian sets it to on, which delays responses slightly above the loopback's segments of 64 KB by 40 ms.
  tcp_nopush off;
  types_hash_max_size 2048;
  keepalive_requests 1000000;
  default_type application/octet-stream;
  access_log ${own}/access.log;
  ${temporary.map((name) => `${name}_temp_path ${own}/${name};`).join('\n  ')}
  server { listen 127.0.0.1:${port}; root ${files}; }
}
`,
  );
  const server = superviseServer({
    program,
    args: ['-e', join(own, 'error.log'), '-c', join(own, 'nginx.conf'), '-g', 'daemon off;'],
    account: {},
    log: join(own, 'output.log'),
  });
  const site = `http://127.0.0.1:${port}`;
  const up = until(
    () =>
      fetch(site).then(
        () => true,
        () => false,
      ),
    'nginx',
  );
  const failure = await Promise.race([server.ended, up.then(() => null)]);
  if (failure !== null) throw new CommandError(`${failure}\n\nnginx did not start.`);
  return { ...server, site };
}
