import { createTestApp, type TestApp } from '../../../../test/app.js';
import { createEntry } from '../../../../test/factories/contest.js';
import { clearContest, createJudgedContest, type JudgedContest } from '../../../../test/factories/results.js';
import { createUser } from '../../../../test/factories/users.js';
import { createBallot } from '../../../../test/factories/votes.js';
import { holdTransaction, waitingForLock } from '../../../../test/locks.js';
import { ResultsService } from './results.service.js';
import { hashOfResult, readFiles } from './stored-result.js';

let app: TestApp;
let ownerId: string;
let judged: JudgedContest;

beforeAll(async () => {
  app = await createTestApp();
  ({ id: ownerId } = await createUser(app, { owner: true }));
});
afterAll(() => app.close());

beforeEach(async () => {
  await clearContest(app);
  judged = await createJudgedContest(app);
});

const sql = <Row = Record<string, unknown>>(query: string, values: unknown[] = []) =>
  app.dataSource.query<Row[]>(query, values);

async function propose(): Promise<() => Promise<void>> {
  const { id, title } = judged.contest;
  await app.get(ResultsService).propose(id, { reason: null, reasonMalayalam: null }, ownerId);
  const [proposal] = await sql<{ id: string }>(`select id from contest_results where state = 'proposed'`);
  const hash = hashOfResult(await readFiles(app.dataSource.manager, proposal!.id));
  return () => app.get(ResultsService).certify(id, { title, hash }, ownerId);
}

const MOVE_VOTES = 'update ballots set entry_id = $1 where entry_id = $2';

/** What the role that serves might do to the result of the contest $1 with the entries $2 and $3. */
const CHANGES: Record<string, string> = {
  'moves votes': 'update ballots set entry_id = $3 where entry_id = $2 and contest_id = $1',
  'adds a vote': `insert into ballots (contest_id, entry_id, voter_key, receipt_code, language, consent_text_sha256)
    select $1, $2, sha256('x'), 'AAAAAAAAAA', 'en', '' where $3::uuid is not null`,
  'adds a waiver': `insert into result_waivers (contest_id, version, blocker, count, reason)
    select $1, 1, 'few-marks', 1, 'Late' where num_nonnulls($2::uuid, $3::uuid) = 2`,
  'moves the end of a round': `update jury_rounds set closes_at = closes_at - interval '1 second'
    where contest_id = $1 and num_nonnulls($2::uuid, $3::uuid) = 2`,
  'adds a line': `insert into result_lines select result_id, 9, null, null, 0, 0, 0, 0, 2, 2, 2, 0 from result_lines
    join contest_results on id = result_id where contest_id = $1 and place = 1 and num_nonnulls($2::uuid, $3::uuid) = 2`,
};

const valuesOf = () => [judged.contest.id, judged.entries[0]!.id, judged.entries[2]!.id];

// @trust guards-see-this-moment, result-kept
test.each(Object.keys(CHANGES))(
  'a transaction whose snapshot is older than the certification fails if it %s',
  async (change) => {
    const certify = await propose();
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction('REPEATABLE READ');
    await runner.query('select count(*) from ballots');
    await certify();
    await expect(runner.query(CHANGES[change]!, valuesOf())).rejects.toThrow('read committed');
    await runner.rollbackTransaction();
    await runner.release();
  },
);

// @trust guards-see-this-moment, result-kept
test.each(Object.keys(CHANGES))(
  'a certification waits for a transaction that %s, and a later one fails',
  async (change) => {
    const certify = await propose();
    const early = await holdTransaction(app);
    await early.query(CHANGES[change]!, valuesOf());
    const certified = certify().then(
      () => 'certified',
      () => 'changed',
    );
    await waitingForLock(app);
    await early.query('rollback');
    expect(await certified).toBe('certified');
    await early.query('begin');
    await early.commit();
    await expect(sql(CHANGES[change]!, valuesOf())).rejects.toThrow('rejects');
  },
);

// @trust result-kept
test('votes that moved while the owner certified are not certified otherwise', async () => {
  const certify = await propose();
  const early = await holdTransaction(app);
  await early.query(MOVE_VOTES, [judged.entries[1]!.id, judged.entries[0]!.id]);
  const certified = certify().catch((error: { code?: string }) => error.code);
  await waitingForLock(app);
  await early.commit();
  expect(await certified).toBe('RESULT_CHANGED');
});

