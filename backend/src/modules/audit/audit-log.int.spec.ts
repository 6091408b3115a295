import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client } from '../../../test/client.js';
import { createEntry, currentContest } from '../../../test/factories/contest.js';
import { createUser } from '../../../test/factories/users.js';
import type { User } from '../auth/user.entity.js';
import { AuditLog } from './audit-log.service.js';
import { AuditRow } from './audit-row.entity.js';

let app: TestApp;
let owner: User;
let acts: Client;
let contestId: string;
let entryId: string;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createUser(app, { owner: true });
  acts = client(app).as(owner).at('/api/admin/audit');
  contestId = (await currentContest(app)).id;
  entryId = (await createEntry(app, { name: '=HYPERLINK("http://evil.example")' })).id;
  const { manager } = app.dataSource;
  const audit = app.get(AuditLog);
  const subject = { subjectId: contestId, contestId };
  const before = { title: 'Rain', prizeAmount: 1, songTitle: null };
  const after = { title: 'മഴ', prizeAmount: 1, songTitle: 'Rain' };
  await audit.record(manager, {
    action: 'contest.edit',
    actorId: owner.id,
    ...subject,
    data: {},
    before,
    after,
  });
  const data = { from: 'pending', to: 'approved' };
  await audit.record(manager, {
    action: 'entry.approve',
    actorId: owner.id,
    subjectId: entryId,
    contestId,
    data,
  });
  await audit.record(manager, { action: 'email.test', actorId: null, data: {} });
});

afterAll(() => app.close());

const actionsOf = async (filter?: object) =>
  (await acts.get('', filter && { filter })).body.map(({ action }: { action: string }) => action);

// @trust audit-log
test.each([
  `update audit_log set action = 'song.edit'`,
  'delete from audit_log',
  'truncate audit_log cascade',
  `update audit_details set before = null`,
  'truncate audit_details',
])('the database rejects %s, even to a superuser', async (sql) => {
  await expect(app.asSuperuser(sql)).rejects.toMatchObject({ code: '42501' });
});

test('the role that serves may only add acts, and erase details', async () => {
  await expect(app.dataSource.query('delete from audit_log where id = 0')).rejects.toMatchObject({
    message: 'permission denied for table audit_log',
  });
  await expect(app.dataSource.query(`update audit_details set salt = ''`)).rejects.toMatchObject({
    message: 'permission denied for table audit_details',
  });
});

test('the list has the newest act first, with the names of today', async () => {
  const { status, body, range } = await acts.get();
  expect([status, range]).toEqual([200, 'audit 0-3/4']);
  const at = expect.any(String);
  const id = expect.any(Number);
  const known = { id, at, actorId: owner.id, actor: owner.email };
  const contest = { contestId, contest: 'Cover Song Contest 2025' };
  const [rules] = await app.dataSource.query<[object]>(
    'select number, sha256 from rule_versions where contest_id = $1',
    [contestId],
  );
  expect(body).toEqual([
    {
      ...{ id, at, actorId: null, actor: null, action: 'email.test', subjectKind: 'email', subjectId: null },
      ...{ subject: null, email: null, contestId: null, contest: null, data: {}, details: 'none' },
    },
    {
      ...{ ...known, ...contest, action: 'entry.approve', subjectKind: 'entry', subjectId: entryId },
      ...{ subject: '=HYPERLINK("http://evil.example")', email: null, details: 'none' },
      data: { from: 'pending', to: 'approved' },
    },
    {
      ...{ ...known, ...contest, action: 'contest.edit', subjectKind: 'contest', subjectId: contestId },
      ...{ subject: 'Cover Song Contest 2025', email: null, details: 'kept', data: {} },
    },
    // A migration found the contest under way.
    {
      ...{
        id,
        at,
        actorId: null,
        actor: null,
        ...contest,
        action: 'contest.takeStock',
        subjectKind: 'contest',
      },
      ...{ subjectId: contestId, subject: 'Cover Song Contest 2025', email: null, details: 'none' },
      data: { format: 2, approved: [], quarantined: 0, lost: 0, rules },
    },
  ]);
  expect((await acts.get('', { range: [1, 1] })).range).toBe('audit 1-1/4');
});

test.each([
  [{ action: 'entry.approve' }, ['entry.approve']],
  [{ action: ['entry.approve', 'email.test'] }, ['email.test', 'entry.approve']],
  [{ subjectKind: 'contest' }, ['contest.edit', 'contest.takeStock']],
  [{ actor: 'system' }, ['email.test', 'contest.takeStock']],
  [{ from: '2100-01-01T00:00:00Z' }, []],
  [{ to: '2100-01-01T00:00:00Z', subjectKind: ['entry', 'email'] }, ['email.test', 'entry.approve']],
])('the filter %j finds %j', async (filter, actions) => {
  expect(await actionsOf(filter)).toEqual(actions);
});

