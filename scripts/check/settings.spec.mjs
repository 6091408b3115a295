// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { configSchema, loadConfig } from '../../backend/src/config/config.js';
import { root } from '../lib/project.mjs';

/** @typedef {{ environment?: Record<string, string>, image?: string, build?: object }} Service */

const variables = Object.keys(configSchema.shape);

/** @returns {Record<string, Service>} */
function readServices() {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  /** @type {{ services: Record<string, Service> }} */
  const { services } = parse(text, { merge: true });
  return services;
}

/**
 * As Docker Compose fills in the variables: what is required from those given, what is optional by its default.
 * @param {string} value
 * @param {Record<string, string>} given
 */
function interpolate(value, given) {
  return value.replace(
    /\$\{(\w+)(:[-?])([^}]*)\}/g,
    (_, /** @type {string} */ name, operator, /** @type {string} */ rest) => {
      if (given[name]) return given[name];
      if (operator === ':-') return rest;
      throw new Error(`${name} ${rest}`);
    },
  );
}

const SECRETS = {
  POSTGRES_PASSWORD: 'p7vKq2mWx9',
  REDIS_PASSWORD: 'r4tYb8nLc3',
  JWT_SECRET: '3f9a1c7e5b2d8f604a6c9e1b7d3f5a82',
  LINK_SECRET: '8d2b6f0e4c1a7953b8d4f2e6a0c7195e',
  OWNER_EMAIL: 'anjali@paattu.in',
  OWNER_PASSWORD: 'vK7-pazha-mazha-93',
  S3_SECRET_ACCESS_KEY: 'c5Xz1Qw8Er2Ty6',
};

const NOT_PASSED = [
  // Only for a stand-in of YouTube.
  'YOUTUBE_API_BASE_URL',
  // The stack's own storage is in the default region.
  'S3_REGION',
  // Refused in production.
  'CAPTCHA_FIXED_ANSWER',
];

/** @param {string} service */
function serverVariables(service) {
  const environment = readServices()[service]?.environment ?? {};
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, interpolate(value, SECRETS)]),
  );
}

test('.env.example names every variable, in the order of the schema', () => {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(\w+)=/gm);
  expect([...lines].map(([, name]) => name)).toEqual(variables);
});

test('.env.example shows the defaults', () => {
  const { JWT_SECRET, LINK_SECRET } = SECRETS;
  const needed = { DATABASE_URL: 'postgres://localhost/paattu', JWT_SECRET, LINK_SECRET };
  const example = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
  const set = Object.fromEntries(Object.entries(example).filter(([, value]) => value !== ''));
  expect(loadConfig({ ...set, ...needed })).toEqual(loadConfig(needed));
});

test.each([
  ['api', NOT_PASSED],
  // The API alone creates the owner's account.
  ['worker', [...NOT_PASSED, 'OWNER_PASSWORD']],
])(
  'the %s of the compose file is passed every variable, and a production start takes them',
  (service, notPassed) => {
    const env = serverVariables(service);
    expect([...Object.keys(env), ...notPassed].sort()).toEqual([...variables].sort());
    expect(loadConfig(env)).toMatchObject({ production: true, captchaFixedAnswer: null });
  },
);

test.each(Object.keys(SECRETS))('the compose file starts nothing without %s', (name) => {
  const services = Object.values(readServices());
  const given = { ...SECRETS, [name]: '' };
  const fillIn = () =>
    services.flatMap(({ environment = {} }) => Object.values(environment).map((v) => interpolate(v, given)));
  expect(fillIn).toThrow(name);
});

test('every image of the compose file is pinned to a version', () => {
  const images = Object.values(readServices()).flatMap(({ image, build }) =>
    image && !build ? [image] : [],
  );
  const unpinned = images.filter(
    (image) => image !== 'paattu-server' && !/:v?\d+\.\d+\.\d+|:\d+\.\d+-/.test(image),
  );
  expect(unpinned).toEqual([]);
  expect(images.length).toBeGreaterThan(0);
});
