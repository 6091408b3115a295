import type { OpenAPIObject } from '@nestjs/swagger';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { currentContest } from '../../../../test/factories/contest.js';
import {
  createEntries,
  createJudges,
  type InvitedJudge,
  juryRoomOf,
} from '../../../../test/factories/jury.js';
import { createModerator, createUser } from '../../../../test/factories/users.js';
import { openVoting } from '../../../../test/factories/voting.js';

let app: TestApp;
let contestId: string;
let entryId: string;
let judges: InvitedJudge[];
let actId: string;
let clients: Record<Role, Client>;

type Role = 'owner' | 'moderator' | 'user' | 'visitor';

/** Reads of the API as its document lists them. */
let reads: string[];

beforeAll(async () => {
  app = await createTestApp();
  ({ id: contestId } = await currentContest(app));
  const visitor = client(app);
  clients = {
    owner: visitor.as(await createUser(app, { owner: true })),
    moderator: visitor.as(await createModerator(app)),
    user: visitor.as(await createUser(app)),
    visitor,
  };
  const { paths } = (await client(app).get<OpenAPIObject>('/api/openapi.json')).body;
  reads = Object.keys(paths).filter((path) => paths[path]!.get && !path.startsWith('/api/jury'));
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.asSuperuser(
    'set session_replication_role = replica; truncate audit_log, audit_details, jury_rounds, jury_assignments, judges, contest_entries cascade',
  );
  await openVoting(app);
  judges = await createJudges(app, 3);
  entryId = (await createEntries(app, 1))[0]!;
});

/** The marks of two judges, who differ so much that the entry needs a second look. */
const MARKS = [
  [13, 7],
  [1, 2],
] as const;

/** A round in which two judges submit marks and a third has a draft, by their own requests. */
async function judgeRound(
  number: 1 | 2,
  marks: ReadonlyArray<readonly [number, number]> = MARKS,
): Promise<void> {
  const [{ id }] = await app.dataSource.query<[{ id: string }]>(
    `insert into jury_rounds (contest_id, number, seed, closes_at) values ($1, $2, 7, site_now() + interval '2 days') returning id`,
    [contestId, number],
  );
  await app.dataSource.query(
    `insert into jury_assignments (contest_id, round_id, judge_id, entry_id) select $1, $2, judge, $4 from unnest($3::uuid[]) judge`,
    [contestId, id, judges.map((judge) => judge.id), entryId],
  );
  for (const [index, judge] of judges.entries()) {
    const room = await juryRoomOf(app, judge);
    const { assignments } = (await room.get<{ assignments: Array<{ id: string }> }>()).body;
    const path = `/assignments/${assignments[0]!.id}`;
    const [rendition, engagement] = marks[index] ?? [19, 18];
    await room.put(`${path}/marks`, { rendition, engagement: null });
    await room.post(`${path}/lock-rendition`);
    expect((await room.put(`${path}/marks`, { rendition, engagement })).status).toBe(200);
    if (marks[index]) expect((await room.post(`${path}/submit`)).status).toBe(200);
  }
  [{ id: actId }] = await app.dataSource.query<[{ id: string }]>(
    `select id from audit_log where action = 'mark.submit' order by id desc limit 1`,
  );
}

const closeRounds = () =>
  app.dataSource.query(
    `update jury_rounds set opened_at = site_now() - interval '2 hours', closes_at = site_now() - interval '1 hour'
     where closes_at > site_now()`,
  );

function urlOf(path: string): string {
  const id = path.startsWith('/api/admin/audit/') ? actId : path.includes('/entries/') ? entryId : contestId;
  return path.replaceAll('{id}', id).replaceAll(/\{\w+\}/g, '1');
}

const read = (path: string, role: Role) => clients[role].get(urlOf(path));

/** What follows from marks, under whichever name a response has it. */
const NAMES = /^(rendition|engagement|weightedMark|meanMark|spread|place|needsSecondLook)$/;

function hasMarks(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, part]) => (NAMES.test(name) && (typeof part === 'number' || part === true)) || hasMarks(part),
  );
}

/** The reads in which the role finds marks. */
async function findMarks(role: Role): Promise<string[]> {
  const found: string[] = [];
  for (const path of reads) {
    const { body } = await read(path, role);
    if (typeof body === 'string' ? body.includes('"rendition"') : hasMarks(body)) found.push(path);
  }
  return found.sort();
}

const IN_CONSOLE = ['/api/admin/audit/{id}', '/api/admin/contests/{id}/jury'];

