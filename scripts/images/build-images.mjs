// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProject } from '../lib/compose-file.mjs';
import { CommandError } from '../lib/command-error.mjs';
import { root } from '../lib/project.mjs';
import { runOrFail } from '../lib/run.mjs';
import { makeBaseImages, forStandIns } from './base-images.mjs';
import { buildah, CACHE, megabytesOf } from './buildah.mjs';

/** How much larger than its base the server's image may be. */
const SERVER_MEGABYTES = 350;

/**
 * Builds every image of docker-compose.yml, also those of a profile, and checks the size of the server's.
 * @param {import('../lib/compose-file.mjs').Variables} variables of the compose file
 * @param {AbortSignal} signal
 */
export async function buildImages(variables, signal) {
  const { services } = readProject({ ...variables, COMPOSE_PROFILES: 'admin-web' });
  const [base = ''] = await buildServices(services, root, signal);
  const server = `localhost/${services.api?.image}`;
  const added = (await megabytesOf(server, signal)) - (await megabytesOf(base, signal));
  console.log(`The server's image is ${added} MB larger than its base; ${SERVER_MEGABYTES} MB are allowed.`);
  if (added > SERVER_MEGABYTES) throw new CommandError("The server's image is too large.");
}

/**
 * Builds the server's image of the release before, whose sources do not change, unless the store has it.
 * @param {string} release the folder of its sources
 * @param {import('../lib/compose-file.mjs').Variables} variables of its compose file
 * @param {AbortSignal} signal
 */
export async function buildFormerImage(release, variables, signal) {
  const built = join(release, 'built');
  if (existsSync(built)) return;
  await buildServices(readProject(variables, release).services, release, signal);
  writeFileSync(built, '');
}

/**
 * @param {Record<string, import('../lib/compose-file.mjs').Service>} services
 * @param {string} folder of the sources
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>} the base images
 */
async function buildServices(services, folder, signal) {
  const built = Object.values(services).flatMap(({ build, image = '' }) =>
    build ? [{ image, text: readFileSync(join(folder, build.dockerfile), 'utf8') }] : [],
  );
  const bases = await makeBaseImages(
    built.map(({ text }) => text),
    signal,
  );
  const mounts = await mountedFiles(signal);
  for (const { image, text } of built) {
    console.log(`Building ${image} ...`);
    const file = join(CACHE, `${image}.Dockerfile`);
    writeFileSync(file, forStandIns(text));
    await buildah(['build', '--pull-never', '--file', file, '--tag', image, ...mounts, folder], signal);
  }
  return bases;
}

/**
 * The files that npm inside a build reads: this machine's npm configuration, as the one of all users, and certificates.
 * @param {AbortSignal} signal
 */
async function mountedFiles(signal) {
  const userConfig = (
    await runOrFail(['npm', 'config', 'get', 'userconfig'], 'npm failed.', { signal })
  ).trim();
  const { NODE_EXTRA_CA_CERTS: certificates = '' } = process.env;
  return [
    ...(existsSync(userConfig) ? ['--volume', `${userConfig}:/usr/local/etc/npmrc:ro`] : []),
    ...(existsSync(certificates) ? ['--volume', `${certificates}:${certificates}:ro`] : []),
  ];
}
