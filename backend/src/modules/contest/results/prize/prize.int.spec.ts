import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Client, client } from '../../../../../test/client.js';
import { createEntry, createExampleContest } from '../../../../../test/factories/contest.js';
import { createBounce, emailsTo } from '../../../../../test/factories/emails.js';
import { openEntry } from '../../../../../test/factories/entry-links.js';
import { announceResult, endContest } from '../../../../../test/factories/prize.js';
import { resultsWorkerOf } from '../../../../../test/factories/results-worker.js';
import { holdTransaction, waitingForLock } from '../../../../../test/locks.js';
import { createUser } from '../../../../../test/factories/users.js';
import type { Contest } from '../../contests/contest.entity.js';
import type { ContestEntry } from '../../entries/contest-entry.entity.js';
import { ResultsService } from '../results.service.js';
import { WithdrawalsService } from '../../entries/page/revisions/withdrawals.service.js';
import { inTransaction } from '../../../../database/transaction.js';
import { SiteSettings } from '../../../../infra/settings/site-settings.js';
import type { OutgoingEmail } from '../../../mailing/outgoing-email.entity.js';
import { Erasures } from '../../../privacy/erasures.service.js';
import { Offers } from './offers.service.js';
import type { AdminPrizeDto, MyOfferDto } from './prize.dto.js';
import type { ResultsSweep } from '../results.sweep.js';

const OWNER = 'owner@paattu.example';
const HOUR_S = 3_600;

let app: TestApp;
let contest: Contest;
let asha: ContestEntry;
let binu: ContestEntry;
let chitra: ContestEntry;
let owner: Client;
let ownerId: string;
let resultsSweep: ResultsSweep;

beforeAll(async () => {
  app = await createTestApp();
  const user = await createUser(app, { owner: true });
  ownerId = user.id;
  owner = client(app).as(user).at('/api/admin');
  resultsSweep = resultsWorkerOf(app).sweep;
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.asSuperuser(
    'truncate prize_offers, contest_results, result_lines, result_files, outgoing_emails, contest_entries cascade',
  );
  contest = await endContest(app);
  [asha, binu, chitra] = [await enter('Asha'), await enter('Binu'), await enter('Chitra')];
});

function enter(name: string): Promise<ContestEntry> {
  const email = `${name.toLowerCase()}@visitor.example`;
  return createEntry(app, { name, email, status: 'approved', language: name === 'Asha' ? 'ml' : 'en' });
}

/** Each version begins as a proposal. */
const CERTIFY = `update contest_results set state = 'certified', certified_at = site_now() where contest_id = $1 and version = 2`;

const sweep = () => resultsSweep.run();

async function announce(): Promise<void> {
  await announceResult(app, contest.id, [asha.id, binu.id, chitra.id]);
  await sweep();
}

/** As if the email of the last offer had been sent some seconds ago. */
async function send(secondsAgo: number, delivery = 'smtp'): Promise<void> {
  await app.dataSource.query(
    `update outgoing_emails set status = 'sent', delivery = $2, sent_at = now() - make_interval(secs => $1)
     where id = (select email_id from prize_offers order by offered_at desc limit 1)`,
    [secondsAgo, delivery],
  );
}

const states = async () => {
  const offers = await app.dataSource.query<Array<{ place: number; state: string }>>(
    'select place, state from prize_offers order by offered_at',
  );
  return offers.map(({ place, state }) => `${place} ${state}`);
};

const templatesTo = async (email: string) => (await emailsTo(app, email)).map(({ template }) => template);

const newsToOwner = async () => {
  const emails = await emailsTo(app, OWNER);
  return emails.filter(({ template }) => template === 'owner-prize').map(({ payload }) => payload['news']);
};

const acts = () =>
  app.dataSource.query<unknown[]>(
    `select action, actor_id as "actorId", data from audit_log where subject_id in (select id::text from prize_offers) order by id`,
  );