// @trust result-kept
test.each(['ballots', 'jury_rounds', 'result_waivers'])(
  'no row of %s goes to a contest with a certified result',
  async (table) => {
    const certify = await propose();
    await certify();
    const [other] = await sql<{ id: string }>('select gen_random_uuid() as id');
    await app.asSuperuser(
      `set session_replication_role = replica;
     insert into jury_rounds (contest_id, number, seed, closes_at) values ('${other!.id}', 1, 1, now() + interval '1 day');
     insert into result_waivers (contest_id, version, blocker, count, reason) values ('${other!.id}', 1, 'few-marks', 1, 'A test');
     insert into ballots (contest_id, voter_key, receipt_code, language, consent_text_sha256, state, withdrawn_from)
       values ('${other!.id}', sha256('y'), 'BBBBBBBBBB', 'en', '', 'withdrawn', 'counted')`,
    );
    await expect(
      sql(`update ${table} set contest_id = $1 where contest_id = $2`, [judged.contest.id, other!.id]),
    ).rejects.toThrow('rejects another');
  },
);

describe('method and weights', () => {
  const METHOD = `update contests set rendition_weight = (rendition_weight + 1) % 50 where id = $1`;
  const removeJury = () =>
    app.asSuperuser('set session_replication_role = replica; truncate jury_rounds, jury_assignments cascade');

  // @trust method-stays
  it('stay after a vote, whatever the dates say', async () => {
    await removeJury();
    await sql(
      `update contests set voting_opens_at = now() + interval '1 minute', closes_at = now(), voting_closes_at = now() + interval '1 day',
         winner_at = now() + interval '2 days' where id = $1`,
      [judged.contest.id],
    );
    await expect(sql(METHOD, [judged.contest.id])).rejects.toMatchObject({
      constraint: 'contests_method_stays',
    });
    await app.asSuperuser('set session_replication_role = replica; truncate ballots cascade');
    await sql(METHOD, [judged.contest.id]);
  });

  // @trust method-stays
  it('stay once voting has opened, also in a transaction that is older', async () => {
    await removeJury();
    await app.asSuperuser('set session_replication_role = replica; truncate ballots cascade');
    const old = await holdTransaction(app);
    await old.query('select now()');
    await sql(
      `update contests set voting_opens_at = clock_timestamp(), closes_at = clock_timestamp(),
         voting_closes_at = now() + interval '1 day', winner_at = now() + interval '2 days' where id = $1`,
      [judged.contest.id],
    );
    await expect(old.query(METHOD, [judged.contest.id])).rejects.toMatchObject({
      constraint: 'contests_method_stays',
    });
    await old.commit();
  });

  // @trust method-stays
  it.each(['null', 'now()'])('a contest stays published: %s', async (value) => {
    await expect(
      sql(`update contests set published_at = ${value} where id = $1`, [judged.contest.id]),
    ).rejects.toMatchObject({ constraint: 'contests_publication_stays' });
  });
});

