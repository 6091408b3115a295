// @ts-check
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** The folder of the backend's compiled sources, with its commands; SWC keeps the name `src`. */
export const backendDist = 'backend/dist/src';

/** The folder of API and worker, `main.js` and `worker.js`, which are bundled from the compiled sources. */
export const serverDist = 'backend/dist/server';

/**
 * @typedef {object} Workspace
 * @property {string} folder
 * @property {string[]} uses workspaces whose changes require another build of this one
 * @property {string[]} sharedInputs files outside the folder that the build reads
 * @property {string} output a file that each build writes
 * @property {string[]} build program in node_modules/.bin (or npm) and its arguments
 */

/** All workspaces with a build, each after the workspaces that it uses. @type {Workspace[]} */
export const workspaces = [
  library('packages/shared', 'packages/shared/dist/locales.js'),
  library('packages/api-client', 'packages/api-client/dist/index.js'),
  {
    folder: 'backend',
    uses: ['packages/shared'],
    sharedInputs: ['tsconfig.json', 'nest-cli.json'],
    output: `${serverDist}/main.js`,
    build: ['npm', 'run', 'build', '-w', '@paattu/backend'],
  },
  frontend('public-web', 'public-web/dist/server/entry-server.js'),
  frontend('shell', 'shell/dist/index.html'),
  frontend('admin-web', 'admin-web/dist/remoteEntry.js'),
];

/**
 * Each file is compiled for itself, so that a change of `shared` leaves `api-client` as it is.
 * @param {string} folder
 * @param {string} output
 * @returns {Workspace}
 */
function library(folder, output) {
  return {
    folder,
    uses: [],
    sharedInputs: ['tsconfig.json'],
    output,
    build: ['tsc', '-p', `${folder}/tsconfig.build.json`],
  };
}

/**
 * @param {string} folder
 * @param {string} output
 * @returns {Workspace}
 */
function frontend(folder, output) {
  return {
    folder,
    uses: ['packages/shared', 'packages/api-client'],
    sharedInputs: ['tsconfig.json', 'scripts/vite', 'fonts', 'packages/verify/verify.mjs'],
    output,
    build: ['npm', 'run', 'build', '-w', `@paattu/${folder}`],
  };
}