async function entrantOf({ id }: ContestEntry) {
  const offer = (await openEntry(app, id)).at(`/api/my-entry/${id}/offer`);
  return {
    read: async () => (await offer.get<MyOfferDto>()).body,
    status: async () => (await offer.get()).status,
    accept: () => offer.post('/acceptance'),
    decline: () => offer.post('/refusal'),
  };
}

const readPrize = async () => (await owner.get<AdminPrizeDto>(`/contests/${contest.id}/prize`)).body;

const offerTo = ({ id }: ContestEntry) => owner.post(`/contests/${contest.id}/prize-offers`, { entryId: id });

const codesOf = (answers: Array<{ status: number; code?: string | undefined }>) =>
  answers.map(({ status, code }) => code ?? String(status)).sort();

// @trust typed-address
test('an entry whose address was only typed answers the offer once somebody has opened an email there', async () => {
  await announce();
  await send(10);
  const { accept, decline } = await entrantOf(asha);
  const forget = () =>
    app.dataSource.query('update contest_entries set address_proved_at = null where id = $1', [asha.id]);
  await forget();
  for (const answer of [accept, decline])
    expect(await answer()).toMatchObject({ status: 409, code: 'ADDRESS_NOT_PROVED' });
  expect(await states()).toEqual(['1 open']);
  const { accept: acceptAsReader } = await entrantOf(asha);
  expect((await acceptAsReader()).status).toBe(200);
  // What is answered stays so.
  await forget();
  expect((await acceptAsReader()).status).toBe(200);
  expect(await states()).toEqual(['1 accepted']);
});

describe('the first offer', () => {
  test('is made once to the first place, with an email in her language and an act without a name', async () => {
    await announceResult(app, contest.id, [asha.id, binu.id, chitra.id]);
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    expect(await states()).toEqual(['1 open']);
    const [email, ...others] = await emailsTo(app, asha.email);
    expect(others).toEqual([]);
    expect(email).toMatchObject({ template: 'prize-offer', language: 'ml', contestId: contest.id });
    expect(email!.payload).toEqual({
      name: 'Asha',
      contestTitle: contest.titleMalayalam ?? contest.title,
      place: 1,
      prizeAmount: contest.prizeAmount,
      link: expect.stringContaining('/ml/my-entry#'),
    });
    expect(await acts()).toEqual([{ action: 'prize.offer', actorId: null, data: { entryId: asha.id } }]);
  });

  test.each(['proposed', 'certified', 'dropped'])('is not made for a result that is %s', async (state) => {
    await app.dataSource.query(`insert into contest_results (contest_id, version) values ($1, 1)`, [
      contest.id,
    ]);
    await app.dataSource.query(
      `insert into result_lines (result_id, number, entry_id, place, rendition, engagement, votes, total, rendition_double_place,
         engagement_double_place, votes_double_place, votes_counted)
       select id, 1, $1, 1, 0, 0, 0, 0, 2, 2, 2, 0 from contest_results`,
      [asha.id],
    );
    await app.dataSource.query(
      `update contest_results set state = $1, certified_at = case $1 when 'certified' then site_now() end,
         dropped_at = case $1 when 'dropped' then site_now() end`,
      [state],
    );
    await sweep();
    expect(await states()).toEqual([]);
    expect((await readPrize()).next).toBeNull();
  });

  test('is to the first place of the last version', async () => {
    await announceResult(app, contest.id, [binu.id, asha.id]);
    await announceResult(app, contest.id, [asha.id, binu.id], 2);
    await sweep();
    expect(await templatesTo(asha.email)).toEqual(['prize-offer']);
    expect(await templatesTo(binu.email)).toEqual([]);
  });

  test('waits for a correction that is certified and not public yet', async () => {
    await announceResult(app, contest.id, [asha.id, binu.id, chitra.id]);
    await app.dataSource.query(
      `insert into contest_results (contest_id, version, reason) values ($1, 2, 'A mistake')`,
      [contest.id],
    );
    await app.dataSource.query(CERTIFY, [contest.id]);
    await sweep();
    expect(await states()).toEqual([]);
    expect((await readPrize()).next).toBeNull();
    expect((await offerTo(asha)).code).toBe('NOT_NEXT');
  });

  test('waits for a certification that is under way', async () => {
    await announceResult(app, contest.id, [asha.id, binu.id, chitra.id]);
    const certification = await holdTransaction(app);
    await certification.query('select from contests where id = $1 for update', [contest.id]);
    await certification.query(
      `insert into contest_results (contest_id, version, reason) values ($1, 2, 'A mistake')`,
      [contest.id],
    );
    await certification.query(CERTIFY, [contest.id]);
    const running = sweep();
    await waitingForLock(app);
    await certification.commit();
    await running;
    expect(await states()).toEqual([]);
  });

  test('is left to the owner if the winner has left the contest', async () => {
    await app.get(WithdrawalsService).withdraw(asha.id, asha.email);
    await announce();
    expect(await states()).toEqual([]);
    expect((await readPrize()).next).toEqual({
      entryId: binu.id,
      name: 'Binu',
      place: 2,
      doEmailsComeBack: false,
    });
    expect((await offerTo(binu)).status).toBe(201);
    expect(await states()).toEqual(['2 open']);
  });
});

