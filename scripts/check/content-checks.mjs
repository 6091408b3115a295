// @ts-check
/*
 * Checks of files in this repository. Each imports packages only when it runs, because a new clone has none when this
 * file loads. Each returns its check failure, or null.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from '../build/build.mjs';
import { DOCUMENT } from '../build/generate.mjs';
import { root } from '../lib/project.mjs';
import { outputIfFailed, run } from '../lib/run.mjs';

/**
 * Validates each document that the product sends. Builds what changed.
 * @param {AbortSignal} signal
 */
export async function pages(signal) {
  await buildChanged(signal);
  const { renderedPages } = await import('./html/rendered-pages.mjs');
  const { htmlErrors } = await import('./html/validate-html.mjs');
  const errors = [];
  for (const { name, html } of await renderedPages())
    errors.push(...(await htmlErrors(html)).map((error) => `${name}: ${error}`));
  return textOf(errors);
}

export async function apiDocument() {
  const { lintOpenApi } = await import('./lint-openapi.mjs');
  const errors = await lintOpenApi(readFileSync(join(root, DOCUMENT), 'utf8'));
  return errors.length === 0
    ? null
    : `In ${DOCUMENT}, which is made from controllers and DTOs:\n${errors.join('\n')}`;
}

export async function trustPromises() {
  const { readTrust } = await import('./trust/read-trust.mjs');
  const { trustErrors } = await import('./trust/trust-page.mjs');
  const { sections, tests } = readTrust();
  return textOf(trustErrors(sections, tests));
}

export async function licences() {
  const { licenceErrors } = await import('./licences.mjs');
  return textOf(licenceErrors(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages));
}

/** A lockfile with addresses would install only from one registry, which others may not reach. */
export async function registryAddresses() {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const addresses = lockfile.match(/"resolved": "https?:[^"]+"/g) ?? [];
  if (addresses.length === 0) return null;
  return `${addresses.length} addresses, such as ${addresses[0]}.\nSet omit-lockfile-registry-resolved and lock again.`;
}

/**
 * Lets Docker read the file, if Docker is installed. A test compares the variables with the schema.
 * @param {AbortSignal} signal
 */
export async function composeFile(signal) {
  const version = await run(['docker', 'compose', 'version'], { signal }).catch(() => null);
  if (version?.code !== 0) return null;
  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const required = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => [name, 'stand-in']);
  const env = { ...process.env, ...Object.fromEntries(required) };
  return outputIfFailed(['docker', 'compose', 'config', '--quiet'], { env, signal });
}

/** @param {string[]} errors */
function textOf(errors) {
  return errors.length === 0 ? null : errors.join('\n');
}
