import { verify } from '@paattu/verify';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Client, client } from '../../../../../test/client.js';
import { holdTransaction, waitingForLock } from '../../../../../test/locks.js';
import { eventually } from '../../../../../test/eventually.js';
import { emailsTo } from '../../../../../test/factories/emails.js';
import { openEntry } from '../../../../../test/factories/entry-links.js';
import { juryRoomOf } from '../../../../../test/factories/jury.js';
import {
  clearContest,
  createJudgedContest,
  type JudgedContest,
  publishRules,
  recordQuarantine,
} from '../../../../../test/factories/results.js';
import { resultsWorkerOf } from '../../../../../test/factories/results-worker.js';
import { createUser } from '../../../../../test/factories/users.js';
import { createBallot } from '../../../../../test/factories/votes.js';
import { ChangeTopics } from '../../../../infra/changes/change-topics.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { eraseEntries } from '../../../privacy/erasing/erase-entries.js';
import type { ContestEntry } from '../../entries/contest-entry.entity.js';
import { FraudActions } from '../../voting/fraud/fraud-actions.service.js';
import { FraudQueries } from '../../voting/fraud/fraud.queries.js';
import type { MailDomains } from '../../voting/fraud/mail-domains.js';
import { VoteScores } from '../../voting/fraud/vote-scores.js';
import { DisposableDomains } from '../../voting/throwaway-domains/disposable-domains.service.js';
import { Tallies } from '../../voting/fraud/tallies.service.js';
import type { JuryRoomDto } from '../../jury/marks/jury-room.dto.js';
import { AdminResultsQueries } from '../admin-results.queries.js';
import { ResultsQueries } from '../results.queries.js';
import { ResultsService } from '../results.service.js';
import { hashOfResult, readFiles } from '../stored-result.js';

interface PublishedAct {
  action: string;
  subjectId: string;
  actor: string | null;
}

let app: TestApp;
let ownerId: string;
let judged: JudgedContest;
/** Of the result, as visitors read it. */
let published: Client;
let worker: ReturnType<typeof resultsWorkerOf>;

beforeAll(async () => {
  app = await createTestApp();
  worker = resultsWorkerOf(app);
  ({ id: ownerId } = await createUser(app, { owner: true }));
});
afterAll(() => app.close());

beforeEach(async () => {
  await clearContest(app);
  await app.dataSource.query('delete from outgoing_emails');
  judged = await createJudgedContest(app);
  published = client(app).at(`/api/contests/${judged.contest.slug}/results`);
});

async function certify(): Promise<void> {
  const { id, title } = judged.contest;
  const results = app.get(ResultsService);
  const versions = await app.dataSource.query<unknown[]>(
    `select from contest_results where contest_id = $1 and certified_at is not null`,
    [id],
  );
  const reason = versions.length === 0 ? null : 'A mark was wrong';
  await results.propose(id, { reason, reasonMalayalam: null }, ownerId);
  const [proposal] = await app.dataSource.query<[{ id: string }]>(
    `select id from contest_results where contest_id = $1 and state = 'proposed'`,
    [id],
  );
  const hash = hashOfResult(await readFiles(app.dataSource.manager, proposal.id));
  await results.certify(id, { title, hash }, ownerId);
}

async function announce(): Promise<void> {
  await worker.sealer.run();
  await worker.bundles.complete();
  await worker.announcements.announceDue();
}

const winnerIsDue = () =>
  app.dataSource.query('update contests set winner_at = site_now() where id = $1', [judged.contest.id]);

async function publishedFiles(version = 1): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  const { files } = (await published.get()).body as { files: Array<{ name: string; bytes: number }> };
  const read = files.map(async ({ name }) => [
    name,
    new Uint8Array((await published.get(`/${version}/files/${name}`)).bytes),
  ]);
  return Object.fromEntries(await Promise.all(read)) as Record<string, Uint8Array<ArrayBuffer>>;
}