describe('the 48 hours', () => {
  // @trust prize-hours
  test.each([
    ['is queued', null],
    ['was only kept', 'kept'],
  ])('do not begin while the email %s, and she can answer', async (_, delivery) => {
    await announce();
    if (delivery) await send(60 * HOUR_S, delivery);
    await sweep();
    const winner = await entrantOf(asha);
    expect(await winner.read()).toMatchObject({ state: 'open', dueAt: null });
    const [offer] = (await readPrize()).offers;
    expect(offer).toMatchObject({ sentAt: null, dueAt: null, emailState: delivery ?? 'waiting' });
    expect((await winner.accept()).body).toMatchObject({ state: 'accepted', dueAt: null });
  });

  const setMailServer = async (smtpUrl: string | null) => {
    const settings = app.get(SiteSettings);
    await settings.store(app.dataSource.manager, { smtpUrl, mailFrom: smtpUrl && 'songs@asha.in' });
    await settings.announce();
  };

  // @trust prize-hours
  test('begin with another email once the site has a mail server, if the first one was only kept', async () => {
    await announce();
    await send(60 * HOUR_S, 'kept');
    await setMailServer('smtp://mail.asha.in');
    try {
      await Promise.all([sweep(), sweep()]);
      await sweep();
      expect(await templatesTo(asha.email)).toEqual(['prize-offer', 'prize-offer']);
      const [{ payload: kept }, { payload: fresh }] = (await emailsTo(app, asha.email)) as [
        OutgoingEmail,
        OutgoingEmail,
      ];
      expect(fresh).toEqual({ ...kept, link: expect.any(String) });
      expect((await readPrize()).offers).toMatchObject([{ emailState: 'waiting', dueAt: null }]);
      await send(0);
      expect((await readPrize()).offers).toMatchObject([{ emailState: 'sent', dueAt: expect.any(String) }]);
    } finally {
      await setMailServer(null);
    }
  });

  // @trust prize-hours
  test.each(['kept', 'failed'])(
    'begin with another email, sent once, if that which was %s is deleted',
    async (what) => {
      await announce();
      await app.dataSource.query(
        what === 'kept'
          ? `update outgoing_emails set status = 'sent', delivery = 'kept', sent_at = now() where template = 'prize-offer'`
          : `update outgoing_emails set status = 'failed' where template = 'prize-offer'`,
      );
      await app.dataSource.query('delete from outgoing_emails');
      await sweep();
      expect(await templatesTo(asha.email)).toEqual([]);
      await setMailServer('smtp://mail.asha.in');
      try {
        // Two workers at the same moment: both wait for the offer, and have found that it needs an email.
        const held = await holdTransaction(app);
        await held.query('select from prize_offers for update');
        const offers = app.get(Offers);
        const both = Promise.all([offers.sendAgain(), offers.sendAgain()]);
        await waitingForLock(app, 2);
        await held.commit();
        await both;
        await sweep();
        expect(await templatesTo(asha.email)).toEqual(['prize-offer']);
        await send(0);
        await sweep();
        expect(await templatesTo(asha.email)).toEqual(['prize-offer']);
        expect((await readPrize()).offers).toMatchObject([
          { state: 'open', emailState: 'sent', dueAt: expect.any(String) },
        ]);
      } finally {
        await setMailServer(null);
      }
    },
  );

  test('never begin in the example, whose entrants are invented', async () => {
    const { id, email } = await createEntry(app, {
      contestId: await createExampleContest(app),
      isDemo: true,
      status: 'approved',
    });
    await app.dataSource.query(
      'insert into prize_offers (contest_id, entry_id, place, email_id) select contest_id, id, 1, gen_random_uuid() from contest_entries where id = $1',
      [id],
    );
    const offer = () =>
      app.dataSource.query('select email_id, (select count(*) from entry_links) as links from prize_offers');
    const before = await offer();
    await setMailServer('smtp://mail.asha.in');
    try {
      await app.get(Offers).sendAgain();
      expect(await offer()).toEqual(before);
      expect(await emailsTo(app, email)).toEqual([]);
    } finally {
      await setMailServer(null);
    }
  });

  // @trust dead-addresses
  test('do not begin while emails to her come back, and the owner can send it again', async () => {
    await announce();
    const [{ id, address }] = await app.dataSource.query<[{ id: string; address: string }]>(
      `with suppressed as (
         update outgoing_emails set status = 'suppressed', suppressed_for = 'dead-address'
         where template = 'prize-offer' returning id, to_address as address)
       select * from suppressed`,
    );
    await createBounce(app, address);
    await sweep();
    const [offer] = (await readPrize()).offers;
    expect(offer).toMatchObject({ state: 'open', sentAt: null, dueAt: null, emailState: 'unreachable' });
    const again = () => owner.post(`/emails/${id}/retry`);
    expect(await again()).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    await app.dataSource.query('update email_bounces set ends_emails = false');
    expect((await again()).body).toMatchObject({ status: 'queued', suppressedFor: null });
    await send(0);
    const [sent] = (await readPrize()).offers;
    expect(sent).toMatchObject({ emailState: 'sent', dueAt: expect.any(String) });
    await app.dataSource.query('update email_bounces set ends_emails = true');
    expect((await readPrize()).offers).toMatchObject([{ emailState: 'came-back', dueAt: sent!.dueAt }]);
  });

  // @trust prize-hours
  test('begin when the email was sent, by the clock of the database', async () => {
    await announce();
    await send(0);
    const [{ sentAt }] = await app.dataSource.query<[{ sentAt: Date }]>(
      `select sent_at as "sentAt" from outgoing_emails where template = 'prize-offer'`,
    );
    const dueAt = new Date(sentAt.getTime() + 48 * HOUR_S * 1_000).toISOString();
    const winner = await entrantOf(asha);
    expect((await winner.read()).dueAt).toBe(dueAt);
    await sweep();
    // The email is deleted after its term.
    await app.dataSource.query('delete from outgoing_emails');
    expect((await winner.read()).dueAt).toBe(dueAt);
    expect((await readPrize()).offers).toMatchObject([
      { sentAt: sentAt.toISOString(), dueAt, emailState: 'sent' },
    ]);
  });

  // @trust prize-hours
  test('a second before their end she can accept', async () => {
    await announce();
    await send(48 * HOUR_S - 1);
    const winner = await entrantOf(asha);
    expect((await winner.accept()).body).toMatchObject({ state: 'accepted' });
    await winner.accept();
    await sweep();
    expect(await states()).toEqual(['1 accepted']);
    // Both learn it once: she has it in writing, and the owner reads who it is and how much.
    expect(await templatesTo(asha.email)).toEqual(['prize-offer', 'prize-accepted']);
    const told = (await emailsTo(app, OWNER)).filter(({ template }) => template === 'owner-prize');
    expect(told).toMatchObject([
      { entryId: asha.id, payload: { news: 'accepted', offer: { name: asha.name, email: asha.email } } },
    ]);
    expect(told[0]!.payload['offer']).toMatchObject({
      prizeAmount: expect.any(Number),
      endedAt: expect.stringMatching(/Z$/),
      timeZone: expect.any(String),
    });
  });

  // @trust prize-hours
  test('a second after their end she cannot, also before the sweep', async () => {
    await announce();
    await send(48 * HOUR_S + 1);
    const winner = await entrantOf(asha);
    expect(codesOf([await winner.accept(), await winner.decline()])).toEqual(['OFFER_OVER', 'OFFER_OVER']);
    expect((await winner.read()).state).toBe('lapsed');
    expect(await states()).toEqual(['1 open']);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await states()).toEqual(['1 lapsed']);
    expect(await newsToOwner()).toEqual(['lapsed']);
    expect(await acts()).toMatchObject([{}, { action: 'prize.lapse', data: { entryId: asha.id } }]);
    expect((await winner.accept()).code).toBe('OFFER_OVER');
  });

  test('half of them before their end, one reminder is sent', async () => {
    await announce();
    await send(24 * HOUR_S - 60);
    await sweep();
    expect(await templatesTo(asha.email)).toEqual(['prize-offer']);
    await app.dataSource.query(`update prize_offers set due_at = due_at - interval '1 minute'`);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await templatesTo(asha.email)).toEqual(['prize-offer', 'prize-reminder']);
    const [offer] = (await readPrize()).offers;
    expect((await emailsTo(app, asha.email))[1]!.payload).toMatchObject({ dueAt: offer!.dueAt });
  });

  test('of which none are left, no reminder is sent', async () => {
    await announce();
    await send(48 * HOUR_S + 1);
    await sweep();
    expect(await templatesTo(asha.email)).toEqual(['prize-offer']);
  });
});

