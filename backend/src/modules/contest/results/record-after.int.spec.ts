import { type Files, verify } from '@paattu/verify';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { versionSeen } from '../../../../test/factories/contest.js';
import { openEntry } from '../../../../test/factories/entry-links.js';
import { clearContest, createJudgedContest, type JudgedContest } from '../../../../test/factories/results.js';
import { resultsWorkerOf } from '../../../../test/factories/results-worker.js';
import { createUser } from '../../../../test/factories/users.js';
import type { ContestEntry } from '../entries/contest-entry.entity.js';
import { OfferTimes } from './prize/offer-times.service.js';
import { Offers } from './prize/offers.service.js';
import { WithdrawalsService } from '../entries/page/revisions/withdrawals.service.js';
import type { ResultDto } from './result.dto.js';
import { ResultsService } from './results.service.js';
import { hashOfResult, readFiles } from './stored-result.js';

let app: TestApp;
let owner: Client;
let ownerId: string;
let judged: JudgedContest;
let worker: ReturnType<typeof resultsWorkerOf>;

beforeAll(async () => {
  app = await createTestApp();
  worker = resultsWorkerOf(app);
  const user = await createUser(app, { owner: true });
  ownerId = user.id;
  owner = client(app).as(user);
});
afterAll(() => app.close());

beforeEach(async () => {
  await clearContest(app);
  await app.asSuperuser('truncate prize_offers');
  judged = await createJudgedContest(app);
});

async function send(method: 'GET' | 'POST', url: string, sender = client(app), payload?: object) {
  const response = await sender.send(method, url, payload);
  expect([url, response.status < 300]).toEqual([url, true]);
  return response;
}

async function propose(reason: string | null = null, ...left: string[]): Promise<void> {
  const reasons = left.map((entryId) => ({ entryId, reason: 'The video shows another singer' }));
  await app
    .get(ResultsService)
    .propose(judged.contest.id, { reason, reasonMalayalam: null, reasons }, ownerId);
}

async function certifyAndAnnounce(): Promise<void> {
  const { contest } = judged;
  const [{ id }] = await app.dataSource.query<[{ id: string }]>(
    `select id from contest_results where state = 'proposed'`,
  );
  const hash = hashOfResult(await readFiles(app.dataSource.manager, id));
  await app.get(ResultsService).certify(contest.id, { title: contest.title, hash }, ownerId);
  await worker.sealer.run();
  await worker.bundles.complete();
  await app.dataSource.query(
    'update contests set winner_at = site_now() where id = $1 and winner_at > site_now()',
    [contest.id],
  );
  await worker.announcements.announceDue();
}

async function disapprove({ id }: ContestEntry): Promise<void> {
  const payload = { status: 'approved', version: await versionSeen(app, id) };
  await send('POST', `/api/admin/entries/${id}/disapprove`, owner, payload);
}

/** The actions that are public after the certification of a version; its files pass with them. */
async function actionsAfter(version: number): Promise<string[]> {
  await worker.sealer.run();
  const path = `/api/contests/${judged.contest.slug}/results`;
  const after = (await send('GET', `${path}/${version}/audit-after.jsonl`)).bytes;
  const stored = await app.dataSource.query<Array<{ name: string; content: Buffer }>>(
    `select name, content from result_files join contest_results result on result.id = result_id where version = $1 and state <> 'dropped'`,
    [version],
  );
  const files: Files = Object.fromEntries(stored.map(({ name, content }) => [name, new Uint8Array(content)]));
  expect((await verify(files)).fault).toBeNull();
  expect((await verify({ ...files, 'audit-after.jsonl': new Uint8Array(after) })).fault).toBeNull();
  const rows = after
    .toString()
    .split('\n')
    .slice(0, -1)
    .map((row) => JSON.parse(row) as { act?: { action: string } });
  return rows.flatMap(({ act }) => act?.action ?? []);
}

const afterwards = async (version?: number) => {
  const query = version === undefined ? '' : `?version=${version}`;
  const { afterwards } = (await send('GET', `/api/contests/${judged.contest.slug}/results${query}`))
    .body as ResultDto;
  return afterwards.map(({ place, outcome }) => `${place} ${outcome}`);
};

/** Ends the offer as an earlier release does, or opens it again. */
const endedAs = (values: { state: string; lapse_cause?: string; left_at?: boolean }) =>
  app.asSuperuser(
    `set session_replication_role = replica;
     update prize_offers set state = '${values.state}', lapse_cause = ${values.lapse_cause ? `'${values.lapse_cause}'` : 'null'},
       left_at = ${values.left_at ? 'site_now()' : 'null'}`,
  );

