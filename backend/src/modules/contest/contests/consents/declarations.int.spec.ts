import { AI_RULES, AI_USES, type AiRule, type AiUse, ALLOWED_AI_USES } from '@paattu/shared/contest-choices';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Client, client } from '../../../../../test/client.js';
import {
  createEntry,
  currentContest,
  type Submission,
  submitEntry,
  versionSeen,
} from '../../../../../test/factories/contest.js';
import { emailsTo } from '../../../../../test/factories/emails.js';
import { openEntry } from '../../../../../test/factories/entry-links.js';
import { createUser } from '../../../../../test/factories/users.js';
import { EmailRenderer } from '../../../mailing/email-renderer.js';
import { Contest } from '../contest.entity.js';
import { ContestEntry } from '../../entries/contest-entry.entity.js';
import { EntryEvent } from '../../entries/entry-event.entity.js';
import type { VideoFlag } from '../../entries/videos/check/video-flags.js';
import { EntryVideo } from '../../entries/videos/entry-video.entity.js';
import { ConsentsService } from './consents.service.js';

const SLUG = 'cover-song-contest-2025';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await createTestApp();
  owner = client(app).as(await createUser(app, { owner: true }));
  await app.dataSource.query(
    `update contests set entry_gate = 'always', voting_opens_at = now() + interval '7 days',
       closes_at = now() + interval '6 days', opens_at = now() - interval '1 day', announce_at = now() - interval '2 days',
       voting_closes_at = now() + interval '20 days', winner_at = now() + interval '21 days'`,
  );
});
afterEach(() => app.asSuperuser('truncate contest_entries, entry_events, consents cascade'));
afterAll(() => app.close());

const setRule = (aiRule: AiRule | null, acceptance: 'stated' | 'ticked' = 'stated') =>
  app.dataSource.manager.update(Contest, { slug: SLUG }, { aiRule, acceptance });

const conditionsIn = async (language: string) =>
  (await client(app).get(`/api/contests/${SLUG}/conditions`, { language })).body;

const submit = (fields: Record<string, string>, submission: Submission = {}) =>
  submitEntry(app, { rulesVersion: 1, wording: 3, ...submission, fields });

const read = (id: string) => app.dataSource.manager.findOneByOrFail(ContestEntry, { id });

async function correct(id: string, payload: object, version?: string) {
  const entrant = (await openEntry(app, id)).seen(version ?? (await versionSeen(app, id)));
  const { status, code = null } = await entrant.put(`/api/my-entry/${id}/declaration`, payload);
  return { status, code };
}

async function flag(entry: ContestEntry, flags: VideoFlag[]): Promise<void> {
  const { id: entryId, videoId } = entry;
  const now = new Date();
  await app.dataSource.manager.insert(EntryVideo, {
    entryId,
    videoId,
    flags,
    checkedAt: now,
    healthSince: now,
    nextCheckAt: now,
  });
}

async function listed(filter: Record<string, unknown>): Promise<string[]> {
  const { body } = await owner.get<Array<{ name: string }>>('/api/admin/entries', { filter });
  return body.map(({ name }) => name);
}

describe('the conditions', () => {
  test.each(AI_RULES)(
    'of a contest with the rule %s have its sentence and the declarations it allows',
    async (rule) => {
      await setRule(rule);
      for (const language of ['en', 'ml']) {
        const { declarations, wording } = await conditionsIn(language);
        expect(wording).toBe(3);
        expect(declarations.rule).toBeTruthy();
        expect(declarations.choices.map(({ aiUse }: { aiUse: AiUse }) => aiUse)).toEqual(
          ALLOWED_AI_USES[rule],
        );
      }
    },
  );

  test('of a contest without a rule ask nothing', async () => {
    await setRule(null);
    expect((await conditionsIn('en')).declarations).toBeNull();
  });
});

