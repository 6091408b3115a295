// @ts-check
import {
  interpolate,
  megabytesOf,
  readProject,
  SMALL_SERVER_MEGABYTES,
  startOrder,
} from './compose-file.mjs';

test.each([
  ['plain', 'plain'],
  ['${A}', 'a'],
  ['${NONE}', ''],
  ['${EMPTY:-x}', 'x'],
  ['${NONE:-x}', 'x'],
  ['${A:-x}', 'a'],
  ['${NONE:-}', ''],
  ['${A:+x}', 'x'],
  ['${EMPTY:+x}', ''],
  ['${A:+<${A}@b>}c', '<a@b>c'],
  ['${NONE:-${EMPTY:+x}}', ''],
  ['${NONE:-${A:+redis://:${A}@redis}}', 'redis://:a@redis'],
  ['${A:?is missing}', 'a'],
  ['$$A ${A} $${A:?no}', '$A a ${A:?no}'],
])('%s is %s', (value, expected) => {
  expect(interpolate(value, { A: 'a', EMPTY: '' })).toBe(expected);
});

test.each([
  ['${EMPTY:?is missing}', 'EMPTY is missing'],
  ['${A', '${A has no end'],
  ['${A!}', 'is no expression'],
])('%s is an error', (value, message) => {
  expect(() => interpolate(value, { A: 'a', EMPTY: '' })).toThrow(message);
});

const REQUIRED = {
  PUBLIC_URL: 'https://songs.paattu.in',
  POSTGRES_PASSWORD: 'a',
  MIGRATION_PASSWORD: 'b',
  DATABASE_PASSWORD: 'c',
  JWT_SECRET: 'd',
  LINK_SECRET: 'e',
  VOTE_PEPPER: 'f',
};

test.each([
  ['', ['postgres', 'migrate', 'api', 'worker', 'care', 'caddy']],
  ['redis', ['postgres', 'migrate', 'redis', 'api', 'worker', 'care', 'caddy']],
  ['s3', ['postgres', 'bucket', 'storage', 'storage-key', 'migrate', 'api', 'worker', 'care', 'caddy']],
  [
    'admin-web,mail-catcher',
    ['postgres', 'migrate', 'api', 'worker', 'care', 'caddy', 'admin-web', 'mailpit'],
  ],
  [
    'monitoring',
    ['postgres', 'migrate', 'api', 'worker', 'care', 'caddy', 'monitoring-files', 'prometheus', 'grafana'],
  ],
])('with the profiles "%s" Compose starts %j', (COMPOSE_PROFILES, expected) => {
  expect(startOrder(readProject({ ...REQUIRED, COMPOSE_PROFILES }).services)).toEqual(expected);
});

test('CADDY=0 leaves out Caddy', () => {
  expect(Object.keys(readProject({ ...REQUIRED, CADDY: '0' }).services)).not.toContain('caddy');
});

test('the ports that services publish differ, in every profile and with two APIs', () => {
  const { services } = readProject({
    ...REQUIRED,
    COMPOSE_PROFILES: 'redis,s3,mail-catcher,admin-web,monitoring',
    API_PORTS: '3000-3009',
  });
  const published = Object.values(services)
    .flatMap(({ ports = [] }) => ports)
    .filter((port) => !port.endsWith('/udp'))
    .flatMap((port) => {
      const [first = 0, last = first] = (port.split(':').at(-2) ?? '').split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, n) => first + n);
    });
  expect(published.length).toBeGreaterThan(10);
  expect(new Set(published).size).toBe(published.length);
});

test('the services that keep running fit a server of 2 GB', () => {
  const services = Object.values(readProject(REQUIRED).services).filter(({ restart }) => restart !== 'no');
  const limits = services.map(({ mem_limit = '' }) => megabytesOf(mem_limit));
  expect(limits).not.toContain(0);
  expect(limits.reduce((sum, limit) => sum + limit)).toBeLessThanOrEqual(SMALL_SERVER_MEGABYTES);
});