describe('the answer', () => {
  beforeEach(announce);

  test.each(['accept', 'decline'] as const)('to %s is one act, and one notice to the owner', async (act) => {
    const winner = await entrantOf(asha);
    const state = act === 'accept' ? 'accepted' : 'declined';
    const answers = await Promise.all([winner[act](), winner[act](), winner[act]()]);
    expect(answers.map(({ body }) => body.state)).toEqual([state, state, state]);
    const other = await (act === 'accept' ? winner.decline() : winner.accept());
    expect([other.status, other.code]).toEqual([409, 'OFFER_OVER']);
    expect(await newsToOwner()).toEqual([state]);
    expect(await acts()).toEqual([
      { action: 'prize.offer', actorId: null, data: { entryId: asha.id } },
      { action: `prize.${act}`, actorId: null, data: { entryId: asha.id } },
    ]);
    expect((await readPrize()).offers).toMatchObject([{ state, answeredAt: expect.any(String) }]);
  });

  test('is given on the page of the entry, which says that there is an offer', async () => {
    const hasOffer = async ({ id }: ContestEntry) =>
      (await (await openEntry(app, id)).get(`/api/my-entry/${id}`)).body.hasOffer;
    expect([await hasOffer(asha), await hasOffer(binu)]).toEqual([true, false]);
  });

  test('of two different ones at once, one counts', async () => {
    const winner = await entrantOf(asha);
    const codes = codesOf(await Promise.all([winner.accept(), winner.decline()]));
    expect(codes).toEqual(['200', 'OFFER_OVER']);
    expect(await newsToOwner()).toHaveLength(1);
  });

  test('at the same time as the lapse: one of them', async () => {
    await send(48 * HOUR_S - 0.05);
    const winner = await entrantOf(asha);
    const [answer] = await Promise.all([winner.accept(), sweep(), sweep()]);
    await sweep();
    expect(await states()).toEqual([answer.status === 200 ? '1 accepted' : '1 lapsed']);
    expect(await newsToOwner()).toEqual([answer.status === 200 ? 'accepted' : 'lapsed']);
  });

  test('is of the entrant alone to whom the prize is offered', async () => {
    const other = await entrantOf(binu);
    expect(await other.status()).toBe(404);
    expect((await other.accept()).status).toBe(404);
    expect(await states()).toEqual(['1 open']);
  });
});