test('filters by contest and by user', async () => {
  const other = '00000000-0000-4000-8000-000000000000';
  for (const contest of [contestId, [other, contestId], 'current'])
    expect(await actionsOf({ contestId: contest })).toEqual([
      'email.test',
      'entry.approve',
      'contest.edit',
      'contest.takeStock',
    ]);
  // Acts that belong to no contest are not those of another one.
  expect(await actionsOf({ contestId: other })).toEqual(['email.test']);
  expect(await actionsOf({ actor: owner.id })).toEqual(['entry.approve', 'contest.edit']);
});

test.each([{ action: 'entry.dance' }, { subjectKind: 'rain' }, { actor: 'me' }, { contestId: '1' }])(
  'rejects the filter %j',
  async (filter) => {
    expect(await acts.get('', { filter })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
  },
);

test('lists each user with an act once', async () => {
  expect((await acts.get('/actors')).body).toEqual([{ id: owner.id, email: owner.email }]);
});

test('an act has the fields that it changed, until they are erased', async () => {
  const { id } = await app.dataSource.manager.findOneByOrFail(AuditRow, { action: 'contest.edit' });
  expect((await acts.get(`/${id}`)).body).toMatchObject({
    id,
    details: 'kept',
    before: { title: 'Rain', songTitle: null },
    after: { title: 'മഴ', songTitle: 'Rain' },
  });
  const erased = await acts.delete(`/${id}/details`);
  expect([erased.status, erased.body]).toMatchObject([200, { details: 'erased', before: null, after: null }]);
  const [row] = (await acts.get('', { filter: { action: 'audit.eraseDetails' } })).body;
  expect(row).toMatchObject({ subjectId: String(id), contestId, actor: owner.email });
});

// @trust retention-hold
test('the fields of an act stay while a legal hold keeps its contest', async () => {
  const act = { action: 'entry.approveRevision', actorId: owner.id, subjectId: entryId, contestId } as const;
  const fields = { before: { name: 'Ravi' }, after: { name: 'Ravi Varma' } };
  await app.get(AuditLog).record(app.dataSource.manager, {
    ...act,
    ...fields,
    data: { revisionId: entryId },
  });
  const { id } = await app.dataSource.manager.findOneByOrFail(AuditRow, { action: act.action });
  const erase = () => acts.delete(`/${id}/details`);
  await app.dataSource.query(`insert into legal_holds (contest_id, reason) values ($1, 'A dispute')`, [
    contestId,
  ]);
  const held = await erase();
  expect([held.status, held.code]).toEqual([409, 'CONTEST_HELD']);
  expect((await acts.get(`/${id}`)).body).toMatchObject({ details: 'kept', ...fields });
  await app.dataSource.query('update legal_holds set lifted_at = now()');
  expect((await erase()).status).toBe(200);
});

test.each(['0', '999', '-1', '1.5', 'x', '1e3', '9'.repeat(30)])('the act %s is a 404', async (id) => {
  expect(await acts.get(`/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test('the export has the acts of the filter, without their details, and no cell starts a formula', async () => {
  const filter = { contestId, action: ['entry.approve', 'contest.edit'] };
  const { headers, text } = await acts.get('/export', { filter });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/);
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('\uFEFFTime,Actor,Action,Subject,Contest,Data,Actor id,Id');
  expect(lines[1]).toMatch(
    new RegExp(
      `^\\d{4}.*Z,owner@paattu\\.example,entry\\.approve,${entryId},${contestId},"{""to"": ""approved"", ""from"": ""pending""}",${owner.id},\\d+$`,
    ),
  );
  expect(lines).toHaveLength(4);
});

test('an act of a user who was deleted stays', async () => {
  const { id } = await createUser(app, {});
  const act = { action: 'email.test', actorId: id, data: {} } as const;
  await app.get(AuditLog).record(app.dataSource.manager, act);
  await app.dataSource.query('delete from users where id = $1', [id]);
  expect((await acts.get('', { filter: { actor: id } })).body).toMatchObject([{ actorId: id, actor: null }]);
});

test('an act is undone with its transaction', async () => {
  const act = { action: 'song.hide', actorId: owner.id, data: {} } as const;
  const work = app.dataSource.transaction(async (manager) => {
    await app.get(AuditLog).record(manager, act);
    throw new Error('undone');
  });
  await expect(work).rejects.toThrow('undone');
  expect(await actionsOf({ action: 'song.hide' })).toEqual([]);
});
