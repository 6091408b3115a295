import { errorsOf } from '../../test/config.js';
import { configSchema, loadConfig } from './config.js';

const complete = {
  DATABASE_URL: 'postgres://user:pw@127.0.0.1:5432/paattu',
  JWT_SECRET: 'Zq81mVx0Lk37PbTn5RsWc92HdYfGjE46',
  LINK_SECRET: 'Hn53xQw8VbZr17KdLm60TsYcPfGj92Ea',
  VOTE_PEPPER: 'Rt64yBe9NcXs28JfKp71UqWdMhLa05Vg',
};

const production = {
  ...complete,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://songs.example.org',
  OWNER_EMAIL: 'artist@songs.example.org',
};

describe('loadConfig', () => {
  test('applies defaults', () => {
    expect(loadConfig(complete)).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      redisUrl: null,
      smtpUrl: null,
      s3: null,
      seedDemo: true,
      trustedProxies: [],
    });
  });

  test('treats an empty variable as absent', () => {
    expect(loadConfig({ ...complete, REDIS_URL: '', PORT: '' })).toMatchObject({
      redisUrl: null,
      port: 3000,
    });
  });

  test('reports all errors at once, each with its variable', () => {
    const errors = errorsOf({
      ...complete,
      PORT: 'abc',
      REDIS_URL: 'http://x',
      SEED_DEMO: 'yes',
      TRUSTED_PROXIES: '10.0.0.0/99',
    });
    expect(errors.map((error) => error.split(':')[0])).toEqual([
      'PORT',
      'REDIS_URL',
      'TRUSTED_PROXIES',
      'SEED_DEMO',
    ]);
  });

  test('says of each variable in plain words what must be so', () => {
    const names = Object.keys(configSchema.shape);
    const wrong = errorsOf(Object.fromEntries(names.map((name) => [name, '!'])));
    const wordsOf = new Map(wrong.map((line) => line.split(/: (.*)/s) as [string, string]));
    expect(wrong).toHaveLength(wordsOf.size);
    for (const words of wordsOf.values()) expect(words).toMatch(/^must (be|have|not) /);
    // Any text is one of these.
    expect(names.filter((name) => !wordsOf.has(name))).toEqual([
      'HOST',
      'DATA_DIR',
      'MAIL_FROM',
      'YOUTUBE_API_KEY',
      'S3_REGION',
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'BACKUP_DIR',
      'BACKUP_S3_REGION',
      'BACKUP_S3_BUCKET',
      'BACKUP_S3_ACCESS_KEY_ID',
      'BACKUP_S3_SECRET_ACCESS_KEY',
      'METRICS_HOST',
    ]);
  });

  test.each(['0', '65536', '80.5', '1e3', 'abc'])('the port %s is none', (PORT) => {
    expect(errorsOf({ ...complete, PORT })).toEqual(['PORT: must be a port, a number from 1 to 65535']);
  });

  test('says what production needs in place of what is missing', () => {
    const secret =
      'is missing; production needs a secret with at least 32 characters, e.g. those of `openssl rand -hex 32`';
    expect(errorsOf({ NODE_ENV: 'production' })).toEqual([
      'DATABASE_URL: is missing; production needs a PostgreSQL and its address, as in postgres://user:password@host:5432/name',
      `JWT_SECRET: ${secret}`,
      `LINK_SECRET: ${secret}`,
      `VOTE_PEPPER: ${secret}`,
    ]);
  });

  test('accepts bare origins of other sites', () => {
    const origins = 'https://fans.example.com, http://localhost:4000';
    expect(loadConfig({ ...complete, CORS_ORIGINS: origins }).corsOrigins).toEqual([
      'https://fans.example.com',
      'http://localhost:4000',
    ]);
  });

  test.each([
    'https://fans.example.com/',
    'https://fans.example.com/app',
    'https://fans.example.com:443',
    'https://Fans.example.com',
    'ftp://fans.example.com',
    'fans.example.com',
    'null',
    '*',
  ])('rejects the origin %s', (value) => {
    expect(errorsOf({ ...complete, CORS_ORIGINS: `https://app.example.com,${value}` })).toEqual([
      'CORS_ORIGINS: must be origins, e.g. https://fans.example.com, without a path',
    ]);
  });

  test.each(['10.0.0.0/8', '127.0.0.1', '::1', 'fc00::/7', '2001:db8::/32', '::ffff:10.0.0.0/104'])(
    'accepts the trusted proxy %s',
    (range) => {
      expect(loadConfig({ ...complete, TRUSTED_PROXIES: range }).trustedProxies).toEqual([range]);
    },
  );

  // @trust start-checks
  test.each([
    '0.0.0.0/0',
    '::/0',
    '128.0.0.0/1',
    '8000::/1',
    '2000::/7',
    '::/32',
    '::ffff:0:0/96',
    '0:0::ffff:128.0.0.0/97',
    '10.0.0.0/08',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    'proxy.example',
  ])('rejects the trusted proxy %s in one sentence', (range) => {
    expect(errorsOf({ ...complete, TRUSTED_PROXIES: `127.0.0.1,${range}` })).toEqual([
      'TRUSTED_PROXIES: must be addresses or CIDR ranges, /8 or narrower (IPv6: /24, private /7)',
    ]);
  });

  test('requires all of the S3 variables or none', () => {
    expect(errorsOf({ ...complete, S3_BUCKET: 'songs' })).toEqual([
      'S3_ACCESS_KEY_ID: is needed too when S3_BUCKET is set',
      'S3_SECRET_ACCESS_KEY: is needed too when S3_BUCKET is set',
    ]);
  });

  describe('in production', () => {
    test('starts with strong secrets, and without the demo', () => {
      expect(loadConfig(production)).toMatchObject({ production: true, seedDemo: false });
    });

    test.each(['http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
      'starts at %s, for a trial on one machine',
      (url) => expect(loadConfig({ ...production, PUBLIC_URL: url }).publicUrl).toBe(url),
    );

    // @trust production-secrets
    test.each([
      ['a missing secret', { JWT_SECRET: '' }, ['JWT_SECRET']],
      ['a short secret', { LINK_SECRET: 'short' }, ['LINK_SECRET']],
      ['a placeholder', { JWT_SECRET: 'change-me-change-me-change-me-now' }, ['JWT_SECRET']],
      ['a repeated letter', { JWT_SECRET: 'a'.repeat(40) }, ['JWT_SECRET']],
      ['one secret for both', { LINK_SECRET: complete.JWT_SECRET }, ['LINK_SECRET']],
      ['a pepper that is another secret', { VOTE_PEPPER: complete.LINK_SECRET }, ['VOTE_PEPPER']],
      ['the fixed captcha of the tests', { CAPTCHA_FIXED_ANSWER: 'ABC234' }, ['CAPTCHA_FIXED_ANSWER']],
      ['a moved clock', { CLOCK_OFFSET: '60' }, ['CLOCK_OFFSET']],
      ['a demo that runs', { DEMO_PHASE: 'announced' }, ['DEMO_PHASE']],
      ['the demo owner', { OWNER_EMAIL: 'owner@paattu.example' }, ['OWNER_EMAIL']],
      ['a password of nobody', { OWNER_EMAIL: '', OWNER_PASSWORD: 'vK7-pazha-mazha-93' }, ['OWNER_EMAIL']],
      ['a short password of the owner', { OWNER_PASSWORD: 'abcdef' }, ['OWNER_PASSWORD']],
      ['no public address', { PUBLIC_URL: '' }, ['PUBLIC_URL']],
      ['a public address without a host', { PUBLIC_URL: 'http://' }, ['PUBLIC_URL']],
      ['a public address without TLS', { PUBLIC_URL: 'http://songs.example.org' }, ['PUBLIC_URL']],
    ])('rejects %s', (_, change, variables) => {
      expect(errorsOf({ ...production, ...change }).map((error) => error.split(':')[0])).toEqual(variables);
    });
  });
});
