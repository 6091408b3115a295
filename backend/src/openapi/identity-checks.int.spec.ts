import type { OpenAPIObject } from '@nestjs/swagger';
import { createTestApp, type TestApp } from '../../test/app.js';
import { type Client, client, type Method } from '../../test/client.js';
import { ageIdentityChecks, createUser, showIdentity } from '../../test/factories/users.js';
import { CHECKS_IDENTITY } from '../common/access/checks-identity.js';
import { type Operation, operationsOf } from './operations.js';

/** What a session that somebody else sits at, or has stolen, must not be enough for. */
const ROUTES = [
  'AdminContests.certifyContest',
  'AdminEntries.exportEntries',
  'AdminResults.certify',
  'ApiTokens.makeToken',
  'Audit.exportActs',
  'BackupPlace.useBucket',
  'BackupPlace.useFolder',
  'Care.linkBackup',
  'Care.restoreBackup',
  'Care.uploadBackup',
  'Factors.makeRecoveryCodes',
  'Factors.removeCodeApp',
  'Factors.startCodeApp',
  'MailServer.setServer',
  'Moderators.invite',
  'Moderators.inviteAgain',
  'Moderators.revoke',
  'OpenSessions.endOthers',
  'OpenSessions.endSession',
  'Passkeys.removePasskey',
  'Passkeys.startAdding',
  'ShownLinks.makeLink',
  'StaffRules.saveRules',
];

let app: TestApp;
let document: OpenAPIObject;

beforeAll(async () => {
  app = await createTestApp();
  document = (await client(app).get<OpenAPIObject>('/api/openapi.json')).body;
});
afterAll(() => app.close());

// @trust identity-check
test('the routes that need an identity check are these', () => {
  const marked = operationsOf(document).filter((operation: Operation) => operation[CHECKS_IDENTITY]);
  expect(marked.map(({ operationId }) => operationId).sort()).toEqual(ROUTES);
});

describe('the owner', () => {
  let owner: Client;

  beforeAll(async () => {
    owner = client(app).as(await createUser(app, { owner: true }));
    await owner.get('/api/auth/me');
  });

  /** Without a body and with an unknown id, so that an admitted request changes nothing. */
  async function ask(operationId: string): Promise<string> {
    const [path, methods] = Object.entries(document.paths).find(([, methods]) =>
      Object.values(methods as Record<string, Operation>).some((each) => each.operationId === operationId),
    )!;
    const [method] = Object.entries(methods as Record<string, Operation>).find(
      ([, each]) => each.operationId === operationId,
    )!;
    const id = '00000000-0000-4000-8000-000000000000';
    const { status, code } = await owner.send(method.toUpperCase() as Method, path.replace('{id}', id));
    return code ?? String(status);
  }

  // @trust identity-check
  test.each(ROUTES)('is asked before %s, five minutes after the sign-in', async (route) => {
    expect(await ask(route)).not.toBe('IDENTITY_CHECK_NEEDED');
    await ageIdentityChecks(app);
    expect(await ask(route)).toBe('IDENTITY_CHECK_NEEDED');
    await showIdentity(app);
  });
});