test('the time for corrections does not end before the first offer, nor while an offer is open', async () => {
  await announceResult(app, contest.id, [asha.id, binu.id, chitra.id]);
  const finish = () => app.get(ResultsService).finish(contest.id, ownerId);
  await expect(finish()).rejects.toMatchObject({ code: 'OFFER_UNANSWERED' });
  await sweep();
  await expect(finish()).rejects.toMatchObject({ code: 'OFFER_UNANSWERED' });
  await (await entrantOf(asha)).decline();
  await finish();
  expect(await app.dataSource.query('select state from contest_results')).toEqual([{ state: 'final' }]);
  expect((await readPrize()).next).toMatchObject({ entryId: binu.id });
});

describe('an entry that leaves the contest', () => {
  beforeEach(announce);

  test('by a withdrawal loses its open offer', async () => {
    const winner = await entrantOf(asha);
    await app.get(WithdrawalsService).withdraw(asha.id, asha.email);
    expect((await winner.accept()).code).toBe('OFFER_OVER');
    expect((await winner.read()).state).toBe('lapsed');
    await sweep();
    await sweep();
    expect(await states()).toEqual(['1 lapsed']);
    expect(await newsToOwner()).toEqual(['left']);
    const { offers, next } = await readPrize();
    expect(offers).toMatchObject([{ name: 'Asha', hasLeft: true, state: 'lapsed' }]);
    expect(next).toEqual({ entryId: binu.id, name: 'Binu', place: 2, doEmailsComeBack: false });
  });

  test('by an erasure leaves an offer without a name', async () => {
    await inTransaction(app.dataSource, (tx) => app.get(Erasures).eraseEntry(tx, asha.id, 'entrant'));
    await sweep();
    expect(await newsToOwner()).toEqual(['left']);
    const { offers } = await readPrize();
    expect(offers).toMatchObject([
      { entryId: asha.id, name: null, hasLeft: true, state: 'lapsed', place: 1 },
    ]);
    expect(await acts()).toMatchObject([{}, { action: 'prize.lapse', data: { entryId: asha.id } }]);
  });
});

