import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { createEntry, submitEntry } from '../../../../test/factories/contest.js';
import { createEmail, emailsTo } from '../../../../test/factories/emails.js';
import { openEntry } from '../../../../test/factories/entry-links.js';
import { holdTransaction, waitingForLock } from '../../../../test/locks.js';
import { createUser } from '../../../../test/factories/users.js';
import { CONFIG } from '../../../config/config.module.js';
import { inTransaction } from '../../../database/transaction.js';
import { Mailer } from '../../../infra/email/mailer.js';
import { SmtpServerUnreachableError } from '../../../infra/email/outage.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import type { AnalyticsDto } from '../../analytics/analytics.dto.js';
import { Bounces } from '../../mailing/bounces/bounces.service.js';
import { OptOutsService } from '../../mailing/opt-outs/opt-outs.service.js';
import { OutgoingEmail } from '../../mailing/outgoing-email.entity.js';
import { copyEntry } from '../../privacy/copies/entry-copies.service.js';
import { Erasures } from '../../privacy/erasures.service.js';
import { ContestEntry } from './contest-entry.entity.js';
import { EntryLinks } from './entry-links/entry-links.service.js';
import type { EntryEventDto } from './moderation/admin-entry.dto.js';
import type { MyEntryDto } from './page/my-entry.dto.js';

let app: TestApp;
let owner: Client;
let ownerAddress: string;

beforeAll(async () => {
  app = await createTestApp();
  const user = await createUser(app, { owner: true });
  ownerAddress = user.email;
  owner = client(app).as(user);
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

  it('is beside that of the receipt, and the response says until when it works', async () => {
    const { id, linkExpiresAt } = (await submitEntry(app)).body;
    const links = await app.dataSource.query(
      `select is_emailed as "isEmailed", expires_at as "expiresAt", expires_at - created_at = interval '90 days' as "isLasting"
       from entry_links where entry_id = $1 order by is_emailed`,
      [id],
    );
    expect(links).toEqual([
      { isEmailed: false, expiresAt: new Date(String(linkExpiresAt)), isLasting: true },
      { isEmailed: true, expiresAt: expect.any(Date), isLasting: true },
    ]);
  });

  // @trust entry-links
  it('is in the response to a retry within half an hour, until somebody opens an emailed link', async () => {
    const idempotencyKey = randomUUID();
    const fields = { email: address(), youtubeUrl: 'https://youtu.be/AAAAAAAAAA7' };
    const submit = async () => (await submitEntry(app, { fields, idempotencyKey })).body;
    const { id } = await submit();
    for (let n = 0; n < 2; n++)
      expect(await open((await submit()).link)).toMatchObject({ status: 200, body: { id } });
    await openEntry(app, String(id));
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
    expect(body).toEqual({ link: expect.any(String), linkExpiresAt: expect.any(String) });
    expect(await open(link)).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
    // The browser corrects again if it has not got the answer.
    const again = await correct(email);
    expect(await open(again.body.link)).toMatchObject({ status: 200, body: { id } });
    expect(await open(body.link)).toMatchObject({ status: 200, body: { id } });
  });
});