// @trust record-after
test('the record after the certification is public, except from a proposal on', async () => {
  const { contest, entries } = judged;
  const [first, second] = entries as [ContestEntry, ContestEntry];
  await propose();
  await certifyAndAnnounce();
  expect(await actionsAfter(1)).toEqual(['result.announce']);
  expect(await afterwards()).toEqual([]);

  await app.get(Offers).offerFirst();
  expect(await afterwards()).toEqual(['1 offered']);
  await endedAs({ state: 'lapsed', lapse_cause: 'removed' });
  expect(await afterwards()).toEqual(['1 removed-before-answer']);
  await endedAs({ state: 'lapsed', left_at: true });
  expect(await afterwards()).toEqual(['1 left']);
  await endedAs({ state: 'open' });
  await disapprove(first);
  expect(await actionsAfter(1)).toEqual([
    'result.announce',
    'prize.offer',
    'prize.suspend',
    'entry.disapprove',
  ]);
  expect(await afterwards()).toEqual(['1 removed']);

  const { status, version } = { status: 'pending', version: await versionSeen(app, first.id) };
  await send('POST', `/api/admin/entries/${first.id}/reject`, owner, { status, version });
  await propose('The video is of somebody else.', first.id);
  const before = ['result.announce', 'prize.offer', 'prize.suspend', 'entry.disapprove', 'entry.reject'];
  expect(await actionsAfter(1)).toEqual(before);
  await app.get(ResultsService).drop(contest.id, ownerId);
  expect(await actionsAfter(1)).toEqual(before);
  await propose('The video is of somebody else.');
  await certifyAndAnnounce();
  expect(await actionsAfter(2)).toEqual(['result.announce']);
  await app.get(OfferTimes).lapseAll();
  expect(await afterwards(1)).toEqual(['1 corrected']);
  // The hours of its email are over.
  await app.dataSource.query(`update prize_offers set due_at = site_now()`);
  expect(await afterwards(1)).toEqual(['1 corrected']);
  expect(await afterwards()).toEqual([]);

  await send('POST', `/api/admin/contests/${contest.id}/prize-offers`, owner, { entryId: second.id });
  await send('POST', `/api/my-entry/${second.id}/offer/acceptance`, await openEntry(app, second.id));
  await app.get(ResultsService).finish(contest.id, ownerId);
  expect(await actionsAfter(2)).toEqual([
    'result.announce',
    'prize.lapse',
    'prize.offer',
    'prize.accept',
    'result.finish',
  ]);
  expect((await actionsAfter(1)).slice(before.length, before.length + 2)).toEqual([
    'result.propose',
    'result.drop',
  ]);
});

test('a dropped correction is public once the result is final', async () => {
  const [first] = judged.entries as [ContestEntry];
  await propose();
  await certifyAndAnnounce();
  await app.get(Offers).offerFirst();
  await send('POST', `/api/my-entry/${first.id}/offer/acceptance`, await openEntry(app, first.id));
  await propose('A mistake.');
  await app.get(ResultsService).drop(judged.contest.id, ownerId);
  const before = ['result.announce', 'prize.offer', 'prize.accept'];
  expect(await actionsAfter(1)).toEqual(before);
  await app.get(ResultsService).finish(judged.contest.id, ownerId);
  expect(await actionsAfter(1)).toEqual([...before, 'result.propose', 'result.drop', 'result.finish']);
});

test('the record after the certification of a result that is not public is not found', async () => {
  await propose();
  const url = `/api/contests/${judged.contest.slug}/results/1/audit-after.jsonl`;
  expect((await client(app).get(url)).status).toBe(404);
});

/** What happens to the first place after the announcement, and what the page says of it. */
test.each<[string, string[], () => Promise<unknown>]>([
  ['a withdrawal before an offer', ['1 left'], () => withdraw()],
  [
    'a withdrawal after the offer',
    ['1 left'],
    async () => {
      await app.get(Offers).offerFirst();
      // Whoever has only typed the address gives no prize away.
      await openEntry(app, judged.entries[0]!.id);
      await withdraw();
      await app.get(OfferTimes).lapseAll();
    },
  ],
  [
    'no answer, and an offer to the second place',
    ['1 unanswered', '2 offered'],
    async () => {
      await app.get(Offers).offerFirst();
      await app.dataSource.query(`update prize_offers set due_at = site_now()`);
      await offerSecond();
    },
  ],
  [
    'a refusal, and an acceptance by the second place',
    ['1 declined', '2 accepted'],
    async () => {
      await app.get(Offers).offerFirst();
      await answer(0, 'refusal');
      await offerSecond();
      await answer(1, 'acceptance');
    },
  ],
  [
    'an acceptance',
    ['1 accepted'],
    async () => {
      await app.get(Offers).offerFirst();
      await answer(0, 'acceptance');
    },
  ],
])('after %s, the page says %j', async (_, expected, happens) => {
  await propose();
  await certifyAndAnnounce();
  await happens();
  expect(await afterwards()).toEqual(expected);
});

const withdraw = () => {
  const [{ id, email }] = judged.entries as [ContestEntry];
  return app.get(WithdrawalsService).withdraw(id, email);
};

const offerSecond = () =>
  send('POST', `/api/admin/contests/${judged.contest.id}/prize-offers`, owner, {
    entryId: judged.entries[1]!.id,
  });

async function answer(index: number, path: string): Promise<void> {
  const { id } = judged.entries[index]!;
  await send('POST', `/api/my-entry/${id}/offer/${path}`, await openEntry(app, id));
}
