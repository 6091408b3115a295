import type { OpenAPIObject } from '@nestjs/swagger';
import { createTestApp, type TestApp } from '../../test/app.js';
import { type Client, client } from '../../test/client.js';
import { createUser } from '../../test/factories/users.js';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await createTestApp();
  owner = client(app).as(await createUser(app, { owner: true }));
});
afterAll(() => app.close());

const UNKNOWN: Record<string, string> = {
  id: '00000000-0000-4000-8000-000000000000',
  slug: 'no-such-thing',
  version: '1',
  number: '1',
  name: 'manifest.json',
};

/** They ask for the cookie of an entrant or a judge first. */
const OF_A_COOKIE = /^\/api\/(my-entry|jury)\//;
/** Its token is wrong as well. */
const OF_A_LINK = '/api/backups/{id}';

test('what is asked of something that is not there is not found, and no empty list', async () => {
  const { paths } = (await owner.get<OpenAPIObject>('/api/openapi.json')).body;
  const asked = Object.entries(paths).filter(
    ([path, { get }]) => get && path.includes('{') && !OF_A_COOKIE.test(path) && path !== OF_A_LINK,
  );
  const answers: Array<[path: string, status: number]> = [];
  for (const [path] of asked) {
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => UNKNOWN[name]!);
    answers.push([path, (await owner.get(address)).status]);
  }
  expect(answers.length).toBeGreaterThan(30);
  expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
});
