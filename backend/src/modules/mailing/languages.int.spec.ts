import { type TestApp, createTestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { emailsTo } from '../../../test/factories/emails.js';
import { createEntry, submitEntry, versionSeen } from '../../../test/factories/contest.js';
import { createUser } from '../../../test/factories/users.js';
import { User } from '../auth/user.entity.js';
import { ContactMessage } from '../contact/contact-message.entity.js';
import { OptOutLinks } from './opt-outs/opt-out-links.js';

const asha = 'asha@visitor.example';
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(() =>
  app.asSuperuser('truncate outgoing_emails, users, contact_messages, contest_entries cascade'),
);

const languagesTo = async (address: string) =>
  (await emailsTo(app, address)).map(({ template, language }) => `${template} ${language}`);

const account = { name: 'ആശ', email: asha, password: 'mazha-peyyunnu' };
const contactMessage = { name: 'ആശ', email: asha, subject: 'പാട്ട്', message: 'വരുമോ?' };

test('a user who signs up on a Malayalam page gets account emails in Malayalam', async () => {
  expect((await client(app).post('/api/auth/signup', { ...account, language: 'ml' })).status).toBe(201);
  const user = await app.dataSource.manager.findOneByOrFail(User, { email: asha });
  expect(user.language).toBe('ml');
  await client(app).as(user).post('/api/auth/resend-verification', {});
  expect(await languagesTo(asha)).toEqual(['verify-email ml', 'verify-email ml']);
  const [first] = await emailsTo(app, asha);
  expect(first?.payload['link']).toMatch(/^http:\/\/localhost:3000\/ml\/auth\?mode=verify-email&token=/);
});

test('the email with a link for a new password is in the language of the page that asked for it', async () => {
  await createUser(app, { email: asha });
  await client(app).post('/api/auth/forgot-password', { email: asha, language: 'ml' });
  await client(app).post('/api/auth/forgot-password', { email: asha });
  expect(await languagesTo(asha)).toEqual(['reset-password ml', 'reset-password en']);
});

test('a contact message and its receipt have the language of the page, the email to the owner is in English', async () => {
  expect((await client(app).post('/api/contact', { ...contactMessage, language: 'ml' })).status).toBe(204);
  expect(await app.dataSource.manager.findOneByOrFail(ContactMessage, {})).toMatchObject({ language: 'ml' });
  expect(await languagesTo(asha)).toEqual(['contact-receipt ml']);
  expect(await languagesTo('owner@paattu.example')).toEqual(['contact-message en']);
});

test('all emails about an entry are in the language of its form, with the Malayalam title of the contest', async () => {
  const { id } = (await submitEntry(app, { fields: { email: asha, language: 'ml' } })).body;
  const owner = client(app).as(await createUser(app, { owner: true }));
  const seen = { status: 'pending', version: await versionSeen(app, id) };
  await owner.post(`/api/admin/entries/${id}/approve`, seen);
  expect(await languagesTo(asha)).toEqual(['entry-received ml', 'entry-approved ml']);
  for (const { payload } of await emailsTo(app, asha))
    expect(payload['contestTitle']).toBe('കവർ സോങ് മത്സരം 2025');
  const entry = await owner.get(`/api/admin/entries/${id}`);
  expect(entry.body).toMatchObject({ language: 'ml', contestTitle: 'Cover Song Contest 2025' });
});

test('a page of an earlier release, which sends no language, counts as English', async () => {
  await client(app).post('/api/contact', contactMessage);
  const { language } = await createEntry(app);
  expect([await languagesTo(asha), language]).toEqual([['contact-receipt en'], 'en']);
});

test('a language that the site does not have is rejected', async () => {
  const response = await client(app).post('/api/contact', { ...contactMessage, language: 'xx' });
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field: 'language' }] });
});

test.each([
  ['/api/auth/signup', account],
  ['/api/auth/forgot-password', { email: asha }],
  ['/api/contact', contactMessage],
])('%s rejects a null language, also for an address without an account', async (url, body) => {
  await createUser(app, { email: 'known@visitor.example' });
  for (const email of ['known@visitor.example', asha]) {
    const response = await client(app).post(url, { ...body, email, language: null });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field: 'language' }] });
  }
});

test('a user with a language that only another release knows gets emails in English', async () => {
  const user = await createUser(app, { email: asha, verified: false });
  await app.asSuperuser(`update users set language = 'ta'`);
  const response = await client(app).as(user).post('/api/auth/resend-verification', {});
  expect(response.status).toBe(204);
  expect(await languagesTo(asha)).toEqual(['verify-email en']);
});

test('the one-click link opens the opt-out page in the language of the last email', async () => {
  await client(app).post('/api/contact', contactMessage);
  await client(app).post('/api/contact', { ...contactMessage, language: 'ml' });
  const link = new URL('http://localhost:3000/api/opt-outs/one-click');
  const header = app.get(OptOutLinks).headersFor(asha)['List-Unsubscribe'] ?? '';
  link.search = new URL(header.slice(1, -1)).search;
  const response = await client(app).get(link.pathname + link.search);
  expect(response.status).toBe(302);
  expect(response.headers.location).toMatch(
    /^http:\/\/localhost:3000\/ml\/opt-out\?email=asha%40visitor\.example&token=/,
  );
});
