import { createTestApp, type TestApp } from '../../../test/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

// @trust repeated-names, prototype-names
test.each([
  ['/api/songs?__proto__=1', '__proto__', 'property __proto__ should not exist'],
  ['/api/songs?__%70roto__=1', '__proto__', 'property __proto__ should not exist'],
  ['/api/songs?constructor=', 'constructor', 'property constructor should not exist'],
  ['/api/contest?prototype', 'prototype', 'property prototype should not exist'],
  ['/api/contest/entries?order=asc&order=desc', 'order', 'order must be given once'],
  ['/api/contest/entries?__proto__=1', '__proto__', 'property __proto__ should not exist'],
  ['/api/songs?__proto__=', '__proto__', 'property __proto__ should not exist'],
  ['/api/songs?__proto__[a]=1&__proto__=2', '__proto__', 'property __proto__ should not exist'],
  ['/%61pi/songs?__proto__=1', '__proto__', 'property __proto__ should not exist'],
  ['/api/contest?a=1&a=2', 'a', 'a must be given once'],
  ['/api/songs/00000000-0000-4000-8000-000000000000/audio?v=1&v=2', 'v', 'v must be given once'],
  ['/health/live?constructor=1', 'constructor', 'property constructor should not exist'],
])('rejects %s', async (url, field, message) => {
  const response = await app.api.inject(url);
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { code: 'VALIDATION_FAILED', message, details: [{ field, code: 'VALIDATION_FAILED', message }] },
  ]);
});

// @trust bounded-memory
test('rejects a query with more than 30 names', async () => {
  const names = Array.from({ length: 31 }, (_, index) => index).join('&');
  const response = await app.api.inject(`/api/songs?${names}`);
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { code: 'VALIDATION_FAILED', message: 'the query has too many names' },
  ]);
});

test('a page ignores its query', async () => {
  const { statusCode } = await app.api.inject('/songs?utm_source=a&utm_source=b');
  expect(statusCode).toBe(200);
});
