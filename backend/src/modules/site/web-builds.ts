import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Finds the build of a workspace package. */
function distOf(name: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), 'dist');
}

export const webBuilds = {
  publicClient: join(distOf('@paattu/public-web'), 'client'),
  publicServerEntry: join(distOf('@paattu/public-web'), 'server', 'entry-server.js'),
  publicRemote: join(distOf('@paattu/public-web'), 'remote'),
  shell: distOf('@paattu/shell'),
  adminWeb: distOf('@paattu/admin-web'),
  /** The page of the licences of all packages. */
  licences: join(distOf('@paattu/backend'), 'licences'),
};
