import type { OpenAPIObject } from '@nestjs/swagger';
import { createTestApp, type TestApp } from '../../test/app.js';
import { type Client, client } from '../../test/client.js';
import { insertApiToken } from '../../test/factories/api-tokens.js';
import { createUser } from '../../test/factories/users.js';
import { ACCESS_LEVEL } from '../common/access/access.js';
import { CHECKS_IDENTITY } from '../common/access/checks-identity.js';
import { NEEDS_SCOPE, type Scope, SCOPES } from '../common/access/scopes.js';

/** All that a token opens, by its scope. A route that names a scope without a row here fails, and so does a row without a route. */
const ROUTES: Record<Scope, string[]> = {
  'songs:read': ['AdminPlaybackFailures.listFailures', 'AdminSongs.findSong', 'AdminSongs.listSongs'],
  'songs:write': [
    'AdminSongs.chooseGround',
    'AdminSongs.editSong',
    'AdminSongs.publish',
    'AdminSongs.replaceAudio',
    'AdminSongs.replaceCover',
    'AdminSongs.uploadSong',
  ],
  'entries:read': [
    'AdminEntries.countByStatus',
    'AdminEntries.exportEntries',
    'AdminEntries.findEntry',
    'AdminEntries.listEntries',
    'AdminEntries.listEvents',
  ],
  'contests:read': ['AdminContests.findContest', 'AdminContests.listContests'],
  'votes:read': ['AdminVotes.listHours', 'AdminVotes.listTallies', 'AdminVotes.summarize'],
  'analytics:read': ['Analytics.readAnalytics'],
};

/** Beginnings of the paths of what no token ever opens. */
const NEVER =
  /^\/api\/(auth|me|jury|my-entry|admin\/(tokens|moderators|emails|email-texts|audit|security-events|personal-reads|opt-outs|judges|jury-rounds|retention|legal-holds|erase-requests|settings|notices|rules|messages|votes\/(fraud|open|clusters)|contests\/[^/]+\/.)|console)/;

interface Operation {
  operationId: string;
  security?: Array<Record<string, string[]>>;
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
  responses: Record<string, object>;
  [ACCESS_LEVEL]: string;
  [CHECKS_IDENTITY]?: true;
  [NEEDS_SCOPE]?: Scope;
}
interface Route extends Operation {
  method: 'GET';
  path: string;
}

let app: TestApp;
let document: OpenAPIObject;
let routes: Route[];
let userId: string;

beforeAll(async () => {
  app = await createTestApp();
  document = (await client(app).get<OpenAPIObject>('/api/openapi.json')).body;
  routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase() as 'GET',
      path,
    })),
  );
  userId = (await createUser(app, { owner: true })).id;
});

afterAll(() => app.close());

/** Sends a request without a body and with an unknown id, so that an admitted request changes nothing. */
async function ask({ method, path, responses }: Route, sender: Client) {
  const url = path.replace('{id}', '00000000-0000-4000-8000-000000000000');
  const { status, code = '', headers } = await sender.send(method, url);
  expect(Object.keys(responses)).toContain(String(status));
  return { status, code, cache: headers['cache-control'] };
}

const ACCESS_CODES = ['UNAUTHENTICATED', 'FORBIDDEN', 'TOKEN_INVALID', 'TOKEN_NOT_ALLOWED'];

const closed = () => routes.filter(({ [ACCESS_LEVEL]: access }) => access !== 'everyone');

// @trust api-tokens
test('the routes of each scope are those of the table', () => {
  const found = Object.fromEntries(
    SCOPES.map((scope) => [
      scope,
      routes
        .filter((route) => route[NEEDS_SCOPE] === scope)
        .map(({ operationId }) => operationId)
        .sort(),
    ]),
  );
  expect(found).toEqual(ROUTES);
});

// @trust api-tokens
test('no scope opens what deletes, needs an identity check, or is never for programs', () => {
  for (const route of routes) {
    const { operationId, method, path, requestBody, [ACCESS_LEVEL]: access, [NEEDS_SCOPE]: scope } = route;
    if (scope === undefined) continue;
    expect([path, String(method)]).not.toContain('DELETE');
    expect(path).not.toMatch(NEVER);
    expect(access).not.toBe('everyone');
    const bodies = Object.values(requestBody?.content ?? {}).map(
      ({ schema }) => schema.$ref?.split('/').at(-1) ?? '',
    );
    const fields = bodies.flatMap((name) =>
      Object.keys((document.components?.schemas?.[name] as { properties?: object })?.properties ?? {}),
    );
    expect(fields).not.toContain('password');
    // What it exports, the scope opens entry by entry.
    if (route[CHECKS_IDENTITY]) expect(operationId).toBe('AdminEntries.exportEntries');
    if (!scope.endsWith(':write')) expect(method).toBe('GET');
  }
});

test('the document names the scheme of tokens at these routes alone', () => {
  for (const { operationId, security = [], [NEEDS_SCOPE]: scope } of routes)
    expect([operationId, security.some((scheme) => 'apiToken' in scheme)]).toEqual([
      operationId,
      scope !== undefined,
    ]);
});

// @trust api-tokens
test.each(SCOPES)('%s opens its routes, and no other', async (scope) => {
  const program = client(app).as(await insertApiToken(app, userId, { scopes: [scope] }));
  const opened: string[] = [];
  for (const route of closed()) {
    const { status, code, cache } = await ask(route, program);
    expect(cache).toBe('no-store');
    expect([429, 500, 503]).not.toContain(status);
    if (ACCESS_CODES.includes(code))
      expect([route.operationId, status, code]).toEqual([route.operationId, 403, 'TOKEN_NOT_ALLOWED']);
    else opened.push(route.operationId);
  }
  expect(opened.sort()).toEqual(ROUTES[scope]);
});

// @trust api-tokens
test('all scopes together open their routes, and no other', async () => {
  const program = client(app).as(await insertApiToken(app, userId, { scopes: [...SCOPES] }));
  const opened: string[] = [];
  for (const route of closed())
    if (!ACCESS_CODES.includes((await ask(route, program)).code)) opened.push(route.operationId);
  expect(opened.sort()).toEqual(Object.values(ROUTES).flat().sort());
});

// @trust api-tokens
test.each([
  ['an expired token', { expiresAt: new Date(Date.now() - 1_000), createdAt: new Date(Date.now() - 60_000) }],
  ['a revoked token', { revokedAt: new Date() }],
])('%s opens nothing', async (_, values) => {
  const program = client(app).as(await insertApiToken(app, userId, { scopes: [...SCOPES], ...values }));
  for (const route of closed())
    expect(await ask(route, program)).toMatchObject({ status: 401, code: 'TOKEN_INVALID' });
});

// @trust api-tokens
test('a public route serves a program as it serves a visitor', async () => {
  const program = client(app).as(await insertApiToken(app, userId, { scopes: [...SCOPES] }));
  const everyone = routes.filter(
    ({ [ACCESS_LEVEL]: access, method }) => access === 'everyone' && method === 'GET',
  );
  for (const route of everyone)
    expect([route.operationId, await ask(route, program)]).toEqual([
      route.operationId,
      await ask(route, client(app)),
    ]);
});
