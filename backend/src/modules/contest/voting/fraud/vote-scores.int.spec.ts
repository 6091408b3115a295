import { randomUUID } from 'node:crypto';
import { eventually } from '../../../../../test/eventually.js';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { createEntry } from '../../../../../test/factories/contest.js';
import { createBallot, type VoteValues } from '../../../../../test/factories/votes.js';
import { openVoting } from '../../../../../test/factories/voting.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import type { ContestEntry } from '../../entries/contest-entry.entity.js';
import { type MailDomains } from './mail-domains.js';
import { VoteScores } from './vote-scores.js';

let app: TestApp;
let scores: VoteScores;
let asha: ContestEntry;
let binu: ContestEntry;

beforeAll(async () => {
  app = await createTestApp();
  // Without a worker, which would score too, and without DNS.
  const domains = { lookUp: () => Promise.resolve() } as unknown as MailDomains;
  scores = new VoteScores(app.dataSource, app.get(AuditLog), domains);
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.asSuperuser(
    `truncate ballots, contest_entries, vote_scores, mail_domains, disposable_domains, fraud_actions cascade`,
  );
  await openVoting(app, { sinceHours: 200, forHours: 100 });
  asha = await createEntry(app, { status: 'approved' });
  binu = await createEntry(app, { status: 'approved' });
});

const HOUR = 3_600_000;
/** In the middle of an hour, so that votes around it are in the same hour. */
const NOON = new Date(Math.floor(Date.now() / HOUR) * HOUR - 24 * HOUR + HOUR / 2);
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
/** So far apart that the votes are neither a burst nor of one hour. */
const apart = (index: number) => new Date(NOON.getTime() - index * 3 * HOUR);
/** A word without numbers that differs for each index. */
const word = (index: number) =>
  [...index.toString(26)].map((digit) => String.fromCharCode(97 + parseInt(digit, 26))).join('');

/** Creates votes, each with the values of its index. */
async function vote(
  count: number,
  entry: ContestEntry,
  values: (index: number) => VoteValues,
): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    ids.push(await createBallot(app, entry, { at: apart(index), ...values(index) }));
  }
  return ids;
}

async function signals(): Promise<string[]> {
  const rows = await app.dataSource.query<Array<{ text: string }>>(
    `select kind || ' ' || points || ' x' || count(*) as text from ballot_signals group by kind, points order by kind`,
  );
  return rows.map(({ text }) => text);
}

async function stateOf(id: string): Promise<string> {
  const [{ state }] = await app.dataSource.query<[{ state: string }]>(
    'select state from ballots where id = $1',
    [id],
  );
  return state;
}

async function quarantined(): Promise<number> {
  const [{ votes }] = await app.dataSource.query<[{ votes: number }]>(
    `select count(*)::integer as votes from ballots where state = 'quarantined'`,
  );
  return votes;
}

const score = () => scores.rescore(asha.contestId);

const oneDevice = randomUUID();

