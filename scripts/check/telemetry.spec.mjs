// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

const scarf = createRequire(import.meta.url)('@scarf/scarf/report.js');
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

// `swagger-ui-dist` brings it: a script that reports each installation to its maker.
test('an installation reports nothing to @scarf/scarf', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, SCARF_ANALYTICS: undefined });
  jest.replaceProperty(process, 'env', { ...process.env, DO_NOT_TRACK: undefined });
  const rootPackage = JSON.parse(read('package.json'));
  const parent = { name: 'swagger-ui-dist', version: '5.0.0', scarfSettings: { defaultOptIn: true } };
  jest.spyOn(scarf, 'getDependencyInfo').mockResolvedValue({ scarf: {}, parent, rootPackage });
  try {
    await expect(scarf.reportPostInstall()).rejects.toThrow('User has opted out');
  } finally {
    jest.restoreAllMocks();
  }
});

// Newer releases of npm do not even run it.
test('npm is told not to run its script', () => {
  expect(JSON.parse(read('package.json')).allowScripts).toMatchObject({ '@scarf/scarf': false });
});

// msgpackr-extract chooses its build for the processor, without a request.
test('no other package of the server runs a script when it is installed', () => {
  /** @type {Record<string, { dev?: boolean, hasInstallScript?: boolean }>} */
  const locked = JSON.parse(read('package-lock.json')).packages;
  const scripted = Object.entries(locked).filter(([, { dev, hasInstallScript }]) => hasInstallScript && !dev);
  expect(scripted.map(([place]) => place)).toEqual([
    'node_modules/@scarf/scarf',
    'node_modules/msgpackr-extract',
  ]);
});

// The script finds the settings of the root with `npm ls`, which has three seconds.
test.each(['backend/Dockerfile', 'admin-web/Dockerfile'])(
  '%s switches it off for each installation',
  (file) => {
    const beforeInstall = read(file).split(/^RUN .*npm ci/m)[0];
    expect(beforeInstall).toMatch(/^ENV SCARF_ANALYTICS=false$/m);
  },
);

test('the start and the workflows switch it off, and the console sends nothing to the maker of react-admin', () => {
  expect(read('scripts/build/install.mjs')).toContain("SCARF_ANALYTICS: 'false'");
  for (const file of ['ci', 'release'])
    expect(read(`.github/workflows/${file}.yml`)).toMatch(/^ {2}SCARF_ANALYTICS: 'false'$/m);
  expect(read('admin-web/src/pages.tsx')).toMatch(/<CoreAdminUI\s+disableTelemetry/);
});
