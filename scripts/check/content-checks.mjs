// @ts-check
/*
 * The checks of what is written here, not of programs. Each imports what it needs when it runs: a fresh clone has no
 * packages when this file is loaded. Each answers with what is wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from '../build/build.mjs';
import { DOCUMENT } from '../build/generate.mjs';
import { root } from '../lib/project.mjs';
import { outputIfFailed, run } from '../lib/run.mjs';

/**
 * Every document that the product sends, as it is sent. Builds what has changed.
 * @param {AbortSignal} signal
 */
export async function pages(signal) {
  await buildChanged(signal);
  const { renderedPages } = await import('./html/rendered-pages.mjs');
  const { htmlFaults } = await import('./html/validate-html.mjs');
  const faults = [];
  for (const { name, html } of await renderedPages())
    faults.push(...(await htmlFaults(html)).map((fault) => `${name}: ${fault}`));
  return textOf(faults);
}

export async function apiDocument() {
  const { lintOpenApi } = await import('./lint-openapi.mjs');
  const faults = await lintOpenApi(readFileSync(join(root, DOCUMENT), 'utf8'));
  return faults.length === 0
    ? null
    : `In ${DOCUMENT}, which is made from controllers and DTOs:\n${faults.join('\n')}`;
}

export async function trustPromises() {
  const { readTrust } = await import('./trust/read-trust.mjs');
  const { trustErrors } = await import('./trust/trust-page.mjs');
  const { sections, tests } = readTrust();
  return textOf(trustErrors(sections, tests));
}

export async function licences() {
  const { licenceFaults } = await import('./licences.mjs');
  return textOf(licenceFaults(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages));
}

/** A lockfile with addresses would install from one registry alone, which others may not reach. */
export async function registryAddresses() {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const addresses = lockfile.match(/"resolved": "https?:[^"]+"/g) ?? [];
  if (addresses.length === 0) return null;
  return `${addresses.length} addresses, such as ${addresses[0]}.\nSet omit-lockfile-registry-resolved and lock again.`;
}

/**
 * Its variables are compared with the schema by a test; here Docker itself reads it, where there is one.
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

/** @param {string[]} faults */
function textOf(faults) {
  return faults.length === 0 ? null : faults.join('\n');
}