describe('the jury', () => {
  const atWork = () =>
    sql(`update contests set winner_at = now() + interval '5 days' where id = $1`, [judged.contest.id]);

  // @trust jury-marks-stay
  it.each(['id', 'contest_id', 'round_id', 'judge_id', 'entry_id'])(
    'no assignment gets another %s',
    async (column) => {
      await atWork();
      await expect(
        sql(`update jury_assignments set ${column} = gen_random_uuid() where entry_id = $1`, [
          judged.entries[0]!.id,
        ]),
      ).rejects.toThrow(/of assignment .* stay|rejects another contest/);
    },
  );

  // @trust jury-marks-stay
  it('no mark goes to another entry of the contest', async () => {
    await atWork();
    const { id } = await createEntry(app, { status: 'rejected', email: 'rejected@visitor.example' });
    await expect(
      sql('update jury_assignments set entry_id = $1 where entry_id = $2', [id, judged.entries[0]!.id]),
    ).rejects.toMatchObject({ constraint: 'jury_assignments_identity_stays' });
  });

  // @trust jury-marks-stay
  it('no assignment with marks is added to a round that is over', async () => {
    await atWork();
    await app.asSuperuser(
      `set session_replication_role = replica; update jury_assignments set state = 'assigned', rendition = null, engagement = null,
         rendition_locked_at = null, submitted_at = null where entry_id = '${judged.entries[0]!.id}'`,
    );
    const [former] = await sql('delete from jury_assignments where entry_id = $1 returning *', [
      judged.entries[0]!.id,
    ]).then(([rows]) => rows as unknown as Array<Record<string, string>>);
    await expect(
      sql(
        `insert into jury_assignments (contest_id, round_id, judge_id, entry_id, state, rendition, engagement, rendition_locked_at, submitted_at)
         values ($1, $2, $3, $4, 'submitted', 20, 20, now(), now())`,
        [former!['contest_id'], former!['round_id'], former!['judge_id'], former!['entry_id']],
      ),
    ).rejects.toMatchObject({ constraint: 'jury_assignments_closed' });
  });

  // @trust jury-final-complete
  it('no round is added below the final', async () => {
    await atWork();
    await expect(
      sql(
        `insert into jury_rounds (contest_id, number, seed, closes_at) values ($1, 1, 1, now() + interval '1 hour')`,
        [judged.contest.id],
      ),
    ).rejects.toMatchObject({ constraint: 'jury_rounds_in_order' });
  });

  // @trust jury-final-complete
  it('a final that has ended gets no later end, whatever other rounds there are', async () => {
    await atWork();
    await app.asSuperuser(
      `set session_replication_role = replica; insert into jury_rounds (contest_id, number, seed, closes_at)
       values ('${judged.contest.id}', 1, 1, now() + interval '1 hour')`,
    );
    await expect(
      sql(
        `update jury_rounds set closes_at = now() + interval '1 day' where contest_id = $1 and number = 2`,
        [judged.contest.id],
      ),
    ).rejects.toMatchObject({ constraint: 'jury_rounds_end_stays' });
  });

  // @trust jury-final-complete
  it.each([
    ['its number', 'update jury_rounds set number = 1'],
    ['its contest', 'update jury_rounds set contest_id = gen_random_uuid()'],
    ['its row', 'delete from jury_rounds'],
  ])('a round keeps %s', async (_, change) => {
    await atWork();
    await app.asSuperuser('set session_replication_role = replica; truncate jury_assignments');
    await expect(sql(change)).rejects.toThrow(/stays|rejects another contest/);
  });

  // @trust guards-see-this-moment, jury-marks-stay
  it('marks and end of a round that ended during a transaction stay', async () => {
    await atWork();
    await app.asSuperuser(
      `set session_replication_role = replica; update jury_rounds set closes_at = now() + interval '1 day'`,
    );
    const old = await holdTransaction(app);
    await old.query('select now()');
    await sql('update jury_rounds set closes_at = clock_timestamp()');
    await old.query('savepoint one');
    await expect(old.query('update jury_assignments set engagement = 0')).rejects.toMatchObject({
      constraint: 'jury_assignments_closed',
    });
    await old.query('rollback to one');
    await expect(
      old.query(`update jury_rounds set closes_at = closes_at + interval '1 day'`),
    ).rejects.toMatchObject({ constraint: 'jury_rounds_end_stays' });
    await old.query('rollback to one');
    await old.commit();
  });
});

describe('acts', () => {
  // @trust audit-seals
  it.each([
    [
      'in the chain of another contest',
      `gen_random_uuid(), 1, sha256('q'), sha256('x'), id from audit_log where contest_id = $1 order by id desc limit 1`,
    ],
    [
      'that does not continue the chain',
      `$1, coalesce((select max(position) from audit_seals where contest_id = $1), 0) + 1, sha256('q'), sha256('x'), id
       from audit_log where contest_id = $1 order by id desc limit 1`,
    ],
    [
      'after a gap',
      `$1, 1000, sha256('q'), sha256('x'), id from audit_log where contest_id = $1 order by id desc limit 1`,
    ],
  ])('get no seal %s', async (_, values) => {
    await expect(
      sql(`insert into audit_seals (contest_id, position, previous_hash, hash, audit_id) select ${values}`, [
        judged.contest.id,
      ]),
    ).rejects.toMatchObject({ constraint: 'audit_seals_continue_chain' });
  });
});

test('a vote of the entries still counts', async () => {
  await createBallot(app, judged.entries[1]!);
  await (
    await propose()
  )();
});
