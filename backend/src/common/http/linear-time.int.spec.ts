import { analyse } from 'scslre';
import { createTestApp, type TestApp } from '../../../test/app.js';

/** Shorter text is harmless: even quadratic time is under a millisecond then. */
const LONG = 2_000;
/** Node accepts 16 KB of headers, the request line included. */
const LENGTH = 14_000;
const FILLINGS = ['a', '0', '/', ' ', '\t', ',', ';', '=', '"', '.', '-', 'a.', 'a,', 'a=', '%20', '\\'];

let app: TestApp;
let expressions: Map<string, RegExp>;
const original = RegExp.prototype.exec;

beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});

afterAll(() => app.close());

/** Every method that applies a regular expression calls `exec`. */
beforeEach(() => {
  expressions = new Map();
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    if (text.length > LONG) expressions.set(`/${this.source}/${this.flags}`, this);
    return original.call(this, text);
  };
});

afterEach(() => {
  RegExp.prototype.exec = original;
});

/** The expressions that were applied to a long text and need more than linear time for some text. */
function superLinear(): string[] {
  RegExp.prototype.exec = original;
  const types = { Self: true, Move: true, Trade: true };
  return [...expressions]
    .filter(([, expression]) => analyse(expression, { reportTypes: types }).reports.length > 0)
    .map(([source]) => source);
}

let requests = 0;

/** Sends each request from another address, so that no rate limit ends it early. */
async function request(path: string, { headers, ...init }: RequestInit = {}): Promise<void> {
  requests += 1;
  const address = `10.0.${requests >> 8}.${requests & 255}`;
  await fetch(`${app.url}${path}`, {
    ...init,
    headers: { 'x-forwarded-for': address, ...(headers as Record<string, string>) },
    redirect: 'manual',
  });
}

const fill = (filling: string) => `x${filling.repeat(LENGTH / filling.length)}y`;

test('an expression of quadratic time on a long text is found', () => {
  // eslint-disable-next-line regexp/no-super-linear-move -- the expression that must be found
  /\/+$/.test(fill('/'));
  expect(superLinear()).toEqual(['/\\/+$/']);
});

// @trust linear-time
test('a path meets no regular expression of more than linear time', async () => {
  const starts = [
    '/',
    '/songs/',
    '/songs?',
    '/api/',
    '/api/songs/',
    '/api/songs?limit=',
    '/admin/',
    '/assets/',
  ];
  for (const filling of FILLINGS.map(encodeURI))
    for (const start of starts) await request(`${start}${fill(filling)}`);
  expect(superLinear()).toEqual([]);
});

// @trust linear-time
test.each([
  ['authorization', ['', 'Bearer ']],
  ['cookie', ['', 'paattu_refresh=']],
  ['accept', ['']],
  ['accept-encoding', ['', 'br;q=']],
  ['accept-language', ['']],
  ['content-type', ['', 'multipart/form-data; boundary=']],
  ['if-none-match', ['', 'W/"']],
  ['if-range', ['']],
  ['origin', ['', 'http://']],
  ['range', ['', 'bytes=']],
  ['referer', ['http://']],
  ['user-agent', ['']],
  ['x-forwarded-for', ['']],
  ['x-request-id', ['']],
])('the header %s meets no regular expression of more than linear time', async (name, starts) => {
  for (const filling of FILLINGS)
    for (const start of starts) {
      const headers = { [name]: `${start}${fill(filling)}` };
      await request('/songs', { headers });
      await request(`/api/${name === 'content-type' ? 'contact' : 'auth/refresh'}`, {
        method: 'POST',
        headers,
      });
    }
  expect(superLinear()).toEqual([]);
});

// @trust linear-time
test.each([
  ['auth/login', ['email', 'password']],
  ['auth/signup', ['email', 'password', 'name']],
  ['auth/verify-email', ['token']],
  ['contact', ['name', 'email', 'subject', 'message']],
  ['opt-outs', ['email']],
])('a body of %s meets no regular expression of more than linear time', async (path, fields) => {
  for (const filling of [...FILLINGS, '\n', '@', 'a@'])
    await request(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(fields.map((field) => [field, fill(filling)]))),
    });
  expect(superLinear()).toEqual([]);
});