test('the gallery begins with the winner once the result is public, unless its order is specified', async () => {
  const { id, slug } = judged.contest;
  const inOrder = async () => {
    const { headers, body } = await client(app).get<Array<{ name: string }>>(
      `/api/contest/entries?contest=${slug}&sort=gallery`,
    );
    return [headers['gallery-order'], body.map(({ name }) => name.replace('Entrant ', '')).join('')];
  };
  const gate = async (value: string) => {
    await app.asSuperuser(
      `set session_replication_role = replica; update contests set entry_gate = '${value}' where id = '${id}'`,
    );
    await app.get(ChangeTopics).publish('entries');
  };
  // The winner comes last by views and by age.
  await app.asSuperuser(
    `update contest_entries set view_count = 9 - right(name, 1)::integer, views_refreshed_at = site_now(),
       submitted_at = submitted_at - right(name, 1)::integer * interval '1 minute'`,
  );
  await gate('submission_phase');
  expect(await inOrder()).toEqual(['views', '321']);
  await certify();
  await winnerIsDue();
  await announce();
  expect(await inOrder()).toEqual(['result', '123']);
  const { name } = judged.entries[1]!;
  const found = await client(app).get(`/api/contest/entries?contest=${slug}&sort=gallery&q=${name}`);
  expect(found.body).toMatchObject([{ name, place: 2, rank: null }]);
  await gate('always');
  expect(await inOrder()).toEqual(['views', '321']);
});

// @trust result-embargo
test('a certified result is nowhere before its announcement, and everywhere after it', async () => {
  await certify();
  await announce();
  const hidden = ['', '?version=1', '/1/files/result.json', '/1/bundle'];
  for (const path of hidden) expect((await published.get(path)).status).toBe(404);
  const contestOf = async () => (await client(app).get(`/api/contests/${judged.contest.slug}`)).body;
  const placesOf = async () => {
    const read = async <T>(url: string) => (await client(app).get<T>(url)).body;
    const list = await read<Array<{ slug: string; name: string; place: number | null }>>(
      `/api/contest/entries?contest=${judged.contest.slug}&sort=submittedAt&order=asc`,
    );
    const page = await read<{ place: number | null; hasResults: boolean }>(`/api/entries/${list[0]!.slug}`);
    const contests = await read<Array<{ slug: string; winner: { name: string } | null }>>('/api/contests');
    return {
      list: Object.fromEntries(list.map(({ name, place }) => [name, place])),
      page: [page.place, page.hasResults],
      winner: contests.find(({ slug }) => slug === judged.contest.slug)!.winner?.name,
    };
  };
  expect(await contestOf()).toMatchObject({ hasResults: false, winner: null });
  expect(await placesOf()).toEqual({
    list: { 'Entrant 1': null, 'Entrant 2': null, 'Entrant 3': null },
    page: [null, false],
    winner: undefined,
  });
  await winnerIsDue();
  await announce();
  expect(await contestOf()).toMatchObject({ hasResults: true, winner: { name: 'Entrant 1' } });
  // Lists and pages that visitors have opened before change with the announcement.
  await eventually(async () => (await placesOf()).page[1] === true);
  expect(await placesOf()).toEqual({
    list: { 'Entrant 1': 1, 'Entrant 2': 2, 'Entrant 3': 3 },
    page: [1, true],
    winner: 'Entrant 1',
  });
  expect((await published.get()).body).toMatchObject({
    version: 1,
    isFinal: false,
    judges: 3,
    parts: ['rendition', 'engagement', 'votes'],
    totals: { asked: 4, counted: 4, withdrawn: 0, void: { suspicious: 0, entryLeft: 0 } },
    lines: [
      {
        number: 1,
        place: 1,
        votes: 3,
        points: { rendition: 30_000, engagement: 20_000, votes: 50_000, total: 100_000 },
      },
      {
        number: 2,
        place: 2,
        votes: 1,
        points: { rendition: 15_000, engagement: 10_000, votes: 25_000, total: 50_000 },
      },
      { number: 3, place: 3, votes: 0, points: { rendition: 0, engagement: 0, votes: 0, total: 0 } },
    ],
    others: [],
  });
  expect((await published.get('/1/files/nothing')).status).toBe(404);
  expect((await published.get('/2/bundle')).status).toBe(404);
});

