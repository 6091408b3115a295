import { randomUUID } from 'node:crypto';
import { emailsTo } from '../../../test/factories/emails.js';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client } from '../../../test/client.js';
import { createUser } from '../../../test/factories/users.js';
import { OutgoingEmail } from '../mailing/outgoing-email.entity.js';
import { ContactMessage } from './contact-message.entity.js';

let app: TestApp;
let messages: Client;

beforeAll(async () => {
  app = await createTestApp();
  messages = client(app).at('/api/admin/messages');
});
beforeEach(() => app.asSuperuser('truncate contact_messages, outgoing_emails cascade'));
afterAll(() => app.close());

const message = {
  name: 'Asha Menon',
  email: 'Asha@Visitor.example',
  subject: 'മഴക്കത്ത്',
  message: 'I sing it every evening.\n\nThank you!',
};

const send = (body: object, visitor = client(app)) => visitor.post('/api/contact', body);

describe('a contact message', () => {
  // @trust receipt-content
  it('is stored and emailed to the owner, and its sender gets a receipt without its text', async () => {
    expect(await send(message)).toEqual({ status: 204, body: null });
    const stored = { ...message, email: 'asha@visitor.example' };
    expect(await app.dataSource.manager.find(ContactMessage)).toEqual([expect.objectContaining(stored)]);
    const emails = await app.dataSource.manager.find(OutgoingEmail, { order: { template: 'ASC' } });
    expect(emails.map(({ template, toAddress, payload }) => ({ template, toAddress, payload }))).toEqual([
      { template: 'contact-message', toAddress: 'owner@paattu.example', payload: stored },
      { template: 'contact-receipt', toAddress: 'asha@visitor.example', payload: {} },
    ]);
  });

  // @trust email-recipient-limits
  it('sends one recipient three receipts a day, also when many senders ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(message)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(204));
    const sent = await app.dataSource.manager.countBy(OutgoingEmail, { template: 'contact-receipt' });
    expect([await app.dataSource.manager.count(ContactMessage), sent]).toEqual([12, 3]);

    await send({ ...message, email: 'biju@visitor.example' });
    expect(await emailsTo(app, 'biju@visitor.example')).toHaveLength(1);
    await app.dataSource.query(`update outgoing_emails set created_at = now() - interval '1 day'`);
    await send(message);
    expect(await emailsTo(app, 'asha@visitor.example')).toHaveLength(4);
  });

  // @trust email-recipient-limits
  it('is emailed to the owner sixty times an hour, and stored beyond that', async () => {
    await app.dataSource.query(
      `insert into outgoing_emails (template, to_address)
       select 'contact-message', 'owner@paattu.example' from generate_series(1, 59)`,
    );
    await send(message);
    await send(message);
    expect(await emailsTo(app, 'owner@paattu.example')).toHaveLength(60);
    expect(await app.dataSource.manager.count(ContactMessage)).toBe(2);
  });

  it.each(['name', 'email', 'subject', 'message'])('needs its %s', async (field) => {
    for (const value of [undefined, '', ' \n ', ...(field === 'email' ? [] : ['\u200b'])]) {
      expect(await send({ ...message, [field]: value })).toMatchObject({
        status: 400,
        body: {
          code: 'MISSING_INFORMATION',
          message: 'Please fill in all required fields',
          details: [{ field, code: 'MISSING_INFORMATION', message: 'Please fill in all required fields' }],
        },
      });
    }
    expect(await app.dataSource.manager.count(ContactMessage)).toBe(0);
  });

  // @trust email-headers
  it.each([
    ['no address', { email: 'asha' }, 'INVALID_EMAIL'],
    ['two addresses', { email: 'asha@visitor.example\r\nBcc: all@visitor.example' }, 'INVALID_EMAIL'],
    ['a long subject', { subject: 'x'.repeat(201) }, 'VALIDATION_FAILED'],
    ['a long message', { message: 'x'.repeat(5_001) }, 'VALIDATION_FAILED'],
    ['an object for a text', { message: { text: 'x' } }, 'MISSING_INFORMATION'],
    ['a field of its own', { createdAt: '2025-01-01' }, 'VALIDATION_FAILED'],
  ])('is rejected with %s', async (_, changes, code) => {
    expect(await send({ ...message, ...changes })).toMatchObject({ status: 400, body: { code } });
    expect(await app.dataSource.manager.count(OutgoingEmail)).toBe(0);
  });

  // @trust email-headers, pasted-text
  it.each([
    [{ name: 'Asha\nBcc: all@visitor.example' }, { name: 'Asha Bcc: all@visitor.example' }],
    [{ subject: 'Hello\r\nBcc: all@visitor.example' }, { subject: 'Hello Bcc: all@visitor.example' }],
    [{ subject: 'Hello\u2028Bcc' }, { subject: 'Hello Bcc' }],
    [{ name: '\u202Easha' }, { name: 'asha' }],
  ])('%j is stored in one line, as it is seen', async (sent, stored) => {
    expect((await send({ ...message, ...sent })).status).toBe(204);
    expect(await app.dataSource.manager.find(ContactMessage)).toEqual([expect.objectContaining(stored)]);
  });

  it('can be sent ten times an hour from one network address', async () => {
    for (let n = 0; n < 10; n++)
      expect((await send(message, client(app).from('198.51.100.1'))).status).toBe(204);
    expect(await send(message, client(app).from('198.51.100.1'))).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    });
    expect((await send(message, client(app).from('198.51.100.2'))).status).toBe(204);
  });
});

