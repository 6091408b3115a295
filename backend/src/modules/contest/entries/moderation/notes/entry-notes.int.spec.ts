import { MAX_NOTE, MAX_NOTES } from '@paattu/shared/moderation';
import { createTestApp, type TestApp } from '../../../../../../test/app.js';
import { createEntry, versionSeen } from '../../../../../../test/factories/contest.js';
import { accessTokenOf, createModerator, createUser } from '../../../../../../test/factories/users.js';
import { OutgoingEmail } from '../../../../mailing/outgoing-email.entity.js';
import { Erasures } from '../../../../privacy/erasures.service.js';
import { DeletionsSweep } from '../deletions/deletions.sweep.js';
import { EntryNote } from './entry-note.entity.js';

const NOTE = 'Her sister entered last year.';

const PASSWORD = 'monsoon letter';

let app: TestApp;
let owner: string;
let moderator: string;
let moderatorId: string;
let other: string;

beforeAll(async () => {
  app = await createTestApp();
  const user = await createModerator(app, { email: 'one@visitor.example' });
  moderatorId = user.id;
  owner = await accessTokenOf(app, await createUser(app, { owner: true, password: PASSWORD }));
  moderator = await accessTokenOf(app, user);
  other = await accessTokenOf(app, await createModerator(app));
});

afterAll(() => app.close());

async function ask(token: string, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.api.inject({ method, url: `/api/admin/entries/${path}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
}

test('staff read the notes of an entry, and delete their own; the owner deletes any', async () => {
  const { id } = await createEntry(app);
  const note = {
    id: expect.any(String),
    body: NOTE,
    createdAt: expect.any(String),
    author: 'one@visitor.example',
  };

  const { body: added } = await ask(moderator, 'POST', `${id}/notes`, { body: ` ${NOTE} ` });
  expect(added).toEqual([{ ...note, mayDelete: true }]);
  expect((await ask(other, 'GET', `${id}/notes`)).body).toEqual([{ ...note, mayDelete: false }]);
  expect((await ask(owner, 'GET', `${id}/notes`)).body).toEqual([{ ...note, mayDelete: true }]);

  expect(await ask(other, 'DELETE', `${id}/notes/${added[0].id}`)).toMatchObject({ status: 404 });
  await ask(other, 'POST', `${id}/notes`, { body: 'Second' });
  const { body: left } = await ask(moderator, 'DELETE', `${id}/notes/${added[0].id}`);
  expect(left).toMatchObject([{ body: 'Second' }]);
  expect(await ask(moderator, 'DELETE', `${id}/notes/${added[0].id}`)).toMatchObject({ status: 404 });
  expect(await ask(owner, 'DELETE', `${id}/notes/${left[0].id}`)).toEqual({ status: 200, body: [] });
});

test('a note belongs to its entry alone, and goes with it', async () => {
  const [one, two] = [await createEntry(app), await createEntry(app)];
  const { body } = await ask(moderator, 'POST', `${one.id}/notes`, { body: NOTE });
  expect((await ask(moderator, 'GET', `${two.id}/notes`)).body).toEqual([]);
  expect((await ask(moderator, 'DELETE', `${two.id}/notes/${body[0].id}`)).status).toBe(404);

  expect((await ask(owner, 'DELETE', one.id, { password: PASSWORD })).status).toBe(200);
  expect((await ask(moderator, 'GET', `${one.id}/notes`)).body).toEqual([]);
  expect((await ask(moderator, 'DELETE', `${one.id}/notes/${body[0].id}`)).status).toBe(404);
  expect(await ask(moderator, 'POST', `${one.id}/notes`, { body: NOTE })).toMatchObject({ status: 404 });
  // The owner can undo a deletion, so the note stays until the erasure.
  const sweep = new DeletionsSweep(app.dataSource, app.get(Erasures));
  await sweep.run();
  expect(await app.dataSource.manager.countBy(EntryNote, { entryId: one.id })).toBe(1);
  await app.dataSource.query(
    `update contest_entries set deleted_at = site_now() - interval '24 hours' where id = $1`,
    [one.id],
  );
  await sweep.run();
  expect(await app.dataSource.manager.countBy(EntryNote, { entryId: one.id })).toBe(0);
});

test.each([
  ['nothing', { body: ' \u200B ' }, 'MISSING_INFORMATION'],
  ['no text', { body: 5 }, 'MISSING_INFORMATION'],
  ['a text that is too long', { body: 'a'.repeat(MAX_NOTE + 1) }, 'VALIDATION_FAILED'],
])('a note of %s is rejected', async (_, payload, code) => {
  const { id } = await createEntry(app);
  expect(await ask(moderator, 'POST', `${id}/notes`, payload)).toMatchObject({ status: 400, body: { code } });
  expect((await ask(moderator, 'GET', `${id}/notes`)).body).toEqual([]);
});

test('an entry has at most a hundred notes, also when two are written at once', async () => {
  const { id: entryId } = await createEntry(app);
  const body = 'a'.repeat(MAX_NOTE);
  const notes = Array.from({ length: MAX_NOTES - 1 }, () => ({ entryId, authorId: moderatorId, body }));
  await app.dataSource.manager.insert(EntryNote, notes);
  const answers = await Promise.all([1, 2].map(() => ask(moderator, 'POST', `${entryId}/notes`, { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_NOTES');
});

// @trust private-notes
test('no email, export, history or page has a note', async () => {
  const { id } = await createEntry(app);
  await ask(moderator, 'POST', `${id}/notes`, { body: NOTE });
  const version = await versionSeen(app, id);
  await ask(moderator, 'POST', `${id}/approve`, { status: 'pending', version });
  await ask(moderator, 'POST', `${id}/disapprove`, { status: 'approved', version });
  await ask(moderator, 'POST', `${id}/approve`, { status: 'pending', version });

  const headers = { authorization: `Bearer ${owner}` };
  const read = async (url: string) => (await app.api.inject({ url, headers })).body;
  const emails = await app.dataSource.manager.findBy(OutgoingEmail, { entryId: id });
  const texts = [
    JSON.stringify(emails),
    ...(await Promise.all(emails.map((email) => read(`/api/admin/emails/${email.id}`)))),
    await read('/api/admin/entries/export'),
    await read(`/api/admin/entries/${id}/events`),
    await read('/api/admin/audit/export'),
    await read('/api/contest/entries'),
    JSON.stringify(await app.dataSource.query('select * from audit_details')),
  ];
  expect(texts).toHaveLength(9);
  for (const text of texts) expect(text).not.toContain(NOTE);
});
