import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { emailsTo } from '../../../../test/factories/emails.js';
import { createUser } from '../../../../test/factories/users.js';
import { OptOutLinks } from './opt-out-links.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.asSuperuser('truncate email_opt_outs, outgoing_emails'));
afterAll(() => app.close());

async function optedOut(): Promise<string[]> {
  const rows = await app.dataSource.query<Array<{ email: string }>>('select email from email_opt_outs');
  return rows.map(({ email }) => email);
}

function oneClick(address: string): string {
  return app
    .get(OptOutLinks)
    .headersFor(address)
    ['List-Unsubscribe']!.replace(/^<http:\/\/localhost:3000|>$/g, '');
}

const INVALID_LINK = { code: 'INVALID_TOKEN', message: 'This link is invalid or has expired.' };

describe('the opt-out form', () => {
  // @trust opt-out-proof
  it('emails the address a link, and opts it out only by that link', async () => {
    const email = 'asha@visitor.example';
    expect(
      await client(app).post('/api/opt-outs', { email: ' ASHA@Visitor.example ', language: 'ml' }),
    ).toMatchObject({ status: 204, body: null });
    expect(await optedOut()).toEqual([]);
    const [sent, ...others] = await emailsTo(app, email);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ template: 'opt-out-link', language: 'ml' });
    const link = new URL(String(sent!.payload['link']));
    expect(link.pathname).toBe('/ml/opt-out');
    expect(await client(app).post(`/api/opt-outs/one-click${link.search}`)).toMatchObject({ status: 204 });
    expect(await optedOut()).toEqual([email]);
  });

  // @trust email-recipient-limits
  it('emails a mailbox three links a day, and answers the same afterwards', async () => {
    const spellings = [
      'asha@gmail.com',
      'a.sha@gmail.com',
      'asha+1@gmail.com',
      'as.ha@googlemail.com',
      'ASHA@gmail.com',
    ];
    for (const email of spellings)
      expect(await client(app).post('/api/opt-outs', { email })).toMatchObject({ status: 204 });
    expect(await app.dataSource.query('select from outgoing_emails')).toHaveLength(3);
    expect(await optedOut()).toEqual([]);
  });

  it.each([
    [{}, 'EMAIL_REQUIRED', 'Please enter your email address to opt out'],
    [{ email: '' }, 'EMAIL_REQUIRED', 'Please enter your email address to opt out'],
    [{ email: '  ' }, 'EMAIL_REQUIRED', 'Please enter your email address to opt out'],
    [{ email: 'asha' }, 'INVALID_EMAIL', 'Please enter a valid email address'],
    [{ email: 'a@b.example, c@d.example' }, 'INVALID_EMAIL', 'Please enter a valid email address'],
  ])('rejects %j', async (body, code, message) => {
    expect(await client(app).post('/api/opt-outs', body)).toMatchObject({
      status: 400,
      body: { code, message },
    });
    expect(await optedOut()).toEqual([]);
  });
});

describe('one click in the email program', () => {
  // @trust opt-out-links
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'ends the emails: %s',
    async (type) => {
      const body = type.startsWith('multipart')
        ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
        : 'List-Unsubscribe=One-Click';
      for (let n = 0; n < 2; n++) {
        expect(
          await client(app).with({ 'content-type': type }).post(oneClick('asha+songs@visitor.example'), body),
        ).toMatchObject({
          status: 204,
          body: null,
        });
      }
      expect(await optedOut()).toEqual(['asha+songs@visitor.example']);
    },
  );

  // @trust opt-out-links
  it('needs the signature of that address', async () => {
    const forged = oneClick('asha@visitor.example').replace('asha', 'other');
    expect(await client(app).post(forged)).toMatchObject({ status: 400, body: INVALID_LINK });
    const cut = oneClick('asha@visitor.example').slice(0, -1);
    expect(await client(app).post(cut)).toMatchObject({ status: 400, body: INVALID_LINK });
    for (const link of [forged, cut]) {
      const answer = await client(app).get(link);
      expect([answer.status, answer.headers.location]).toEqual([400, undefined]);
    }
    const unsigned = '/api/opt-outs/one-click?email=asha@visitor.example';
    expect(await client(app).post(unsigned)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
    expect(await optedOut()).toEqual([]);
  });

  // @trust opt-out-links
  it('only shows the page when the link is opened', async () => {
    const url = oneClick('asha@visitor.example');
    const answer = await client(app).get(url);
    expect(answer).toMatchObject({
      status: 302,
      headers: { location: `http://localhost:3000${url.replace('/api/opt-outs/one-click', '/opt-out')}` },
    });
    expect(await optedOut()).toEqual([]);
  });
});

describe('the owner’s list', () => {
  let optOuts: Client;

  beforeAll(async () => {
    optOuts = client(app)
      .as(await createUser(app, { owner: true }))
      .at('/api/admin/opt-outs');
  });

  it('shows the opt-outs, newest first', async () => {
    await app.dataSource.query(
      `insert into email_opt_outs (email, created_at) values
         ('asha@first.example', '2025-06-20T10:00:00Z'), ('biju@second.example', '2025-06-21T10:00:00Z')`,
    );
    const { status, range, body } = await optOuts.get();
    expect([status, range, body]).toEqual([
      200,
      'opt-outs 0-1/2',
      [
        { id: 'biju@second.example', email: 'biju@second.example', createdAt: '2025-06-21T10:00:00.000Z' },
        { id: 'asha@first.example', email: 'asha@first.example', createdAt: '2025-06-20T10:00:00.000Z' },
      ],
    ]);
    expect((await optOuts.get('', { sort: ['email', 'ASC'] })).body[0].email).toBe('asha@first.example');
    expect((await optOuts.get('', { filter: { q: 'SECOND' } })).range).toBe('opt-outs 0-0/1');
    expect((await optOuts.get('', { filter: { to: '2025-06-21T10:00:00Z' } })).body).toMatchObject([
      { id: 'asha@first.example' },
    ]);
    expect((await optOuts.get('', { filter: { email: 'x' } })).status).toBe(400);
  });

  it('is only for the owner', async () => {
    expect((await client(app).get('/api/admin/opt-outs')).status).toBe(401);
  });
});
