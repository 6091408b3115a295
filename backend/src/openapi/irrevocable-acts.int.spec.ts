import type { OpenAPIObject } from '@nestjs/swagger';
import { createTestApp, type TestApp } from '../../test/app.js';
import { client } from '../../test/client.js';
import { ACTS, OF_MODERATORS } from '../../test/irrevocable-acts.js';

let app: TestApp;
let routes: Array<{ route: string; access: string }>;

beforeAll(async () => {
  app = await createTestApp();
  const { paths } = (await client(app).get<OpenAPIObject>('/api/openapi.json')).body;
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { 'x-access': string }>).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${path}`,
      access: operation['x-access'],
    })),
  );
});

afterAll(() => app.close());

// @trust irrevocable-acts
test('each route that deletes, and each act of a moderator, is in the list with who may do it', () => {
  const acts = routes.filter(
    ({ route, access }) =>
      route.startsWith('DELETE ') || (OF_MODERATORS.includes(access) && !route.startsWith('GET ')),
  );
  expect(Object.fromEntries(acts.map(({ route, access }) => [route, access]))).toEqual(
    Object.fromEntries(Object.entries(ACTS).map(([route, [access]]) => [route, access])),
  );
});

// @trust irrevocable-acts
test('nothing that a moderator does is final', () => {
  const acts = Object.values(ACTS).filter(([access]) => OF_MODERATORS.includes(access));
  expect(acts.map(([, end]) => end)).not.toContain('final');
});

test('each act that names the route of its undo has one, for the same role', () => {
  for (const [route, [access, end]] of Object.entries(ACTS)) {
    if (!end.includes(' ')) continue;
    expect([route, routes.find((other) => other.route === end)]).toEqual([route, { route: end, access }]);
  }
});
