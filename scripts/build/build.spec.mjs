// @ts-check
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, stamps } from './build.mjs';
import { contentHash } from './content-hash.mjs';
import { matches } from './install.mjs';

describe('the hash that decides on a build changes with', () => {
  /** @type {string} */
  let folder;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'paattu-hash-'));
    write('shell/src/main.tsx', 'one');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  /**
   * @param {string} path
   * @param {string} content
   */
  function write(path, content) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }

  const hash = () => contentHash(folder, ['shell']);

  test.each([
    ['a changed file', 'shell/src/main.tsx', 'two'],
    ['a new file, even an empty one', 'shell/src/frame.tsx', ''],
    ['a file of the package', 'shell/vite.config.ts', ''],
  ])('%s', (_, path, content) => {
    const before = hash();
    write(path, content);
    expect(hash()).not.toBe(before);
  });

  test.each(['shell/dist/index.html', 'shell/node_modules/react/index.js', 'shell/src/main.spec.tsx'])(
    'not with %s',
    (path) => {
      const before = hash();
      write(path, 'new');
      expect(hash()).toBe(before);
    },
  );
});

describe('locked packages are installed', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      backend: { version: '0.1.0' },
      'node_modules/@paattu/backend': { link: true },
      'node_modules/pg': { version: '8.23.1' },
      'node_modules/fsevents': { version: '2.3.3', optional: true },
    },
  };
  const { '': _root, 'node_modules/fsevents': _optional, ...present } = wanted.packages;

  test('when only optional ones are missing', () => {
    expect(matches(wanted, { packages: present })).toBe(true);
  });

  test('not when a version differs', () => {
    expect(matches(wanted, { packages: { ...present, 'node_modules/pg': { version: '8.22.0' } } })).toBe(
      false,
    );
  });

  test('not when a package is missing', () => {
    const { 'node_modules/pg': _missing, ...rest } = present;
    expect(matches(wanted, { packages: rest })).toBe(false);
  });
});

test('a build is one for production in each environment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paattu-build-'));
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'development';
  try {
    const write = `require('fs').writeFileSync(${JSON.stringify(join(folder, 'mode'))}, process.env.NODE_ENV)`;
    const command = [process.execPath, '-e', write];
    await build({ folder: 'build-spec', build: command }, new Map(), AbortSignal.timeout(60_000));
    expect(readFileSync(join(folder, 'mode'), 'utf8')).toBe('production');
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    rmSync(join(stamps, 'build-spec'), { force: true });
    rmSync(folder, { recursive: true });
  }
});