describe('an address that was only typed', () => {
  const STRANGER = 'stranger@visitor.example';

  /** An entry with the link of the page, opened in the browser that sent it. */
  async function enter(email = address()) {
    const { body } = await submitEntry(app, { fields: { email } });
    const { id, link, correctionToken } = body as Record<'id' | 'link' | 'correctionToken', string>;
    const { cookie } = await open(link);
    return { id, email, link, correctionToken, browser: client(app).with({ cookie }) };
  }

  const isProved = async (id: string) => {
    const [entry] = await app.dataSource.query(
      'select address_proved_at is not null as "isProved" from contest_entries where id = $1',
      [id],
    );
    return entry.isProved as boolean;
  };

  /** The rows of each table in the copy of the entry that were found by its address. */
  async function copyOf(id: string) {
    const copy = await copyEntry(app.dataSource.manager, id);
    return {
      emails: copy['emails']!.map(({ template }) => template).sort(),
      bounces: copy['bounces']!.length,
      optOut: copy['optOut']!.length,
    };
  }

  // @trust typed-address
  it('is not proved by the link of the page, and can still be corrected after it', async () => {
    const { id, correctionToken } = await enter();
    expect(await isProved(id)).toBe(false);
    const email = address();
    const corrected = await client(app).post(`/api/contest/entries/${id}/email`, {
      token: correctionToken,
      email,
    });
    expect(corrected).toMatchObject({ status: 200, body: { link: expect.any(String) } });
    expect(await isProved(id)).toBe(false);
  });

  // @trust typed-address
  it('is proved by an emailed link, which takes the entry from the browser that only typed it', async () => {
    const { id, link, browser } = await enter();
    const reader = await openEntry(app, id);
    expect(await isProved(id)).toBe(true);
    expect((await reader.get(`/api/my-entry/${id}`)).status).toBe(200);
    expect((await browser.get(`/api/my-entry/${id}`)).status).toBe(401);
    expect(await open(link)).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
    // The next link closes nothing.
    await openEntry(app, id);
    expect((await reader.get(`/api/my-entry/${id}`)).status).toBe(200);
  });

  // @trust typed-address
  it('is not proved by the link that was asked for while a correction put another in its place', async () => {
    const { id, email } = await enter();
    const correction = await holdTransaction(app);
    await correction.query('select from contest_entries where id = $1 for update', [id]);
    await correction.query('update contest_entries set email = $2 where id = $1', [id, STRANGER]);
    await correction.query('delete from entry_links where entry_id = $1', [id]);
    const asking = client(app).post('/api/my-entry/links', { email, language: 'en' });
    await waitingForLock(app);
    await correction.commit();
    expect((await asking).status).toBe(204);
    expect(await app.dataSource.query('select from entry_links where entry_id = $1', [id])).toEqual([]);
    expect(await isProved(id)).toBe(false);
  });

  // @trust typed-address
  it('keeps the entry once it is proved: another, which was asked for before, takes its place no more', async () => {
    const { id, email, browser } = await enter();
    const other = address();
    expect((await browser.post(`/api/my-entry/${id}/email`, { email: other })).status).toBe(204);
    const [asked] = await emailsTo(app, other);
    const reader = await openEntry(app, id);
    expect((await reader.get(`/api/my-entry/${id}`)).body).toMatchObject({ email, newEmail: null });
    const token = tokenIn(asked!.payload['link']);
    expect(await client(app).post('/api/my-entry/confirm-email', { token })).toMatchObject({
      status: 400,
      code: 'INVALID_TOKEN',
    });
    expect((await reader.get(`/api/my-entry/${id}`)).body).toMatchObject({ email });
  });

  // @trust typed-address
  // @trust entry-address
  it('gives way to one that was confirmed, which the browser of the submission corrects no more', async () => {
    const { id, correctionToken, browser } = await enter();
    const confirmed = address();
    expect((await browser.post(`/api/my-entry/${id}/email`, { email: confirmed })).status).toBe(204);
    const [asked] = await emailsTo(app, confirmed);
    const token = tokenIn(asked!.payload['link']);
    expect((await client(app).post('/api/my-entry/confirm-email', { token })).status).toBe(204);
    // Neither another address nor, with the same one, another link.
    for (const email of [address(), confirmed])
      expect(
        await client(app).post(`/api/contest/entries/${id}/email`, { token: correctionToken, email }),
      ).toMatchObject({ status: 409, code: 'CORRECTION_CLOSED' });
    expect(await isProved(id)).toBe(true);
  });

  // @trust typed-address
  it('keeps the links in its mailbox while a browser that only typed it ends all others', async () => {
    const { id, link, browser } = await enter();
    const emailed = await app.get(EntryLinks).create(app.dataSource.manager, id, 'en');
    expect((await browser.post(`/api/my-entry/${id}/end-others`)).status).toBe(204);
    expect(await open(link)).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
    expect(await open(emailed)).toMatchObject({ status: 200, body: { id } });
    expect((await browser.get(`/api/my-entry/${id}`)).status).toBe(401);
  });

  // @trust typed-address
  it('is proved no more once another takes its place, also by the release before', async () => {
    const { id } = await enter();
    await openEntry(app, id);
    await app.dataSource.query('update contest_entries set email = $2 where id = $1', [id, address()]);
    expect(await isProved(id)).toBe(false);
  });

  it('is never proved while it is empty', async () => {
    const { id } = await enter();
    await expect(
      app.dataSource.query(`update contest_entries set email = '', address_proved_at = now() where id = $1`, [
        id,
      ]),
    ).rejects.toThrow('contest_entries_proved_address');
  });

  // @trust typed-address
  it('opens nothing of its owner: neither emails and bounces in the copy, nor the choice to get none', async () => {
    const { id, browser } = await enter(STRANGER);
    const { contestId } = await app.dataSource.manager.findOneByOrFail(ContestEntry, { id });
    for (const template of ['vote-link', 'jury-invitation', 'entry-link', 'rules-changed'])
      await createEmail(app, { template, toAddress: STRANGER, contestId });
    await app.dataSource.query(
      `insert into email_bounces (report_hash, source, address, kind, ends_emails) values (sha256('stranger'), 'mailbox', $1, 'permanent', true)`,
      [STRANGER],
    );
    await app.get(OptOutsService).optOut(STRANGER);
    expect(await copyOf(id)).toEqual({ emails: ['entry-received'], bounces: 0, optOut: 0 });
    expect((await browser.get(`/api/my-entry/${id}`)).body).toMatchObject({ areEmailsOff: false });
    expect(await browser.delete(`/api/my-entry/${id}/opt-out`)).toMatchObject({
      status: 409,
      code: 'ADDRESS_NOT_PROVED',
    });
    expect(await app.get(OptOutsService).isOptedOut(STRANGER)).toBe(true);

    await openEntry(app, id);
    expect(await copyOf(id)).toEqual({
      emails: ['entry-link', 'entry-received', 'jury-invitation', 'rules-changed', 'vote-link'],
      bounces: 1,
      optOut: 1,
    });
  });

  // @trust typed-address
  it('tells neither that its owner wants no emails, nor that they came back before the entry', async () => {
    const email = address();
    const comeBack = (hash: string) =>
      app.dataSource.query(
        `insert into email_bounces (report_hash, source, address, kind, ends_emails) values (sha256(convert_to($1, 'utf8')), 'mailbox', $2, 'permanent', true)`,
        [hash, email],
      );
    await comeBack('before');
    const { id, browser } = await enter(email);
    await app.dataSource.query(
      `update outgoing_emails set status = 'suppressed', suppressed_for = 'dead-address' where entry_id = $1`,
      [id],
    );
    const read = async (by = browser) => (await by.get(`/api/my-entry/${id}`)).body;
    const copied = async () => (await copyEntry(app.dataSource.manager, id))['emails'];
    expect(await read()).toMatchObject({ doEmailsComeBack: false, emails: [{ delivery: 'kept' }] });
    expect(await copied()).toMatchObject([
      { status: 'sent', suppressedFor: null, delivery: 'kept', sentAt: expect.any(Date) },
    ]);
    // She may have mistyped her own.
    await app.dataSource.query('delete from email_bounces where address = $1', [email]);
    await comeBack('after');
    expect(await read()).toMatchObject({ doEmailsComeBack: true });
    const reader = await openEntry(app, id);
    expect(await read(reader)).toMatchObject({
      doEmailsComeBack: true,
      emails: [{ delivery: 'dead-address' }],
    });
    expect(await copied()).toMatchObject([{ status: 'suppressed', suppressedFor: 'dead-address' }]);
  });

  // @trust typed-address
  it('has its receipt with a link of its own, so that whoever reads the mailbox proves it', async () => {
    const { id, email, link, correctionToken } = await enter();
    const [receipt] = await emailsTo(app, email);
    expect(receipt!.payload['link']).not.toBe(link);
    const right = address();
    const corrected = await client(app).post<{ link: string }>(`/api/contest/entries/${id}/email`, {
      token: correctionToken,
      email: right,
    });
    const [redirected] = await emailsTo(app, right);
    expect(redirected!.payload['link']).not.toBe(corrected.body.link);
    expect(await open(redirected!.payload['link'])).toMatchObject({ status: 200, body: { id } });
    expect(await isProved(id)).toBe(true);
  });

  // @trust typed-address
  it('is still known to be dead after an erasure, if an email of another cause went there', async () => {
    const email = address();
    await createEmail(app, { template: 'jury-invitation', toAddress: email });
    await app.dataSource.query(
      `insert into email_bounces (report_hash, source, address, kind, ends_emails) values (sha256('erased'), 'mailbox', $1, 'permanent', true)`,
      [email],
    );
    const { id } = await enter(email);
    await createEmail(app, { template: 'entry-link', toAddress: email });
    await inTransaction(app.dataSource, (tx) => app.get(Erasures).eraseEntry(tx, id, 'others'));
    expect(await emailsTo(app, email)).toMatchObject([{ template: 'jury-invitation' }]);
    expect(await app.get(Bounces).isDead(email)).toBe(true);
  });

  // @trust typed-address
  it('lends nothing to an address that is confirmed in its place, and an erasure leaves it what is its own', async () => {
    const former = address();
    const { id, browser } = await enter(former);
    const { contestId } = await app.dataSource.manager.findOneByOrFail(ContestEntry, { id });
    await createEmail(app, { template: 'jury-invitation', toAddress: former, contestId });
    const fresh = address();
    expect((await browser.post(`/api/my-entry/${id}/email`, { email: fresh })).status).toBe(204);
    const [asked] = await emailsTo(app, fresh);
    const token = tokenIn(asked!.payload['link']);
    expect((await client(app).post('/api/my-entry/confirm-email', { token })).status).toBe(204);
    expect(await isProved(id)).toBe(true);
    expect((await copyOf(id)).emails).toEqual([
      'entry-address-asked',
      'entry-address-changed',
      'entry-received',
    ]);

    const other = await enter(former);
    for (const entryId of [other.id, id])
      await inTransaction(app.dataSource, (tx) => app.get(Erasures).eraseEntry(tx, entryId, 'others'));
    expect(await emailsTo(app, former)).toMatchObject([{ template: 'jury-invitation' }]);
  });
});

