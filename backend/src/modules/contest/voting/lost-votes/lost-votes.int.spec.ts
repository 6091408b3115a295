import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { createEntry } from '../../../../../test/factories/contest.js';
import { openVoting } from '../../../../../test/factories/voting.js';
import { SHOWN_QUEUES, VOTER_EMAILS_QUEUE } from '../../../../infra/queue/queues.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { EmailTemplates } from '../../../mailing/email-templates.service.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import { EmailOutbox } from '../../../mailing/sending/email-outbox.js';
import { eraseEntries } from '../../../privacy/erasing/erase-entries.js';
import type { ContestEntry } from '../../entries/contest-entry.entity.js';
import { FIND_UNRECORDED, LostVotes } from './lost-votes.sweep.js';

let app: TestApp;
let lostVotes: LostVotes;
let asha: ContestEntry;
let binu: ContestEntry;

beforeAll(async () => {
  app = await createTestApp();
  // Without a worker, which would email the voters too.
  lostVotes = new LostVotes(app.dataSource, app.get(MailingService), app.get(AuditLog));
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.asSuperuser('truncate ballots, contest_entries, entry_events, outgoing_emails cascade');
  const contest = await openVoting(app);
  await app.dataSource.query(
    `update contests set title = 'Songs', title_malayalam = 'പാട്ടുകൾ' where id = $1`,
    [contest.id],
  );
  asha = await createEntry(app, { status: 'approved' });
  binu = await createEntry(app, { status: 'approved' });
});

interface Vote {
  state?: string;
  language?: string;
}

async function vote(
  email: string,
  { id, contestId }: ContestEntry,
  { state = 'counted', language = 'en' }: Vote = {},
) {
  const [{ ballotId }] = await app.dataSource.query<[{ ballotId: string }]>(
    `insert into ballots (contest_id, entry_id, voter_key, receipt_code, email, language, consent_text_sha256, state)
     values ($1, $2, sha256($3::text::bytea), upper(left(md5($3::text), 10)), $3, $4, 'x', $5) returning id as "ballotId"`,
    [contestId, id, email, language, state],
  );
  return ballotId;
}

const move = (ballotId: string, { id }: ContestEntry) =>
  app.dataSource.query('update ballots set entry_id = $2 where id = $1', [ballotId, id]);

const decide = (status: string, ...entries: ContestEntry[]) =>
  app.dataSource.query(
    `with before as materialized (select id, status from contest_entries where id = any($2)),
       changed as (update contest_entries set status = $1 where id = any($2))
     insert into entry_events (entry_id, action, from_status, to_status) select id, 'decide', status, $1 from before`,
    [status, entries.map(({ id }) => id)],
  );

/** Lets minutes pass since the votes were lost. */
const pass = (minutes: number) =>
  app.dataSource.query(
    'update lost_votes set lost_at = lost_at - make_interval(mins => $1) where emailed_at is null',
    [minutes],
  );

async function emailAfterAnHour(): Promise<void> {
  await lostVotes.emailVoters();
  await pass(60);
  await lostVotes.emailVoters();
}

/** Who got emails, in order. */
async function emailed(): Promise<string[]> {
  const rows = await app.dataSource.query<Array<{ to: string }>>(
    `select to_address as to from outgoing_emails where template = 'vote-entry-gone' order by 1`,
  );
  return rows.map(({ to }) => to);
}

// @trust vote-lost
test('each voter of an entry that is gone gets an email, in the language of the vote', async () => {
  await vote('devi@voter.example', asha, { language: 'ml' });
  await vote('eva@voter.example', asha, { state: 'quarantined' });
  await vote('fina@voter.example', binu);
  await emailAfterAnHour();
  expect(await emailed()).toEqual([]);

  await decide('pending', asha);
  await emailAfterAnHour();
  const emails = await app.dataSource.query<unknown[]>(
    `select to_address as to, language, payload, entry_id as "entryId", contest_id as "contestId"
     from outgoing_emails order by to_address`,
  );
  const { contestId } = asha;
  expect(emails).toEqual([
    {
      to: 'devi@voter.example',
      language: 'ml',
      payload: { contestTitle: 'പാട്ടുകൾ' },
      entryId: null,
      contestId,
    },
    { to: 'eva@voter.example', language: 'en', payload: { contestTitle: 'Songs' }, entryId: null, contestId },
  ]);
});

