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
 * @property {{ dockerfile: string, args?: Record<string, string> }} [build]
 * @property {string} [mem_limit]
 */

/** @returns {Record<string, Service>} the services of docker-compose.yml, by name */
export function readServices() {
  /** @type {{ services: Record<string, Service> }} */
  const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  return services;
}

/**
 * The environment of a service, with the variables substituted.
 * @param {string} service
 * @param {Record<string, string>} given the variables of the .env file
 * @returns {Record<string, string>}
 */
export function environmentOf(service, given) {
  const { environment = {} } = readServices()[service] ?? {};
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, interpolate(value, given)]),
  );
}

/**
 * Substitutes variables as Docker Compose does. Throws if a required one is missing.
 * @param {string} value
 * @param {Record<string, string>} given
 */
export function interpolate(value, given) {
  return value.replace(
    /\$\{(\w+)(:[-?])([^}]*)\}/g,
    (_, /** @type {string} */ name, operator, /** @type {string} */ rest) => {
      if (given[name]) return given[name];
      if (operator === ':-') return rest;
      throw new Error(`${name} ${rest}`);
    },
  );
}
