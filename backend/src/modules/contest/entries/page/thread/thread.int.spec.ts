import { randomUUID } from 'node:crypto';
import { ENTRY_STATUSES } from '@paattu/shared/entry-transitions';
import { MAX_MESSAGE, MESSAGES_OF_A_DAY } from '@paattu/shared/moderation';
import { IsNull } from 'typeorm';
import { createTestApp, type TestApp } from '../../../../../../test/app.js';
import { type Client, client } from '../../../../../../test/client.js';
import { createEntry } from '../../../../../../test/factories/contest.js';
import { emailsTo } from '../../../../../../test/factories/emails.js';
import { openEntry } from '../../../../../../test/factories/entry-links.js';
import { createModerator, createUser } from '../../../../../../test/factories/users.js';
import { Erasures } from '../../../../privacy/erasures.service.js';
import { DeletionsSweep } from '../../moderation/deletions/deletions.sweep.js';
import { EntryMessage } from './entry-message.entity.js';

const QUESTION = 'May I sing it in another key?';
const ANSWER = 'Of course.\nAs it suits your voice.';
const STAFF = 'moderator@staff.example';

let app: TestApp;
let staff: Client;
let owner: Client;

beforeAll(async () => {
  app = await createTestApp();
  staff = client(app)
    .as(await createModerator(app, { email: STAFF }))
    .at('/api/admin/entries');
  owner = client(app).as(await createUser(app, { owner: true }));
});
afterAll(() => app.close());

/** An entry, and what its entrant and a moderator do with the thread. */
async function createThread(values: Parameters<typeof createEntry>[1] = {}) {
  const email = `${randomUUID()}@visitor.example`;
  const { id } = await createEntry(app, { email, ...values });
  const hers = (await openEntry(app, id)).at(`/api/my-entry/${id}/messages`);
  const theirs = staff.at(`/${id}/messages`);
  return {
    id,
    email,
    hers,
    theirs,
    ask: (text = QUESTION, messageId = randomUUID()) => hers.post('', { id: messageId, text }),
    answer: (seen: string | null = null, text = ANSWER, messageId = randomUUID()) =>
      theirs.post('', { id: messageId, text, seen }),
    count: () => app.dataSource.manager.countBy(EntryMessage, { entryId: id }),
    notices: async () => (await emailsTo(app, email)).filter(({ template }) => template === 'entry-answered'),
  };
}

/** The entry in the list of the console. */
async function listed(id: string, filter: object = {}) {
  const { body } = await staff.get('', { filter: { id: [id], ...filter } });
  return (body as Array<{ unansweredMessages: number }>).map(({ unansweredMessages }) => unansweredMessages);
}

