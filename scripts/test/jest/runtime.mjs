// @ts-check
import { createRequire, register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { compiledFile, MOCKS } from './loader.mjs';

const require = createRequire(import.meta.url);
/** @type {typeof import('jest-runtime')} */
const { default: Runtime } = require('jest-runtime');
const { port1: toLoader, port2 } = new MessageChannel();
register('./loader.mjs', { parentURL: import.meta.url, data: port2, transferList: [port2] });
toLoader.unref();

/** @type {Map<number, object>} */
const exportsOfMocks = new Map();
Reflect.set(globalThis, MOCKS, exportsOfMocks);

let lastGeneration = 0;
/** @type {import('./loader.mjs').Mock[]} */
let mocks = [];

/** @param {number} generation */
const send = (generation) => toLoader.postMessage({ generation, mocks });

/** The maps of compiled modules, for the stacks of errors. */
class SourceMaps extends Map {
  /** @override @param {string} url */
  get(url) {
    return /^file:.*\.tsx?(\?|$)/.test(url) ? `${compiledFile(fileURLToPath(url))}.map` : undefined;
  }
}

/**
 * Loads test files as Node.js does. All files of a process share the modules that they import, where the usual runtime of
 * jest evaluates NestJS again for each.
 */
export default class SharedRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} options */
  constructor(...options) {
    super(...options);
    const [, , , , , , testPath] = options;
    // No public member has it.
    Reflect.set(globalThis, 'jest', Reflect.get(this, 'jestGlobals').jestObjectFor(testPath));
    this.forgetMocks();
  }

  /** @override */
  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** @override @param {string} path */
  async unstable_importModule(path) {
    await import(pathToFileURL(path).href);
  }

  /** @override @param {string} from @param {string} [name] */
  requireModule(from, name) {
    return name === undefined ? require(from) : createRequire(from)(name);
  }

  /** Of jest itself: each file has its own list of tests. @override @param {string} path */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  /** What `jest.doMock` does. @override @param {string} from @param {string} specifier @param {() => object} makeExports */
  setMock(from, specifier, makeExports) {
    const made = makeExports();
    const id = exportsOfMocks.size;
    exportsOfMocks.set(id, made);
    mocks.push({ id, specifier, from: pathToFileURL(from).href, names: Object.keys(made) });
    this.resetModules();
  }

  /** @override */
  resetModules() {
    lastGeneration += 1;
    send(lastGeneration);
  }

  /** @override */
  getSourceMaps() {
    return new SourceMaps();
  }

  /** @override */
  teardown() {
    super.teardown();
    this.forgetMocks();
  }

  forgetMocks() {
    mocks = [];
    send(0);
  }
}