// @trust result-verify, result-announced-once
test('the published files verify, and their hash is in the email to each entrant', async () => {
  await certify();
  await winnerIsDue();
  await Promise.all([announce(), announce()]);
  await announce();
  const { fault, manifest, lines } = await verify(await publishedFiles());
  expect(fault).toBeNull();
  expect(lines.map(({ entry }) => entry)).toEqual([1, 2, 3]);
  for (const [index, { email }] of judged.entries.entries()) {
    const emails = (await emailsTo(app, email)).filter(({ template }) => template === 'result-entrant');
    expect(emails.map(({ payload }) => payload)).toMatchObject([
      { place: index + 1, manifest, correction: null },
    ]);
  }
  const bundle = await published.get('/1/bundle');
  expect(bundle.headers['content-disposition']).toBe(
    `attachment; filename="results-${judged.contest.slug}-v1.zip"`,
  );
  expect(bundle.bytes.length).toBe(Number(bundle.headers['content-length']));
  for (const path of ['/1/bundle', '/1/files/roll.txt']) {
    const { headers } = await published.get(path);
    const head = await published.send('HEAD', path);
    expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([
      200,
      0,
      headers['content-length'],
    ]);
  }
});

// @trust result-kept
test('a correction is a version of its own, with its reason, and both stay', async () => {
  await certify();
  await winnerIsDue();
  await announce();
  await app.dataSource.query(`update ballots set state = 'quarantined' where entry_id = $1`, [
    judged.entries[1]!.id,
  ]);
  await recordQuarantine(app, judged.contest.id, { quarantined: 1, released: 0 });
  const waiver = { blocker: 'quarantined-votes', reason: 'A machine', reasonMalayalam: null } as const;
  await app.get(ResultsService).waive(judged.contest.id, waiver, ownerId);
  await certify();
  await announce();
  const last = (await published.get()).body as { version: number; versions: object[] };
  expect(last).toMatchObject({
    version: 2,
    waivers: [waiver],
    totals: { counted: 3, void: { suspicious: 1 } },
    versions: [
      { version: 2, reason: 'A mark was wrong' },
      { version: 1, reason: null },
    ],
  });
  expect((await published.get('?version=1')).body).toMatchObject({
    version: 1,
    waivers: [],
    totals: { counted: 4 },
  });
  expect((await published.get('/1/files/result.json')).status).toBe(200);
});

// @trust result-kept
test('a result whose files differ is not announced, and the owner learns why', async () => {
  await createBallot(app, judged.entries[2]!);
  await certify();
  await winnerIsDue();
  await announce();
  expect((await published.get()).status).toBe(404);
  const { versions } = await app.get(AdminResultsQueries).find(judged.contest.id);
  expect(versions).toMatchObject([
    { state: 'certified', manifest: null, fault: 'audit.jsonl: 4 votes were cast, votes.json has 5' },
  ]);
  // It is not verified with each run, and the next worker verifies it again.
  const forget = () => app.dataSource.query('update contest_results set fault = null');
  const faults = () =>
    app.dataSource.query<unknown[]>('select fault is null as "isUnknown" from contest_results');
  await forget();
  await announce();
  expect(await faults()).toEqual([{ isUnknown: true }]);
  await resultsWorkerOf(app).bundles.complete();
  expect(await faults()).toEqual([{ isUnknown: false }]);
});

test('a bundle that cannot be completed does not stop the others', async () => {
  await certify();
  await winnerIsDue();
  await app.dataSource.query(
    `insert into contest_results (contest_id, version) select gen_random_uuid(), 1 from generate_series(1, 2)`,
  );
  await app.dataSource.query(
    `update contest_results set state = 'certified', certified_at = site_now() where state = 'proposed'`,
  );
  await app.dataSource.query(
    `insert into audit_log (action, subject_kind, subject_id, contest_id)
     select 'result.certify', 'result', id, contest_id from contest_results where contest_id <> $1`,
    [judged.contest.id],
  );
  await worker.sealer.run();
  await expect(worker.bundles.complete()).rejects.toThrow('2 steps failed');
  await worker.announcements.announceDue();
  expect((await published.get()).status).toBe(200);
});

