// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { receiveMessageOnPort } from 'node:worker_threads';
import { root } from '../../lib/project.mjs';

/*
 * Node.js loads the modules of the tests through these hooks, in a thread of their own: TypeScript as `nest build` compiles
 * it, what Vite adds to the modules of the frontends, and what a test replaces.
 */

/** @typedef {import('node:module').ResolveHook} ResolveHook */
/** @typedef {import('node:module').ResolveHookContext} Context */
/** @typedef {Parameters<ResolveHook>[2]} NextResolve */
/** A module that a test replaces, as the file `from` imports it. @typedef {{ id: number, specifier: string, from: string, names: string[] }} Mock */
/**
 * What a spec file imports from now on. In each generation but 0 it gets new modules, and they import new ones.
 * @typedef {{ generation: number, mocks: Mock[] }} Imports
 */

/** The global that has the exports of the mocks, by their ids. */
export const MOCKS = Symbol.for('paattu-mocks');

const PACKAGES = join(root, `node_modules${sep}`);
const COMPILED = join(PACKAGES, '.cache/paattu-tests');
const SWCRC = join(root, 'backend/.swcrc');
/** What a compiled module depends on, besides its source. */
const COMPILER = [SWCRC, join(PACKAGES, '@swc/core/package.json'), fileURLToPath(import.meta.url)]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const PRODUCT = /^@paattu\/(api-client|shared)(?:\/(.+))?$/;
const JS = /\.jsx?$/;
const EAGER_GLOBS =
  /import\.meta\.glob(?:<\w+>)?\(\s*['"]\.\/(.+?)['"]\s*,\s*\{\s*eager: true,\s*import: ['"](\w+)['"]\s*\}\s*\)/g;

/** @type {import('node:worker_threads').MessagePort} */
let port;
let current = 0;
/** The mocks of all generations, by their addresses. @type {Map<string, Mock>} */
const mocks = new Map();

/** @type {import('node:module').InitializeHook<import('node:worker_threads').MessagePort>} */
export async function initialize(data) {
  port = data;
}

/** @param {string} specifier @param {Context} context @param {NextResolve} nextResolve */
export async function resolve(specifier, context, nextResolve) {
  const { parentURL = '' } = context;
  if (!isOurs(parentURL)) return nextResolve(specifier, context);
  for (let got; (got = receiveMessageOnPort(port));) await change(got.message, context, nextResolve);
  const found = await find(specifier, context, nextResolve);
  const generation = /\.spec\.\w+$/.test(parentURL) ? current : Number(/\?(\d+)$/.exec(parentURL)?.[1] ?? 0);
  if (generation === 0) return found;
  const mock = mockAddress(generation, found.url);
  if (mocks.has(mock)) return { url: mock, shortCircuit: true };
  return isOurs(found.url) && !found.url.includes('?')
    ? { ...found, url: `${found.url}?${generation}` }
    : found;
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  const mock = mocks.get(url);
  if (mock) return asModule(mockSource(mock));
  if (!isOurs(url)) return nextLoad(url, context);
  const path = fileURLToPath(url);
  if (url.endsWith('?raw')) return asModule(`export default ${JSON.stringify(readFileSync(path, 'utf8'))};`);
  // No test sees a style.
  if (path.endsWith('.css')) return asModule('export default {};');
  return /\.tsx?$/.test(path) ? asModule(await compile(path)) : nextLoad(url, context);
}

const asModule = (/** @type {string} */ source) => ({
  format: /** @type {const} */ ('module'),
  source,
  shortCircuit: true,
});

/** Whether a module is of the product, and not of a package. */
const isOurs = (/** @type {string} */ url) =>
  url.startsWith('file:') && !fileURLToPath(url).startsWith(PACKAGES);

/**
 * Finds the source that an import means, and not what is built of it.
 * @param {string} specifier
 * @param {Context} context
 * @param {NextResolve} nextResolve
 */
async function find(specifier, context, nextResolve) {
  const [, name, part = 'index'] = PRODUCT.exec(specifier) ?? [];
  if (name) return at(join(root, `packages/${name}/src/${part}.ts`));
  if (!specifier.startsWith('.')) return nextResolve(specifier, context);
  const url = new URL(specifier, context.parentURL);
  const path = fileURLToPath(url);
  const source = [
    path.replace(JS, '.ts'),
    path.replace(JS, '.tsx'),
    `${path}.ts`,
    `${path}.tsx`,
    join(path, 'index.ts'),
  ].find((each) => /\.(tsx?|css)$/.test(each) && existsSync(each));
  return source ? at(source, url.search) : nextResolve(specifier, context);
}

const at = (/** @type {string} */ path, search = '') => ({
  url: pathToFileURL(path).href + search,
  shortCircuit: true,
});

/** Where the compiled code of a source is kept for the next run, with its map beside it. @param {string} path */
export const compiledFile = (path) => join(COMPILED, `${relative(root, path)}.mjs`);

/** @param {string} path */
async function compile(path) {
  const source = withGlobs(readFileSync(path, 'utf8'), path);
  const stamp = `\n// ${createHash('sha1').update(COMPILER).update(source).digest('hex')}`;
  const file = compiledFile(path);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (kept.endsWith(stamp)) return kept;
  const { transform } = await import('@swc/core');
  const { code, map = '' } = await transform(source, { configFile: SWCRC, filename: path, sourceMaps: true });
  // In one line with the first statement, so that the map holds.
  const env = code.includes('import.meta.env') ? 'import.meta.env = { SSR: true };' : '';
  write(`${file}.map`, map);
  write(file, env + code + stamp);
  return env + code + stamp;
}

/** Another process may compile the same source. @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

/** Replaces Vite's `import.meta.glob` by the imports that it means. @param {string} source @param {string} path */
function withGlobs(source, path) {
  return source.replace(EAGER_GLOBS, (_, /** @type {string} */ glob, /** @type {string} */ name) => {
    const pattern = glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*').replaceAll('[^/]*[^/]*/', '(.*/)?');
    const files = readdirSync(dirname(path), { recursive: true, encoding: 'utf8' });
    const found = files.filter((file) => new RegExp(`^${pattern}$`).test(file)).sort();
    return `{ ${found.map((file) => `'./${file}': (await import('./${file}')).${name}`).join(', ')} }`;
  });
}

/** @param {Imports} imports @param {Context} context @param {NextResolve} nextResolve */
async function change({ generation, mocks: all }, context, nextResolve) {
  current = generation;
  for (const mock of all) {
    const { url } = await find(mock.specifier, { ...context, parentURL: mock.from }, nextResolve);
    mocks.set(mockAddress(generation, url), mock);
  }
}

/** @param {Mock} mock */
function mockSource({ id, names }) {
  const mock = `globalThis[Symbol.for('${MOCKS.description}')].get(${id})`;
  return names
    .map((name) => `export ${name === 'default' ? name : `const ${name} =`} ${mock}.${name};`)
    .join('\n');
}

const mockAddress = (/** @type {number} */ generation, /** @type {string} */ url) =>
  `mock:${generation}:${url}`;