describe('the runner-up', () => {
  beforeEach(announce);

  test('is offered the prize by the owner alone, after the offer before is over', async () => {
    expect((await readPrize()).next).toBeNull();
    expect((await offerTo(binu)).code).toBe('OFFER_OPEN');
    await (await entrantOf(asha)).decline();
    await sweep();
    expect(await states()).toEqual(['1 declined']);
    expect((await readPrize()).next).toEqual({
      entryId: binu.id,
      name: 'Binu',
      place: 2,
      doEmailsComeBack: false,
    });
    await createBounce(app, binu.email);
    expect((await readPrize()).next).toMatchObject({ entryId: binu.id, doEmailsComeBack: true });
    await app.asSuperuser('truncate email_bounces');
    expect((await offerTo(chitra)).code).toBe('NOT_NEXT');
    expect((await offerTo(asha)).code).toBe('OFFER_MADE');
    const { status, body } = await offerTo(binu);
    expect([status, body.offers.length, body.next]).toEqual([201, 2, null]);
    expect(await templatesTo(binu.email)).toEqual(['prize-offer']);
    expect((await emailsTo(app, binu.email))[0]!.payload).toMatchObject({ place: 2 });
    expect(await acts()).toMatchObject([
      {},
      {},
      { action: 'prize.offer', actorId: ownerId, data: { entryId: binu.id } },
    ]);
    await (await entrantOf(binu)).accept();
    expect((await offerTo(chitra)).code).toBe('OFFER_OPEN');
  });

  test('is offered it at once after the time is over, also before the sweep', async () => {
    await send(48 * HOUR_S + 1);
    expect((await offerTo(binu)).status).toBe(201);
    expect(await states()).toEqual(['1 lapsed', '2 open']);
    expect(await newsToOwner()).toEqual(['lapsed']);
  });

  test('gets one offer of two clicks at once', async () => {
    await (await entrantOf(asha)).decline();
    expect(codesOf(await Promise.all([offerTo(binu), offerTo(binu)]))).toEqual(['201', 'OFFER_OPEN']);
    expect(await templatesTo(binu.email)).toEqual(['prize-offer']);
  });

  test('waits for a decision about the entry, which locks the contest after it', async () => {
    await (await entrantOf(asha)).decline();
    const decision = await holdTransaction(app);
    await decision.query('select from contest_entries where id = $1 for update', [binu.id]);
    const offering = offerTo(binu);
    await waitingForLock(app);
    await decision.query('select from contests where id = $1 for share nowait', [contest.id]);
    await decision.commit();
    expect((await offering).status).toBe(201);
  });

  test('is the next one who is still in the contest', async () => {
    await (await entrantOf(asha)).decline();
    await app.get(WithdrawalsService).withdraw(binu.id, binu.email);
    expect((await readPrize()).next).toEqual({
      entryId: chitra.id,
      name: 'Chitra',
      place: 3,
      doEmailsComeBack: false,
    });
    expect((await offerTo(binu)).code).toBe('NOT_NEXT');
  });
});

