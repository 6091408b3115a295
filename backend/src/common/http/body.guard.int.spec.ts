import type { OpenAPIObject } from '@nestjs/swagger';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client, type Method } from '../../../test/client.js';
import { accessTokenOf, createUser } from '../../../test/factories/users.js';

let app: TestApp;
let visitor: Client;

beforeAll(async () => {
  app = await createTestApp();
  visitor = client(app).as(await createUser(app));
});

afterAll(() => app.close());

async function resend(payload: string, type = 'application/json') {
  const { status, body } = await visitor
    .with({ 'content-type': type })
    .post<unknown>('/api/auth/resend-verification', payload);
  return [status, body];
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

/** The routes that take no body, of the methods that may have one. What a relay reports is read by the route itself, with fields that change. */
async function routesWithoutBody() {
  const { paths } = (await client(app).get<OpenAPIObject>('/api/openapi.json')).body;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).flatMap(([method, { operationId, requestBody }]) =>
      method === 'get' || requestBody !== undefined || path.startsWith('/api/webhooks/')
        ? []
        : [{ method, path, operationId }],
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
    const { text } = await client(app)
      .with({ authorization: owner, 'content-type': 'application/json' })
      .send(
        method as Method,
        path.replace('{id}', '00000000-0000-4000-8000-000000000000'),
        '{"isAdmin":true}',
      );
    if (!text.includes('property isAdmin should not exist')) accepting.push(`${operationId}: ${text}`);
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