describe('a contact message in the console', () => {
  let owner: Client;
  let id: string;

  beforeAll(async () => {
    owner = messages.as(await createUser(app, { owner: true }));
  });

  afterAll(() => app.asSuperuser('truncate users cascade'));

  beforeEach(async () => {
    await send({ ...message, language: 'ml' });
    ({ id } = await app.dataSource.manager.findOneByOrFail(ContactMessage, {}));
    await app.asSuperuser('truncate outgoing_emails');
  });

  const listed = async (status: string) => (await owner.get('', { filter: { status } })).body.length;

  it('is unread until the owner marks it as read, and again afterwards', async () => {
    expect((await owner.get(`/${id}`)).body).toMatchObject({ readAt: null, answeredAt: null });
    expect((await owner.get(`/${id}/answers`)).body).toEqual([]);
    expect(await listed('unread')).toBe(1);
    const { body: first } = await owner.put(`/${id}/read`);
    const { body: again } = await owner.put(`/${id}/read`);
    expect(first.readAt).toEqual(expect.any(String));
    expect(again.readAt).toBe(first.readAt);
    expect(await listed('unread')).toBe(0);
    expect((await owner.delete(`/${id}/read`)).body.readAt).toBeNull();
  });

  it('is answered by email in its language, once for each answer', async () => {
    const answerId = randomUUID();
    const text = 'Gladly.\n\nWhich day?';
    const answers = await Promise.all([1, 2, 3].map(() => owner.put(`/${id}/answers/${answerId}`, { text })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const email = { id: answerId, status: 'queued', delivery: null };
    expect(answers[0]?.body).toEqual([{ id: answerId, text, createdAt: expect.any(String), email }]);
    expect([await listed('answered'), await listed('unanswered'), await listed('unread')]).toEqual([1, 0, 0]);
    await app.dataSource.query(
      `update outgoing_emails set status = 'sent', delivery = 'kept' where id = $1`,
      [answerId],
    );
    const kept = { ...email, status: 'sent', delivery: 'kept' };
    expect((await owner.get(`/${id}/answers`)).body).toMatchObject([{ email: kept }]);
    const emails = await emailsTo(app, 'asha@visitor.example');
    expect(emails.map(({ template, language, payload }) => ({ template, language, payload }))).toEqual([
      {
        template: 'contact-answer',
        language: 'ml',
        payload: { name: message.name, text, subject: message.subject, message: message.message },
      },
    ]);
    await owner.put(`/${id}/answers/${randomUUID()}`, { text: 'One more thing.' });
    expect(await emailsTo(app, 'asha@visitor.example')).toHaveLength(2);
    const { body } = await owner.get(`/${id}/answers`);
    expect(body.map((answer: { text: string }) => answer.text)).toEqual([text, 'One more thing.']);
    const { body: answered } = await owner.get(`/${id}`);
    expect(answered).toMatchObject({ readAt: expect.any(String), answeredAt: body[1].createdAt });
    expect((await owner.get()).body).toEqual([answered]);
  });

  it('is not answered with another text under the same id, because the first one is sent', async () => {
    const answerId = randomUUID();
    await owner.put(`/${id}/answers/${answerId}`, { text: 'Gladly.' });
    expect(await owner.put(`/${id}/answers/${answerId}`, { text: 'Sadly not.' })).toMatchObject({
      status: 409,
      body: { code: 'ANSWER_SENT' },
    });
    expect((await owner.get(`/${id}/answers`)).body).toMatchObject([{ text: 'Gladly.' }]);
    expect(await emailsTo(app, 'asha@visitor.example')).toHaveLength(1);
  });

  it('shows an answer of an older release, which has no email of its own', async () => {
    await app.dataSource.query(
      `insert into contact_answers (id, message_id, text) values ($1, $2, 'Gladly.')`,
      [randomUUID(), id],
    );
    expect((await owner.get(`/${id}/answers`)).body).toMatchObject([{ text: 'Gladly.', email: null }]);
  });

  it('is answered also after its sender opted out of contest emails', async () => {
    await app.dataSource.query(`insert into email_opt_outs (email) values ('asha@visitor.example')`);
    await owner.put(`/${id}/answers/${randomUUID()}`, { text: 'Gladly.' });
    expect(await emailsTo(app, 'asha@visitor.example')).toHaveLength(1);
  });

  it.each([
    ['no text', { text: ' \n ' }, 'MISSING_INFORMATION'],
    ['a text of 10,001 characters', { text: 'x'.repeat(10_001) }, 'VALIDATION_FAILED'],
  ])('is not answered with %s', async (_, payload, code) => {
    expect(await owner.put(`/${id}/answers/${randomUUID()}`, payload)).toMatchObject({
      status: 400,
      body: { code },
    });
    expect(await emailsTo(app, 'asha@visitor.example')).toEqual([]);
  });

  it('is changed by the owner alone', async () => {
    const visitor = messages.as(await createUser(app, { verified: true }));
    const requests: Array<['PUT' | 'DELETE', string, object?]> = [
      ['PUT', 'read'],
      ['DELETE', 'read'],
      ['PUT', `answers/${randomUUID()}`, { text: 'Hello' }],
    ];
    for (const [method, path, payload] of requests) {
      expect((await visitor.send(method, `/${id}/${path}`, payload)).status).toBe(403);
      expect((await messages.send(method, `/${id}/${path}`, payload)).status).toBe(401);
      expect((await owner.send(method, `/${randomUUID()}/${path}`, payload)).status).toBe(404);
    }
    expect(await emailsTo(app, 'asha@visitor.example')).toEqual([]);
  });
});

describe('the list of contact messages', () => {
  it('is only for the owner, newest first, searchable', async () => {
    const owner = messages.as(await createUser(app, { owner: true }));
    const visitor = messages.as(await createUser(app, { verified: true }));
    await send(message);
    await send({ ...message, name: 'Biju', subject: 'Concert' });
    for (const path of ['', '/00000000-0000-4000-8000-000000000000']) {
      expect((await messages.get(path)).status).toBe(401);
      expect((await visitor.get(path)).status).toBe(403);
    }
    const list = await owner.get();
    expect(list).toMatchObject({
      status: 200,
      range: 'messages 0-1/2',
      body: [{ name: 'Biju' }, { name: 'Asha Menon' }],
    });
    const found = await owner.get('', { filter: { q: 'concert' } });
    expect(found).toMatchObject({ range: 'messages 0-0/1', body: [{ name: 'Biju', subject: 'Concert' }] });
    const [{ id }] = found.body;
    const byId = await owner.get('', { filter: { id: [id] } });
    expect(byId).toMatchObject({ range: 'messages 0-0/1', body: [{ id }] });
    expect(await owner.get(`/${id}`)).toMatchObject({
      status: 200,
      body: { id, name: 'Biju', email: 'asha@visitor.example', subject: 'Concert', message: message.message },
    });
    expect((await owner.get('/00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect(await owner.get('/1')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
