import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { client } from '../../../../../test/client.js';
import { createEntry, submitEntry } from '../../../../../test/factories/contest.js';
import { createEmail, emailsTo } from '../../../../../test/factories/emails.js';
import { holdTransaction, waitingForLock } from '../../../../../test/locks.js';
import { openEntry } from '../../../../../test/factories/entry-links.js';
import { inTransaction } from '../../../../database/transaction.js';
import { Erasures } from '../../../privacy/erasures.service.js';
import { Bounces } from '../../../mailing/bounces/bounces.service.js';
import { OptOutsService } from '../../../mailing/opt-outs/opt-outs.service.js';

let app: TestApp;

beforeAll(async () => {
  // The links of emails are in emails alone.
  app = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
});
afterAll(() => app.close());

let count = 0;
const someEmail = () => `entrant-${count++}@visitor.example`;

const emailOf = async (id: string) => {
  const [entry] = await app.dataSource.query('select email from contest_entries where id = $1', [id]);
  return entry.email as string;
};

const historyOf = async (id: string) => {
  const rows = await app.dataSource.query('select * from entry_events where entry_id = $1 order by id', [id]);
  return rows as Array<{ action: string }>;
};

const tokenIn = (link: unknown) => new URL(String(link)).hash.slice(1);

const open = (link: unknown) => client(app).post('/api/my-entry/session', { token: tokenIn(link) });

describe('just after the submission', () => {
  async function submit(email = someEmail()) {
    const { body } = await submitEntry(app, { fields: { email } });
    const { id, correctionToken: token } = body as { id: string; correctionToken: string };
    const correct = (to: string, by = token) =>
      client(app).post(`/api/contest/entries/${id}/email`, { token: by, email: to });
    return { id, email, token, correct };
  }

  // @trust entry-address
  it('the browser corrects the address: the receipt goes there, and the former links end', async () => {
    const { id, email, correct } = await submit();
    const [wrong] = await emailsTo(app, email);
    await app.dataSource.query(`update outgoing_emails set status = 'sent' where id = $1`, [wrong!.id]);
    const right = someEmail();
    expect((await correct(` ${right.toUpperCase()} `)).status).toBe(200);
    expect(await emailOf(id)).toBe(right);
    const [receipt, ...others] = await emailsTo(app, right);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ template: 'entry-received', entryId: id, contestId: wrong!.contestId });
    expect(receipt!.payload).toEqual({ ...wrong!.payload, link: receipt!.payload['link'] });
    expect(await open(wrong!.payload['link'])).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
    expect(await open(receipt!.payload['link'])).toMatchObject({ status: 200, body: { id } });
    const history = await historyOf(id);
    expect(history.map(({ action }) => action)).toEqual(['submit', 'correct-email']);
    expect(JSON.stringify(history)).not.toMatch(/@/);
  });

  it('a receipt that was not sent yet does not go to the wrong address', async () => {
    const { email, correct } = await submit();
    await correct(someEmail());
    expect(await emailsTo(app, email)).toEqual([]);
  });

  it('also when the receipt was erased meanwhile', async () => {
    const { id, email, correct } = await submit();
    await app.dataSource.query('delete from outgoing_emails where entry_id = $1', [id]);
    const right = someEmail();
    expect((await correct(right)).status).toBe(200);
    expect(await emailOf(id)).toBe(right);
    expect([await emailsTo(app, email), await emailsTo(app, right)]).toEqual([[], []]);
  });

  // @trust entry-address
  it('only three times', async () => {
    const { correct } = await submit();
    for (let n = 0; n < 3; n++) expect((await correct(someEmail())).status).toBe(200);
    expect(await correct(someEmail())).toMatchObject({ status: 409, code: 'CORRECTION_CLOSED' });
  });

  // @trust entry-address
  it('only until somebody opens a link, also after that browser has left', async () => {
    const { id, email, correct } = await submit();
    const [receipt] = await emailsTo(app, email);
    const { status } = await open(receipt!.payload['link']);
    expect(status).toBe(200);
    await app.dataSource.query('delete from entry_sessions where entry_id = $1', [id]);
    expect(await correct(someEmail())).toMatchObject({ status: 409, code: 'CORRECTION_CLOSED' });
    expect(await emailOf(id)).toBe(email);
  });

  // @trust entry-address
  it('only within half an hour, with the token of the entry', async () => {
    const other = await submit();
    const { id, email, correct } = await submit();
    expect(await correct(someEmail(), other.token)).toMatchObject({ status: 409, code: 'CORRECTION_CLOSED' });
    await app.dataSource.query('update entry_corrections set expires_at = now() where entry_id = $1', [id]);
    expect(await correct(someEmail())).toMatchObject({ status: 409, code: 'CORRECTION_CLOSED' });
    expect(await emailOf(id)).toBe(email);
  });

  it('after a change of the entry that is under way, which locks what belongs to the entry after it', async () => {
    const { id, email, correct } = await submit();
    const [receipt] = await emailsTo(app, email);
    const change = await holdTransaction(app);
    await change.query('select from contest_entries where id = $1 for update', [id]);
    const correction = correct(someEmail());
    const opening = open(receipt!.payload['link']);
    await waitingForLock(app, 2);
    await change.query('select from entry_corrections where entry_id = $1 for update nowait', [id]);
    await change.query('select from entry_links where entry_id = $1 for update nowait', [id]);
    await change.query('delete from entry_corrections where entry_id = $1', [id]);
    await change.query('delete from entry_links where entry_id = $1', [id]);
    await change.commit();
    expect(await correction).toMatchObject({ status: 409, code: 'CORRECTION_CLOSED' });
    expect(await opening).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
  });

  it('not while the entry waits for its deletion', async () => {
    const { id, email, correct } = await submit();
    await app.dataSource.query(
      `update contest_entries set status = 'deleted', deleted_at = site_now(), deleted_from = 'pending' where id = $1`,
      [id],
    );
    expect(await correct(someEmail())).toMatchObject({ status: 409, code: 'CORRECTION_CLOSED' });
    expect(await emailOf(id)).toBe(email);
  });

  it.each(['', 'asha', 'a@b.example, c@d.example'])('rejects the address “%s”', async (address) => {
    const { id, email, correct } = await submit();
    expect((await correct(address)).status).toBe(400);
    expect(await emailOf(id)).toBe(email);
  });

  // @trust entry-address
  it('a correction and the first use of the link exclude each other', async () => {
    for (let n = 0; n < 5; n++) {
      const { email, correct } = await submit();
      const [receipt] = await emailsTo(app, email);
      const results = await Promise.all([correct(someEmail()), open(receipt!.payload['link'])]);
      const done = results.filter(({ status }) => status < 300);
      expect(done).toHaveLength(1);
    }
  });
});