test.each<[string, number, (index: number) => VoteValues, string[]]>([
  ['two voters of one browser', 2, () => ({ deviceId: oneDevice }), []],
  ['three voters of one browser', 3, () => ({ deviceId: oneDevice }), ['device 40 x3']],
  ['nine voters of a network in an hour', 9, (i) => ({ ip: `10.0.0.${i}`, at: after(i) }), []],
  [
    'ten voters of a network in an hour',
    10,
    (i) => ({ ip: `10.0.0.${i}`, at: after(i) }),
    ['network 25 x10'],
  ],
  ['ten voters of a network, not in an hour', 10, (i) => ({ ip: '10.0.0.1', at: after(i * 7) }), []],
  ['two voters of a rare domain', 2, (i) => ({ email: `${word(i)}@rare.example` }), []],
  ['19 voters of a rare domain', 19, (i) => ({ email: `${word(i)}@rare.example` }), ['rare 0 x19']],
  ['20 voters of a rare domain', 20, (i) => ({ email: `${word(i)}@rare.example` }), ['domain 40 x20']],
  ['20 voters of an everyday domain', 20, (i) => ({ email: `${word(i)}@gmail.com` }), []],
  ['50 voters of a rare domain', 50, (i) => ({ email: `${word(i)}@rare.example` }), ['domain 40 x50']],
  [
    '20 voters of names below a rare domain',
    20,
    (i) => ({ email: `asha@${word(i)}.rare.example` }),
    ['domain 40 x20'],
  ],
  ['four numbered addresses', 4, (i) => ({ email: `singer0${i}@rare.example` }), ['rare 0 x4']],
  ['five numbered addresses', 5, (i) => ({ email: `singer0${i}@rare.example` }), ['rare 0 x5', 'stem 35 x5']],
  [
    'four numbered addresses of an everyday domain in an hour',
    4,
    (i) => ({ email: `singer0${i}@gmail.com`, at: after(i) }),
    [],
  ],
  [
    'five numbered addresses of an everyday domain in an hour',
    5,
    (i) => ({ email: `singer0${i}@gmail.com`, at: after(i) }),
    ['stem 35 x5'],
  ],
  [
    'five numbered addresses of an everyday domain, not in an hour',
    5,
    (i) => ({ email: `singer0${i}@gmail.com`, at: after(i * 20) }),
    [],
  ],
  [
    'nineteen numbered addresses from one network in an hour',
    19,
    (i) => ({ email: `singer0${i}@gmail.com`, ip: '103.21.58.9', at: after(i) }),
    ['burst 15 x19', 'network 25 x19', 'stem 35 x19'],
  ],
  [
    'twenty numbered addresses from one network in an hour',
    20,
    (i) => ({ email: `singer0${i}@gmail.com`, ip: '103.21.58.9', at: after(i) }),
    ['burst 15 x20', 'network 25 x20', 'stem 60 x20'],
  ],
  ['a link pressed after 4 s', 1, () => ({ confirmedAfterMs: 4_000 }), []],
  ['a link pressed in less than 4 s', 1, () => ({ confirmedAfterMs: 3_999 }), ['fast 20 x1']],
  [
    'a link pressed before it was asked for, by a clock that jumped',
    1,
    () => ({ confirmedAfterMs: -5_000 }),
    [],
  ],
  ['a vote with an account', 1, () => ({ confirmedAfterMs: null, deviceId: null }), []],
  ['an automated browser', 1, () => ({ userAgentClass: 'automated' }), ['automated 30 x1']],
  ['a relay', 1, () => ({ email: 'asha@duck.com' }), ['relay 20 x1']],
  ['a disposable domain', 1, () => ({ email: 'asha@yopmail.com' }), ['disposable 60 x1']],
  ['ten votes in an hour', 10, (i) => ({ at: after(i) }), []],
  ['eleven votes in an hour', 11, (i) => ({ at: after(i) }), ['burst 15 x11']],
])('%s', async (_, count, values, expected) => {
  await vote(count, asha, values);
  await score();
  expect(await signals()).toEqual(expected);
});

test('an entry that often gets as many votes has no burst', async () => {
  for (let hour = 1; hour <= 72; hour++) {
    await Promise.all(
      Array.from({ length: 8 + (hour % 3) }, () =>
        createBallot(app, asha, { at: new Date(NOON.getTime() - hour * HOUR) }),
      ),
    );
  }
  // The median is 9 and the deviation 1: up to 15 votes are usual.
  await vote(15, asha, () => ({ at: NOON }));
  await score();
  expect(await signals()).toEqual([]);
  await createBallot(app, asha, { at: NOON });
  await score();
  expect(await signals()).toEqual(['burst 15 x16']);
});

test('a domain without mail server, and one that the owner added later', async () => {
  await app.dataSource.query(
    `insert into mail_domains (domain, has_mx) values ('a.example', false), ('b.example', null)`,
  );
  const [none] = await vote(1, asha, () => ({ email: 'x@a.example' }));
  await vote(1, asha, () => ({ email: 'x@b.example' }));
  const [added] = await vote(1, asha, () => ({ email: 'x@mail.thrown.example' }));
  await score();
  expect(await signals()).toEqual(['no-mx 60 x1']);
  expect([await stateOf(none!), await stateOf(added!)]).toEqual(['quarantined', 'counted']);
  await app.dataSource.query(`insert into disposable_domains (domain) values ('thrown.example')`);
  await scores.scoreChanged();
  // It is a hint: the vote counts until the owner decides, with a reason.
  expect(await signals()).toEqual(['listed 0 x1', 'no-mx 60 x1']);
  expect(await stateOf(added!)).toBe('counted');
  // Another one in its place.
  await app.dataSource.query(
    `update disposable_domains set domain = 'other.example', created_at = now() + interval '1 second'`,
  );
  await scores.scoreChanged();
  expect(await signals()).toEqual(['no-mx 60 x1']);
});

