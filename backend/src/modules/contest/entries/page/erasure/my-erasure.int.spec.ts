import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../../../test/app.js';
import { type Client, client } from '../../../../../../test/client.js';
import { createEntry, randomVideoId, submitEntry } from '../../../../../../test/factories/contest.js';
import { createBallot } from '../../../../../../test/factories/votes.js';
import { createEmail, emailsTo } from '../../../../../../test/factories/emails.js';
import { openEntry } from '../../../../../../test/factories/entry-links.js';
import { createUser } from '../../../../../../test/factories/users.js';
import { CONFIG } from '../../../../../config/config.module.js';
import { ErasureJournal } from '../../../../../infra/storage/erasure-journal.js';
import { Storage } from '../../../../../infra/storage/storage.js';
import { MailingService } from '../../../../mailing/mailing.service.js';
import type { OutgoingEmail } from '../../../../mailing/outgoing-email.entity.js';
import { inTransaction } from '../../../../../database/transaction.js';
import { Erasures } from '../../../../privacy/erasures.service.js';
import { ErasureRequest } from '../../../../privacy/erasing/erasure-request.entity.js';
import { replayErasures } from '../../../../privacy/erasing/replay-erasures.js';
import { RequestedErasures } from '../../../../privacy/requests/requested-erasures.js';
import { ContestEntry } from '../../contest-entry.entity.js';

let app: TestApp;
let storage: Storage;
let erasures: RequestedErasures;
let owner: Client;
let visitor: Client;

beforeAll(async () => {
  app = await createTestApp();
  storage = app.get(Storage as never);
  // Without a worker, which would run it too.
  erasures = new RequestedErasures(
    app.get(CONFIG as never),
    app.dataSource,
    app.get(Erasures),
    app.get(MailingService),
  );
  owner = client(app).as(await createUser(app, { owner: true }));
  visitor = client(app).at('/api/my-entry');
});
afterAll(() => app.close());

const confirm = (token: string) => visitor.post('/confirm-erasure', { token });
const readLink = (token: string) => visitor.post('/erasure-link', { token });

/** An entry of an address of its own, and what its entrant does. */
async function entrant() {
  const email = `${randomVideoId().toLowerCase()}@visitor.example`;
  const { id } = (await submitEntry(app, { fields: { email, language: 'ml' }, rulesVersion: 1 })).body as {
    id: string;
  };
  const erasure = (await openEntry(app, id)).at(`/api/my-entry/${id}/erasure`);
  return {
    id,
    email,
    ask: () => erasure.post(),
    find: async () => (await erasure.get()).body,
    takeBack: () => erasure.delete(),
    /** The token of the link in the last email. */
    token: async () => {
      const [last] = (await emailsTo(app, email))
        .filter(({ template }) => template === 'erasure-asked')
        .slice(-1);
      return new URL(String(last!.payload['link'])).hash.slice(1);
    },
    row: () => app.dataSource.manager.findOneByOrFail(ContestEntry, { id }),
    request: () => app.dataSource.manager.findOneByOrFail(ErasureRequest, { entryId: id }),
    templates: async () => (await emailsTo(app, email)).map(({ template }) => template),
  };
}

type Entrant = Awaited<ReturnType<typeof entrant>>;

async function confirmed(): Promise<Entrant> {
  const her = await entrant();
  await her.ask();
  expect((await confirm(await her.token())).status).toBe(200);
  return her;
}

/** As if she had confirmed it longer ago. */
async function wait({ id }: Entrant, hours: number): Promise<void> {
  await app.dataSource.query(
    `update erasure_requests set confirmed_at = confirmed_at - make_interval(hours => $2) where entry_id = $1`,
    [id, hours],
  );
}

async function settle(email: OutgoingEmail): Promise<void> {
  await app.dataSource.query(`update outgoing_emails set status = 'sent', delivery = 'smtp' where id = $1`, [
    email.id,
  ]);
}

const at = expect.any(String);
const NONE = { state: 'none', linkExpiresAt: null, dueAt: null, isHeld: false, timeZone: 'Asia/Kolkata' };