/** What the voter was told, in order. */
async function toldTo(voter: string): Promise<string[]> {
  const rows = await app.dataSource.query<Array<{ template: string }>>(
    'select template from outgoing_emails where to_address = $1 order by created_at, id',
    [voter],
  );
  return rows.map(({ template }) => template);
}

// @trust vote-lost
test('a voter is told that the entry is gone, and that it is back, three times at most', async () => {
  await vote('devi@voter.example', asha);
  await vote('eva@voter.example', asha, { state: 'void' });
  for (let time = 0; time < 5; time++) {
    await decide('rejected', asha);
    await emailAfterAnHour();
    await emailAfterAnHour();
    await decide('approved', asha);
    await lostVotes.emailVoters();
    await Promise.all([lostVotes.emailVoters(), lostVotes.emailVoters()]);
  }
  const times = Array.from({ length: 3 }, () => ['vote-entry-gone', 'vote-entry-back']).flat();
  expect(await toldTo('devi@voter.example')).toEqual(times);
  expect(await toldTo('eva@voter.example')).toEqual([]);
});

// @trust vote-lost
test('an entry that was back, and leaves again for less than an hour, loses nobody', async () => {
  await vote('devi@voter.example', asha);
  await decide('rejected', asha);
  await emailAfterAnHour();
  await decide('approved', asha);
  await lostVotes.emailVoters();
  for (let time = 0; time < 3; time++) {
    await decide('pending', asha);
    await lostVotes.emailVoters();
    await pass(59);
    await lostVotes.emailVoters();
    await decide('approved', asha);
    await lostVotes.emailVoters();
  }
  expect(await toldTo('devi@voter.example')).toEqual(['vote-entry-gone', 'vote-entry-back']);
});

// @trust vote-lost
test('who has chosen another entry hears nothing of the first one that comes back', async () => {
  const ballotId = await vote('devi@voter.example', asha);
  await decide('rejected', asha);
  await emailAfterAnHour();
  await move(ballotId, binu);
  await decide('approved', asha);
  await emailAfterAnHour();
  expect(await toldTo('devi@voter.example')).toEqual(['vote-entry-gone']);
});

// @trust vote-lost
test.each([
  [null, ['vote-lost', 'vote-entry-back']],
  ['now()', ['vote-lost']],
])(
  'after the close, an entry that comes back before the result is certified (%s) says so',
  async (certified, told) => {
    await vote('devi@voter.example', asha);
    await openVoting(app, { forHours: 0.5 });
    await decide('pending', asha);
    await lostVotes.emailVoters();
    await pass(1);
    await openVoting(app, { forHours: -0.001 });
    await lostVotes.emailVoters();
    await decide('approved', asha);
    if (certified)
      await app.dataSource.query(`update contests set certified_at = ${certified} where id = $1`, [
        asha.contestId,
      ]);
    await lostVotes.emailVoters();
    expect(await toldTo('devi@voter.example')).toEqual(told);
  },
);

// @trust vote-lost
test('several workers at once queue one email for each voter', async () => {
  const voters = Array.from({ length: 30 }, (_, n) => `voter-${n}@voter.example`);
  for (const voter of voters) await vote(voter, asha);
  await decide('rejected', asha);
  await lostVotes.emailVoters();
  await pass(60);
  await Promise.all(Array.from({ length: 5 }, () => lostVotes.emailVoters()));
  expect(await emailed()).toEqual(voters.sort());
});

// @trust vote-lost
test('the voters of an erased entry get an email, and their votes keep their choice', async () => {
  await vote('devi@voter.example', asha);
  await vote('eva@voter.example', asha, { state: 'quarantined' });
  await eraseEntries(app.dataSource.manager, [asha.id], 'entrant');
  await emailAfterAnHour();
  await emailAfterAnHour();
  expect(await emailed()).toEqual(['devi@voter.example', 'eva@voter.example']);
  expect(
    await app.dataSource.query(
      `select state, withdrawn_from as "withdrawnFrom", entry_id as "entryId", email from ballots order by email`,
    ),
  ).toEqual([
    { state: 'counted', withdrawnFrom: null, entryId: asha.id, email: 'devi@voter.example' },
    { state: 'quarantined', withdrawnFrom: null, entryId: asha.id, email: 'eva@voter.example' },
  ]);
});

