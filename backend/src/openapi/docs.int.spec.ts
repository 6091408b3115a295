import { createTestApp } from '../../test/app.js';
import { client } from '../../test/client.js';

const DOCUMENTS = ['/api/openapi.json', '/api/openapi.yaml'];
const PAGES = ['/api/docs', '/api/docs/', '/api/docs/swagger-ui-init.js'];

test('serves the API document and its pages by default', async () => {
  const app = await createTestApp();
  for (const url of [...DOCUMENTS, ...PAGES])
    expect([url, (await client(app).get(url)).status]).toEqual([url, 200]);
  await app.close();
});

// @trust operator-pages
test('with API_DOCS=false the docs are missing and the rest of the API works', async () => {
  const app = await createTestApp({ env: { API_DOCS: 'false' } });
  for (const url of [...DOCUMENTS, ...PAGES, '/api/docs-json', '/api/docs/index.html']) {
    const { status, text } = await client(app).with({ accept: 'text/html' }).get(url);
    expect([url, status, text]).toEqual([url, 404, '{"code":"NOT_FOUND","message":"Not found."}']);
  }
  expect((await client(app).get('/api/songs')).status).toBe(200);
  await app.close();
});
