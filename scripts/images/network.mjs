// @ts-check
import { appendFileSync, writeFileSync } from 'node:fs';
import { runOrFail } from '../lib/run.mjs';

/** Visitors, who have addresses of their own. */
export const VISITORS = ['203.0.113.7', '203.0.113.8'];
/** Where the name of the site leads. */
const SERVER = '203.0.113.1';

/** A namespace begins without one: a program reaches no other of its machine. @param {AbortSignal} signal */
export const startLoopback = (signal) => ip(['link', 'set', 'lo', 'up'], signal);

/** @param {string[]} args @param {AbortSignal} signal */
const ip = (args, signal) => runOrFail(['ip', ...args], 'There is no network.', { signal });

/**
 * Gives the loopback interface of this namespace the addresses of the compose file's network, and writes the names of the
 * services into /etc/hosts.
 * @param {{ names: string[], subnet: string }} project
 * @param {Record<string, string>} variables of the .env file
 * @param {string} hosts the file of the names, which is made
 * @param {AbortSignal} signal
 */
export async function makeNetwork(
  { names: services, subnet },
  { PUBLIC_URL = '', SMTP_URL = '' },
  hosts,
  signal,
) {
  await startLoopback(signal);
  const prefix = subnet.slice(0, subnet.lastIndexOf('.'));
  const names = services.map((name, index) => ({ name, address: `${prefix}.${index + 2}` }));
  const containers = names.filter(({ name }) => name !== 'postgres');
  for (const address of [...containers.map(({ address }) => address), ...VISITORS, SERVER])
    await ip(['address', 'add', `${address}/32`, 'dev', 'lo'], signal);
  const lines = [
    // PostgreSQL listens there, as this machine's programs do.
    '127.0.0.1 localhost postgres',
    ...containers.map(({ name, address }) => `${address} ${name}`),
    `${SERVER} ${new URL(PUBLIC_URL).hostname}`,
    `127.0.0.1 ${new URL(SMTP_URL).hostname}`,
  ];
  writeFileSync(hosts, `${lines.join('\n')}\n`);
  await runOrFail(['mount', '--bind', hosts, '/etc/hosts'], 'The names could not be set.', { signal });
}

/** Lets another name lead to the site. @param {string} domain */
export const addName = (domain) => appendFileSync('/etc/hosts', `${SERVER} ${domain}\n`);
