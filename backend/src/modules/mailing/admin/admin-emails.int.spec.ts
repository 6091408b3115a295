import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { createEntry } from '../../../../test/factories/contest.js';
import { createEmail, waitForEmail } from '../../../../test/factories/emails.js';
import { createUser } from '../../../../test/factories/users.js';
import { wholePayload } from '../../../../test/whole-payload.js';
import { emails } from '../../../emails.js';
import { EmailRenderer } from '../email-renderer.js';
import { EmailTemplates } from '../email-templates.service.js';
import { VOTER_EMAILS } from '../public.sql.js';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await createTestApp({ worker: true });
  owner = client(app)
    .as(await createUser(app, { owner: true }))
    .at('/api/admin/emails');
});
beforeEach(() => app.asSuperuser('truncate outgoing_emails'));
afterAll(() => app.close());

const listed = (query: Record<string, unknown>) => owner.get('', query);

const addresses = ({ body }: { body: Array<{ toAddress: string }> }) =>
  body.map(({ toAddress }) => toAddress);

async function createThree() {
  await createEmail(app, {
    toAddress: 'a@visitor.example',
    status: 'sent',
    delivery: 'smtp',
    sentAt: new Date(),
  });
  await createEmail(app, { toAddress: 'b@visitor.example', status: 'failed', lastError: 'no such mailbox' });
  const payload = { name: 'C', link: 'https://songs.example/auth' };
  await createEmail(app, { toAddress: 'c@other.example', status: 'sent', template: 'verify-email', payload });
}