test('a correction counts votes that were set aside before, and receipts follow what is public', async () => {
  const { id: contestId } = judged.contest;
  const [vote] = await app.dataSource.query<[{ id: string; receipt: string }]>(
    'select id, receipt_code as receipt from ballots where entry_id = $1',
    [judged.entries[1]!.id],
  );
  const decide = async (state: 'quarantined' | 'counted') => {
    await app.dataSource.query('update ballots set state = $2 where id = $1', [vote.id, state]);
    const quarantined = state === 'quarantined' ? 1 : 0;
    await recordQuarantine(app, contestId, { quarantined, released: 1 - quarantined });
  };
  const receiptState = async () => {
    const payload = { code: vote.receipt };
    const answer = await client(app).post<{ state: string }>('/api/contest/votes/receipt', payload);
    return answer.body.state;
  };
  await decide('quarantined');
  const waiver = { blocker: 'quarantined-votes', reason: 'The deadline', reasonMalayalam: null } as const;
  await app.get(ResultsService).waive(contestId, waiver, ownerId);
  await certify();
  expect(await receiptState()).toBe('checking');
  await winnerIsDue();
  await announce();
  expect(await receiptState()).toBe('void');
  await decide('counted');
  expect(await receiptState()).toBe('void');
  await certify();
  await announce();
  expect(await receiptState()).toBe('counted');
  expect((await published.get()).body).toMatchObject({ version: 2, totals: { counted: 4 } });
});

// @trust vote-correction
test('votes that turn out to be bought after the certification are void in a correction, by an act with a reason', async () => {
  const { id: contestId } = judged.contest;
  const [bought] = await app.dataSource
    .query<[{ id: string }]>(
      `update ballots set email = 'bought@thrown.example' where id = (select id from ballots where entry_id = $1 limit 1) returning id`,
      [judged.entries[0]!.id],
    )
    .then(([rows]) => rows as unknown as [{ id: string }]);
  const domains = { lookUp: () => Promise.resolve() } as unknown as MailDomains;
  const scores = new VoteScores(app.dataSource, app.get(AuditLog), domains);
  const clusters = () => app.get(FraudQueries).listClusters(contestId);
  const stateOf = async () =>
    (
      await app.dataSource.query<[{ state: string }]>('select state from ballots where id = $1', [bought.id])
    )[0].state;
  await scores.scoreChanged();
  await certify();
  await winnerIsDue();
  await announce();
  expect(await clusters()).toEqual([]);

  // Votes at a domain that the owner adds form a cluster, and nothing changes by itself.
  await app.get(DisposableDomains).add('thrown.example', 'Mailboxes for ten minutes', ownerId);
  await scores.scoreChanged();
  const [cluster] = await clusters();
  expect(cluster).toMatchObject({ kind: 'listed', votes: 1, points: 0, quarantined: 0 });
  expect(await stateOf()).toBe('counted');
  await app
    .get(FraudActions)
    .act({ contestId, clusters: [cluster!.id], kind: 'quarantine', reason: 'Sold on a market' }, ownerId);
  await scores.rescore(contestId);
  expect(await stateOf()).toBe('quarantined');

  const waiver = { blocker: 'quarantined-votes', reason: 'They were bought', reasonMalayalam: null } as const;
  await app.get(ResultsService).waive(contestId, waiver, ownerId);
  await certify();
  await announce();
  expect((await published.get()).body).toMatchObject({
    version: 2,
    totals: { counted: 3, void: { suspicious: 1, entryLeft: 0 } },
  });
  const files = await publishedFiles(2);
  expect((await verify(files)).fault).toBeNull();
  const acts = new TextDecoder().decode(files['audit.jsonl']);
  for (const action of ['votes.addDisposableDomain', 'votes.quarantine'])
    expect(acts).toContain(`"${action}"`);

  // Once the result is final, nothing follows any more.
  await app.dataSource.query(
    `update contest_results set state = 'final', final_at = site_now() where contest_id = $1 and version = 2`,
    [contestId],
  );
  await app.dataSource.query('delete from ballot_signals');
  await scores.rescore(contestId);
  expect(await clusters()).toEqual([]);
});

test('the result says if the owner saw the votes of the entries before', async () => {
  await app.get(Tallies).open({ contestId: judged.contest.id, reason: 'A complaint' }, ownerId);
  await certify();
  await app.get(Tallies).open({ contestId: judged.contest.id, reason: 'Later' }, ownerId);
  await winnerIsDue();
  await announce();
  expect((await published.get()).body).toMatchObject({ earlyTallies: [{ reason: 'A complaint' }] });
});

