// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './project.mjs';

/**
 * @typedef {object} Service
 * @property {Record<string, string>} [environment]
 * @property {string[]} [command]
 * @property {string} [image]
 * @property {{ dockerfile: string }} [build]
 * @property {string} [mem_limit]
 * @property {string[]} [profiles]
 * @property {string} [scale]
 * @property {string} [restart]
 * @property {string} [network_mode]
 * @property {string[]} [ports]
 * @property {string[]} [volumes]
 * @property {string[]} [tmpfs]
 * @property {{ test: string[] }} [healthcheck]
 * @property {Record<string, { condition: string, required?: boolean }>} [depends_on]
 */
/**
 * @typedef {object} ComposeFile
 * @property {Record<string, Service>} services by name
 * @property {{ default: { ipam: { config: Array<{ subnet: string }> } } }} networks
 */
/** @typedef {Record<string, string | undefined>} Variables of the .env file */

/** What the services of a server of 2 GB may have together, beside the system and the engine. */
export const SMALL_SERVER_MEGABYTES = 1_800;

/** @param {string} memLimit as in the compose file, such as 512m or 1g */
export function megabytesOf(memLimit) {
  const [, count = '', unit = ''] = /^(\d+)([mg])$/.exec(memLimit) ?? [];
  return Number(count) * (unit === 'g' ? 1024 : 1);
}

/** @param {string} [folder] of the release @returns {ComposeFile} as it is written, with all services */
function readFile(folder = root) {
  return parse(readFileSync(join(folder, 'docker-compose.yml'), 'utf8'), { merge: true });
}

/** @returns {Record<string, Service>} the services of docker-compose.yml, by name */
export const readServices = () => readFile().services;

/**
 * The file as Docker Compose reads it with these variables: substituted, and without the services of other profiles. Throws
 * if a required variable is missing, or a service needs one that is not there.
 * @param {Variables} variables
 * @param {string} [folder] of the release
 * @returns {ComposeFile}
 */
export function readProject(variables, folder) {
  const file = /** @type {ComposeFile} */ (substituted(readFile(folder), variables));
  const active = (variables.COMPOSE_PROFILES ?? '').split(',');
  const services = Object.fromEntries(
    Object.entries(file.services).filter(
      ([, { profiles, scale }]) =>
        scale !== '0' && (!profiles || profiles.some((profile) => active.includes(profile))),
    ),
  );
  for (const [name, service] of Object.entries(services)) {
    const needed = Object.entries(service.depends_on ?? {}).filter(([other, { required = true }]) => {
      if (required && !services[other]) throw new Error(`${name} needs ${other}, which is not there`);
      return services[other];
    });
    service.depends_on = Object.fromEntries(needed);
  }
  return { ...file, services };
}

/**
 * The names of the services, each after those that it depends on.
 * @param {Record<string, Service>} services
 * @returns {string[]}
 */
export function startOrder(services) {
  /** @type {Set<string>} */
  const order = new Set();
  const add = (/** @type {string} */ name, /** @type {string[]} */ waiting) => {
    if (waiting.includes(name)) throw new Error(`${[...waiting, name].join(' needs ')}`);
    for (const other of Object.keys(services[name]?.depends_on ?? {})) add(other, [...waiting, name]);
    order.add(name);
  };
  for (const name of Object.keys(services)) add(name, []);
  return [...order];
}

/**
 * The environment of a service, with the variables substituted.
 * @param {string} service
 * @param {Variables} given
 * @returns {Record<string, string>}
 */
export function environmentOf(service, given) {
  const { environment = {} } = readServices()[service] ?? {};
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, interpolate(value, given)]),
  );
}

/**
 * @param {unknown} value
 * @param {Variables} given
 * @returns {unknown}
 */
function substituted(value, given) {
  if (typeof value === 'string') return interpolate(value, given);
  if (Array.isArray(value)) return value.map((item) => substituted(item, given));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, substituted(item, given)]));
}

/**
 * Substitutes variables as Docker Compose does: `${A}`, and with `:-`, `:+` or `:?` what counts for an empty one; each may
 * contain others. `$$` is a dollar. Throws if a required one is missing.
 * @param {string} value
 * @param {Variables} given
 * @returns {string}
 */
export function interpolate(value, given) {
  const start = value.search(/\$[${]/);
  if (start === -1) return value;
  const before = value.slice(0, start);
  if (value[start + 1] === '$') return `${before}$${interpolate(value.slice(start + 2), given)}`;
  const end = endOf(value, start + 2);
  return `${before}${substitute(value.slice(start + 2, end), given)}${interpolate(value.slice(end + 1), given)}`;
}

/** The place of the bracket that ends the expression. @param {string} value @param {number} start */
function endOf(value, start) {
  for (let at = start, depth = 0; at < value.length; at++) {
    if (value.startsWith('${', at)) depth += 1;
    else if (value[at] === '}' && depth-- === 0) return at;
  }
  throw new Error(`${value} has no end`);
}

/** @param {string} expression @param {Variables} given */
function substitute(expression, given) {
  const [, name = '', operator = ':-', rest = ''] = /^(\w+)(?:(:[-+?])(.*))?$/s.exec(expression) ?? [];
  if (!name) throw new Error(`\${${expression}} is no expression that this reader knows`);
  const present = given[name];
  if (operator === ':+') return present ? interpolate(rest, given) : '';
  if (present) return present;
  if (operator === ':?') throw new Error(`${name} ${rest}`);
  return interpolate(rest, given);
}
