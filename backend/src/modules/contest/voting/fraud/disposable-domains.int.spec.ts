import type { AuditAction } from '@paattu/shared/audit-actions';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Client, client } from '../../../../../test/client.js';
import { createUser } from '../../../../../test/factories/users.js';
import { openVoting } from '../../../../../test/factories/voting.js';
import { DisposableDomains } from '../throwaway-domains/disposable-domains.service.js';

let app: TestApp;
let listed: Client;
let actorId: string;
let contestId: string;
let title: string;
/** The last act before the test. */
let before: string;

beforeAll(async () => {
  app = await createTestApp();
  const owner = await createUser(app, { owner: true });
  actorId = owner.id;
  listed = client(app).as(owner).at('/api/admin/votes/disposable-domains');
  ({ id: contestId, title } = await openVoting(app));
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.dataSource.query('delete from disposable_domains');
  [{ id: before }] = await app.dataSource.query<[{ id: string }]>(
    'select coalesce(max(id), 0) as id from audit_log',
  );
});

const REASON = 'Mailboxes for ten minutes';

const add = (domain: string) => listed.post('', { domain, reason: REASON });
const remove = (domain: string) =>
  listed.delete(`/${encodeURIComponent(domain)}`, { reason: 'Added by mistake' });

const domains = async () => (await listed.get<Array<{ domain: string }>>()).body.map(({ domain }) => domain);

async function acts(): Promise<unknown[]> {
  return app.dataSource.query(
    `select action, actor_id as "actorId", contest_id as "contestId", subject_id as "subjectId", data, before, after
     from audit_log left join audit_details on audit_id = id where id > $1 and action ~ 'Domain$' order by id`,
    [before],
  );
}

const act = (action: AuditAction, domain: string, reason = REASON) => ({
  ...{ action, actorId, contestId, subjectId: null, data: { domain, reason }, before: null, after: null },
});

test('the owner adds and removes domains with reasons, each an act of the contest', async () => {
  expect(await listed.get()).toEqual({ status: 200, body: [] });
  const first = await add(' @Thrown.EXAMPLE. ');
  expect(first).toEqual({
    status: 201,
    body: { domain: 'thrown.example', reason: REASON, createdAt: expect.any(String), contests: [title] },
  });
  const second = await add('asha@കേരളം.example');
  expect(await listed.get()).toEqual({ status: 200, body: [second.body, first.body] });
  expect(await remove('Thrown.example')).toEqual({ status: 204, body: null });
  expect(await domains()).toEqual(['xn--rvc1bzem2h.example']);
  expect(await acts()).toEqual([
    act('votes.addDisposableDomain', 'thrown.example'),
    act('votes.addDisposableDomain', 'xn--rvc1bzem2h.example'),
    act('votes.removeDisposableDomain', 'thrown.example', 'Added by mistake'),
  ]);
});

test('a domain that is added twice, also at once, is one domain and one act', async () => {
  const answers = await Promise.all([add('thrown.example'), add('THROWN.example'), add('thrown.example')]);
  expect(answers).toEqual(Array(3).fill({ ...answers[0], status: 201 }));
  expect(await domains()).toEqual(['thrown.example']);
  expect(await acts()).toHaveLength(1);
});

test.each([
  ['thrown example', 'INVALID_DOMAIN', 'Please enter a domain name: what follows the @ in an email address.'],
  ['asha@gmail.com', 'EVERYDAY_DOMAIN', 'Many people have their everyday address at this domain.'],
  [
    'rivalcollege.ac.in',
    'ACADEMIC_DOMAIN',
    'People who study or work there have their address at this domain. You can set aside single votes of it, with a reason.',
  ],
  ['com', 'SHARED_ENDING', 'Many domains end like this. Please enter the whole domain of the service.'],
])('“%s” is rejected: %s', async (domain, code, message) => {
  expect(await add(domain)).toEqual({
    status: 400,
    body: expect.objectContaining({ code, message, details: [{ field: 'domain', code, message }] }),
  });
  expect(await domains()).toEqual([]);
});

test.each([undefined, '', ' \u200b '])('neither is possible without a reason: %j', async (reason) => {
  await add('thrown.example');
  const missing = { status: 400, body: expect.objectContaining({ code: 'VALIDATION_FAILED' }) };
  expect(await listed.post('', { domain: 'other.example', reason })).toEqual(missing);
  expect(await listed.delete('/thrown.example', { reason })).toEqual(missing);
  expect(await domains()).toEqual(['thrown.example']);
  expect(await acts()).toHaveLength(1);
});

test('a domain that is not in the list cannot be removed', async () => {
  await add('thrown.example');
  for (const domain of ['mail.thrown.example', 'example', 'no domain', '192.0.2.1'])
    expect(await remove(domain)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect(await domains()).toEqual(['thrown.example']);
  expect(await acts()).toHaveLength(1);
});

test('the list has at most 1,000 domains, also when they are added at once', async () => {
  await app.dataSource.query(
    `insert into disposable_domains (domain) select each || '.thrown.example' from generate_series(1, 999) each`,
  );
  const answers = await Promise.all([add('one.example'), add('two.example'), add('three.example')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    body: { code: 'TOO_MANY_DOMAINS', message: 'The list has 1,000 domains. Please remove one first.' },
  });
  expect((await domains()).length).toBe(1_000);
  expect(await add('7.thrown.example')).toMatchObject({ status: 201, body: { domain: '7.thrown.example' } });
});

test('rejects addresses at the domains of both lists, and at those below them', async () => {
  await add('thrown.example');
  const list = app.get(DisposableDomains);
  const emails = [
    'asha@yopmail.com',
    'asha@thrown.example',
    'asha@any.Thrown.EXAMPLE.',
    'asha@overthrown.example',
    'asha@example',
    'asha@gmail.com',
  ];
  const rejected = await Promise.all(emails.map((email) => list.rejects(email, contestId)));
  expect(rejected).toEqual([true, true, true, false, false, false]);
  await remove('thrown.example');
  expect(await list.rejects('asha@thrown.example', contestId)).toBe(false);
});