// @trust jury-final-complete
test.each([0, 1])('the result says that %i judges joined after the opening of the final', async (late) => {
  await clearContest(app);
  judged = await createJudgedContest(app, [3, 1, 0], { lateJudges: late });
  await certify();
  await winnerIsDue();
  await announce();
  expect((await published.get()).body).toMatchObject({ lateJudges: late });
  expect(JSON.parse((await published.get('/1/files/contest.json')).text)).toMatchObject({ lateJudges: late });
});

test('versions that wait are announced one after another', async () => {
  await certify();
  await certify();
  await winnerIsDue();
  await worker.sealer.run();
  await worker.bundles.complete();
  await Promise.all([worker.announcements.announceDue(), worker.announcements.announceDue()]);
  await worker.announcements.announceDue();
  const versions = await app.dataSource.query<unknown[]>(
    'select version, state from contest_results order by announced_at, version',
  );
  expect(versions).toEqual([
    { version: 1, state: 'announced' },
    { version: 2, state: 'announced' },
  ]);
});

// Of the two, the withdrawal locks the entry first, and the announcement would lock the contest first.
test('an announcement and a withdrawal at once wait for each other in one order', async () => {
  await certify();
  await winnerIsDue();
  await worker.sealer.run();
  await worker.bundles.complete();
  const withdrawal = await holdTransaction(app);
  const { id } = judged.entries[0]!;
  await withdrawal.query('select from contest_entries where id = $1 for update', [id]);
  const announced = worker.announcements.announceDue();
  await waitingForLock(app);
  await withdrawal.query(
    `update contest_entries set status = 'withdrawn', withdrawn_at = now(), withdrawn_from = status where id = $1`,
    [id],
  );
  await withdrawal.commit();
  await announced;
  expect(await app.dataSource.query('select state from contest_results')).toEqual([{ state: 'announced' }]);
});

test('a final result is not corrected', async () => {
  await certify();
  const { id } = judged.contest;
  const results = app.get(ResultsService);
  await expect(results.finish(id, ownerId)).rejects.toMatchObject({ code: 'RESULT_NOT_ANNOUNCED' });
  await winnerIsDue();
  await announce();
  await app.dataSource.query(
    `insert into prize_offers (contest_id, entry_id, place, email_id, state, answered_at)
     values ($1, $2, 1, gen_random_uuid(), 'accepted', site_now())`,
    [id, judged.entries[0]!.id],
  );
  await results.finish(id, ownerId);
  const acts = await app.dataSource.query<unknown[]>(
    `select action, actor_id as "actorId", data - 'files' - 'left' as data from audit_log
     where action like 'result.%' order by id`,
  );
  const data = { version: 1 };
  expect(acts).toEqual([
    { action: 'result.propose', actorId: ownerId, data },
    { action: 'result.certify', actorId: ownerId, data },
    { action: 'result.announce', actorId: null, data },
    { action: 'result.finish', actorId: ownerId, data },
  ]);
  await expect(
    results.propose(id, { reason: 'Another', reasonMalayalam: null }, ownerId),
  ).rejects.toMatchObject({ code: 'RESULT_FINAL' });
});

// @trust result-kept
test('the database keeps a certified result as it is', async () => {
  await certify();
  for (const change of [
    `update contest_results set version = 7`,
    `update contest_results set state = 'proposed', certified_at = null`,
    `delete from contest_results`,
    `update result_files set content = ''`,
    `delete from result_files`,
    `update result_lines set place = 3 where place = 1`,
    `delete from result_lines`,
  ])
    // The role that serves may not do most of it, and triggers keep it from others.
    await expect(app.asSuperuser(change)).rejects.toThrow('rejects');
  await expect(app.dataSource.query('delete from result_files')).rejects.toThrow('permission denied');
});

