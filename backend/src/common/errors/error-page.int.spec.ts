import { FAILED_DRAWING } from '@paattu/shared/failed-drawing';
import fastify from 'fastify';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { DomainError } from './domain-error.js';
import { sendError } from './send-error.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

// @trust page-policy
test('a browser that requests a page gets an error page, under a policy that allows nothing else', async () => {
  const response = await client(app).with({ accept: BROWSER }).get('/assets/missing.js');
  expect(response.status).toBe(404);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/=]{44}'; frame-ancestors 'none'$/,
  );
  expect(response.text).toContain('<h1>Not found.</h1><p><a href="/">Back to Home</a></p>');
});

test('the error page of a Malayalam address is in Malayalam', async () => {
  const { text } = await client(app).with({ accept: BROWSER }).get('/ml/%E0%A4%A');
  expect(text).toContain('<html lang="ml">');
  expect(text).toContain('<h1>കണ്ടെത്താനായില്ല.</h1><p><a href="/ml">ഹോമിലേക്ക് മടങ്ങുക</a></p>');
});

test('a path that cannot be decoded is a 404 page', async () => {
  const { status, headers, text } = await client(app).with({ accept: BROWSER }).get('/%E0%A4%A');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    404,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(text).toContain('<h1>Not found.</h1><p><a href="/">Back to Home</a></p>');
});

test.each([
  ['a script', '/%E0%A4%A', '*/*'],
  ['a browser that requests the API', '/api/%E0%A4%A', BROWSER],
])('%s gets JSON for a path that cannot be decoded', async (_, url, accept) => {
  const response = await client(app).with({ accept }).get(url);
  expect(response.status).toBe(400);
  expect(response.body.code).toBe('BAD_REQUEST');
});

// @trust error-content
test.each([
  ['a script', '/assets/missing.js', '*/*'],
  ['a browser that requests the API', '/api/missing', BROWSER],
])('%s gets JSON', async (_, url, accept) => {
  const response = await client(app).with({ accept }).get(url);
  expect(response.status).toBe(404);
  expect(response.body).toEqual({ code: 'NOT_FOUND', message: 'Not found.' });
});

describe('the page of a failure of the server', () => {
  const failing = fastify();
  failing.get('*', (request, reply) => {
    const options = request.url === '/long' ? { retryAfter: 60 } : {};
    const error =
      request.url === '/fault' ? new DomainError('INTERNAL') : new DomainError('UNAVAILABLE', options);
    sendError(request, reply, error);
  });
  const page = (url: string) => failing.inject({ url, headers: { accept: BROWSER } });
  afterAll(() => failing.close());

  it('has its picture within it, and loads again by itself', async () => {
    const { statusCode, headers, payload } = await page('/songs');
    expect([statusCode, headers['refresh']]).toEqual([503, '20']);
    expect(payload).toContain(`aria-hidden="true">${FAILED_DRAWING}</svg><h1>`);
    expect(payload).toContain('<p>This page tries again by itself.</p>');
    expect(payload).not.toMatch(/src=|<link|url\(/);
  });

  it('waits as long as the answer says', async () => {
    expect((await page('/long')).headers['refresh']).toBe('60');
  });

  it('does not load again by itself for a fault, which would stay', async () => {
    const { statusCode, headers, payload } = await page('/fault');
    expect([statusCode, headers['refresh']]).toEqual([500, undefined]);
    expect(payload).not.toContain('by itself');
    expect(payload).toContain(FAILED_DRAWING);
  });

  it('says in Malayalam that it tries again', async () => {
    expect((await page('/ml/songs')).payload).toContain('<p>ഈ പേജ് തനിയെ വീണ്ടും ശ്രമിക്കും.</p>');
  });
});

test('the page of a mistake of the visitor stays as it is', async () => {
  const { headers, text } = await client(app).with({ accept: BROWSER }).get('/assets/missing.js');
  expect(headers['refresh']).toBeUndefined();
  expect(text).not.toContain('by itself');
});
