// @ts-check
import { cpSync, existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../lib/command-error.mjs';
import { runOrFail } from '../lib/run.mjs';
import { buildah, CACHE } from './buildah.mjs';

/** As the image nginx-unprivileged: writes only below /tmp and reads conf.d. */
const NGINX_CONF = `worker_processes 1;
error_log stderr warn;
pid /tmp/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path /tmp/${name};`).join('\n  ')}
  include /etc/nginx/conf.d/*.conf;
}
`;

/**
 * Makes a stand-in for each base image that the Dockerfiles name, from Debian's packages and the Node that they name. A
 * registry of images is not needed.
 * @param {string[]} dockerfiles their texts
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>} the images' names
 */
export async function makeBaseImages(dockerfiles, signal) {
  const names = new Set(dockerfiles.flatMap(baseImagesOf));
  const folder = await makeFolder(nodeVersionIn(names), signal);
  writeFileSync(join(folder, 'etc/nginx/nginx.conf'), NGINX_CONF);
  const container = await buildah(['from', 'scratch'], signal);
  try {
    await buildah(['add', '--quiet', container, folder, '/'], signal);
    await buildah(
      ['config', '--env', 'PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container],
      signal,
    );
    for (const [name, value] of passedVariables())
      await buildah(['config', '--env', `${name}=${value}`, container], signal);
    await buildah(['config', '--cmd', `["nginx","-g","daemon off;"]`, container], signal);
    for (const name of names)
      await buildah(['commit', '--quiet', container, `docker.io/${qualified(name)}`], signal);
  } finally {
    await buildah(['rm', container], signal);
  }
  return [...names].map((name) => `docker.io/${qualified(name)}`);
}

/** With these, npm uses this machine's registry and certificates inside a build. */
function passedVariables() {
  const { NODE_EXTRA_CA_CERTS, npm_config_registry } = process.env;
  return Object.entries({ NODE_EXTRA_CA_CERTS, npm_config_registry }).filter(([, value]) => value);
}

/** Docker Hub's own images are in the folder `library`. @param {string} name */
const qualified = (name) => (name.includes('/') ? name : `library/${name}`);

/** A stand-in has the tag of the image, not its digest, and the processor of this machine. @param {string} dockerfile its text */
export const forStandIns = (dockerfile) =>
  dockerfile.replaceAll(/^FROM (?:--platform=\S+ )?([^\s:]+:[^\s@]+)@\S+/gm, 'FROM $1');

/** @param {string} dockerfile its text */
const baseImagesOf = (dockerfile) =>
  [...forStandIns(dockerfile).matchAll(/^FROM (\S+:\S+)/gm)].map(([, name = '']) => name);

/** @param {Set<string>} names of base images */
function nodeVersionIn(names) {
  const versions = [...names].flatMap((name) => /^node:(\d+\.\d+\.\d+)/.exec(name)?.[1] ?? []);
  const [version, ...others] = new Set(versions);
  if (!version || others.length > 0)
    throw new CommandError('The Dockerfiles do not name one version of Node.');
  return version;
}

/**
 * @param {string} nodeVersion
 * @param {AbortSignal} signal
 * @returns {Promise<string>} a folder with Debian, nginx and that Node
 */
async function makeFolder(nodeVersion, signal) {
  const folder = join(CACHE, `debian-node-v${nodeVersion}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const debootstrap = [
    'debootstrap',
    '--variant=minbase',
    '--include=ca-certificates,nginx-light',
    'bookworm',
    draft,
  ];
  await runOrFail(debootstrap, 'debootstrap failed.', { signal });
  for (const path of ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/locale'])
    rmSync(join(draft, path), { recursive: true, force: true });
  await copyNode(draft, nodeVersion, signal);
  const user = ['chroot', draft, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node'];
  await runOrFail(user, 'The user node could not be created.', { signal });
  renameSync(draft, folder);
  return folder;
}

/** npm is this machine's. @param {string} folder @param {string} version @param {AbortSignal} signal */
async function copyNode(folder, version, signal) {
  cpSync(await findNode(version, signal), join(folder, 'usr/local/bin/node'));
  const npm = dirname(dirname(realpathSync(join(dirname(process.execPath), 'npm'))));
  cpSync(npm, join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true });
  for (const name of ['npm', 'npx']) {
    const script = `#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/${name}-cli.js "$@"\n`;
    writeFileSync(join(folder, 'usr/local/bin', name), script, { mode: 0o755 });
  }
}

/**
 * This machine's Node if it has the version, otherwise the one of npm's registry.
 * @param {string} version
 * @param {AbortSignal} signal
 * @returns {Promise<string>} the program
 */
async function findNode(version, signal) {
  if (process.version === `v${version}`) return realpathSync(process.execPath);
  const name = `node-linux-${process.arch}`;
  const place = join(CACHE, `node-v${version}`);
  const install = ['npm', 'install', '--no-save', '--no-audit', '--prefix', place, `${name}@${version}`];
  await runOrFail(install, `Node ${version} could not be installed.`, { signal });
  return join(place, 'node_modules', name, 'bin/node');
}