/** What the role that serves might do, by mistake or in other hands. */
const CHANGES = [
  `insert into result_files (result_id, name, content) select id, 'evil.txt', '' from contest_results`,
  `insert into result_files (result_id, name, content) select id, 'README.md', '' from contest_results`,
  `insert into result_lines select result_id, 9, null, 9, 0, 0, 0, 0, 2, 2, 2, 0 from result_lines limit 1`,
  `insert into contest_results (contest_id, version, state, certified_at) select contest_id, 2, 'certified', now() from contest_results`,
  `insert into result_waivers (contest_id, version, blocker, count, reason) select contest_id, 1, 'few-marks', 1, 'Late' from contest_results`,
  `update contests set certified_at = null where certified_at is not null`,
  `update contests set votes_closed_at = null where certified_at is not null`,
  `delete from contests where id in (select contest_id from contest_results)`,
  `update ballots set entry_id = (select id from contest_entries where id <> entry_id limit 1)`,
  `update ballots set receipt_code = 'AAAAAAAAAA' where id = (select id from ballots limit 1)`,
  `insert into ballots (contest_id, entry_id, voter_key, receipt_code, language, consent_text_sha256)
   select contest_id, entry_id, sha256('x'), 'AAAAAAAAAA', 'en', '' from ballots limit 1`,
  `update jury_rounds set closes_at = now() + interval '1 day'`,
  `delete from jury_rounds`,
  `insert into jury_rounds (contest_id, number, seed, closes_at) select contest_id, 1, 1, now() + interval '1 day' from contest_results`,
  `update jury_assignments set rendition = 0`,
  `delete from jury_assignments`,
  `delete from judges`,
];

// @trust result-kept
test.each(CHANGES)('of a certified result, the serving role may not: %s', async (change) => {
  await certify();
  await winnerIsDue();
  await announce();
  await expect(app.dataSource.query(change)).rejects.toThrow(/rejects|is over/);
});

// @trust result-kept
test('a bundle that is not complete gets only the files that its program knows', async () => {
  await certify();
  const add = (name: string) =>
    app.dataSource.query(
      `insert into result_files (result_id, name, content) select id, $1, '' from contest_results`,
      [name],
    );
  await expect(add('evil.txt')).rejects.toThrow('result_files rejects insert');
});

// @trust result-verify
test('the table dates an act, and never before the acts that are there', async () => {
  const { id } = judged.contest;
  const [act] = await app.dataSource.query<[{ isNow: boolean; isOrdered: boolean }]>(
    `insert into audit_log (at, action, subject_kind, contest_id) values ('2020-01-01', 'votes.view', 'votes', $1)
     returning at > now() - interval '1 minute' as "isNow",
       at >= (select max(at) from audit_log where contest_id = $1) as "isOrdered"`,
    [id],
  );
  expect(act).toEqual({ isNow: true, isOrdered: true });
});

const statusOf = (entryId: string, status: string) =>
  app.dataSource.query(
    `update contest_entries set status = $2, withdrawn_at = case $2 when 'withdrawn' then site_now() end,
       withdrawn_from = case $2 when 'withdrawn' then 'approved' end where id = $1`,
    [entryId, status],
  );

// @trust result-verify
test('an entry that left, or came back, has acts that let anybody verify the result', async () => {
  const [winner, second, third] = judged.entries as [ContestEntry, ContestEntry, ContestEntry];
  await statusOf(winner.id, 'withdrawn');
  await eraseEntries(app.dataSource.manager, [second.id], 'entrant');
  await statusOf(third.id, 'withdrawn');
  await statusOf(third.id, 'approved');
  await certify();
  await winnerIsDue();
  await announce();
  const files = await publishedFiles();
  expect((await verify(files)).fault).toBeNull();
  const lines = new TextDecoder().decode(files['audit.jsonl']).trimEnd().split('\n');
  const acts = lines.flatMap((line) => (JSON.parse(line) as { act?: PublishedAct }).act ?? []);
  const told = acts.filter(({ action }) => /^entry\.(withdraw|restore|erase)$/.test(action));
  expect(told.map(({ action, subjectId, actor }) => [action, subjectId, actor])).toEqual([
    ['entry.withdraw', winner.id, null],
    ['entry.erase', second.id, null],
    ['entry.withdraw', third.id, null],
    ['entry.restore', third.id, null],
  ]);
});

