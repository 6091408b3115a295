import { MAX_SENTENCE, type ReasonedTransition } from '@paattu/shared/moderation';
import { createTestApp, type TestApp } from '../../../../../../test/app.js';
import { type Client, client } from '../../../../../../test/client.js';
import { createEntry, versionSeen } from '../../../../../../test/factories/contest.js';
import { createModerator } from '../../../../../../test/factories/users.js';
import { OutgoingEmail } from '../../../../mailing/outgoing-email.entity.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { EntryEvent } from '../../entry-event.entity.js';
import { ModerationReason } from './moderation-reason.entity.js';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await createTestApp();
  owner = client(app).as(await createModerator(app));
});

afterAll(() => app.close());

function createReason(action: ReasonedTransition, values: Partial<ModerationReason> = {}) {
  const { manager } = app.dataSource;
  const text = 'The video has another song.';
  const textMalayalam = 'വീഡിയോയിലുള്ളത് മറ്റൊരു പാട്ടാണ്.';
  return manager.save(
    manager.create(ModerationReason, {
      action,
      label: 'Another song',
      text,
      textMalayalam,
      position: 100,
      ...values,
    }),
  );
}

async function decide(id: string, action: string, payload: object) {
  return owner.post(`/api/admin/entries/${id}/${action}`, {
    version: await versionSeen(app, id),
    ...payload,
  });
}

async function emailOf(entryId: string) {
  return app.dataSource.manager.findOneByOrFail(OutgoingEmail, { entryId });
}

test.each([
  ['reject', 'pending', 'entry-rejected', 'en', 'The video has another song.'],
  ['reject', 'pending', 'entry-rejected', 'ml', 'വീഡിയോയിലുള്ളത് മറ്റൊരു പാട്ടാണ്.'],
  ['disapprove', 'approved', 'entry-returned', 'en', 'The video has another song.'],
  ['disapprove', 'approved', 'entry-returned', 'ml', 'വീഡിയോയിലുള്ളത് മറ്റൊരു പാട്ടാണ്.'],
] as const)(
  'a moderator who %ss tells the entrant why: %s, %s, %s',
  async (action, status, template, language, said) => {
    const { id } = await createEntry(app, { status, language });
    const reason = await createReason(action);
    const sentence = 'Please sing <b>Monsoon Letter</b>.';

    expect(
      (await decide(id, action, { status, reasonId: reason.id, sentence: ` ${sentence} ` })).status,
    ).toBe(200);

    expect(await emailOf(id)).toMatchObject({ template, language, payload: { reason: said, sentence } });
    // What the reason said then stays in the history.
    await app.dataSource.manager.update(
      ModerationReason,
      { id: reason.id },
      { text: 'Changed', textMalayalam: null },
    );
    const response = await owner.get(`/api/admin/entries/${id}/events`);
    const { text, textMalayalam } = reason;
    expect(response.body[0]).toMatchObject({
      action,
      reason: text,
      reasonMalayalam: textMalayalam,
      sentence,
    });
  },
);

test('an entrant who reads Malayalam gets the English text of a reason that has no other', async () => {
  const { id } = await createEntry(app, { language: 'ml' });
  const { id: reasonId, text } = await createReason('reject', { textMalayalam: null });
  await decide(id, 'reject', { status: 'pending', reasonId });
  expect((await emailOf(id)).payload).toMatchObject({ reason: text });
});

test('a decision of an earlier console has no reason, and a sentence needs none', async () => {
  const [without, alone] = [await createEntry(app), await createEntry(app)];
  expect((await decide(without.id, 'reject', { status: 'pending' })).status).toBe(200);
  expect(
    (await decide(alone.id, 'reject', { status: 'pending', reasonId: null, sentence: 'Sorry.' })).status,
  ).toBe(200);

  expect(Object.keys((await emailOf(without.id)).payload)).not.toContain('reason');
  const { payload } = await emailOf(alone.id);
  expect([payload['reason'], payload['sentence']]).toEqual([undefined, 'Sorry.']);
  expect(await app.dataSource.manager.findOneBy(EntryEvent, { entryId: without.id })).toMatchObject({
    reasonId: null,
    reason: null,
    sentence: null,
  });
});

describe('changes nothing, and sends no email', () => {
  test.each([
    ['an archived reason', () => createReason('reject', { archivedAt: new Date() })],
    ['a reason of another decision', () => createReason('disapprove')],
    ['an unknown reason', async () => ({ id: '00000000-0000-4000-8000-000000000000' })],
  ])('with %s', async (_, reason) => {
    const { id } = await createEntry(app);
    const { id: reasonId } = await reason();
    const message = 'This reason is not offered here any more. Please choose another one.';
    expect(await decide(id, 'reject', { status: 'pending', reasonId })).toEqual({
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        message,
        details: [{ field: 'reasonId', code: 'VALIDATION_FAILED', message }],
      },
    });
    const { manager } = app.dataSource;
    expect((await manager.findOneByOrFail(ContestEntry, { id })).status).toBe('pending');
    expect(await manager.countBy(EntryEvent, { entryId: id })).toBe(0);
    expect(await manager.countBy(OutgoingEmail, { entryId: id })).toBe(0);
  });

  test.each([
    ['a sentence that is too long', { sentence: 'a'.repeat(MAX_SENTENCE + 1) }],
    ['a sentence that is no text', { sentence: 5 }],
    ['a reason that is no id', { reasonId: 'first' }],
    ['a reason of an approval', { reasonId: '00000000-0000-4000-8000-000000000000' }, 'approve'],
  ])('with %s', async (_, values, action = 'reject') => {
    const { id } = await createEntry(app);
    const { status, body } = await decide(id, action, { status: 'pending', ...values });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(await app.dataSource.manager.countBy(EntryEvent, { entryId: id })).toBe(0);
  });
});

test('a sentence of the greatest length is accepted, and one that shows nothing is none', async () => {
  const [long, blank] = [await createEntry(app), await createEntry(app)];
  const sentence = 'ക'.repeat(MAX_SENTENCE);
  await decide(long.id, 'reject', { status: 'pending', sentence });
  await decide(blank.id, 'reject', { status: 'pending', sentence: ' \u200B ' });
  expect((await emailOf(long.id)).payload['sentence']).toBe(sentence);
  expect((await emailOf(blank.id)).payload['sentence']).toBeUndefined();
});

// @trust pasted-text
test('a sentence is one line without what turns the text around', async () => {
  const { id } = await createEntry(app);
  await decide(id, 'reject', { status: 'pending', sentence: 'One\n\u202Etwo' });
  expect((await emailOf(id)).payload['sentence']).toBe('One two');
});
