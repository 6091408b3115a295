import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { client } from '../../../../../test/client.js';
import { createEntry, submitEntry, versionSeen } from '../../../../../test/factories/contest.js';
import { emailsTo } from '../../../../../test/factories/emails.js';
import { createUser } from '../../../../../test/factories/users.js';
import { inTransaction } from '../../../../database/transaction.js';
import type { ContestEntry } from '../contest-entry.entity.js';
import { EntryLinks } from '../entry-links/entry-links.service.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A new link to the entry, as an email has it. */
async function linkTo({ id }: ContestEntry, purpose: 'notice' | 'request' = 'notice'): Promise<string> {
  const [link] = await inTransaction(app.dataSource, ({ manager }) =>
    app.get(EntryLinks).createAll(manager, [{ entryId: id, language: 'en' }], purpose),
  );
  return link!;
}

async function tokenTo(entry: ContestEntry): Promise<string> {
  return new URL(await linkTo(entry)).hash.slice(1);
}

/** In a new browser, or in one that has this cookie. */
const browser = (cookie = '') =>
  client(app)
    .at('/api/my-entry')
    .with(cookie === '' ? {} : { cookie });

const open = (token: string, cookie?: string) => browser(cookie).post('/session', { token });

/** Whether the browser with the cookie may act for the entry. Ends the entry's links. */
async function actsFor(entry: ContestEntry, cookie?: string): Promise<string> {
  const { status, code = '' } = await browser(cookie).post(`/${entry.id}/end-others`);
  return `${status} ${code}`.trim();
}

const INVALID = { code: 'INVALID_TOKEN', message: 'This link is invalid or has expired.' };

