import { createTestApp, type TestApp } from '../../../test/app.js';
import { accessTokenOf, createUser } from '../../../test/factories/users.js';

let app: TestApp;
let authorization: string;

beforeAll(async () => {
  app = await createTestApp();
  authorization = `Bearer ${await accessTokenOf(app, await createUser(app))}`;
});

afterAll(() => app.close());

async function resend(payload: string, type = 'application/json') {
  const { statusCode, body } = await app.api.inject({
    method: 'POST',
    url: '/api/auth/resend-verification',
    headers: { authorization, 'content-type': type },
    payload,
  });
  return [statusCode, body === '' ? null : (JSON.parse(body) as unknown)];
}

// @trust unknown-fields
test('a route without a body rejects a field', async () => {
  const message = 'property isAdmin should not exist';
  expect(await resend('{"isAdmin":true}')).toEqual([
    400,
    { code: 'VALIDATION_FAILED', message, details: [{ field: 'isAdmin', message }] },
  ]);
});

test.each(['"text"', '1', 'true'])('a route without a body rejects %s', async (body) => {
  expect(await resend(body)).toEqual([
    400,
    { code: 'VALIDATION_FAILED', message: 'this route takes no body' },
  ]);
});

test.each([
  ['{}', 'application/json'],
  ['null', 'application/json'],
  ['', 'text/plain'],
])('a route without a body accepts %s', async (body, type) => {
  expect(await resend(body, type)).toEqual([204, null]);
});
