import { createTestApp } from '../../test/app.js';

const DOCUMENTS = ['/api/openapi.json', '/api/openapi.yaml'];
const PAGES = ['/api/docs', '/api/docs/', '/api/docs/swagger-ui-init.js'];

test('serves the API document and its pages by default', async () => {
  const app = await createTestApp();
  for (const url of [...DOCUMENTS, ...PAGES])
    expect([url, (await app.api.inject(url)).statusCode]).toEqual([url, 200]);
  await app.close();
});

// @trust operator-pages
test('with API_DOCS=false the docs are missing and the rest of the API works', async () => {
  const app = await createTestApp({ env: { API_DOCS: 'false' } });
  for (const url of [...DOCUMENTS, ...PAGES, '/api/docs-json', '/api/docs/index.html']) {
    const { statusCode, body } = await app.api.inject({ url, headers: { accept: 'text/html' } });
    expect([url, statusCode, body]).toEqual([url, 404, '{"code":"NOT_FOUND","message":"Not found."}']);
  }
  expect((await app.api.inject('/api/songs')).statusCode).toBe(200);
  await app.close();
});