describe('the warning that the winner is not notified', () => {
  const warnings = async () => (await newsToOwner()).filter((news) => news === 'late');

  test.each([
    ['before the fourth day', 71.9, []],
    ['from the fourth day on, once', 72.1, ['late']],
    ['a month later, never', 30 * 24 + 1, []],
  ])('comes %s', async (_, sinceHours, expected) => {
    contest = await endContest(app, sinceHours);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await warnings()).toEqual(expected);
    const { isLate, notifyBy } = await readPrize();
    expect(isLate).toBe(expected.length > 0);
    expect(notifyBy).toBe(new Date(contest.winnerAt!.getTime() + 5 * 24 * HOUR_S * 1_000).toISOString());
  });

  test('comes although an email was kept, and not after one was sent', async () => {
    contest = await endContest(app, 80);
    await announceResult(app, contest.id, [asha.id]);
    await sweep();
    await send(HOUR_S);
    await app.dataSource.query(`delete from outgoing_emails where template = 'owner-prize'`);
    await app.dataSource.query('update contests set winner_warned_at = null');
    await sweep();
    expect(await warnings()).toEqual([]);
    await send(HOUR_S, 'kept');
    await app.dataSource.query('update prize_offers set due_at = null, email_sent_at = null');
    await sweep();
    expect(await warnings()).toEqual(['late']);
  });

  test('does not come for a contest without entries', async () => {
    contest = await endContest(app, 80);
    await app.dataSource.query('delete from contest_entries');
    await sweep();
    expect(await warnings()).toEqual([]);
  });
});

test('the prize of a contest that does not exist is not found', async () => {
  const url = '/api/admin/contests/00000000-0000-4000-8000-000000000000/prize';
  expect((await owner.get(url)).status).toBe(404);
});
