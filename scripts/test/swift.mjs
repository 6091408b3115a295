// @ts-check
import { writeFile, mkdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../lib/command-error.mjs';
import { run } from '../lib/run.mjs';
import { freePort } from '../stack/preflight.mjs';
import { superviseServer } from '../stack/supervised-server.mjs';
import { findProgram, installPackages } from './debian.mjs';

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];
const SERVERS = /** @type {const} */ (['account', 'container', 'object']);
const POLL_MS = 100;
const STARTED_WITHIN_MS = 120_000;

/** What opens the store of the tests. */
export const SWIFT_KEY = { keyId: 'paattu:asha', secret: 'mazhakaalam' };

/**
 * Starts OpenStack Swift, a store that speaks S3, checks signatures and knows uploads in parts.
 * @param {string} folder of a file system with extended attributes
 * @param {AbortSignal} signal
 */
export async function startSwift(folder, signal) {
  if (findProgram('swift-proxy-server') === null) await installPackages(PACKAGES, signal);
  const proxy = findProgram('swift-proxy-server');
  if (proxy === null)
    throw new CommandError(
      `The Debian packages ${PACKAGES.join(', ')} are missing and could not be installed.`,
    );
  await mkdir(join(folder, 'disks/d1'), { recursive: true });
  await writeFile(join(folder, 'swift.conf'), SWIFT_CONF);
  /** @type {import('../stack/supervised-server.mjs').SupervisedServer[]} */
  const servers = [];
  for (const name of SERVERS) {
    const port = await freePort();
    await writeRing(folder, name, port, signal);
    await writeFile(join(folder, `${name}.conf`), confOf(folder, name, port));
    servers.push(start(folder, name, String(findProgram(`swift-${name}-server`))));
  }
  const port = await freePort();
  await writeFile(join(folder, 'proxy.conf'), proxyConf(folder, port));
  servers.push(start(folder, 'proxy', proxy));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  const failure = await Promise.race([...servers.map(({ ended }) => ended), answers(url)]);
  if (failure !== null) {
    await stop();
    throw new CommandError(`${failure}\n\nSwift did not start.`);
  }
  return { url, stop };
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} program
 */
function start(folder, name, program) {
  const args = [join(folder, `${name}.conf`)];
  return superviseServer({ program, args, account: {}, log: join(folder, `${name}.log`) });
}

/**
 * Says where the server of a kind keeps its data: on one disk, once.
 * @param {string} folder
 * @param {string} name
 * @param {number} port
 * @param {AbortSignal} signal
 */
async function writeRing(folder, name, port, signal) {
  const builder = join(folder, `${name}.builder`);
  const commands = [['create', '4', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']];
  for (const words of commands) {
    const { code, output } = await run(['swift-ring-builder', builder, ...words], { signal });
    // One is a warning.
    if (code !== 0 && code !== 1) throw new CommandError(output);
  }
}

/**
 * @param {string} url
 * @returns {Promise<string | null>}
 */
async function answers(url) {
  const until = Date.now() + STARTED_WITHIN_MS;
  while (Date.now() < until) {
    const response = await fetch(url).catch(() => null);
    if (response) return null;
    await delay(POLL_MS);
  }
  return 'No answer within two minutes.';
}

const SWIFT_CONF = `[swift-hash]
swift_hash_path_suffix = tests

[storage-policy:0]
name = Policy-0
default = yes
`;

/**
 * @param {string} folder
 * @param {string} name
 * @param {number} port
 */
const confOf = (folder, name, port) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
devices = ${folder}/disks
mount_check = false
workers = 0
user = ${userInfo().username}
log_level = ERROR

[pipeline:main]
pipeline = ${name}-server

[app:${name}-server]
use = egg:swift#${name}
`;

/**
 * @param {string} folder
 * @param {number} port
 */
const proxyConf = (folder, port) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
workers = 0
user = ${userInfo().username}
log_level = ERROR

[pipeline:main]
pipeline = catch_errors cache listing_formats bulk s3api tempauth slo dlo proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1

[filter:listing_formats]
use = egg:swift#listing_formats

[filter:bulk]
use = egg:swift#bulk

[filter:slo]
use = egg:swift#slo

[filter:dlo]
use = egg:swift#dlo

[filter:s3api]
use = egg:swift#s3api
location = us-east-1

[filter:tempauth]
use = egg:swift#tempauth
user_${SWIFT_KEY.keyId.replace(':', '_')} = ${SWIFT_KEY.secret} .admin
`;