describe('on the page of the entry', () => {
  async function enter() {
    const email = someEmail();
    const { id } = await createEntry(app, { email });
    const browser = await openEntry(app, id);
    const ask = (to: string) => browser.post(`/api/my-entry/${id}/email`, { email: to });
    const find = async () => (await browser.get(`/api/my-entry/${id}`)).body;
    return { id, email, browser, ask, find };
  }

  const confirm = (link: unknown) =>
    client(app).post('/api/my-entry/confirm-email', { token: tokenIn(link) });

  const linkTo = async (email: string) => (await emailsTo(app, email)).at(-1)!.payload['link'];

  // @trust entry-address
  it('a new address takes effect when its mailbox confirms it, and the former one gets a notice', async () => {
    const { id, email, browser, ask, find } = await enter();
    const fresh = someEmail();
    expect((await ask(fresh)).status).toBe(204);
    expect(await find()).toMatchObject({ email, newEmail: fresh });
    const link = await linkTo(fresh);
    expect((await confirm(link)).status).toBe(204);
    expect(await find()).toMatchObject({ email: fresh, newEmail: null });
    expect(await emailsTo(app, email)).toMatchObject([{ template: 'entry-address-changed', entryId: id }]);
    // The former mailbox has no link any more; the browser that asked stays open.
    expect(await app.dataSource.query('select from entry_links where entry_id = $1', [id])).toEqual([]);
    expect(await confirm(link)).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
    const { history } = await find();
    expect(history.at(-1)).toMatchObject({ action: 'change-email' });
    expect(JSON.stringify(await historyOf(id))).not.toMatch(/@/);
    expect(await browser.get(`/api/my-entry/${id}`)).toMatchObject({ status: 200 });
  });

  it('nothing changes before, after a day, or once she takes it back', async () => {
    const { id, email, ask, find } = await enter();
    const fresh = someEmail();
    await ask(fresh);
    const link = await linkTo(fresh);
    await ask(email);
    expect(await find()).toMatchObject({ email, newEmail: null });
    expect(await confirm(link)).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
    await ask(fresh);
    await app.dataSource.query('update address_changes set expires_at = site_now() where entry_id = $1', [
      id,
    ]);
    expect(await confirm(await linkTo(fresh))).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
    expect(await find()).toMatchObject({ email, newEmail: null });
  });

  it('nothing changes while the entry waits for its deletion, and again once that is undone', async () => {
    const { id, email, ask } = await enter();
    const fresh = someEmail();
    await ask(fresh);
    const link = await linkTo(fresh);
    const remove = (isDeleted: boolean) =>
      app.dataSource.query(
        `update contest_entries set status = $2, deleted_at = $3, deleted_from = $4 where id = $1`,
        isDeleted ? [id, 'deleted', new Date(), 'pending'] : [id, 'pending', null, null],
      );
    await remove(true);
    expect(await confirm(link)).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
    expect(await emailOf(id)).toBe(email);
    await remove(false);
    expect((await confirm(link)).status).toBe(204);
    expect(await emailOf(id)).toBe(fresh);
  });

  // @trust entry-address
  it('five links in 24 hours, and three to one mailbox', async () => {
    const { id, ask } = await enter();
    for (let n = 0; n < 5; n++) expect((await ask(someEmail())).status).toBe(204);
    expect(await ask(someEmail())).toMatchObject({ status: 429, code: 'ADDRESS_EMAILS_SENT' });
    await app.dataSource.query(
      `update address_changes set asked_at = asked_at - interval '24 hours' where entry_id = $1`,
      [id],
    );
    expect((await ask(someEmail())).status).toBe(204);
    const entries = await Promise.all(Array.from({ length: 4 }, enter));
    const answers: number[] = [];
    for (const [n, entry] of entries.entries())
      answers.push((await entry.ask(`bombed+${n}@visitor.example`)).status);
    expect(answers).toEqual([204, 204, 204, 429]);
  });

  it('only for who has opened the entry', async () => {
    const { id } = await enter();
    expect(await client(app).post(`/api/my-entry/${id}/email`, { email: someEmail() })).toMatchObject({
      status: 401,
    });
  });

  // @trust entry-erasure
  it('an erasure finds the emails to the former address', async () => {
    const { id, email, ask } = await enter();
    await client(app).post('/api/my-entry/links', { email });
    const fresh = someEmail();
    await ask(fresh);
    await confirm(await linkTo(fresh));
    await inTransaction(app.dataSource, (tx) => app.get(Erasures).eraseEntry(tx, id, 'entrant'));
    expect(await emailsTo(app, email)).toEqual([]);
    expect(await emailsTo(app, fresh)).toEqual([]);
  });

  // @trust dead-addresses
  it('says that emails come back until the address is changed, and an erasure deletes what came back', async () => {
    const bounces = app.get(Bounces);
    const { id, email, find, ask } = await enter();
    expect(await find()).toMatchObject({ doEmailsComeBack: false });
    const toFormer = await createEmail(app, { toAddress: email, entryId: id });
    await bounces.note(toFormer.id, 'mailbox', id, { kind: 'permanent', code: '5.1.1', detail: null });
    expect(await find()).toMatchObject({ doEmailsComeBack: true });
    const fresh = someEmail();
    await ask(fresh);
    await confirm(await linkTo(fresh));
    const other = await createEntry(app, { email: fresh });
    expect(await find()).toMatchObject({ email: fresh, doEmailsComeBack: false });
    const toFresh = await createEmail(app, { toAddress: fresh, entryId: id });
    await bounces.note(toFresh.id, 'mailbox', `${id} again`, { kind: 'complaint', code: null, detail: null });
    await inTransaction(app.dataSource, (tx) => app.get(Erasures).eraseEntry(tx, id, 'entrant'));
    expect([await bounces.isDead(email), await bounces.isDead(fresh)]).toEqual([false, true]);
    await inTransaction(app.dataSource, (tx) => app.get(Erasures).eraseEntry(tx, other.id, 'entrant'));
    expect(await bounces.isDead(fresh)).toBe(false);
  });

  // @trust opt-out-proof
  it('says that emails are off, and turns them on again', async () => {
    const { id, email, browser, find } = await enter();
    expect(await find()).toMatchObject({ areEmailsOff: false });
    await app.get(OptOutsService).optOut(email);
    expect(await find()).toMatchObject({ areEmailsOff: true });
    expect((await client(app).delete(`/api/my-entry/${id}/opt-out`)).status).toBe(401);
    expect((await browser.delete(`/api/my-entry/${id}/opt-out`)).status).toBe(204);
    expect(await find()).toMatchObject({ areEmailsOff: false });
  });
});
