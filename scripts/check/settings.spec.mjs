// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { configSchema, loadConfig } from '../../backend/src/config/config.js';
import { environmentOf, readProject, readServices } from '../lib/compose-file.mjs';
import { root } from '../lib/project.mjs';

const variables = Object.keys(configSchema.shape);

const REQUIRED = {
  PUBLIC_URL: 'https://songs.paattu.in',
  POSTGRES_PASSWORD: 'p7vKq2mWx9',
  MIGRATION_PASSWORD: 'm3wHs6dTz1',
  DATABASE_PASSWORD: 'd8kGf5jRb4',
  JWT_SECRET: '3f9a1c7e5b2d8f604a6c9e1b7d3f5a82',
  LINK_SECRET: '8d2b6f0e4c1a7953b8d4f2e6a0c7195e',
  VOTE_PEPPER: '4f1c7a9e3b6d2580c9e7a1f4d3b6082c',
};

/** What the profiles redis and s3 need. */
const REDIS_AND_S3 = {
  COMPOSE_PROFILES: 'redis,s3',
  REDIS_PASSWORD: 'r4tYb8nLc3',
  S3_SECRET_ACCESS_KEY: 'c5Xz1Qw8Er2Ty6',
  S3_ROOT_SECRET_ACCESS_KEY: 'k9Lp4Nm7Vb3Xc2',
};

/** API and worker have no role that changes the schema. */
const NOT_SERVING = ['MIGRATION_DATABASE_URL', 'SUPERUSER_DATABASE_URL'];
const NOT_PASSED = [
  // Only for tests that replace YouTube.
  'YOUTUBE_API_BASE_URL',
  'YOUTUBE_BASE_URL',
  'YOUTUBE_IMAGE_BASE_URL',
  // Rejected in production.
  'CAPTCHA_FIXED_ANSWER',
  'SNS_BASE_URL',
  'CLOCK_OFFSET',
  'DEMO_PHASE',
];

const serverVariables = (/** @type {string} */ service, more = {}) =>
  environmentOf(service, { ...REQUIRED, ...more });
const configOf = (/** @type {Record<string, string>} */ more) => loadConfig(serverVariables('api', more));