describe('an entry', () => {
  // @trust human-voice
  test('stores its declaration with the receipt of the sentence that the form showed, and the email has it', async () => {
    await setRule('declared');
    const email = 'meera@visitor.example';
    const { body } = await submit({ email, language: 'ml', aiUse: 'voice', aiNote: ' The  second voice. ' });
    const id = body['id']!;
    expect(await read(id)).toMatchObject({ aiUse: 'voice', aiNote: 'The second voice.' });
    const { declarations } = await conditionsIn('ml');
    const { text } = declarations.choices.find(({ aiUse }: { aiUse: AiUse }) => aiUse === 'voice');
    const [receipt, ...others] = await app.get(ConsentsService).listFor(id);
    expect(receipt).toMatchObject({ purpose: 'ai', text, method: 'ticked', language: 'ml' });
    expect(others.map(({ purpose, method }) => [purpose, method])).toEqual([
      ['rules', 'stated'],
      ['publication', 'stated'],
    ]);
    const [received] = await emailsTo(app, email);
    expect(app.get(EmailRenderer).render(received!).text).toContain(text);
    expect(await app.dataSource.manager.findOneBy(EntryEvent, { entryId: id })).toMatchObject({
      action: 'submit',
      aiUse: 'voice',
    });
  });

  test.each([
    ['with the wording of a page that did not ask', { wording: 2 }],
    ['of a form that names no rules', { rulesVersion: undefined, wording: undefined }],
  ])('%s stores a declaration without a receipt', async (_, submission) => {
    await setRule('voice-human');
    const { body } = await submit({ aiUse: 'backing' }, submission);
    expect(await read(body['id'])).toMatchObject({ aiUse: 'backing' });
    const receipts = await app.get(ConsentsService).listFor(body['id']);
    expect(receipts.map(({ purpose }) => purpose)).not.toContain('ai');
  });

  test.each([1, 2, undefined])(
    'needs one also with the wording %s, whose form did not ask',
    async (wording) => {
      await setRule('voice-human', 'ticked');
      expect(await submit({ acceptsRules: 'true', acceptsPublication: 'true' }, { wording })).toMatchObject({
        status: 400,
        body: { code: 'AI_USE_MISSING' },
      });
    },
  );

  // @trust human-voice
  test.each([
    ['voice-human', { aiUse: 'voice' }, 'AI_VOICE_NOT_ALLOWED'],
    ['none', { aiUse: 'backing' }, 'AI_NOT_ALLOWED'],
    ['declared', {}, 'AI_USE_MISSING'],
    ['declared', { aiUse: 'drums' }, 'VALIDATION_FAILED'],
    ['declared', { aiUse: 'voice', aiNote: 'x'.repeat(301) }, 'VALIDATION_FAILED'],
  ] as const)('under the rule %s is rejected with %j: %s', async (rule, fields, code) => {
    await setRule(rule, 'ticked');
    const ticks = { acceptsRules: 'true', acceptsPublication: 'true' };
    expect(await submit({ ...ticks, ...(fields as Record<string, string>) })).toMatchObject({
      status: 400,
      body: { code },
    });
    expect(await app.dataSource.manager.count(ContestEntry)).toBe(0);
  });

  test('of a contest without a rule stores nothing of it', async () => {
    await setRule(null);
    const { status, body } = await submit({ aiUse: 'voice', aiNote: 'All of it.' });
    expect(status).toBe(201);
    expect(await read(body['id'])).toMatchObject({ aiUse: null, aiNote: null });
  });
});

