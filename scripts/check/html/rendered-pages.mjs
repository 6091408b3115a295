// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { backendDist, root } from '../../lib/project.mjs';
import { fetchOf, samples } from './sample-answers.mjs';

/** @typedef {{ name: string, html: string }} RenderedPage */

/**
 * For the pages of songs, entries and contests: an address of each, and one that does not exist.
 *
 * @type {Partial<Record<string, string[]>>}
 */
const SLUGS = {
  '/songs/:slug': ['monsoon-letter', 'no-such-song'],
  '/entries/:slug': ['sharp', 'no-such-entry'],
  '/contests/:slug': ['cover-song-contest-2025', 'no-such-contest'],
  '/contests/:slug/results': ['cover-song-contest-2025', 'no-such-contest'],
  '/contests/:slug/rules': ['cover-song-contest-2025', 'no-such-contest'],
  '/contests/:slug/rules/:version': ['cover-song-contest-2025'],
};

/**
 * All documents that the product sends: the public pages as the server renders them, with data and without, the error
 * page and the shell. Needs a build of all workspaces.
 * @returns {Promise<RenderedPage[]>}
 */
export async function renderedPages() {
  const { render } = await load('public-web/dist/server/entry-server.js');
  const { locales, localizedPath } = await load('packages/shared/dist/locales.js');
  const urls = publicPaths().flatMap((path) =>
    locales.map((/** @type {string} */ locale) => localizedPath(locale, path)),
  );
  /** @type {RenderedPage[]} */
  const pages = [];
  for (const [kind, sample] of Object.entries(samples)) {
    for (const url of urls) {
      const { html, status } = await render({
        url,
        origin: 'https://paattu.example',
        fetch: fetchOf(sample),
      });
      // Without this, the check would validate only the error page.
      if (sample === samples.full && status === 503) throw new Error(`${url} lacks data that it asked for`);
      pages.push({ name: `${url} (${kind}, ${status})`, html });
    }
  }
  return [
    ...pages,
    { name: 'error page', html: await errorPage('/songs', 404) },
    { name: 'error page in Malayalam', html: await errorPage('/ml/songs', 404) },
    { name: 'error page of a failure', html: await errorPage('/songs', 503) },
    { name: 'error page of a failure in Malayalam', html: await errorPage('/ml/songs', 503) },
    ...['shell/dist/index.html', 'admin-web/dist/index.html'].map((path) => ({
      name: path,
      html: readFileSync(join(root, path), 'utf8'),
    })),
  ];
}

/** The paths of the site's pages, and one that is not found. */
export function publicPaths() {
  const source = ['pages.ts', 'rare-pages.ts']
    .map((name) => readFileSync(join(root, 'public-web/src/app', name), 'utf8'))
    .join('');
  const patterns = [...source.matchAll(/\bpath: '([^']+)',/g)].map(([, path = '']) => path);
  const paths = patterns
    .filter((path) => path !== '*')
    .flatMap(
      (path) => SLUGS[path]?.map((slug) => path.replace(':slug', slug).replace(':version', '1')) ?? [path],
    );
  return [...paths, '/no/such/page'];
}

/**
 * @param {string} url
 * @param {number} statusCode
 * @returns {Promise<string>}
 */
async function errorPage(url, statusCode) {
  const { sendErrorPage } = await load(`${backendDist}/common/errors/error-page.js`);
  return new Promise((resolve) => {
    const reply = {
      statusCode,
      getHeader: () => undefined,
      header: () => reply,
      type: () => reply,
      send: resolve,
    };
    sendErrorPage({ url }, reply, statusCode === 404 ? 'NOT_FOUND' : 'UNAVAILABLE');
  });
}

/** @param {string} path */
function load(path) {
  return import(pathToFileURL(join(root, path)).href);
}