describe('an entrant who wants her data erased', () => {
  // @trust entry-erasure
  test('confirms it by the link in an email, and is erased in the night after 24 hours, with all that names her', async () => {
    const her = await entrant();
    const { photoKey: photo, contestId } = await her.row();
    await createEmail(app, { template: 'rules-changed', toAddress: her.email, contestId });
    expect(await her.find()).toEqual(NONE);
    expect(await her.ask()).toEqual({ status: 200, body: { ...NONE, state: 'asked', linkExpiresAt: at } });
    const [asked] = (await emailsTo(app, her.email)).filter(({ template }) => template === 'erasure-asked');
    expect(asked).toMatchObject({ language: 'ml', entryId: her.id });
    expect(asked!.payload).toEqual({
      name: 'Anjali Nair',
      contestTitle: 'കവർ സോങ് മത്സരം 2025',
      link: expect.stringMatching(/^http:\/\/localhost:3000\/ml\/erase-entry#[\w-]{43}$/),
    });

    await erasures.eraseDue();
    expect(await her.find()).toMatchObject({ state: 'asked' });
    const token = await her.token();
    const promised = { ...NONE, state: 'confirmed', dueAt: at };
    expect(await confirm(token)).toEqual({ status: 200, body: promised });
    expect(await confirm(token)).toEqual({ status: 200, body: promised });
    const { confirmedAt } = await her.request();
    expect((await her.find())['dueAt']).toBe(
      new Date(confirmedAt!.getTime() + 7 * 24 * 60 * 60 * 1_000).toISOString(),
    );
    await wait(her, 23);
    await erasures.eraseDue();
    expect(await her.find()).toMatchObject({ state: 'confirmed' });
    expect(await storage.stat(photo!)).not.toBeNull();

    await wait(her, 1);
    await erasures.eraseDue();
    expect(await app.dataSource.manager.findOneBy(ContestEntry, { id: her.id })).toBeNull();
    expect(await storage.stat(photo!)).toBeNull();
    expect(await her.request()).toMatchObject({
      state: 'erased',
      erasedAt: expect.any(Date),
      tokenHash: null,
    });
    const [last, ...others] = await emailsTo(app, her.email);
    expect([last, others]).toMatchObject([
      { template: 'erasure-done', language: 'ml', entryId: null, contestId: null },
      [],
    ]);
    expect((await app.get(ErasureJournal).read()).filter(({ id }) => id === her.id)).toHaveLength(1);
    expect((await visitor.get(`/${her.id}/erasure`)).status).toBe(401);

    // The address of the last email goes once it is sent.
    await erasures.eraseDue();
    expect(await her.templates()).toEqual(['erasure-done']);
    await settle(last!);
    await erasures.eraseDue();
    expect(await her.templates()).toEqual([]);
    expect(await her.request()).toMatchObject({ state: 'done', emailId: null });
  });

  // @trust entry-erasure
  test('takes it back until it is done, also after the confirmation, and can ask again', async () => {
    const her = await confirmed();
    const old = await her.token();
    await wait(her, 30);
    expect(await her.takeBack()).toEqual({ status: 200, body: NONE });
    expect(await her.takeBack()).toEqual({ status: 200, body: NONE });
    const last = (await emailsTo(app, her.email)).at(-1);
    expect(last).toMatchObject({ template: 'erasure-taken-back', language: 'ml', entryId: her.id });
    expect(last!.payload).toEqual({
      name: (await her.row()).name,
      contestTitle: 'കവർ സോങ് മത്സരം 2025',
      link: 'http://localhost:3000/ml/my-entry',
    });
    expect(await her.templates()).toEqual(['entry-received', 'erasure-asked', 'erasure-taken-back']);
    expect(await confirm(old)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
    await erasures.eraseDue();
    expect((await her.row()).email).toBe(her.email);

    expect((await her.ask()).body).toMatchObject({ state: 'asked' });
    await confirm(await her.token());
    expect(await her.find()).toMatchObject({ state: 'confirmed' });
    // Too late to ask: nothing changes, and no email is sent.
    const before = await her.templates();
    expect((await her.ask()).body).toMatchObject({ state: 'confirmed' });
    expect(await her.templates()).toEqual(before);
  });

  test('gets no email that nothing is erased, unless the request was confirmed', async () => {
    const her = await entrant();
    await her.takeBack();
    await her.ask();
    expect(await her.takeBack()).toEqual({ status: 200, body: NONE });
    expect(await her.templates()).toEqual(['entry-received', 'erasure-asked']);
  });

  test('gets at most three emails a day about each of her entries, and nine in all', async () => {
    const { id, email } = await entrant();
    const contest = (await app.dataSource.manager.findOneByOrFail(ContestEntry, { id })).contestId;
    const others = await Promise.all([1, 2, 3].map(() => createEntry(app, { email, contestId: contest })));
    const askFor = async (entryId: string) =>
      (await (await openEntry(app, entryId)).post(`/api/my-entry/${entryId}/erasure`)).status;
    const statuses: number[] = [];
    for (const each of [{ id }, ...others]) {
      for (let n = 0; n < 3; n += 1) statuses.push(await askFor(each.id));
    }
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429, 429, 429]);
  });

  // @trust entry-erasure
  test.each([0, 1, 2])('gets at most three emails a day, of which link %i works', async (chosen) => {
    const her = await entrant();
    const tokens: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      expect((await her.ask()).status).toBe(200);
      tokens.push(await her.token());
    }
    expect(await her.ask()).toMatchObject({ status: 429, body: { code: 'ERASURE_EMAILS_SENT' } });
    expect((await confirm(tokens[chosen]!)).status).toBe(200);
    await her.takeBack();
    for (const token of tokens) expect((await confirm(token)).status).toBe(400);
  });

  // @trust entry-erasure
  test.each([
    ['was taken back', (her: Entrant) => her.takeBack()],
    [
      'has expired',
      (her: Entrant) =>
        app.dataSource.query('update erasure_requests set expires_at = site_now() where entry_id = $1', [
          her.id,
        ]),
    ],
  ])('confirms no request by the link of one that %s', async (_, end) => {
    const her = await entrant();
    await her.ask();
    const old = await her.token();
    await end(her);
    await her.ask();
    expect((await confirm(old)).status).toBe(400);
    expect(await her.find()).toMatchObject({ state: 'asked' });
    expect((await confirm(await her.token())).status).toBe(200);
  });

  test('has three days from the last email', async () => {
    const her = await entrant();
    await her.ask();
    const first = await her.token();
    await app.dataSource.query(
      `update erasure_requests set expires_at = site_now() + interval '1 hour' where entry_id = $1`,
      [her.id],
    );
    await her.ask();
    const { askedAt, expiresAt } = await her.request();
    expect(expiresAt.getTime() - askedAt.getTime()).toBe(72 * 60 * 60 * 1_000);
    expect((await confirm(first)).status).toBe(200);
  });

  // @trust entry-erasure
  test('confirms nothing by a link in the mailbox of a former address, and asks again for one in hers', async () => {
    const her = await entrant();
    await her.ask();
    const former = await her.token();
    const email = `${randomVideoId().toLowerCase()}@visitor.example`;
    const page = await openEntry(app, her.id);
    expect((await page.post(`/api/my-entry/${her.id}/email`, { email })).status).toBe(204);
    const linkIn = async () =>
      new URL(String((await emailsTo(app, email)).at(-1)!.payload['link'])).hash.slice(1);
    expect((await visitor.post('/confirm-email', { token: await linkIn() })).status).toBe(204);
    for (const use of [readLink, confirm])
      expect(await use(former)).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
    expect(await her.find()).toMatchObject({ state: 'none' });
    expect((await her.ask()).body).toMatchObject({ state: 'asked' });
    expect(await confirm(former)).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
    expect((await confirm(await linkIn())).body).toMatchObject({ state: 'confirmed' });
  });

  test('cannot confirm by a link whose hash alone is known', async () => {
    const her = await entrant();
    await her.ask();
    const { id, tokenHash } = await her.request();
    for (const known of [tokenHash!.toString('base64url'), id])
      expect((await confirm(known)).status).toBe(400);
  });

  // @trust entry-erasure
  test('reads which entry the link erases, as long as it works, which changes nothing', async () => {
    const her = await entrant();
    await her.ask();
    const token = await her.token();
    const asked = await her.find();
    const linked = {
      status: 200,
      body: {
        name: 'Anjali Nair',
        contestTitle: 'Cover Song Contest 2025',
        contestTitleMalayalam: 'കവർ സോങ് മത്സരം 2025',
      },
    };
    expect(await readLink(token)).toEqual(linked);
    expect(await her.find()).toEqual(asked);
    await confirm(token);
    expect(await readLink(token)).toEqual(linked);
    await her.takeBack();
    const invalid = { status: 400, body: { code: 'INVALID_TOKEN' } };
    for (const made of [token, '', 'x'.repeat(43)]) expect(await readLink(made)).toMatchObject(invalid);
  });

  test('has three days to confirm it', async () => {
    const her = await entrant();
    await her.ask();
    const expire = (interval: string) =>
      app.dataSource.query(
        `update erasure_requests set expires_at = asked_at + interval '72 hours' - $2::interval where entry_id = $1`,
        [her.id, interval],
      );
    const { askedAt, expiresAt } = await her.request();
    expect(expiresAt.getTime() - askedAt.getTime()).toBe(72 * 60 * 60 * 1_000);
    await expire('72 hours');
    expect((await readLink(await her.token())).status).toBe(400);
    expect((await confirm(await her.token())).status).toBe(400);
    expect(await her.find()).toEqual(NONE);
    await expire('71 hours');
    expect((await confirm(await her.token())).status).toBe(200);
  });

  test('confirms nothing once the entry is deleted', async () => {
    const her = await entrant();
    await her.ask();
    const token = await her.token();
    await app.dataSource.query('delete from contest_entries where id = $1', [her.id]);
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
    expect(await her.request()).toMatchObject({ state: 'asked', confirmedAt: null });
  });

  // @trust entry-erasure
  test('is asked by nobody else, and by no GET', async () => {
    const [her, other] = [await entrant(), await entrant()];
    const others = await openEntry(app, other.id);
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await others.send(method, `/api/my-entry/${her.id}/erasure`)).status).toBe(404);
      expect((await visitor.send(method, `/${her.id}/erasure`)).status).toBe(401);
    }
    await her.ask();
    const token = await her.token();
    for (const url of [
      `/erase-entry`,
      `/erase-entry?token=${token}`,
      `/api/my-entry/confirm-erasure?token=${token}`,
    ])
      await client(app).get(url);
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const url of ['/api/my-entry/confirm-erasure', '/api/my-entry/erasure-link']) {
      const forged = await client(app).with(elsewhere).post(url, { token });
      expect(forged.status).toBe(403);
    }
    expect(await her.find()).toMatchObject({ state: 'asked' });
    for (const made of ['', 'x'.repeat(43), randomUUID()]) expect((await confirm(made)).status).toBe(400);
  });
});