describe('a correction', () => {
  test('of an approved entry is valid at once, with an event and an email, and visitors see it', async () => {
    await setRule('declared');
    const entry = await createEntry(app, { status: 'approved', aiUse: 'no', email: 'ravi@visitor.example' });
    expect(await correct(entry.id, { aiUse: 'voice', aiNote: 'The chorus.' })).toEqual({
      status: 204,
      code: null,
    });
    expect(await read(entry.id)).toMatchObject({ status: 'approved', aiUse: 'voice', aiNote: 'The chorus.' });
    expect(await app.dataSource.manager.findBy(EntryEvent, { entryId: entry.id })).toMatchObject([
      { action: 'edit', changed: ['ai'], aiUse: 'voice', actorId: null },
    ]);
    const [email] = await emailsTo(app, entry.email);
    expect(email).toMatchObject({ template: 'entry-changed', payload: { changed: ['ai'] } });
    expect(app.get(EmailRenderer).render(email!).text).toContain('Artificial intelligence');
    for (const url of [`/api/entries/${entry.slug}`, '/api/contest/entries', '/api/contest/ballot?seed=1']) {
      const { status, text } = await client(app).get(url);
      expect([url, status]).toEqual([url, 200]);
      expect(text).toContain('"aiUse":"voice"');
      expect(text).not.toContain('The chorus.');
    }
  });

  test('that changes nothing has no history, and one to nothing drops the note', async () => {
    await setRule('declared');
    const { id } = await createEntry(app, { aiUse: 'backing', aiNote: 'Drums.' });
    expect((await correct(id, { aiUse: 'backing', aiNote: 'Drums.' })).status).toBe(204);
    expect(await app.dataSource.manager.countBy(EntryEvent, { entryId: id })).toBe(0);
    expect((await correct(id, { aiUse: 'no', aiNote: 'Drums.' })).status).toBe(204);
    expect(await read(id)).toMatchObject({ aiUse: 'no', aiNote: null });
  });

  test('obeys the rule, the version that was seen, and the end of changes', async () => {
    await setRule('voice-human');
    const entry = await createEntry(app, { aiUse: 'no' });
    const before = await versionSeen(app, entry.id);
    expect((await correct(entry.id, { aiUse: 'voice' })).code).toBe('AI_VOICE_NOT_ALLOWED');
    expect((await correct(entry.id, { aiUse: 'backing' })).status).toBe(204);
    expect((await correct(entry.id, { aiUse: 'no' }, before)).code).toBe('CHANGED_MEANWHILE');
    // A moderator who saw the former declaration decides about another entry.
    const decision = await owner.post(`/api/admin/entries/${entry.id}/approve`, {
      status: 'pending',
      version: before,
    });
    expect(decision.status).toBe(409);
    const { id, votingOpensAt } = await currentContest(app);
    await app.dataSource.query(
      `update contests set closes_at = opens_at + interval '1 minute', voting_opens_at = opens_at + interval '2 minutes'`,
    );
    expect((await correct(entry.id, { aiUse: 'no' })).code).toBe('CHANGES_CLOSED');
    await app.dataSource.query(
      `update contests set voting_opens_at = $2, closes_at = $2::timestamptz - interval '1 day' where id = $1`,
      [id, votingOpensAt],
    );
  });
});

describe('moderators', () => {
  // @trust human-voice
  test('find entries by declaration, and those of which YouTube says something else', async () => {
    await setRule('declared');
    for (const aiUse of [null, ...AI_USES])
      for (const isFlagged of [false, true]) {
        const name = `${aiUse ?? 'unanswered'}${isFlagged ? ' flagged' : ''}`;
        const entry = await createEntry(app, { name, aiUse });
        await flag(entry, isFlagged ? ['unlisted', 'declared-synthetic'] : ['unlisted']);
      }
    const doubtful = ['no flagged', 'unanswered flagged'];
    expect((await listed({ isAiDoubtful: 'true' })).sort()).toEqual(doubtful);
    expect((await listed({ aiUse: 'voice' })).sort()).toEqual(['voice', 'voice flagged']);
    expect((await listed({ aiUse: ['backing', 'undeclared'] })).sort()).toEqual(
      ['backing', 'backing flagged', 'unanswered', 'unanswered flagged'].sort(),
    );
    const counts = await owner.get('/api/admin/entries/status-counts');
    expect(counts.body).toMatchObject({ aiDoubtful: 2, total: 8 });
    // A rejected entry is decided, and a contest without a rule asks nothing.
    await app.dataSource.manager.update(ContestEntry, { name: 'no flagged' }, { status: 'rejected' });
    expect(await listed({ isAiDoubtful: 'true' })).toEqual(['unanswered flagged']);
    await setRule(null);
    expect([...(await listed({ isAiDoubtful: 'true' })), ...(await listed({ aiUse: 'undeclared' }))]).toEqual(
      [],
    );
  });
});

test('the database stores no note without something that is made', async () => {
  const { manager } = app.dataSource;
  const { id } = await createEntry(app, {});
  const update = (values: Partial<ContestEntry>) => manager.update(ContestEntry, { id }, values);
  await expect(update({ aiUse: 'drums' as AiUse })).rejects.toThrow('contest_entries_ai_use');
  await expect(update({ aiUse: 'no', aiNote: 'Drums.' })).rejects.toThrow('contest_entries_ai_note');
  await expect(update({ aiUse: 'voice', aiNote: 'x'.repeat(301) })).rejects.toThrow(
    'contest_entries_ai_note',
  );
});