test('an entry that is erased after its voters got the email causes no second one', async () => {
  await vote('devi@voter.example', asha);
  await decide('rejected', asha);
  await emailAfterAnHour();
  await eraseEntries(app.dataSource.manager, [asha.id], 'entrant');
  await emailAfterAnHour();
  expect(await emailed()).toEqual(['devi@voter.example']);
});

test('a void vote of an erased entry keeps its choice too, without an email', async () => {
  await vote('devi@voter.example', asha, { state: 'void' });
  await eraseEntries(app.dataSource.manager, [asha.id], 'entrant');
  await emailAfterAnHour();
  expect(await emailed()).toEqual([]);
  expect(await app.dataSource.query('select state, entry_id as "entryId" from ballots')).toEqual([
    { state: 'void', entryId: asha.id },
  ]);
});

test('a voter who has chosen again gets no email', async () => {
  const ballotId = await vote('devi@voter.example', asha);
  await eraseEntries(app.dataSource.manager, [asha.id], 'entrant');
  await app.dataSource.query(`update ballots set entry_id = $2 where id = $1`, [ballotId, binu.id]);
  await emailAfterAnHour();
  expect(await emailed()).toEqual([]);
});

test.each([
  ['after voting has closed', { forHours: -0.001 }],
  ['before voting opens', { sinceHours: -1 }],
])('nobody gets an email %s', async (_, hours) => {
  await vote('devi@voter.example', asha);
  await vote('eva@voter.example', binu);
  await openVoting(app, hours);
  await decide('rejected', asha);
  await eraseEntries(app.dataSource.manager, [binu.id], 'entrant');
  await emailAfterAnHour();
  expect(await emailed()).toEqual([]);
});

// @trust vote-lost
test('an entry that is back within an hour loses no voter, however often it leaves', async () => {
  await vote('devi@voter.example', asha);
  for (let time = 0; time < 3; time++) {
    await decide('pending', asha);
    await lostVotes.emailVoters();
    await pass(59);
    await lostVotes.emailVoters();
    await decide('approved', asha);
    await lostVotes.emailVoters();
  }
  expect(await emailed()).toEqual([]);
  expect(await app.dataSource.query('select from lost_votes')).toEqual([]);
  await decide('pending', asha);
  await emailAfterAnHour();
  expect(await emailed()).toEqual(['devi@voter.example']);
});

// @trust vote-lost
test('voters of an entry that leaves in the last hour learn it when voting closes, once', async () => {
  await vote('devi@voter.example', asha);
  await vote('eva@voter.example', binu);
  await openVoting(app, { forHours: 0.5 });
  await decide('pending', asha);
  await lostVotes.emailVoters();
  expect(await emailed()).toEqual([]);
  await pass(1);
  await openVoting(app, { forHours: -0.001 });
  // This one leaves after the close.
  await decide('pending', binu);
  await lostVotes.emailVoters();
  await lostVotes.emailVoters();
  expect(
    await app.dataSource.query('select template, to_address as to, payload from outgoing_emails'),
  ).toEqual([{ template: 'vote-lost', to: 'devi@voter.example', payload: { contestTitle: 'Songs' } }]);
});

/** Moves the history of entries into the past, as if a worker had not looked since. */
const age = (minutes: number) =>
  app.dataSource.query('update entry_events set created_at = created_at - make_interval(mins => $1)', [
    minutes,
  ]);

/** Closes the votes at the end of the hour for links, as its job does. */
const closeVotes = () =>
  app.dataSource.query('update contests set votes_closed_at = site_now() where id = $1', [asha.contestId]);

