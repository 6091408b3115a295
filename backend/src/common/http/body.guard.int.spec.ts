import type { OpenAPIObject } from '@nestjs/swagger';
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
    {
      code: 'VALIDATION_FAILED',
      message,
      details: [{ field: 'isAdmin', code: 'VALIDATION_FAILED', message }],
    },
  ]);
});

interface Operation {
  operationId: string;
  requestBody?: object;
}

/** The routes that take no body, of the methods that may have one. */
async function routesWithoutBody() {
  const { paths } = (await app.api.inject('/api/openapi.json')).json<OpenAPIObject>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).flatMap(([method, { operationId, requestBody }]) =>
      method === 'get' || requestBody !== undefined ? [] : [{ method, path, operationId }],
    ),
  );
}

// @trust unknown-fields
test('each route without a body rejects a field', async () => {
  const owner = `Bearer ${await accessTokenOf(app, await createUser(app, { owner: true }))}`;
  const accepting: string[] = [];
  const routes = await routesWithoutBody();
  expect(routes.length).toBeGreaterThan(10);
  for (const { method, path, operationId } of routes) {
    const { body } = await app.api.inject({
      method: method as 'POST',
      url: path.replace('{id}', '00000000-0000-4000-8000-000000000000'),
      headers: { authorization: owner, 'content-type': 'application/json' },
      payload: '{"isAdmin":true}',
    });
    if (!body.includes('property isAdmin should not exist')) accepting.push(`${operationId}: ${body}`);
  }
  expect(accepting).toEqual([]);
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