test('.env.example names every variable, in the order of the schema, and then those of the compose file', () => {
  const [, ...lines] = readFileSync(join(root, '.env.example'), 'utf8').split(/^(?=\w+=)/m);
  const named = lines.map((line) => line.slice(0, line.indexOf('=')));
  expect(named.slice(0, variables.length)).toEqual(variables);
  const used = readFileSync(join(root, 'docker-compose.yml'), 'utf8').matchAll(/(?<!\$)\$\{(\w+)/g);
  const ofCompose = new Set(
    [...used].map(([, name = '']) => name).filter((name) => !variables.includes(name)),
  );
  expect(named.slice(variables.length).sort()).toEqual([...ofCompose, 'COMPOSE_PROFILES'].sort());
});

test('.env.example shows the defaults', () => {
  const { JWT_SECRET, LINK_SECRET, VOTE_PEPPER } = REQUIRED;
  const needed = { DATABASE_URL: 'postgres://localhost/paattu', JWT_SECRET, LINK_SECRET, VOTE_PEPPER };
  const example = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
  const set = Object.fromEntries(Object.entries(example).filter(([, value]) => value !== ''));
  expect(loadConfig({ ...set, ...needed })).toEqual(loadConfig(needed));
});

test.each([
  ['api', [...NOT_PASSED, ...NOT_SERVING]],
  // Only the API creates the owner's account.
  ['worker', [...NOT_PASSED, ...NOT_SERVING, 'OWNER_PASSWORD']],
  ['migrate', [...NOT_PASSED, 'OWNER_PASSWORD']],
  ['care', [...NOT_PASSED, 'SUPERUSER_DATABASE_URL', 'OWNER_PASSWORD']],
])(
  'the compose file passes %s every variable that it may have, and production accepts them',
  (service, notPassed) => {
    const env = serverVariables(service);
    expect([...Object.keys(env), ...notPassed].sort()).toEqual([...variables].sort());
    expect(loadConfig(env)).toMatchObject({ production: true, captchaFixedAnswer: null });
  },
);

// @trust database-roles
test('API, worker, migration and superuser each have their own role or none', () => {
  const roleIn = (/** @type {string} */ url) => new URL(url).username;
  const { DATABASE_URL = '' } = serverVariables('api');
  const { MIGRATION_DATABASE_URL = '', SUPERUSER_DATABASE_URL = '' } = serverVariables('migrate');
  expect([DATABASE_URL, MIGRATION_DATABASE_URL, SUPERUSER_DATABASE_URL].map(roleIn)).toEqual([
    'paattu_server',
    'paattu_migrator',
    readServices().postgres?.environment?.POSTGRES_USER,
  ]);
});

test('without more variables: no Redis, no bucket, no SMTP server, and the API serves the console', () => {
  expect(configOf({})).toMatchObject({
    redisUrl: null,
    s3: null,
    dataDir: '/data',
    smtpUrl: null,
    adminWebUrl: null,
    trustedProxies: ['172.30.75.0/24'],
  });
});

const SMTP_URL = 'smtp://songs:rain-and-lamp@smtp.example.org:587';
test.each([
  [
    'SMTP server and sender',
    { SMTP_URL, MAIL_FROM: 'Asha <a@b.in>' },
    { smtpUrl: SMTP_URL, mailFrom: 'Asha <a@b.in>' },
  ],
  ['proxies', { TRUSTED_PROXIES: '10.1.0.0/16' }, { trustedProxies: ['10.1.0.0/16'] }],
  ['another network', { SUBNET: '10.9.8.0/24' }, { trustedProxies: ['10.9.8.0/24'] }],
  ['a console elsewhere', { ADMIN_WEB_URL: 'https://a.b.in/r' }, { adminWebUrl: 'https://a.b.in/r' }],
  ["the file's Redis", REDIS_AND_S3, { redisUrl: 'redis://:r4tYb8nLc3@redis:6379' }],
  ['another Redis', { REDIS_URL: 'redis://cache.b.in' }, { redisUrl: 'redis://cache.b.in' }],
  [
    "the file's storage",
    REDIS_AND_S3,
    {
      s3: expect.objectContaining({
        endpoint: 'http://storage:7070',
        bucket: 'paattu',
        accessKeyId: 'paattu',
      }),
    },
  ],
  [
    'another bucket',
    { S3_BUCKET: 'songs', S3_REGION: 'ap-south-1', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' },
    { s3: { bucket: 'songs', region: 'ap-south-1', accessKeyId: 'k', secretAccessKey: 's' } },
  ],
])('.env alone sets %s', (_, more, expected) => {
  expect(configOf(/** @type {Record<string, string>} */ (more))).toMatchObject(expected);
});

test('the server trusts the network of its proxy, and no other', () => {
  const { networks } = readProject(REQUIRED);
  expect(networks.default.ipam.config.map(({ subnet }) => subnet)).toEqual(configOf({}).trustedProxies);
});

test('the check of PostgreSQL does not take the server of its first preparation for the real one', () => {
  expect(readServices().postgres?.healthcheck?.test).toContain('--host=127.0.0.1');
});

test('every service that keeps running has a health check', () => {
  const without = Object.entries(readServices()).filter(
    ([, { restart, network_mode, healthcheck, profiles }]) =>
      restart !== 'no' && network_mode !== 'none' && !healthcheck && !profiles?.includes('monitoring'),
  );
  expect(without).toEqual([]);
});

// @trust storage-key
test('API and worker have a key of the storage that is not its root key', () => {
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = serverVariables('api', REDIS_AND_S3);
  const { ROOT_ACCESS_KEY_ID, ROOT_SECRET_ACCESS_KEY } = serverVariables('storage', REDIS_AND_S3);
  expect(S3_SECRET_ACCESS_KEY).toBe(REDIS_AND_S3.S3_SECRET_ACCESS_KEY);
  expect(S3_ACCESS_KEY_ID).not.toBe(ROOT_ACCESS_KEY_ID);
  expect(S3_SECRET_ACCESS_KEY).not.toBe(ROOT_SECRET_ACCESS_KEY);
});

// @trust photo-memory
test('every service of the compose file has a memory limit', () => {
  const unlimited = Object.entries(readServices()).filter(([, { mem_limit }]) => !mem_limit);
  expect(unlimited).toEqual([]);
});

test.each(Object.keys(REQUIRED))('the compose file starts nothing without %s', (name) => {
  expect(() => readProject({ ...REQUIRED, [name]: '' })).toThrow(name);
});

test('every image of the compose file is pinned to a version', () => {
  const images = Object.values(readServices()).flatMap(({ image, build }) =>
    image && !build ? [image] : [],
  );
  const unpinned = images.filter((image) => !/:v?\d+\.\d+\.\d+|:\d+\.\d+-/.test(image));
  expect(unpinned).toEqual([]);
  expect(images.length).toBeGreaterThan(0);
});

test('the images of the product have the version of the product, and are built or pulled from where .env says', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const own = (/** @type {Record<string, string>} */ variables) => {
    const { services } = readProject({ ...REQUIRED, COMPOSE_PROFILES: 'admin-web,monitoring', ...variables });
    return new Set(
      Object.values(services).flatMap(({ image = '' }) => (image.includes('paattu') ? [image] : [])),
    );
  };
  expect(own({})).toEqual(new Set([`paattu-server:${version}`, `paattu-admin-web:${version}`]));
  const PAATTU_IMAGES = 'registry.example.org/asha/';
  expect(own({ PAATTU_IMAGES })).toEqual(
    new Set([`${PAATTU_IMAGES}paattu-server:${version}`, `${PAATTU_IMAGES}paattu-admin-web:${version}`]),
  );
});
