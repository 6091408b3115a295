import { createTestApp, type TestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** The headers of every response. */
const ALWAYS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const HSTS = 'strict-transport-security';
const NOTHING_ALLOWED = "default-src 'none';frame-ancestors 'none'";

async function headersOf(url: string, accept = '*/*') {
  const { headers } = await client(app).with({ accept }).get(url);
  const { 'content-security-policy': policy, 'x-powered-by': madeBy, server, ...others } = headers;
  const protecting = Object.fromEntries(Object.keys(ALWAYS).map((name) => [name, others[name]]));
  return { policy, protecting, revealedSoftware: madeBy ?? server };
}

// @trust page-policy
test.each([
  '/api/songs',
  '/api/auth/me',
  '/api/unknown',
  '/health/live',
  '/assets/unknown.js',
  '/robots.txt',
])('%s is served under the strictest policy', async (url) => {
  expect(await headersOf(url)).toEqual({
    policy: NOTHING_ALLOWED,
    protecting: ALWAYS,
    revealedSoftware: undefined,
  });
});

// @trust page-policy
test.each(['/', '/songs', '/auth', '/unknown'])(
  '%s runs its own scripts and the inline script whose hash its policy names',
  async (url) => {
    const { policy, protecting, revealedSoftware } = await headersOf(url, 'text/html');
    expect(protecting).toEqual({ ...ALWAYS, 'referrer-policy': 'strict-origin-when-cross-origin' });
    expect(revealedSoftware).toBeUndefined();
    const directives = new Map(
      String(policy)
        .split('; ')
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources.join(' ')];
        }),
    );
    expect(Object.fromEntries(directives)).toEqual({
      'default-src': "'none'",
      'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
      'style-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'media-src': "'self' blob:",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'frame-src': 'https://www.youtube-nocookie.com',
    });
  },
);

// @trust page-policy
test.each([
  ['http://localhost:3000', undefined],
  ['https://paattu.test', 'max-age=31536000; includeSubDomains'],
])('at %s, browsers are told to use HTTPS: %s', async (publicUrl, expected) => {
  const other = await createTestApp({ env: { PUBLIC_URL: publicUrl } });
  try {
    for (const url of ['/', '/api/songs', '/health/live'])
      expect((await client(other).get(url)).headers[HSTS]).toBe(expected);
  } finally {
    await other.close();
  }
});