describe('a thread', () => {
  // @trust entry-thread
  test('has what both sides wrote, and names no moderator to the entrant', async () => {
    const { id, ask, answer, hers, theirs } = await createThread();
    expect(await hers.get()).toEqual({ status: 200, body: [] });
    const sentAt = expect.any(String);
    const [question] = (await ask(`  ${QUESTION}\n`)).body;
    expect(question).toEqual({ id: expect.any(String), from: 'entrant', text: QUESTION, sentAt });
    expect(await listed(id)).toEqual([1]);

    const { status, body } = await answer(question.id);
    const answered = { id: expect.any(String), from: 'team', text: ANSWER, sentAt };
    expect(status).toBe(201);
    expect(body).toEqual([
      { ...question, author: null, isSettled: true },
      { ...answered, author: STAFF, isSettled: false },
    ]);
    expect((await theirs.get()).body).toEqual(body);
    const mine = (await hers.get()).body;
    expect(mine).toEqual([question, answered]);
    expect(JSON.stringify(mine)).not.toContain('staff.example');
  });

  test.each(ENTRY_STATUSES)('can be written in while the entry is %s', async (status) => {
    const { ask, answer, count } = await createThread({ status });
    expect([(await ask()).status, (await answer()).status, await count()]).toEqual([201, 201, 2]);
  });

  // @trust entry-thread
  test('is open to the entrant of its entry alone, and ends with the entry', async () => {
    const { id, ask, answer, hers, theirs, count } = await createThread();
    const { hers: other } = await createThread();
    const [{ id: messageId }] = (await ask()).body;
    const elsewhere = await openEntry(app, (await createEntry(app)).id);
    for (const [method, path, payload] of [
      ['GET', ''],
      ['POST', '', { id: randomUUID(), text: QUESTION }],
      ['PUT', `/${messageId}/seen`],
    ] as const) {
      const url = `/api/my-entry/${id}/messages${path}`;
      expect((await elsewhere.send(method, url, payload)).status).toBe(404);
      expect((await client(app).send(method, url, payload)).status).toBe(401);
    }
    expect((await other.get()).body).toEqual([]);
    expect(await count()).toBe(1);

    expect((await owner.delete(`/api/admin/entries/${id}`)).status).toBe(200);
    expect((await ask()).status).toBe(401);
    expect((await hers.get()).status).toBe(401);
    expect((await theirs.get()).status).toBe(404);
    expect((await answer()).status).toBe(404);
    // The owner can undo a deletion, so the messages stay until the erasure.
    const sweep = new DeletionsSweep(app.dataSource, app.get(Erasures));
    await sweep.run();
    expect(await count()).toBe(1);
    await app.dataSource.query(
      `update contest_entries set deleted_at = site_now() - interval '24 hours' where id = $1`,
      [id],
    );
    await sweep.run();
    expect(await count()).toBe(0);
  });

  test.each([
    ['nothing', ' \u200B\n ', 'MISSING_INFORMATION'],
    ['no text', 5, 'MISSING_INFORMATION'],
    ['more than 2,000 characters', 'a'.repeat(MAX_MESSAGE + 1), 'MESSAGE_TOO_LONG'],
    ['more than 2,000 emoji', '😀'.repeat(MAX_MESSAGE + 1), 'MESSAGE_TOO_LONG'],
    // class-validator does not count them, but PostgreSQL does.
    ['variation selectors', '\uFE0F'.repeat(MAX_MESSAGE) + 'a', 'MESSAGE_TOO_LONG'],
  ])('takes no message of %s', async (_, text, code) => {
    const { hers, theirs, count } = await createThread();
    for (const ask of [hers, theirs]) {
      const message = { id: randomUUID(), text, ...(ask === theirs && { seen: null }) };
      expect(await ask.post('', message)).toMatchObject({ status: 400, body: { code } });
    }
    expect(await count()).toBe(0);
  });

  test('takes a message without its control characters', async () => {
    const { ask, answer } = await createThread();
    const [question] = (await ask('a\u0000b\nc\u0007')).body;
    expect(question).toMatchObject({ text: 'ab\nc' });
    expect((await answer(question.id, 'd\u0000e')).body).toMatchObject([{ text: 'ab\nc' }, { text: 'de' }]);
  });

  test('takes a message of 2,000 characters beyond the basic plane', async () => {
    const text = '😀'.repeat(MAX_MESSAGE);
    expect((await (await createThread()).ask(text)).body).toMatchObject([{ text }]);
  });

  // @trust entry-thread
  test('has a repeated message once, also when it arrives twice at the same time', async () => {
    const { ask, answer, count, notices } = await createThread();
    const [question, reply] = [randomUUID(), randomUUID()];
    const asked = await Promise.all([1, 2, 3].map(() => ask(QUESTION, question)));
    const answered = await Promise.all([1, 2, 3].map(() => answer(question, ANSWER, reply)));
    expect([...asked, ...answered].map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect([await count(), (await notices()).length]).toEqual([2, 1]);

    const other = await createThread();
    for (const refused of [
      await ask('Another text', question),
      await answer(null, 'Another text', reply),
      await answer(null, QUESTION, question),
      await other.ask(QUESTION, question),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'MESSAGE_SENT' } });
    expect([await count(), await other.count()]).toEqual([2, 0]);
  });

  // @trust entry-thread
  test('takes ten messages of an entrant in 24 hours, also of eleven at once, and any number of a moderator', async () => {
    const { id, ask, answer, count } = await createThread();
    const ids = Array.from({ length: MESSAGES_OF_A_DAY + 1 }, () => randomUUID());
    const answers = await Promise.all(ids.map((messageId) => ask(QUESTION, messageId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(MESSAGES_OF_A_DAY).fill(201), 429]);
    expect(answers.find(({ status }) => status === 429)?.body.code).toBe('TOO_MANY_MESSAGES');
    const first = ids[answers.findIndex(({ status }) => status === 201)];
    expect((await ask(QUESTION, first)).status).toBe(201);
    expect((await answer()).status).toBe(201);
    expect(await count()).toBe(MESSAGES_OF_A_DAY + 1);

    await app.dataSource.query(
      `update entry_messages set created_at = created_at - interval '24 hours' where id = $1`,
      [first],
    );
    expect([(await ask()).status, (await ask()).status]).toEqual([201, 429]);
    expect((await (await createThread()).ask()).status).toBe(201);
    expect(await listed(id)).toEqual([MESSAGES_OF_A_DAY + 1]);
  });

  test('numbers the messages of both sides in their order, also when all write at once', async () => {
    const { id, ask, answer } = await createThread();
    await Promise.all([ask(), answer(), ask(), answer(), ask(), answer()]);
    const rows = await app.dataSource.manager.find(EntryMessage, {
      where: { entryId: id },
      order: { number: 'ASC' },
    });
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('shows the last 200 messages', async () => {
    const { id, hers, theirs } = await createThread();
    await app.dataSource.query(
      `insert into entry_messages (id, entry_id, number, author_id, body)
       select gen_random_uuid(), $1, number, $1, number::text from generate_series(1, 201) number`,
      [id],
    );
    for (const read of [hers, theirs]) {
      const texts = (await read.get()).body.map(({ text }: { text: string }) => text);
      expect([texts.length, texts[0], texts.at(-1)]).toEqual([200, '2', '201']);
    }
  });
});

describe('the messages that wait for a moderator', () => {
  test('are counted in the list of entries, and have a filter', async () => {
    const { id, ask, answer, theirs } = await createThread();
    const { body: before } = await staff.get('/status-counts');
    expect(await listed(id, { isUnanswered: 'true' })).toEqual([]);
    const [first] = (await ask()).body;
    const [, second] = (await ask()).body;
    expect(await listed(id, { isUnanswered: 'true' })).toEqual([2]);
    expect((await staff.get('/status-counts')).body.unanswered).toBe(before.unanswered + 1);
    expect((await staff.get(`/${id}`)).body.unansweredMessages).toBe(2);

    // The second arrived while the moderator was writing.
    await answer(first.id);
    expect(await listed(id)).toEqual([1]);
    await theirs.put(`/${second.id}/settled`);
    expect(await listed(id)).toEqual([0]);
    expect((await staff.get('/status-counts')).body.unanswered).toBe(before.unanswered);
  });

  test.each([
    ['one that waits for its decision anyway once', 'pending', 0],
    ['one that is decided', 'approved', 1],
  ] as const)('are of entries that wait, counting %s', async (_, status, more) => {
    const { ask } = await createThread({ status });
    const { body: before } = await staff.get('/status-counts');
    await ask();
    const { body: after } = await staff.get('/status-counts');
    expect([after.unanswered, after.waiting]).toEqual([before.unanswered + 1, before.waiting + more]);
  });

  test('need no answer when a moderator says so, which is audited once', async () => {
    const { id, ask, theirs, notices } = await createThread();
    const [{ id: messageId }] = (await ask('Thank you!')).body;
    const answers = await Promise.all([1, 2].map(() => theirs.put(`/${messageId}/settled`)));
    expect(answers.map(({ status, body }) => [status, body[0].isSettled])).toEqual([
      [200, true],
      [200, true],
    ]);
    const acts: unknown[] = await app.dataSource.query(
      `select data from audit_log where subject_id = $1 and action = 'entry.settleMessages'`,
      [id],
    );
    expect([acts, await notices()]).toEqual([[{ data: { messageId } }], []]);
  });

  test('are those of their own entry', async () => {
    const [one, two] = [await createThread(), await createThread()];
    const [{ id }] = (await one.ask()).body;
    await two.theirs.put(`/${id}/settled`);
    await two.answer(id);
    expect(await listed(one.id)).toEqual([1]);
  });
});

describe('the email about an answer', () => {
  // @trust entry-thread
  test('has a link, and no word of the thread; nor has the audit log', async () => {
    const { id, ask, answer, notices } = await createThread({ language: 'ml' });
    await ask();
    await answer();
    const [email, ...more] = await notices();
    expect(more).toEqual([]);
    expect([email?.language, email?.payload['link']]).toEqual([
      'ml',
      expect.stringMatching(/^http:\/\/localhost:3000\/ml\/my-entry#[\w-]{43}$/),
    ]);
    const acts: unknown[] = await app.dataSource.query(
      `select act.*, details.before, details.after from audit_log act
       left join audit_details details on details.audit_id = act.id where subject_id = $1 and action <> 'entry.approve'`,
      [id],
    );
    expect(acts).toMatchObject([{ action: 'entry.answer' }]);
    for (const text of [email?.payload, acts].map((part) => JSON.stringify(part))) {
      expect(text).not.toContain('Of course');
      expect(text).not.toContain('another key');
    }
  });

  // @trust entry-thread
  test('is one in an hour until she has seen or answered the last one', async () => {
    const { id, ask, answer, hers, notices } = await createThread();
    const countAfter = async (act: () => Promise<unknown>) => {
      await act();
      return (await notices()).length;
    };
    expect(await countAfter(answer)).toBe(1);
    expect(await countAfter(answer)).toBe(1);
    const last = (await hers.get()).body.at(-1).id;
    expect((await hers.put(`/${last}/seen`)).status).toBe(204);
    expect(await countAfter(answer)).toBe(2);
    expect(await countAfter(answer)).toBe(2);
    await ask();
    expect(await countAfter(answer)).toBe(3);
    await app.dataSource.query(
      `update outgoing_emails set created_at = created_at - interval '1 hour' where entry_id = $1`,
      [id],
    );
    expect(await countAfter(answer)).toBe(4);
    expect(await countAfter(() => Promise.all([answer(), answer(), answer()]))).toBe(4);
  });

  test('is one of several answers at the same time', async () => {
    const { answer, notices } = await createThread();
    await Promise.all([answer(), answer(), answer()]);
    expect(await notices()).toHaveLength(1);
  });

  // @trust entry-thread
  test('is sent again after she saw the first of two answers, and not the second', async () => {
    const { answer, hers, notices } = await createThread();
    await answer();
    const [first] = (await hers.get()).body;
    await answer();
    expect(await notices()).toHaveLength(1);
    const reports = await Promise.all([1, 2].map(() => hers.put(`/${first.id}/seen`)));
    expect(reports.map(({ status }) => status)).toEqual([204, 204]);
    expect(await notices()).toHaveLength(2);
    await answer();
    expect(await notices()).toHaveLength(2);
    const last = (await hers.get()).body.at(-1).id;
    await hers.put(`/${last}/seen`);
    expect(await notices()).toHaveLength(2);
  });

  test('leads to every answer that she has not seen, also when answers and her reports arrive at once', async () => {
    const { id, answer, hers, notices } = await createThread();
    await answer();
    const [first] = (await hers.get()).body;
    await Promise.all([answer(), hers.put(`/${first.id}/seen`), answer(), answer()]);
    const unseen = await app.dataSource.manager.findBy(EntryMessage, { entryId: id, settledAt: IsNull() });
    const told = (await notices()).map((email) => email.id);
    expect([
      unseen.length,
      told.filter((each) => unseen.some((answered) => answered.id === each)).length,
    ]).toEqual([3, 1]);
  });
});
