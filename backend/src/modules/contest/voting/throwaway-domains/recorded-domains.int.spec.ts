import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { client } from '../../../../../test/client.js';
import { createEntry } from '../../../../../test/factories/contest.js';
import { clearContest, createJudgedContest } from '../../../../../test/factories/results.js';
import { createUser } from '../../../../../test/factories/users.js';
import { createVoteLink, openVoting, solveProof } from '../../../../../test/factories/voting.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import type { ContestEntry } from '../../entries/contest-entry.entity.js';
import { readInputs } from '../../results/read-inputs.js';
import { VotingClose } from '../close/voting-close.js';
import { DisposableDomains } from './disposable-domains.service.js';

let app: TestApp;
let ownerId: string;
let entry: ContestEntry;
let domains: DisposableDomains;
let close: VotingClose;

beforeAll(async () => {
  app = await createTestApp();
  ({ id: ownerId } = await createUser(app, { owner: true }));
  domains = app.get(DisposableDomains);
  // Without a worker, which would write down the opening too.
  close = new VotingClose(app.dataSource, app.get(AuditLog));
});
afterAll(() => app.close());

beforeEach(async () => {
  await clearContest(app);
  await app.asSuperuser('truncate disposable_domains, rejected_votes');
  await openVoting(app, { sinceHours: 1 });
  entry = await createEntry(app, { status: 'approved' });
});

const add = (domain: string) => domains.add(domain, `Reason for ${domain}`, ownerId);
const remove = (domain: string) => domains.remove(domain, 'A mistake', ownerId);

/** The acts about the list that the record of the contest has. */
async function acts(): Promise<string[]> {
  const rows = await app.dataSource.query<Array<{ text: string }>>(
    `select concat_ws(' ', action, data->>'domain', data->>'reason', data->>'domains') as text
     from audit_log where contest_id = $1 and action ~ 'Domain|close' order by id`,
    [entry.contestId],
  );
  return rows.map(({ text }) => text.replace(/^\w+\./, ''));
}

async function moveVoting(hours: number): Promise<void> {
  await openVoting(app, { sinceHours: hours });
}

// @trust domains-recorded
test('what is listed when voting opens is an act of the contest, once', async () => {
  await moveVoting(-1);
  await add('b.example');
  await add('a.example');
  await close.recordOpenings();
  expect(await acts()).toEqual([
    'addDisposableDomain b.example Reason for b.example',
    'addDisposableDomain a.example Reason for a.example',
  ]);
  await moveVoting(1);
  await Promise.all(Array.from({ length: 3 }, () => close.recordOpenings()));
  expect((await acts()).slice(2)).toEqual(['listDomains ["a.example", "b.example"]']);
});

// @trust domains-recorded
test('a change right after the opening, before a worker wrote it down, comes after it', async () => {
  await moveVoting(-1);
  await add('a.example');
  await moveVoting(1);
  await Promise.all([remove('a.example'), close.recordOpenings()]);
  expect((await acts()).slice(1)).toEqual([
    'listDomains ["a.example"]',
    'removeDisposableDomain a.example A mistake',
  ]);
});

test('votes that close before a worker wrote down the opening have it too', async () => {
  await openVoting(app, { sinceHours: 48, forHours: -2 });
  await add('late.example');
  await app.dataSource.query('update contests set votes_closed_at = null');
  await close.closeDue();
  expect(await acts()).toEqual([
    'listDomains []',
    'addDisposableDomain late.example Reason for late.example',
    'closeVotes',
  ]);
});

test('of a contest whose voting opened under an earlier release, no act says which domains were listed then', async () => {
  await app.dataSource.query(
    `insert into app_state (key, done_at) select 'recorded-domains', voting_opens_at + interval '1 second' from contests where id = $1`,
    [entry.contestId],
  );
  try {
    await add('late.example');
    expect(await acts()).toEqual(['addDisposableDomain late.example Reason for late.example']);
  } finally {
    await app.dataSource.query(`delete from app_state where key = 'recorded-domains'`);
  }
});

