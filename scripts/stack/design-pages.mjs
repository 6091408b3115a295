// @ts-check
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { createServer } from 'vite';
import { root } from '../lib/project.mjs';

/** @type {Record<string, string>} */
const PAGES = {
  '/design': '/public-web/design/index.html',
  '/design/console': '/admin-web/design/index.html',
};

/**
 * Serves the pages that show each component of the site and of the console in its states. They are no input of a build,
 * so that no release has them.
 */
export async function serveDesignPages() {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'warn',
    cacheDir: join(root, 'node_modules/.vite/design'),
    publicDir: join(root, 'public-web/public'),
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [
      tailwindcss(),
      {
        name: 'design-pages',
        configureServer({ middlewares }) {
          middlewares.use((request, _response, next) => {
            request.url = PAGES[request.url ?? ''] ?? request.url;
            next();
          });
        },
      },
    ],
    server: { host: 'localhost' },
  });
  await server.listen();
  return {
    address: new URL('/design', server.resolvedUrls?.local[0]).href,
    close: () => server.close(),
  };
}
