import { MAX_NOTE, MAX_NOTES } from '@paattu/shared/moderation';
import { createTestApp, type TestApp } from '../../../../../../test/app.js';
import { type Client, client } from '../../../../../../test/client.js';
import { createEntry, versionSeen } from '../../../../../../test/factories/contest.js';
import { createModerator, createUser } from '../../../../../../test/factories/users.js';
import { OutgoingEmail } from '../../../../mailing/outgoing-email.entity.js';
import { Erasures } from '../../../../privacy/erasures.service.js';
import { DeletionsSweep } from '../deletions/deletions.sweep.js';
import { EntryNote } from './entry-note.entity.js';

const NOTE = 'Her sister entered last year.';

let app: TestApp;
let asOwner: Client;
let owner: Client;
let moderator: Client;
let moderatorId: string;
let other: Client;

beforeAll(async () => {
  app = await createTestApp();
  const user = await createModerator(app, { email: 'one@visitor.example' });
  moderatorId = user.id;
  const entries = client(app).at('/api/admin/entries');
  asOwner = client(app).as(await createUser(app, { owner: true }));
  owner = asOwner.at('/api/admin/entries');
  moderator = entries.as(user);
  other = entries.as(await createModerator(app));
});

afterAll(() => app.close());

test('staff read the notes of an entry, and delete their own; the owner deletes any', async () => {
  const { id } = await createEntry(app);
  const note = {
    id: expect.any(String),
    body: NOTE,
    createdAt: expect.any(String),
    author: 'one@visitor.example',
  };

  const { body: added } = await moderator.post(`/${id}/notes`, { body: ` ${NOTE} ` });
  expect(added).toEqual([{ ...note, mayDelete: true }]);
  expect((await other.get(`/${id}/notes`)).body).toEqual([{ ...note, mayDelete: false }]);
  expect((await owner.get(`/${id}/notes`)).body).toEqual([{ ...note, mayDelete: true }]);

  expect(await other.delete(`/${id}/notes/${added[0].id}`)).toMatchObject({ status: 404 });
  await other.post(`/${id}/notes`, { body: 'Second' });
  const { body: left } = await moderator.delete(`/${id}/notes/${added[0].id}`);
  expect(left).toMatchObject([{ body: 'Second' }]);
  expect(await moderator.delete(`/${id}/notes/${added[0].id}`)).toMatchObject({ status: 404 });
  expect(await owner.delete(`/${id}/notes/${left[0].id}`)).toEqual({ status: 200, body: [] });
});

test('a note belongs to its entry alone, and goes with it', async () => {
  const [one, two] = [await createEntry(app), await createEntry(app)];
  const { body } = await moderator.post(`/${one.id}/notes`, { body: NOTE });
  expect((await moderator.get(`/${two.id}/notes`)).body).toEqual([]);
  expect((await moderator.delete(`/${two.id}/notes/${body[0].id}`)).status).toBe(404);

  expect((await owner.delete(`/${one.id}`)).status).toBe(200);
  expect((await moderator.get(`/${one.id}/notes`)).status).toBe(404);
  expect((await moderator.delete(`/${one.id}/notes/${body[0].id}`)).status).toBe(404);
  expect(await moderator.post(`/${one.id}/notes`, { body: NOTE })).toMatchObject({ status: 404 });
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
  expect(await moderator.post(`/${id}/notes`, payload)).toMatchObject({ status: 400, body: { code } });
  expect((await moderator.get(`/${id}/notes`)).body).toEqual([]);
});

test('an entry has at most a hundred notes, also when two are written at once', async () => {
  const { id: entryId } = await createEntry(app);
  const body = 'a'.repeat(MAX_NOTE);
  const notes = Array.from({ length: MAX_NOTES - 1 }, () => ({ entryId, authorId: moderatorId, body }));
  await app.dataSource.manager.insert(EntryNote, notes);
  const answers = await Promise.all([1, 2].map(() => moderator.post(`/${entryId}/notes`, { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_NOTES');
});

// @trust private-notes
test('no email, export, history or page has a note', async () => {
  const { id } = await createEntry(app);
  await moderator.post(`/${id}/notes`, { body: NOTE });
  const version = await versionSeen(app, id);
  await moderator.post(`/${id}/approve`, { status: 'pending', version });
  await moderator.post(`/${id}/disapprove`, { status: 'approved', version });
  await moderator.post(`/${id}/approve`, { status: 'pending', version });

  const read = async (url: string) => (await asOwner.get(url)).text;
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