// @trust result-verify
test('an entry that leaves without an act is a difference, and its result is not announced', async () => {
  // No program does this.
  await app.dataSource.query(`update contest_entries set status = 'pending' where id = $1`, [
    judged.entries[0]!.id,
  ]);
  await app.dataSource.query(`update contest_entries set status = 'rejected' where id = $1`, [
    judged.entries[0]!.id,
  ]);
  await certify();
  await winnerIsDue();
  await announce();
  expect((await published.get()).status).toBe(404);
  const { versions } = await app.get(AdminResultsQueries).find(judged.contest.id);
  expect(versions).toMatchObject([{ fault: expect.stringContaining('no act says that it left') }]);
});

// @trust result-verify
test('the rules of a result are the last before the votes were closed, and a settled waiver is none', async () => {
  const { id: contestId } = judged.contest;
  const [{ number }] = await app.dataSource.query<[{ number: number }]>(
    'select max(number) as number from rule_versions where contest_id = $1',
    [contestId],
  );
  await publishRules(app, contestId);
  const decide = (state: string) =>
    app.dataSource.query('update ballots set state = $2 where entry_id = $1', [judged.entries[1]!.id, state]);
  await decide('quarantined');
  await recordQuarantine(app, contestId, { quarantined: 1, released: 0 });
  const waiver = { blocker: 'quarantined-votes', reason: 'The deadline', reasonMalayalam: null } as const;
  await app.get(ResultsService).waive(contestId, waiver, ownerId);
  await decide('counted');
  await recordQuarantine(app, contestId, { quarantined: 0, released: 1 });
  await certify();
  await winnerIsDue();
  await announce();
  expect((await published.get()).body).toMatchObject({ waivers: [], rulesNumber: number });
  expect((await verify(await publishedFiles())).fault).toBeNull();
});

// @trust result-erasure
test('an erased entry leaves its line and the files as they are', async () => {
  await certify();
  await winnerIsDue();
  await announce();
  await app.dataSource.query(
    `update contest_entries set status = 'withdrawn', withdrawn_at = site_now(), withdrawn_from = 'approved' where id = $1`,
    [judged.entries[0]!.id],
  );
  const { lines } = (await published.get()).body as { lines: Array<{ number: number; entry: unknown }> };
  expect(lines.map(({ number, entry }) => [number, entry === null])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ]);
  const files = await publishedFiles();
  expect((await verify(files)).fault).toBeNull();
  const texts = Object.values(files).map((file) => new TextDecoder().decode(file));
  for (const { name, email } of judged.entries)
    expect(texts.filter((text) => text.includes(name) || text.includes(email))).toEqual([]);
  await expect(app.get(ResultsQueries).findMine(judged.entries[0]!.id)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

// @trust result-embargo
test('a judge finds her marks in the files by her letter and the numbers of the entries, from the announcement on', async () => {
  const browser = await juryRoomOf(app, judged.judges[0]!);
  const room = async () => (await browser.get<JuryRoomDto>()).body;
  await certify();
  await announce();
  const before = await room();
  expect([before.letter, ...before.assignments.map(({ resultNumber }) => resultNumber)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  await winnerIsDue();
  await announce();
  const { letter, assignments } = await room();
  const own = assignments.map(
    ({ resultNumber, state, rendition, engagement }) =>
      `${resultNumber},${letter},${state},${rendition},${engagement}`,
  );
  const rows = (await published.get('/1/files/marks.csv')).text.split('\n');
  expect(own.toSorted()).toEqual(rows.filter((row) => row.split(',')[1] === letter).toSorted());
  expect(own.length).toBe(3);
});

// @trust result-embargo
test('an entrant reads her own line and downloads her certificate, each from the announcement on', async () => {
  const hers = await openEntry(app, judged.entries[1]!.id);
  const mine = (path: string) => hers.get(`/api/my-entry/${judged.entries[1]!.id}/${path}`);
  await certify();
  await announce();
  expect((await mine('result')).status).toBe(404);
  expect((await mine('certificate')).status).toBe(404);
  await winnerIsDue();
  await announce();
  expect((await mine('result')).body).toMatchObject({ number: 2, place: 2, finalists: 3, votes: 1 });
  const certificate = await mine('certificate?lang=ml');
  expect(certificate.headers['content-type']).toBe('application/pdf');
  expect(certificate.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await published.get('/picture')).headers['content-type']).toBe('image/jpeg');
});