test('a contest that is decided, and a draft, have no act of a domain', async () => {
  await app.asSuperuser(
    `set session_replication_role = replica; update contests set certified_at = site_now(), result_final_at = site_now() where id = '${entry.contestId}'`,
  );
  await add('a.example');
  expect(await acts()).toEqual([]);
  const [act] = await app.dataSource.query<Array<{ contestId: string | null }>>(
    `select contest_id as "contestId" from audit_log where action = 'votes.addDisposableDomain'`,
  );
  expect(act).toEqual({ contestId: null });
  expect((await domains.list()).map(({ contests }) => contests)).toEqual([[]]);
});

async function ask(email: string, proof?: string): Promise<number> {
  const vote = { entryId: entry.id, email, language: 'en', isAdult: true };
  return (
    await client(app).post('/api/contest/votes', {
      ...vote,
      proof: proof ?? (await solveProof(app, entry.id)),
    })
  ).status;
}

const rejected = () =>
  app.dataSource.query<unknown[]>(
    'select domain, votes from rejected_votes where contest_id = $1 order by domain',
    [entry.contestId],
  );

// @trust domains-recorded
test('each vote that a domain of the list rejects is counted: by email, by a link and of an account', async () => {
  const token = await createVoteLink(app, entry, { email: 'late@college.example' });
  await add('college.example');
  await add('other.example');
  expect(await ask('student@college.example')).toBe(400);
  expect(await ask('student@cs.College.example')).toBe(400);
  expect((await client(app).post('/api/contest/votes/confirm', { token })).status).toBe(400);
  const user = await createUser(app, { email: 'account@college.example' });
  await app.dataSource.query('update users set email_verified_at = now() where id = $1', [user.id]);
  const vote = { entryId: entry.id, language: 'en', isAdult: true };
  expect((await client(app).as(user).put('/api/contest/my-vote', vote)).status).toBe(400);
  expect(await rejected()).toEqual([{ domain: 'college.example', votes: 4 }]);
  // Another try of a mailbox changes nothing.
  expect((await client(app).post('/api/contest/votes/confirm', { token })).status).toBe(400);
  expect((await client(app).as(user).put('/api/contest/my-vote', vote)).status).toBe(400);
  expect(await ask('Student@college.example')).toBe(400);
  expect(await rejected()).toEqual([{ domain: 'college.example', votes: 4 }]);
  // Nobody raises the number without work, and what the package rejects is the same everywhere.
  expect(await ask('student@college.example', 'no proof')).toBe(400);
  expect(await ask('someone@yopmail.com')).toBe(400);
  // Nor once votes are closed.
  await app.dataSource.query('update contests set votes_closed_at = site_now()');
  expect(await ask('student@college.example')).toBe(400);
  expect(await rejected()).toEqual([{ domain: 'college.example', votes: 4 }]);
});

// @trust domains-recorded
test('the result tells each domain that was listed while votes were open, and what it rejected', async () => {
  await clearContest(app);
  const { contest } = await createJudgedContest(app);
  const facts = () => app.dataSource.transaction((manager) => readInputs(manager, contest));
  // Under an earlier release, no act told it.
  expect((await facts()).throwawayDomains).toBeUndefined();
  await app.asSuperuser(
    `set session_replication_role = replica; delete from audit_log where action = 'contest.closeVotes'`,
  );
  await app.dataSource.query('update contests set votes_closed_at = null');
  await add('before.example');
  await remove('before.example');
  await add('during.example');
  await close.closeDue();
  await add('after.example');
  await app.dataSource.query(
    `insert into rejected_votes values ($1, 'during.example', 12), ($1, 'after.example', 1)`,
    [contest.id],
  );
  expect((await facts()).throwawayDomains).toEqual([
    { domain: 'before.example', rejected: 0 },
    { domain: 'during.example', rejected: 12 },
  ]);
});