describe('a mail server that was stored with another LINK_SECRET', () => {
  beforeAll(async () => {
    await app.dataSource.query(
      `insert into site_settings (smtp_url, mail_from) values ('\\x00'::bytea, 'songs@asha.in')
       on conflict (one) do update set smtp_url = excluded.smtp_url, mail_from = excluded.mail_from`,
    );
    await app.get(SiteSettings).announce();
  });
  afterAll(() => setMailServer(null));

  // @trust typed-address
  it('is an outage: no link is handed out', async () => {
    const { id, ...submitted } = (await submitEntry(app)).body;
    expect(submitted).not.toHaveProperty('link');
    expect(await owner.post(`/api/admin/entries/${id}/link`)).toMatchObject({ status: 409 });
  });

  it('leaves emails waiting until the owner sets it again', async () => {
    const mailer = new Mailer(app.get(SiteSettings));
    expect([mailer.isConfigured, mailer.isDown]).toEqual([true, true]);
    const email = {
      to: address(),
      subject: 'Rain',
      html: [],
      text: '',
      messageId: 'one@asha.in',
      headers: {},
    };
    await expect(mailer.send(email)).rejects.toThrow(SmtpServerUnreachableError);
  });
});

describe('a new link that the owner makes', () => {
  const make = (id: unknown) => owner.post<Record<string, string>>(`/api/admin/entries/${String(id)}/link`);

  // @trust typed-address
  it('opens the entry, ends those that the page showed, and proves no address', async () => {
    const { id, link } = (await submitEntry(app)).body;
    const reader = await openEntry(app, String(id));
    const made = await make(id);
    expect([made.status, made.headers['cache-control'], Object.keys(made.body)]).toEqual([
      200,
      'no-store',
      ['link', 'linkExpiresAt'],
    ]);
    expect(await open(link)).toMatchObject({ status: 400 });
    expect(await open(made.body['link'])).toMatchObject({ status: 200, body: { id } });
    const [entry] = await app.dataSource.query(
      'select address_proved_at, proof_taken_back_at from contest_entries where id = $1',
      [id],
    );
    expect(entry).toEqual({ address_proved_at: null, proof_taken_back_at: expect.any(Date) });
    expect((await reader.get(`/api/my-entry/${String(id)}`)).status).toBe(200);
    const next = await make(id);
    expect(await open(made.body['link'])).toMatchObject({ status: 400 });
    expect(await open(next.body['link'])).toMatchObject({ status: 200 });
  });

  // @trust typed-address
  it('takes the entry from whoever opened a shown link before it', async () => {
    const { id, link } = (await submitEntry(app)).body;
    const { cookie } = await open(link);
    const browser = client(app).with({ cookie });
    const read = async () => (await browser.get(`/api/my-entry/${String(id)}`)).status;
    expect(await read()).toBe(200);
    await make(id);
    expect(await read()).toBe(401);
  });

  /** An entry whose address is proved, in the browser of its entrant, and in that of somebody who has talked the owner into a link. */
  async function deceive() {
    const email = address();
    const { id } = (await submitEntry(app, { fields: { email } })).body;
    const entryId = String(id);
    const entrant = await openEntry(app, entryId);
    const ask = (by: Client, to: string) => by.post(`/api/my-entry/${entryId}/email`, { email: to });
    return { entryId, email, entrant, ask };
  }
  const openInBrowser = async (link: unknown) => client(app).with({ cookie: (await open(link)).cookie });
  const confirm = (token: string) => client(app).post('/api/my-entry/confirm-email', { token });
  const addressOf = async (id: string) => {
    const { email, addressProvedAt, proofTakenBackAt } = await app.dataSource.manager.findOneByOrFail(
      ContestEntry,
      { id },
    );
    return { email, isProved: addressProvedAt !== null, isTakenBack: proofTakenBackAt !== null };
  };

  // @trust typed-address
  it('puts no other address in place of one that was proved, until somebody opens an email there', async () => {
    const { entryId, email, entrant, ask } = await deceive();
    const own = address();
    expect((await ask(entrant, own)).status).toBe(204);
    const [waiting] = await emailsTo(app, own);
    const thief = await openInBrowser((await make(entryId)).body['link']);
    // The mail server comes.
    await setMailServer('smtp://mail.asha.in');
    try {
      const thiefs = address();
      expect(await ask(thief, thiefs)).toMatchObject({ status: 409, code: 'ADDRESS_NOT_PROVED' });
      expect(await emailsTo(app, thiefs)).toEqual([]);
      const token = tokenIn(waiting!.payload['link']);
      expect(await confirm(token)).toMatchObject({ status: 409, code: 'ADDRESS_NOT_PROVED' });
      expect(await addressOf(entryId)).toEqual({ email, isProved: false, isTakenBack: true });
      // A second link remembers it, too.
      await setMailServer(null);
      const second = await openInBrowser((await make(entryId)).body['link']);
      await setMailServer('smtp://mail.asha.in');
      expect(await ask(second, thiefs)).toMatchObject({ status: 409, code: 'ADDRESS_NOT_PROVED' });
      expect(await addressOf(entryId)).toEqual({ email, isProved: false, isTakenBack: true });
      // To take a request back changes nothing.
      expect((await ask(second, email)).status).toBe(204);

      expect((await client(app).post('/api/my-entry/links', { email, language: 'en' })).status).toBe(204);
      const [emailed] = (await emailsTo(app, email)).at(-1)!.payload['link'] as string[];
      const reader = await openInBrowser(emailed);
      expect(await addressOf(entryId)).toEqual({ email, isProved: true, isTakenBack: false });
      expect((await second.get(`/api/my-entry/${entryId}`)).status).toBe(401);
      const fresh = address();
      expect((await ask(reader, fresh)).status).toBe(204);
      const [asked] = await emailsTo(app, fresh);
      expect((await confirm(tokenIn(asked!.payload['link']))).status).toBe(204);
      expect(await addressOf(entryId)).toEqual({ email: fresh, isProved: true, isTakenBack: false });
    } finally {
      await setMailServer(null);
    }
  });

  // @trust typed-address
  it.each(['to ask for a change', 'to confirm one'])(
    'that is being made comes before a try %s at the same moment',
    async (what) => {
      const { entryId, email, entrant, ask } = await deceive();
      const other = address();
      expect((await ask(entrant, other)).status).toBe(204);
      const [asked] = await emailsTo(app, other);
      const making = await holdTransaction(app);
      await making.query('select from contest_entries where id = $1 for update', [entryId]);
      await making.query(
        'update contest_entries set address_proved_at = null, proof_taken_back_at = now() where id = $1',
        [entryId],
      );
      const trying =
        what === 'to confirm one' ? confirm(tokenIn(asked!.payload['link'])) : ask(entrant, address());
      await waitingForLock(app);
      await making.commit();
      expect(await trying).toMatchObject({ status: 409, code: 'ADDRESS_NOT_PROVED' });
      expect(await addressOf(entryId)).toEqual({ email, isProved: false, isTakenBack: true });
    },
  );

  // @trust typed-address
  it('takes no proof from an address that nobody has proved, which can still be changed', async () => {
    const { id } = (await submitEntry(app)).body;
    const entryId = String(id);
    const browser = await openInBrowser((await make(entryId)).body['link']);
    const other = address();
    expect((await browser.post(`/api/my-entry/${entryId}/email`, { email: other })).status).toBe(204);
    const [asked] = await emailsTo(app, other);
    expect((await confirm(tokenIn(asked!.payload['link']))).status).toBe(204);
    expect(await addressOf(entryId)).toEqual({ email: other, isProved: true, isTakenBack: false });
  });

  it('is no concern of another address, which the release before has put in its place', async () => {
    const { entryId } = await deceive();
    await make(entryId);
    await app.dataSource.query('update contest_entries set email = $2 where id = $1', [entryId, address()]);
    expect(await addressOf(entryId)).toMatchObject({ isProved: false, isTakenBack: false });
  });

  // @trust typed-address
  it('is in the history of the entry, which entrant and staff read, and in the copy of her data', async () => {
    const { id } = (await submitEntry(app)).body;
    const entryId = String(id);
    const reader = await openEntry(app, entryId);
    await make(id);
    const { history } = (await reader.get<MyEntryDto>(`/api/my-entry/${entryId}`)).body;
    expect(history.at(-1)).toMatchObject({ action: 'make-link', at: expect.any(String) });
    expect((await copyEntry(app.dataSource.manager, entryId))['history']).toMatchObject([
      { action: 'submit' },
      { action: 'make-link', fromStatus: null, toStatus: null },
    ]);
    const { body } = await owner.get<EntryEventDto[]>(`/api/admin/entries/${entryId}/events`);
    expect(body.find(({ action }) => action === 'make-link')).toMatchObject({ actor: ownerAddress });
    const [latest] = (await owner.get<AnalyticsDto>('/api/admin/analytics')).body.recentActivity;
    expect(latest).toMatchObject({ type: 'make-link', id: entryId });
  });

  it('is none of a deleted entry, nor on a site with a mail server', async () => {
    const { id } = (await submitEntry(app)).body;
    await setMailServer('smtp://mail.asha.in');
    expect(await make(id)).toMatchObject({ status: 409, code: 'EMAILS_BRING_LINKS' });
    await setMailServer(null);
    await owner.delete(`/api/admin/entries/${String(id)}`);
    expect((await make(id)).status).toBe(404);
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
