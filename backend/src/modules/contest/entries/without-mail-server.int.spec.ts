import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { client } from '../../../../test/client.js';
import { createEntry, submitEntry } from '../../../../test/factories/contest.js';
import { createUser } from '../../../../test/factories/users.js';
import { CONFIG } from '../../../config/config.module.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { OutgoingEmail } from '../../mailing/outgoing-email.entity.js';
import { EntryLinks } from './entry-links/entry-links.service.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const tokenIn = (link: unknown) => new URL(String(link)).hash.slice(1);
const open = (link: unknown) => client(app).post('/api/my-entry/session', { token: tokenIn(link) });
const address = () => `entrant-${randomUUID()}@visitor.example`;

async function setMailServer(smtpUrl: string | null): Promise<void> {
  const settings = app.get(SiteSettings);
  await settings.store(app.dataSource.manager, { smtpUrl, mailFrom: smtpUrl && 'songs@asha.in' });
  await settings.announce();
}

describe('the link of an entry', () => {
  // @trust entry-links
  it('is in the response to the submission, and opens that entry', async () => {
    const { status, headers, body } = await submitEntry(app);
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    expect(await open(body.link)).toMatchObject({ status: 200, body: { id: body.id } });
  });

  it('is in no response if the site has a mail server', async () => {
    await setMailServer('smtp://mail.asha.in');
    try {
      const { body } = await submitEntry(app);
      expect(Object.keys(body).sort()).toEqual(['correctionToken', 'id', 'status', 'submittedAt']);
      const corrected = await client(app).post(`/api/contest/entries/${body.id}/email`, {
        token: body.correctionToken,
        email: address(),
      });
      expect([corrected.status, corrected.body]).toEqual([200, {}]);
    } finally {
      await setMailServer(null);
    }
  });

  // @trust entry-links
  it('is in the response to a retry within half an hour, until a link of the entry is opened', async () => {
    const idempotencyKey = randomUUID();
    const fields = { email: address(), youtubeUrl: 'https://youtu.be/AAAAAAAAAA7' };
    const submit = async () => (await submitEntry(app, { fields, idempotencyKey })).body;
    const { id } = await submit();
    const { link } = await submit();
    expect(await open(link)).toMatchObject({ status: 200, body: { id } });
    expect(await submit()).toMatchObject({ id });
    expect(await submit()).not.toHaveProperty('link');
  });

  it('is in no response to a later retry', async () => {
    const submission = {
      fields: { youtubeUrl: 'https://youtu.be/AAAAAAAAAA8' },
      idempotencyKey: randomUUID(),
    };
    const { id, link } = (await submitEntry(app, submission)).body;
    expect(link).toEqual(expect.any(String));
    await app.dataSource.query(`update entry_corrections set expires_at = now() where entry_id = $1`, [id]);
    const { body } = await submitEntry(app, submission);
    expect(body).toMatchObject({ id });
    expect(body).not.toHaveProperty('link');
  });

  it('is another one after the correction of the address, which ends the one before', async () => {
    const { id, link, correctionToken } = (await submitEntry(app)).body;
    const correct = (email: string) =>
      client(app).post(`/api/contest/entries/${id}/email`, { token: correctionToken, email });
    const email = address();
    const { body } = await correct(email);
    expect(await open(link)).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
    // The browser corrects again if it has not got the answer.
    const again = await correct(email);
    expect(await open(again.body.link)).toMatchObject({ status: 200, body: { id } });
    expect(await open(body.link)).toMatchObject({ status: 200, body: { id } });
  });
});

describe('in production, what needs the link of an email is refused', () => {
  beforeAll(() => Object.assign(app.api.get<object>(CONFIG), { production: true }));
  afterAll(() => Object.assign(app.api.get<object>(CONFIG), { production: false }));

  const REFUSED = { status: 409, code: 'EMAILS_NOT_SENT' };
  const emails = () => app.dataSource.manager.count(OutgoingEmail);

  it('to anybody, with the same answer for each address', async () => {
    const { email } = await createEntry(app);
    const before = await emails();
    for (const each of [email, address()]) {
      expect(await client(app).post('/api/my-entry/links', { email: each })).toMatchObject(REFUSED);
      expect(await client(app).post('/api/auth/forgot-password', { email: each })).toMatchObject(REFUSED);
      expect(await client(app).post('/api/opt-outs', { email: each })).toMatchObject(REFUSED);
    }
    const vote = { entryId: randomUUID(), email, isAdult: true, proof: 'made-up' };
    expect(await client(app).post('/api/contest/votes', vote)).toMatchObject(REFUSED);
    expect(await emails()).toBe(before);
  });

  it('to an entrant, except to take a request back', async () => {
    const { id, email } = await createEntry(app);
    const { manager } = app.dataSource;
    const link = await app.get(EntryLinks).create(manager, id, 'en');
    const { headers } = await open(link);
    const entrant = client(app).with({ cookie: String(headers['set-cookie']).split(';')[0]! });
    expect(await entrant.post(`/api/my-entry/${id}/erasure`)).toMatchObject(REFUSED);
    expect(await entrant.post(`/api/my-entry/${id}/email`, { email: address() })).toMatchObject(REFUSED);
    expect((await entrant.post(`/api/my-entry/${id}/email`, { email })).status).toBe(204);
  });

  it('for the confirmation of a new account, which can sign in without it', async () => {
    const user = await createUser(app);
    expect(await client(app).as(user).post('/api/auth/resend-verification')).toMatchObject(REFUSED);
    const account = { email: address(), password: 'mazha pole oru raagam' };
    expect((await client(app).post('/api/auth/signup', { ...account, name: 'Asha' })).status).toBe(201);
    expect((await client(app).post('/api/auth/login', account)).status).toBe(200);
  });
});
