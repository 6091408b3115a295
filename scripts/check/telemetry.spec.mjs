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

// The script finds the settings of the root with `npm ls`, which has three seconds.
test.each(['backend/Dockerfile', 'admin-web/Dockerfile'])(
  '%s switches it off for each installation',
  (file) => {
    const beforeInstall = read(file).split(/^RUN .*npm ci/m)[0];
    expect(beforeInstall).toMatch(/^ENV SCARF_ANALYTICS=false$/m);
  },
);