const STATES: Array<[string, () => Promise<unknown>, string[]]> = [
  ['the first round is open', () => judgeRound(1), []],
  ['the first round has closed', () => judgeRound(1).then(closeRounds), []],
  [
    'the final is open',
    () =>
      judgeRound(1)
        .then(closeRounds)
        .then(() => judgeRound(2)),
    [],
  ],
  ['a final without a first round is open', () => judgeRound(2), []],
  ['the final has closed', () => judgeRound(2).then(closeRounds), IN_CONSOLE],
  [
    'both rounds have closed',
    () =>
      judgeRound(1)
        .then(closeRounds)
        .then(() => judgeRound(2))
        .then(closeRounds),
    IN_CONSOLE,
  ],
  [
    'the winner’s date has passed without a final',
    () =>
      judgeRound(1)
        .then(closeRounds)
        .then(() => openVoting(app, { sinceHours: 24 * 30, forHours: -24 * 29 })),
    IN_CONSOLE,
  ],
  [
    'the result is certified',
    () =>
      judgeRound(2)
        .then(closeRounds)
        .then(() =>
          app.dataSource.query('update contests set certified_at = site_now() where id = $1', [contestId]),
        ),
    IN_CONSOLE,
  ],
];

describe.each(STATES)('while %s', (_, arrange, ofOwner) => {
  // @trust jury-marks-hidden
  it.each<[Role, string[]]>([
    ['owner', ofOwner],
    ['moderator', []],
    ['user', []],
    ['visitor', []],
  ])('a request of the %s finds marks in %j', async (role, readable) => {
    await arrange();
    expect(await findMarks(role)).toEqual(readable);
  });

  // @trust jury-marks-hidden
  it('a judge finds her own marks alone', async () => {
    await arrange();
    for (const judge of judges) {
      const room = await juryRoomOf(app, judge);
      const { assignments } = (await room.get<{ assignments: Array<{ rendition: number }> }>()).body;
      const own = MARKS[judges.indexOf(judge)]?.[0] ?? 19;
      expect(assignments.map(({ rendition }) => rendition)).toEqual([own]);
    }
  });
});

describe('while marks are hidden', () => {
  /** Without times and ids, which differ in any case. */
  const shapeOf = async (path: string) => {
    const { text, headers } = await read(path, 'owner');
    const stable = text
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
    return { length: headers['content-length'], body: stable };
  };

  // @trust jury-marks-hidden
  it.each(IN_CONSOLE)('%s is the same for other marks, also in its length', async (path) => {
    await judgeRound(2);
    const before = await shapeOf(path);
    await app.asSuperuser(
      `set session_replication_role = replica;
       update jury_assignments set rendition = 5, engagement = 6 where state = 'submitted';
       update audit_details set after = after || '{"rendition": 5, "engagement": 6}'`,
    );
    expect(await shapeOf(path)).toEqual(before);
  });

  it('an act on a mark says that its details are hidden, and they can be read once the final has closed', async () => {
    await judgeRound(2);
    const detailsOf = async () => (await read('/api/admin/audit/{id}', 'owner')).body;
    expect(await detailsOf()).toMatchObject({ details: 'hidden', before: null, after: null });
    await closeRounds();
    expect(await detailsOf()).toMatchObject({ details: 'kept', after: { rendition: 1, engagement: 2 } });
  });
});

describe('by SQL', () => {
  const roundOf = async (number: number) => {
    const [{ id }] = await app.dataSource.query<[{ id: string }]>(
      'select id from jury_rounds where number = $1',
      [number],
    );
    return id;
  };
  const join = async (number: number) =>
    app.dataSource.query(
      `insert into jury_assignments (contest_id, round_id, judge_id, entry_id) values ($1, $2, $3, $4)`,
      [contestId, await roundOf(number), (await createJudges(app, 1))[0]!.id, entryId],
    );
  const extend = async (number: number) =>
    app.dataSource.query(
      `update jury_rounds set closes_at = site_now() + interval '1 hour' where number = $1`,
      [number],
    );

  it('a judge joins a first round with marks, and a final without', async () => {
    await judgeRound(1);
    await join(1);
    await closeRounds();
    await judgeRound(2, []);
    await join(2);
  });

  // @trust jury-final-complete
  it('no judge joins a final with marks', async () => {
    await judgeRound(2);
    await expect(join(2)).rejects.toMatchObject({ constraint: 'jury_assignments_final_has_marks' });
  });

  it('a judge of a final with marks gets an entry that was approved later', async () => {
    await judgeRound(2);
    const [, late] = await createEntries(app, 2);
    await app.dataSource.query(
      `insert into jury_assignments (contest_id, round_id, judge_id, entry_id) values ($1, $2, $3, $4)`,
      [contestId, await roundOf(2), judges[0]!.id, late],
    );
  });

  // @trust jury-final-complete
  it('a round opens again as long as no final follows it', async () => {
    await judgeRound(1);
    await closeRounds();
    await extend(1);
    await closeRounds();
    await judgeRound(2);
    await expect(extend(1)).rejects.toMatchObject({ constraint: 'jury_rounds_end_stays' });
    await extend(2);
    await closeRounds();
    await expect(extend(2)).rejects.toMatchObject({ constraint: 'jury_rounds_end_stays' });
  });

  it('the method stays once a round has opened', async () => {
    await app.dataSource.query(
      `update contests set voting_opens_at = site_now() + interval '1 hour' where id = $1`,
      [contestId],
    );
    const change = () =>
      app.dataSource.query(`update contests set votes_method = 'share_of_best' where id = $1`, [contestId]);
    await judgeRound(2);
    await expect(change()).rejects.toMatchObject({ constraint: 'contests_criteria_stay' });
  });
});