test('votes are scored again only after a change, with one act for each run that changes states', async () => {
  const [id] = await vote(1, asha, () => ({ email: 'x@yopmail.com' }));
  await scores.scoreChanged();
  expect(await stateOf(id!)).toBe('quarantined');
  await app.dataSource.query('delete from ballot_signals');
  await scores.scoreChanged();
  expect(await signals()).toEqual([]);
  // The address of the vote was corrected, and another vote arrived.
  await app.dataSource.query(`update ballots set email = 'x@gmail.com'`);
  await vote(1, binu, () => ({}));
  await scores.scoreChanged();
  expect(await stateOf(id!)).toBe('counted');
  const acts = await app.dataSource.query<unknown[]>(
    `select data, contest_id = subject_id::uuid as "isOfContest" from audit_log where action = 'votes.score' order by id desc limit 2`,
  );
  expect(acts).toEqual([
    { data: { quarantined: 0, released: 1, rulesVersion: 3 }, isOfContest: true },
    { data: { quarantined: 1, released: 0, rulesVersion: 3 }, isOfContest: true },
  ]);
});

test('what the owner decided stays until it is undone', async () => {
  const [id] = await vote(1, asha, () => ({ email: 'x@yopmail.com' }));
  await app.dataSource.query(
    `with action as (
       insert into fraud_actions (contest_id, actor_id, kind, reason, ballots)
       values ($1, gen_random_uuid(), 'release', 'A known choir', 1) returning id)
     insert into fraud_action_ballots (action_id, ballot_id, from_state, changes) select id, $2, 'quarantined', 0 from action`,
    [asha.contestId, id],
  );
  await score();
  expect(await stateOf(id!)).toBe('counted');
  await app.dataSource.query('update fraud_actions set undone_at = now(), undone_by = actor_id');
  await scores.scoreChanged();
  expect(await stateOf(id!)).toBe('quarantined');
});

test('a vote that is taken back while votes are scored stays withdrawn', async () => {
  const [id] = await vote(1, asha, () => ({ email: 'x@yopmail.com' }));
  const runner = app.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query(
    `update ballots set state = 'withdrawn', withdrawn_from = state, entry_id = null, changes = changes + 1 where id = $1`,
    [id],
  );
  const scoring = score();
  await eventually(async () => {
    const rows = await app.dataSource.query<unknown[]>(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%followed%' and datname = current_database()`,
    );
    expect(rows).toHaveLength(1);
  });
  await runner.commitTransaction();
  await runner.release();
  await scoring;
  expect(await stateOf(id!)).toBe('withdrawn');
});

test('a certified contest keeps its scores', async () => {
  await vote(1, asha, () => ({ email: 'x@yopmail.com' }));
  await app.dataSource.query('update contests set certified_at = winner_at where id = $1', [asha.contestId]);
  await score();
  expect(await signals()).toEqual([]);
});

test('signals of crowds add at most 15 points to others', async () => {
  // A school: its domain, its network, an hour after the lesson.
  const ids = await vote(20, asha, (i) => ({
    email: `${word(i)}@school.example`,
    ip: '103.21.58.9',
    at: after(i),
  }));
  await score();
  expect(await signals()).toEqual(['burst 15 x20', 'domain 40 x20', 'network 25 x20']);
  expect(await quarantined()).toBe(0);
  // A link pressed at once has 20 points more.
  await app.dataSource.query('update ballot_contexts set confirmed_after_ms = 900 where ballot_id = $1', [
    ids[0],
  ]);
  await score();
  expect(await stateOf(ids[0]!)).toBe('quarantined');
});

/** As voters do: the votes move, and their contexts stay. */
async function move(ids: string[], entry: ContestEntry): Promise<void> {
  await app.dataSource.query(
    `update ballots set entry_id = $2, changes = changes + 1, changed_at = site_now() where id = any($1)`,
    [ids, entry.id],
  );
}

// @trust vote-fraud
test('voters who move quarantined votes away from each other stay quarantined, with their signals', async () => {
  const ids = await vote(5, asha, (i) => ({
    email: `singer${i}@rare.example`,
    userAgentClass: 'automated',
  }));
  await score();
  expect(await quarantined()).toBe(5);
  await move(ids.slice(0, 3), binu);
  await scores.scoreChanged();
  // The two that stayed are no longer five of one stem; those that moved keep the signals from before.
  expect(await signals()).toEqual(['automated 30 x5', 'rare 0 x3', 'stem 35 x3']);
  expect(await Promise.all(ids.map(stateOf))).toEqual([
    'quarantined',
    'quarantined',
    'quarantined',
    'counted',
    'counted',
  ]);
});