// @trust vote-lost
test.each([
  ['in the last minute', 1, 0.001, false, ['vote-lost']],
  ['while no worker ran until the votes were closed', 120, 1.5, true, ['vote-lost']],
  ['after the close', 1, 1.5, true, []],
])(
  'voters of an entry that left %s learn it once a worker looks',
  async (_, minutesAgo, hoursClosed, isClosed, told) => {
    const ballotId = await vote('devi@voter.example', asha);
    await vote('eva@voter.example', binu);
    await decide('pending', asha, binu);
    await age(minutesAgo);
    await decide('approved', binu);
    await openVoting(app, { sinceHours: 24, forHours: -hoursClosed });
    if (isClosed) await closeVotes();
    await lostVotes.emailVoters();
    await lostVotes.emailVoters();
    expect(await toldTo('devi@voter.example')).toEqual(told);
    expect(await toldTo('eva@voter.example')).toEqual([]);
    await app.dataSource.query('delete from lost_votes where ballot_id = $1', [ballotId]);
    await app.dataSource.query('update contests set certified_at = site_now() where id = $1', [
      asha.contestId,
    ]);
    await lostVotes.emailVoters();
    expect(await toldTo('devi@voter.example')).toEqual(told);
  },
);

// @trust vote-lost
test('an entry that was back and leaves again in the last minute loses its voters again', async () => {
  await vote('devi@voter.example', asha);
  await decide('rejected', asha);
  await emailAfterAnHour();
  await decide('approved', asha);
  await lostVotes.emailVoters();
  await decide('pending', asha);
  await age(1);
  await openVoting(app, { forHours: -0.001 });
  await lostVotes.emailVoters();
  expect(await toldTo('devi@voter.example')).toEqual(['vote-entry-gone', 'vote-entry-back', 'vote-lost']);
});

// @trust vote-secret
test('jobs of these emails are in no queue that anybody sees', async () => {
  const shown = SHOWN_QUEUES.map((name) => app.api.get<Queue>(getQueueToken(name), { strict: false }));
  const countShown = async () =>
    (await Promise.all(shown.map((queue) => queue.getJobCounts()))).map((counts) => ({ ...counts }));
  const before = await countShown();
  await vote('devi@voter.example', asha);
  await vote('eva@voter.example', asha);
  await decide('rejected', asha);
  await emailAfterAnHour();
  const hidden = app.api.get<Queue>(getQueueToken(VOTER_EMAILS_QUEUE), { strict: false });
  expect((await hidden.getJobCounts()).waiting).toBeGreaterThanOrEqual(2);
  expect(await countShown()).toEqual(before);
  await app.dataSource.query(`update outgoing_emails set updated_at = now() - interval '1 minute'`);
  const outbox = new EmailOutbox(app.dataSource, app.get(EmailTemplates));
  expect([(await outbox.findStranded(10)).length, (await outbox.findStranded(10, false)).length]).toEqual([
    0, 2,
  ]);
});

// @trust vote-secret
test('how many voters were written to is an act, once, after the result is announced', async () => {
  const acts = () =>
    app.dataSource.query<unknown[]>(
      `select data, contest_id as "contestId" from audit_log where action = 'votes.informVoters'`,
    );
  await vote('devi@voter.example', asha);
  await vote('eva@voter.example', asha);
  await decide('rejected', asha);
  await emailAfterAnHour();
  await lostVotes.recordTold();
  expect(await acts()).toEqual([]);
  const { contestId } = asha;
  await app.asSuperuser(
    `set session_replication_role = replica; insert into contest_results (contest_id, version, state, certified_at, manifest, announced_at)
     values ('${contestId}', 1, 'announced', now(), repeat('a', 64), now());
     update contests set result_announced_at = now()`,
  );
  await Promise.all([lostVotes.recordTold(), lostVotes.recordTold()]);
  await lostVotes.recordTold();
  expect(await acts()).toEqual([{ data: { entryId: asha.id, voters: 2 }, contestId }]);
  expect(await app.dataSource.query(FIND_UNRECORDED)).toEqual([]);
  await app.asSuperuser('truncate contest_results cascade; update contests set result_announced_at = null');
});

test('what each minute asks reads no votes that an act counts already', async () => {
  const plan = await app.dataSource.transaction(async (manager) => {
    // With few rows, a sequential scan is always cheaper.
    await manager.query('set local enable_seqscan = off');
    return manager.query<Array<Record<string, string>>>(`explain ${FIND_UNRECORDED}`);
  });
  const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(lines).toContain('lost_votes_unrecorded');
  expect(lines).not.toContain('audit_log');
});