describe('a confirmed request', () => {
  // @trust entry-erasure
  test('waits for the end of a legal hold, about which she gets one email', async () => {
    const her = await confirmed();
    const { contestId } = await her.row();
    const [hold] = await app.dataSource.query<[{ id: string }]>(
      `insert into legal_holds (contest_id, reason) values ($1, 'A dispute') returning id`,
      [contestId],
    );
    await wait(her, 24);
    await erasures.eraseDue();
    await erasures.eraseDue();
    expect(await her.find()).toMatchObject({ state: 'held', isHeld: true, dueAt: null });
    expect(await her.templates()).toEqual(['entry-received', 'erasure-asked', 'erasure-held']);

    const [[{ liftedAt }]] = await app.dataSource.query<[[{ liftedAt: Date }], number]>(
      'update legal_holds set lifted_at = site_now() where id = $1 returning lifted_at as "liftedAt"',
      [hold.id],
    );
    const weekAfter = new Date(liftedAt.getTime() + 7 * 24 * 60 * 60 * 1_000).toISOString();
    expect(await her.find()).toMatchObject({ state: 'held', isHeld: false, dueAt: weekAfter });
    await erasures.eraseDue();
    expect(await her.templates()).toEqual(['erasure-done']);
  });

  // @trust entry-erasure
  test.each([
    ['the request', 'update on erasure_requests'],
    ['the history', 'insert on entry_events'],
  ])('is done as a whole or not at all, and in the next night if %s fails', async (_, step) => {
    const [her, other] = [await confirmed(), await confirmed()];
    const { photoKey: photo } = await her.row();
    await wait(her, 24);
    await wait(other, 24);
    await app.asSuperuser(
      `create function fail() returns trigger language plpgsql as $$
         begin if new.entry_id = '${her.id}' then raise 'killed'; end if; return new; end $$;
       create trigger fails before ${step} for each row execute function fail()`,
    );
    await erasures.eraseDue();
    await app.asSuperuser('drop function fail() cascade');
    // A restore would erase what the journal names.
    expect((await app.get(ErasureJournal).read()).filter(({ id }) => id === her.id)).toEqual([]);
    expect((await her.row()).email).toBe(her.email);
    expect(await storage.stat(photo!)).not.toBeNull();
    expect(await her.templates()).toEqual(['entry-received', 'erasure-asked']);
    expect(await her.find()).toMatchObject({ state: 'confirmed' });
    expect(await other.templates()).toEqual(['erasure-done']);

    await erasures.eraseDue();
    expect(await storage.stat(photo!)).toBeNull();
    expect(await her.templates()).toEqual(['erasure-done']);
  });

  test('waits anew after a restore, because she may have taken it back since the backup', async () => {
    const her = await confirmed();
    await wait(her, 30);
    await replayErasures(app.dataSource, storage, []);
    await erasures.eraseDue();
    expect(await her.find()).toMatchObject({ state: 'confirmed' });
    await wait(her, 24);
    await erasures.eraseDue();
    expect(await her.templates()).toEqual(['erasure-done']);
  });

  test.each([
    ['hers where she asked for it', async () => confirmed(), true],
    ['not hers otherwise', async () => entrant(), false],
  ])('of a journal line of an earlier release, after a restore, is %s', async (_, create, isHers) => {
    const her = await create();
    await createBallot(app, await her.row());
    await replayErasures(app.dataSource, storage, [
      { at: new Date().toISOString(), what: 'entry', id: her.id },
    ]);
    const { status, withdrawnAt } = await her.row();
    expect([status, withdrawnAt !== null]).toEqual(['deleted', isHers]);
  });

  test('is done once by two workers', async () => {
    const her = await confirmed();
    await wait(her, 24);
    await Promise.all([erasures.eraseDue(), erasures.eraseDue()]);
    expect(await her.templates()).toEqual(['erasure-done']);
  });

  test('is done with an entry that was erased meanwhile, without an email', async () => {
    const her = await confirmed();
    await inTransaction(app.dataSource, (tx) => app.get(Erasures).eraseEntry(tx, her.id, 'entrant'));
    await wait(her, 24);
    await erasures.eraseDue();
    await erasures.eraseDue();
    expect([await her.request(), await her.templates()]).toMatchObject([{ state: 'done' }, []]);
  });

  test('is listed for the owner before those that wait for nobody', async () => {
    await app.dataSource.query('delete from erasure_requests');
    const [done, asked, due] = [await confirmed(), await entrant(), await confirmed()];
    await asked.ask();
    await wait(done, 24);
    await erasures.eraseDue();
    const response = await owner.get('/api/admin/erase-requests');
    const { contestId } = await due.row();
    const listed = { id: at, contestId, contest: 'Cover Song Contest 2025', askedAt: at, linkExpiresAt: at };
    expect(response.body).toEqual([
      {
        ...listed,
        entryId: due.id,
        name: 'Anjali Nair',
        state: 'confirmed',
        confirmedAt: at,
        dueAt: at,
        erasedAt: null,
        isHeld: false,
      },
      {
        ...listed,
        entryId: asked.id,
        name: 'Anjali Nair',
        state: 'asked',
        confirmedAt: null,
        dueAt: null,
        erasedAt: null,
        isHeld: false,
      },
      {
        ...listed,
        entryId: done.id,
        name: null,
        state: 'erased',
        confirmedAt: at,
        dueAt: at,
        erasedAt: at,
        isHeld: false,
      },
    ]);
  });
});