describe('the emails about an entry', () => {
  it('have a link in the language of the entrant, with a token of 43 characters that the database does not hold', async () => {
    const email = 'links@visitor.example';
    const { id } = (await submitEntry(app, { fields: { email, language: 'ml' } })).body;
    const owner = client(app).as(await createUser(app, { owner: true }));
    for (const [action, status] of [
      ['approve', 'pending'],
      ['disapprove', 'approved'],
      ['reject', 'pending'],
    ]) {
      const response = await owner.post(`/api/admin/entries/${id}/${action}`, {
        status,
        version: await versionSeen(app, id),
      });
      expect(response.status).toBe(200);
    }
    const emails = await emailsTo(app, email);
    expect(emails.map(({ template }) => template)).toEqual([
      'entry-received',
      'entry-approved',
      'entry-returned',
      'entry-rejected',
    ]);
    const links = emails.map(({ payload }) => String(payload['link']));
    for (const link of links) expect(link).toMatch(/^http:\/\/localhost:3000\/ml\/my-entry#[\w-]{43}$/);
    expect(new Set(links).size).toBe(4);
    // In order: the first link is the one that the page shows on a site without a mail server, and an emailed one ends it.
    for (const link of links)
      expect(await open(new URL(link).hash.slice(1))).toMatchObject({ status: 200, body: { id } });
  });

  // @trust entry-links
  it('keep at most 60 links of each kind, of which none ends one of another kind', async () => {
    const entry = await createEntry(app);
    const { link: shown } = await inTransaction(app.dataSource, ({ manager }) =>
      app.get(EntryLinks).show(manager, { entryId: entry.id, language: 'en' }),
    );
    const [first, asked] = [await linkTo(entry), await linkTo(entry, 'request')];
    const opens = async (link: string) => (await open(new URL(link).hash.slice(1))).status === 200;
    for (let n = 0; n < 60; n += 1) await linkTo(entry, 'request');
    expect(await opens(asked)).toBe(false);
    const last = await linkTo(entry, 'request');
    for (let n = 0; n < 60; n += 1) await linkTo(entry);
    const [{ count }] = await app.dataSource.query<[{ count: number }]>(
      'select count(*)::int as count from entry_links where entry_id = $1',
      [entry.id],
    );
    expect(count).toBe(121);
    // An emailed one that is opened ends the shown one.
    expect([await opens(shown), await opens(first), await opens(last)]).toEqual([true, false, true]);
  });
});

describe('a link', () => {
  // @trust entry-links
  it('opens its entry in each browser until it expires, by a cookie that only the server reads', async () => {
    const entry = await createEntry(app, { name: 'Asha Menon' });
    const token = await tokenTo(entry);
    const first = await open(token);
    expect(first).toMatchObject({
      status: 200,
      body: { id: entry.id },
      headers: { 'cache-control': 'no-store' },
    });
    expect(first.headers['set-cookie']).toMatch(
      /^paattu_entries=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    const second = await open(token);
    expect(second.status).toBe(200);
    expect(second.cookie).not.toBe(first.cookie);

    await app.dataSource.query('update entry_links set expires_at = now() where entry_id = $1', [entry.id]);
    expect(await open(token)).toMatchObject({ status: 400, body: INVALID, cookie: '' });
    expect(await actsFor(entry, first.cookie)).toBe('204');
  });

  // @trust entry-links
  it.each(['', 'unknown', 'x'.repeat(43), 'x'.repeat(101)])(
    'that is not one opens nothing: "%s"',
    async (token) => {
      expect(await open(token)).toMatchObject({ status: 400, cookie: '' });
    },
  );

  // @trust entry-links
  it('opens a second entry in the same browser, and each cookie its own entries alone', async () => {
    const [one, two, other] = [await createEntry(app), await createEntry(app), await createEntry(app)];
    const { cookie } = await open(await tokenTo(one));
    expect(await actsFor(two, cookie)).toBe('404 NOT_FOUND');
    const both = await open(await tokenTo(two), cookie);
    expect(await actsFor(one, both.cookie)).toBe('204');
    expect(await actsFor(two, both.cookie)).toBe('204');
    expect(await actsFor(other, both.cookie)).toBe('404 NOT_FOUND');
    // Somebody may have copied it before.
    expect(await actsFor(one, cookie)).toBe('401 ENTRY_LINK_NEEDED');
    expect(await actsFor(one)).toBe('401 ENTRY_LINK_NEEDED');
    expect(await actsFor(one, 'paattu_entries=forged')).toBe('401 ENTRY_LINK_NEEDED');
  });

  // @trust entry-links
  it('is opened by more browsers at once than the database has connections', async () => {
    const entry = await createEntry(app);
    const { cookie } = await open(await tokenTo(entry));
    const token = await tokenTo(entry);
    const opened = await Promise.all(Array.from({ length: 20 }, () => open(token, cookie)));
    expect(opened.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  // @trust entry-links
  it('takes no token from a browser that the server does not know', async () => {
    const chosen = `paattu_entries=${'a'.repeat(43)}`;
    const { cookie } = await open(await tokenTo(await createEntry(app)), chosen);
    expect(cookie).not.toContain('aaa');
  });

  // @trust entry-links
  it('is opened by no GET or HEAD, and by no page of another site', async () => {
    const entry = await createEntry(app);
    const token = await tokenTo(entry);
    for (const method of ['GET', 'HEAD'] as const) {
      for (const page of ['/my-entry', '/ml/my-entry', '/my-entry?token=' + token]) {
        const { headers } = await client(app).send(method, page);
        expect(headers['set-cookie']).toBeUndefined();
      }
      for (const path of ['/session', `/session?token=${token}`, '/links', `/${entry.id}/end-others`]) {
        const { status, cookies } = await browser().send(method, path);
        expect([[400, 401, 404].includes(status), cookies]).toEqual([true, []]);
      }
    }
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser().with(elsewhere).post('/session', { token })).status).toBe(403);
    const { cookie } = await open(token);
    expect((await browser(cookie).with(elsewhere).post(`/${entry.id}/end-others`)).status).toBe(403);
    expect((await browser(cookie).with(elsewhere).delete('/session')).status).toBe(403);
    expect((await open(token)).status).toBe(200);
  });

  it('is deleted with its entry, as are the sessions', async () => {
    const entry = await createEntry(app);
    const token = await tokenTo(entry);
    const { cookie } = await open(token);
    await app.dataSource.query('delete from contest_entries where id = $1', [entry.id]);
    expect((await open(token)).body).toEqual(INVALID);
    expect(await actsFor(entry, cookie)).toBe('401 ENTRY_LINK_NEEDED');
  });
});

describe('a session', () => {
  // @trust entry-links
  it('ends after 30 days, and when she leaves', async () => {
    const entry = await createEntry(app);
    const token = await tokenTo(entry);
    const [old, left, other] = [await open(token), await open(token), await open(token)];
    await app.dataSource.query(
      `update entry_sessions set expires_at = expires_at - interval '30 days' where token_hash = sha256($1)`,
      [Buffer.from(old.cookie.slice('paattu_entries='.length))],
    );
    expect(await actsFor(entry, old.cookie)).toBe('401 ENTRY_LINK_NEEDED');
    expect(await browser(left.cookie).delete('/session')).toMatchObject({
      status: 204,
      headers: {
        'set-cookie':
          'paattu_entries=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Strict',
      },
    });
    expect(await actsFor(entry, left.cookie)).toBe('401 ENTRY_LINK_NEEDED');
    expect(await actsFor(entry, other.cookie)).toBe('204');
    expect((await browser().delete('/session')).status).toBe(204);
  });

  // @trust entry-links
  it('can end all others with all links, after a link was forwarded or stolen', async () => {
    const [entry, another] = [await createEntry(app), await createEntry(app)];
    const token = await tokenTo(entry);
    const [hers, thief] = [await open(token), await open(token)];
    const both = await open(await tokenTo(another), thief.cookie);
    expect(await actsFor(entry, hers.cookie)).toBe('204');
    expect(await actsFor(entry, both.cookie)).toBe('404 NOT_FOUND');
    expect(await actsFor(another, both.cookie)).toBe('204');
    expect((await open(token)).body).toEqual(INVALID);
    expect(await actsFor(entry, hers.cookie)).toBe('204');
  });

  // @trust entry-links
  it('that begins while all others are ended does not remain', async () => {
    const entry = await createEntry(app);
    const token = await tokenTo(entry);
    const { cookie } = await open(token);
    const late = await Promise.all([
      ...Array.from({ length: 5 }, () => open(token)),
      actsFor(entry, cookie),
      ...Array.from({ length: 5 }, () => open(token)),
    ]);
    const rows: unknown[] = await app.dataSource.query('select from entry_sessions where entry_id = $1', [
      entry.id,
    ]);
    expect([rows.length, late[5]]).toEqual([1, '204']);
  });

  // @trust entry-links
  it('ends all others 30 times an hour from one network address: a thief does not do so whenever the entrant comes back', async () => {
    const entry = await createEntry(app);
    const { cookie } = await open(await tokenTo(entry));
    const end = () => browser(cookie).from('10.255.255.2').post(`/${entry.id}/end-others`);
    for (let n = 0; n < 30; n += 1) expect((await end()).status).toBe(204);
    expect((await end()).status).toBe(429);
  });

  // @trust entry-links
  it('closes the oldest of more than 20', async () => {
    const entry = await createEntry(app);
    const token = await tokenTo(entry);
    const first = await open(token);
    for (let n = 0; n < 20; n += 1) await open(token);
    expect(await actsFor(entry, first.cookie)).toBe('401 ENTRY_LINK_NEEDED');
  });
});

describe('a request for a new link', () => {
  const ask = (email: string, sender = browser()) => sender.post('/links', { email, language: 'ml' });

  // @trust entry-links
  it('gets the same answer for every address, and one email for all entries of it', async () => {
    const email = 'forgetful@visitor.example';
    const [one, two] = [
      await createEntry(app, { email }),
      await createEntry(app, { email, status: 'rejected' }),
    ];
    await createEntry(app, { email: 'another@visitor.example' });
    const before = performance.now();
    const unknown = await ask('nobody@visitor.example');
    const took = performance.now() - before;
    const known = await ask(' Forgetful@Visitor.example ');
    for (const answer of [known, unknown])
      expect(answer).toMatchObject({
        status: 204,
        body: null,
        cookies: [],
        headers: { 'cache-control': 'no-store' },
      });
    expect(took).toBeGreaterThan(200);

    expect(await emailsTo(app, 'nobody@visitor.example')).toEqual([]);
    const [sent, ...more] = await emailsTo(app, email);
    expect([sent?.template, sent?.language, more]).toEqual(['entry-link', 'ml', []]);
    const links = sent?.payload['link'] as string[];
    const opened = await Promise.all(links.map((link) => open(new URL(link).hash.slice(1))));
    expect(opened.map(({ body }) => body)).toEqual([{ id: two.id }, { id: one.id }]);
  });

  // @trust entry-links
  it('is limited by recipient, with the same answer', async () => {
    const email = 'flooded@visitor.example';
    const entry = await createEntry(app, { email });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await emailsTo(app, email)).toHaveLength(5);
    const links: unknown[] = await app.dataSource.query('select from entry_links where entry_id = $1', [
      entry.id,
    ]);
    expect(links).toHaveLength(5);
  });

  // @trust entry-links
  it('leaves a link that works in the mailbox, also when a thief uses up the emails of the day and ends all others', async () => {
    const email = 'locked-out@visitor.example';
    const entry = await createEntry(app, { email, status: 'approved' });
    const forwarded = await tokenTo(entry);
    const thief = await open(forwarded);
    const withdrawal = await browser(thief.cookie).post(`/${entry.id}/withdraw`, { email });
    expect(withdrawal.status).toBe(204);
    for (let n = 0; n < 6; n += 1) await ask(email);
    expect(await actsFor(entry, thief.cookie)).toBe('204');

    expect((await open(forwarded)).body).toEqual(INVALID);
    const sent = (await emailsTo(app, email)).filter(({ template }) => template === 'entry-link');
    const [link] = sent.at(-1)!.payload['link'] as [string];
    const { cookie } = await open(new URL(link).hash.slice(1));
    expect(await actsFor(entry, cookie)).toBe('204');
    expect(await actsFor(entry, thief.cookie)).toBe('401 ENTRY_LINK_NEEDED');
    expect((await browser(cookie).post(`/${entry.id}/undo-withdraw`)).status).toBe(204);
  });

  // @trust entry-links
  it('gets a link that works, however many emails about the entry have lasting ones', async () => {
    const email = 'many-emails@visitor.example';
    const entry = await createEntry(app, { email });
    for (let n = 0; n < 60; n += 1) await linkTo(entry);
    expect((await ask(email)).status).toBe(204);
    const [sent] = await emailsTo(app, email);
    const [link] = sent!.payload['link'] as [string];
    expect((await open(new URL(link).hash.slice(1))).status).toBe(200);
  });

  it('has a link that can be ended after a day', async () => {
    const entry = await createEntry(app);
    const token = new URL(await linkTo(entry, 'request')).hash.slice(1);
    const { cookie } = await open(token);
    await actsFor(entry, cookie);
    expect((await open(token)).status).toBe(200);
    await app.dataSource.query(
      `update entry_links set created_at = created_at - interval '24 hours', expires_at = expires_at - interval '24 hours'
       where entry_id = $1`,
      [entry.id],
    );
    await actsFor(entry, cookie);
    expect((await open(token)).body).toEqual(INVALID);
  });

  // @trust entry-links
  it('is limited by network address', async () => {
    const sender = browser().from('10.255.255.1');
    const answers = await Promise.all(
      Array.from({ length: 11 }, (_, n) => ask(`visitor${n}@visitor.example`, sender)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(204), 429]);
  });

  it.each(['', 'asha', 'a@b.example, c@d.example'])('needs an address: "%s"', async (email) => {
    expect(await ask(email)).toMatchObject({ status: 400, body: { code: 'INVALID_EMAIL' } });
  });
});

// @trust entry-links
it('binds the cookie to the host over HTTPS', async () => {
  const secure = await createTestApp({ env: { PUBLIC_URL: 'https://songs.example' } });
  try {
    const entry = await createEntry(secure);
    const link = await inTransaction(secure.dataSource, ({ manager }) =>
      secure.get(EntryLinks).create(manager, entry.id, 'en'),
    );
    expect(link).toMatch(/^https:\/\/songs\.example\/my-entry#/);
    const response = await client(secure).post('/api/my-entry/session', {
      token: new URL(link).hash.slice(1),
    });
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-paattu_entries=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    );
  } finally {
    await secure.close();
  }
});
