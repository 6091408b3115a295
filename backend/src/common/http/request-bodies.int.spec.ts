import { createTestApp, type TestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { createUser } from '../../../test/factories/users.js';

let app: TestApp;
const credentials = { email: 'asha@visitor.example', password: 'monsoon letter' };

beforeAll(async () => {
  app = await createTestApp();
  await createUser(app, credentials);
});

afterAll(() => app.close());

async function logIn(payload: string, contentType = 'application/json') {
  const { status, cookies, code } = await client(app)
    .with({ 'content-type': contentType })
    .post('/api/auth/login', payload);
  return { status, cookies: cookies.length, code };
}

const json = JSON.stringify(credentials);

test('reads a plain body', async () => {
  expect(await logIn(json)).toEqual({ status: 200, cookies: 2, code: undefined });
  expect((await logIn(json, 'application/json; charset=utf-8')).status).toBe(200);
});

// @trust prototype-names, unknown-fields
test.each([
  ['__proto__', json.replace('{', '{"__proto__":{},'), 'VALIDATION_FAILED'],
  ['constructor', json.replace('{', '{"constructor":1,'), 'VALIDATION_FAILED'],
  ['an unknown field', json.replace('{', '{"isAdmin":true,'), 'VALIDATION_FAILED'],
  ['an early end', json.slice(0, -1), 'BAD_REQUEST'],
  ['endless brackets', '['.repeat(200_000), 'BAD_REQUEST'],
  ['nothing', '', 'BAD_REQUEST'],
  ['null', 'null', 'BAD_REQUEST'],
  ['a list', `[${json}]`, 'BAD_REQUEST'],
  ['a text', '"text"', 'BAD_REQUEST'],
])('rejects a body with %s', async (_, body, code) => {
  expect(await logIn(body)).toEqual({ status: 400, cookies: 0, code });
});

// The types that a page of another site can send without a preflight request.
// @trust cross-site
test.each([
  ['application/x-www-form-urlencoded', new URLSearchParams(credentials).toString()],
  ['text/plain', json],
  ['multipart/form-data; boundary=b', formOf(credentials, 'b')],
])('a form of type %s does not log in', async (type, body) => {
  expect(await logIn(body, type)).toEqual({ status: 415, cookies: 0, code: 'UNSUPPORTED_MEDIA_TYPE' });
});

// @trust bounded-memory
test('rejects a body of more than 256 KB', async () => {
  const limit = 256 * 1024;
  expect(await logIn(json.padEnd(limit))).toMatchObject({ status: 200 });
  expect(await logIn(json.padEnd(limit + 1))).toEqual({ status: 413, cookies: 0, code: 'FILE_TOO_LARGE' });
});

test('rejects a type that no route accepts', async () => {
  expect(await logIn('<email/>', 'application/xml')).toMatchObject({
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  });
});

function formOf(fields: Record<string, string>, boundary: string): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}