// @trust vote-fraud
test('a quarantined vote that moves keeps the points of the crowd that it leaves', async () => {
  const ids = await vote(30, asha, (i) => ({
    email: `singer${i}@gmail.com`,
    ip: '103.21.58.9',
    at: after(i),
  }));
  await score();
  expect(await quarantined()).toBe(30);
  await move(ids.slice(0, 15), binu);
  await scores.scoreChanged();
  expect(await Promise.all(ids.map(stateOf))).toEqual([
    ...Array<string>(15).fill('quarantined'),
    ...Array<string>(15).fill('counted'),
  ]);
});

// @trust vote-fraud
test('a vote stays quarantined after the data of its voter is deleted without a certified result', async () => {
  const [id] = await vote(1, asha, () => ({ email: 'x@yopmail.com' }));
  await score();
  expect(await stateOf(id!)).toBe('quarantined');
  await app.dataSource.query(
    `update contests set announce_at = announce_at - interval '2 years', opens_at = opens_at - interval '2 years',
       closes_at = closes_at - interval '2 years', voting_opens_at = voting_opens_at - interval '2 years',
       voting_closes_at = voting_closes_at - interval '2 years', winner_at = winner_at - interval '2 years'
     where id = $1`,
    [asha.contestId],
  );
  await app.dataSource.query('update ballots set email = null where id = $1', [id]);
  await app.dataSource.query('delete from ballot_signals');
  await scores.scoreChanged();
  await score();
  expect(await stateOf(id!)).toBe('quarantined');
});

// @trust vote-fraud
test('a release by the owner ends when the vote moves, a quarantine does not', async () => {
  const [released, quarantinedByOwner] = await vote(2, asha, (i) => ({
    ...(i === 0 && { email: 'x@yopmail.com' }),
  }));
  const decide = (id: string, kind: string, from: string) =>
    app.dataSource.query(
      `with action as (
         insert into fraud_actions (contest_id, actor_id, kind, reason, ballots)
         values ($1, gen_random_uuid(), $3, 'A known choir', 1) returning id
       ), decided as (update ballots set state = case $3 when 'release' then 'counted' else 'quarantined' end where id = $2)
       insert into fraud_action_ballots (action_id, ballot_id, from_state, changes) select id, $2, $4, 0 from action`,
      [asha.contestId, id, kind, from],
    );
  await decide(released!, 'release', 'quarantined');
  await decide(quarantinedByOwner!, 'quarantine', 'counted');
  await score();
  expect([await stateOf(released!), await stateOf(quarantinedByOwner!)]).toEqual(['counted', 'quarantined']);
  await move([released!, quarantinedByOwner!], binu);
  await score();
  expect([await stateOf(released!), await stateOf(quarantinedByOwner!)]).toEqual([
    'quarantined',
    'quarantined',
  ]);
});

// @trust vote-fraud
test('of 200 honest votes from one network in an hour, none is quarantined', async () => {
  const entries = [asha, binu];
  while (entries.length < 20) entries.push(await createEntry(app, { status: 'approved' }));
  const names = [
    'anjali',
    'arun',
    'deepa',
    'faisal',
    'gopika',
    'jose',
    'lakshmi',
    'manu',
    'neethu',
    'vishnu',
  ];
  for (let index = 0; index < 200; index++) {
    // Common names, half of them with a year, at everyday domains and that of the campus. A third votes for the favorite.
    const name = names[(index * 7) % names.length]!;
    const number = index % 2 === 0 ? String(1980 + (index % 25)) : word(index);
    await createBallot(app, entries[index % 3 === 0 ? 0 : index % 20]!, {
      email: `${name}${number}@${['gmail.com', 'campus.ac.in', 'outlook.com'][(index >> 1) % 3]}`,
      ip: '103.21.58.9',
      at: after(index * 0.14),
      confirmedAfterMs: 5_000 + index * 700,
    });
  }
  await score();
  expect(await quarantined()).toBe(0);
});

// @trust vote-fraud
test('of 500 votes of scripts that number their addresses, keep a cookie or name themselves, all are quarantined', async () => {
  const machine = randomUUID();
  await vote(200, asha, (i) => ({ email: `singer${i}@gmail.com`, deviceId: machine, at: after(i * 0.1) }));
  // Each press is from another browser, as without cookies.
  await vote(150, asha, (i) => ({ email: `fan0${i}@outlook.com`, ip: '10.9.9.9', at: after(i * 0.1) }));
  await vote(150, asha, (i) => ({
    email: `fan.${i}@mailbay.example`,
    ip: '10.8.8.8',
    at: after(i * 0.1),
    confirmedAfterMs: 1_500,
    userAgentClass: 'automated',
  }));
  await score();
  expect(await quarantined()).toBe(500);
});