describe('the list of emails', () => {
  it('is only for the owner', async () => {
    const visitor = client(app)
      .as(await createUser(app, { verified: true }))
      .at('/api/admin/emails');
    const { id } = await createEmail(app, { status: 'failed' });
    for (const [method, path] of [
      ['GET', ''],
      ['GET', `/${id}`],
      ['POST', '/test'],
      ['POST', `/${id}/retry`],
    ] as const) {
      expect(await client(app).at('/api/admin/emails').send(method, path)).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      });
      expect(await visitor.send(method, path)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
  });

  it('shows emails whose data another release stored otherwise', async () => {
    for (const { name } of emails) await createEmail(app, { template: name, status: 'failed' });
    const { status, body } = await listed({ range: [0, 99] });
    expect(status).toBe(200);
    expect(body).toHaveLength(emails.length - 4);
  });

  // @trust vote-secret
  it('shows no email to voters, by whichever filter', async () => {
    const { id } = await createEmail(app, { template: 'vote-link', toAddress: 'devi@voter.example' });
    await createEmail(app, { template: 'vote-entry-gone', toAddress: 'devi@voter.example' });
    for (const filter of [
      {},
      { q: 'devi' },
      { template: 'vote-link' },
      { template: ['vote-entry-gone'] },
      { id },
    ])
      expect((await listed({ filter })).body).toEqual([]);
    for (const path of [`/${id}`, `/${id}/content`])
      expect(await owner.get(path)).toMatchObject({ status: 404 });
  });

  it('shows the newest first, with template and subject', async () => {
    await createThree();
    const list = await listed({});
    expect(list).toMatchObject({ status: 200, range: 'emails 0-2/3' });
    expect(addresses(list)).toEqual(['c@other.example', 'b@visitor.example', 'a@visitor.example']);
    expect(list.body[1]).toEqual({
      id: expect.any(String),
      template: 'contact-receipt',
      label: 'receipt of a contact message',
      toAddress: 'b@visitor.example',
      language: 'en',
      subject: 'Message Sent!',
      status: 'failed',
      delivery: null,
      suppressedFor: null,
      attempts: 0,
      lastError: 'no such mailbox',
      createdAt: expect.any(String),
      sentAt: null,
    });
  });

  it('sorts, filters and pages only by known fields', async () => {
    await createThree();
    expect(addresses(await listed({ sort: ['toAddress', 'ASC'], range: [0, 1] }))).toEqual([
      'a@visitor.example',
      'b@visitor.example',
    ]);
    expect((await listed({ sort: ['toAddress', 'ASC'], range: [0, 1] })).range).toBe('emails 0-1/3');
    expect(addresses(await listed({ filter: { status: 'failed' } }))).toEqual(['b@visitor.example']);
    expect(addresses(await listed({ filter: { template: ['verify-email'] } }))).toEqual(['c@other.example']);
    expect(addresses(await listed({ filter: { q: 'VISITOR' }, sort: ['status', 'DESC'] }))).toEqual([
      'a@visitor.example',
      'b@visitor.example',
    ]);
    expect((await listed({ filter: { q: '%' } })).range).toBe('emails */0');
    const [{ id }] = (await listed({})).body;
    expect(addresses(await listed({ filter: { id: [id] } }))).toEqual(['c@other.example']);
    for (const query of [
      { sort: ['payload', 'ASC'] },
      { filter: { payload: 'x' } },
      { filter: { status: 'lost' } },
      { filter: { template: '\0' } },
      { filter: { id: '1' } },
      { range: [0, 100] },
    ]) {
      expect(await listed(query)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    }
  });

  it('shows the content of an email', async () => {
    const payload = {
      name: '<script>alert(1)</script>',
      email: 'a@b.example',
      subject: 'Hello',
      message: 'Hi',
    };
    const { id } = await createEmail(app, { status: 'sent', template: 'contact-message', payload });
    const { status, body } = await owner.get(`/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, subject: 'A message from your website', status: 'sent' });
    expect(body.html).toMatch(/^<!doctype html><html/);
    expect(body.html).not.toContain('<script>');
    expect(body.text).toContain('From: <script>alert(1)< script>, a@b.example');
    expect(await owner.get('/00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 });
    expect(await owner.get('/1')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

const LINK = 'https://songs.example/my-entry#abcdefgh';
const HIDDEN = '(only the recipient sees the link)';

/** Staff list no email to voters. */
const shownEmails = emails.map(({ name }) => name).filter((name) => !VOTER_EMAILS.includes(name));

// @trust account-links
// @trust typed-address
test.each(shownEmails)('the link of %s is never shown, in no status of the email', async (template) => {
  const payload =
    template === 'entry-link'
      ? { entries: [{ youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ', contestTitle: 'Rain' }], link: [LINK] }
      : { ...wholePayload('Asha'), link: LINK };
  for (const status of ['queued', 'sending', 'failed', 'sent', 'suppressed'] as const) {
    const email = await createEmail(app, { status, template, payload });
    const { status: answered, body } = await owner.get(`/${email.id}`);
    expect(answered).toBe(200);
    expect(JSON.stringify(body)).not.toContain('abcdefgh');
    const complete = await app
      .get(EmailTemplates)
      .complete(app.dataSource.manager, { ...email, texts: null });
    const { text } = app.get(EmailRenderer).render(complete);
    // Only what has a link reads otherwise.
    expect(body.text !== text).toBe(text.includes('abcdefgh'));
  }
  expect(JSON.stringify((await listed({})).body)).not.toContain('abcdefgh');
});

// @trust typed-address
test('an email with the link to an entry, kept without a mail server, has the link no more, so that nobody who reads it proves the address', async () => {
  const { id, email } = await createEntry(app, { email: 'kept@visitor.example' });
  expect((await client(app).post('/api/my-entry/links', { email, language: 'en' })).status).toBe(204);
  const kept = await waitForEmail(app, email, 'sent');
  expect(kept).toMatchObject({ template: 'entry-link', delivery: 'kept' });
  expect(kept.payload).not.toHaveProperty('link');
  expect((await owner.get(`/${kept.id}`)).body.text).toContain(HIDDEN);
  // It is stored as a hash alone.
  expect(
    await app.dataSource.query(
      'select is_emailed as "isEmailed", length(token_hash) as bytes from entry_links where entry_id = $1',
      [id],
    ),
  ).toEqual([{ isEmailed: true, bytes: 32 }]);
});

test('a test email goes to the owner, by table, queue and worker', async () => {
  const { status, body } = await owner.post('/test');
  expect(status).toBe(201);
  expect(body).toMatchObject({
    template: 'test-email',
    toAddress: 'owner@paattu.example',
    subject: 'A test email from your website',
    status: 'queued',
  });
  expect(await waitForEmail(app, 'owner@paattu.example', 'sent')).toMatchObject({
    id: body.id,
    delivery: 'kept',
    attempts: 1,
  });
});

describe('a retry', () => {
  it('resets the tries of a failed email', async () => {
    const { id, toAddress } = await createEmail(app, {
      status: 'failed',
      attempts: 5,
      lastError: 'no such mailbox',
    });
    const answer = await owner.post(`/${id}/retry`);
    expect(answer).toMatchObject({ status: 200, body: { id, status: 'queued', attempts: 0 } });
    expect(await waitForEmail(app, toAddress, 'sent')).toMatchObject({ attempts: 1, lastError: null });
  });

  it('is rejected for an email that has not failed', async () => {
    for (const status of ['sent', 'suppressed'] as const) {
      const { id } = await createEmail(app, { status });
      expect(await owner.post(`/${id}/retry`)).toMatchObject({
        status: 409,
        body: { code: 'INVALID_TRANSITION', message: 'Only a failed email can be sent again.' },
      });
    }
    expect(await owner.post('/00000000-0000-4000-8000-000000000000/retry')).toMatchObject({ status: 404 });
  });
});
