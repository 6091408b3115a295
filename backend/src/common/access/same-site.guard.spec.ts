import { testConfig } from '../../../test/config.js';
import type { Config } from '../../config/config.js';
import { SameSiteGuard } from './same-site.guard.js';

const CONFIG = testConfig({ DATABASE_URL: 'postgres://localhost/none' });
const PUBLIC = { production: true, publicUrl: 'https://paattu.test' };
const LOCAL = { production: true, publicUrl: 'http://localhost:3000' };
const DEVELOPMENT = { production: false, publicUrl: 'https://paattu.test' };
const WITH_OTHER_SITE = { ...PUBLIC, corsOrigins: ['https://fans.test'] };

// @trust cross-site
test.each<[string, Partial<Config>, Record<string, string>, string, boolean]>([
  ['the public address', PUBLIC, { origin: 'https://paattu.test' }, 'paattu.test', true],
  ['a client without an origin', PUBLIC, {}, 'paattu.test', true],
  ['a site of CORS_ORIGINS', WITH_OTHER_SITE, { origin: 'https://fans.test' }, 'paattu.test', true],
  ['another name of the host', PUBLIC, { origin: 'https://other.test' }, 'other.test', false],
  ['another protocol', PUBLIC, { origin: 'http://paattu.test' }, 'paattu.test', false],
  ['another port', PUBLIC, { origin: 'https://paattu.test:444' }, 'paattu.test:444', false],
  ['a frame without an origin', PUBLIC, { origin: 'null' }, 'paattu.test', false],
  ['text for an origin', PUBLIC, { origin: 'paattu.test' }, 'paattu.test', false],
  ['another site', PUBLIC, { 'sec-fetch-site': 'cross-site' }, 'paattu.test', false],
  ['another name of this machine', LOCAL, { origin: 'http://127.0.0.1:3000' }, '127.0.0.1:3000', true],
  ['another name in development', DEVELOPMENT, { origin: 'http://localhost' }, 'localhost', true],
  ['another host in development', DEVELOPMENT, { origin: 'http://localhost' }, 'paattu.test', false],
])('the request of %s', (_, settings, headers, host, isOwn) => {
  expect(new SameSiteGuard({ ...CONFIG, ...settings }).isOwnSite({ headers, host })).toBe(isOwn);
});
