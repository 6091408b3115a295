import type { AuditAction } from '@paattu/shared/audit-actions';
import { FORMAT } from '@paattu/verify';
import type { ActData } from '../../src/modules/audit/act-data.js';
import { AuditLog } from '../../src/modules/audit/audit-log.service.js';
import { hashOfRules } from '../../src/modules/contest/contests/rules/rules-file.js';
import type { Contest } from '../../src/modules/contest/contests/contest.entity.js';
import type { ContestEntry } from '../../src/modules/contest/entries/contest-entry.entity.js';
import type { TestApp } from '../app.js';
import { createEntry, currentContest } from './contest.js';
import { createJudges, type InvitedJudge } from './jury.js';
import { openVoting } from './voting.js';
import { createBallot } from './votes.js';

export interface JudgedContest {
  contest: Contest;
  entries: ContestEntry[];
  judges: InvitedJudge[];
}

/** Takes away all that a result is made of, also its acts, so that the next test has its own. */
export async function clearContest(app: TestApp): Promise<void> {
  await app.asSuperuser(
    'set session_replication_role = replica; truncate audit_log, audit_seals, unsealed_acts, ballots, contest_entries, jury_rounds, judges, contest_results, result_files, result_lines, result_waivers cascade',
  );
}

/**
 * A contest whose voting and final are over: as many entries as `votes` has numbers, each with so many votes and with the marks of three
 * judges, which fall from entry to entry. Of the judges, the last `lateJudges` joined the final after its opening. Its rules name the method, and the videos are proved.
 */
export async function createJudgedContest(
  app: TestApp,
  votes = [3, 1, 0],
  { lateJudges = 0 } = {},
): Promise<JudgedContest> {
  const contest = await openVoting(app, { sinceHours: 48, forHours: -2 });
  // `clearContest` has cleared the act of the migration.
  await recordAct(app, 'contest.takeStock', contest.id, contest.id, {
    format: FORMAT,
    approved: [],
    quarantined: 0,
    lost: 0,
    rules: null,
  });
  const entries: ContestEntry[] = [];
  for (const [index, count] of votes.entries()) {
    const entry = await createEntry(app, {
      name: `Entrant ${index + 1}`,
      email: `entrant-${index + 1}@visitor.example`,
      status: 'approved',
    });
    entries.push(entry);
    for (let vote = 0; vote < count; vote += 1) await castVote(app, entry);
  }
  await app.dataSource.query('update contests set votes_closed_at = site_now() where id = $1', [contest.id]);
  const judges = await createJudges(app, 3);
  await markFinal(
    app,
    contest.id,
    judges.map(({ id }) => id),
    entries,
    lateJudges,
  );
  await publishRules(app, contest.id);
  await recordAct(app, 'contest.closeVotes', contest.id, contest.id, {});
  await app.dataSource.query(
    `insert into ownership_proofs (entry_id, video_id, state, code, decided_at)
     select id, video_id, 'proved', 'paattu-' || translate(left(id::text, 4), '01', 'jk') || '-' || translate(right(id::text, 4), '01', 'jk'), site_now()
     from contest_entries where contest_id = $1`,
    [contest.id],
  );
  return { contest: await currentContest(app), entries, judges };
}

/** The act of a score that changed votes. */
export async function recordQuarantine(
  app: TestApp,
  contestId: string,
  changed: { quarantined: number; released: number },
): Promise<void> {
  await recordAct(app, 'votes.score', contestId, contestId, { ...changed, rulesVersion: 1 });
}

/** A vote with its act, as the service writes both. */
export async function castVote(app: TestApp, entry: Pick<ContestEntry, 'id' | 'contestId'>): Promise<void> {
  await recordAct(app, 'vote.cast', await createBallot(app, entry), entry.contestId, {});
}

async function recordAct<Action extends AuditAction>(
  app: TestApp,
  action: Action,
  subjectId: string,
  contestId: string,
  data: ActData[Action],
): Promise<void> {
  const act = { action, actorId: null, subjectId, contestId, data };
  await app.get(AuditLog).record<Action>(app.dataSource.manager, act);
}

async function markFinal(
  app: TestApp,
  contestId: string,
  judgeIds: string[],
  entries: ContestEntry[],
  lateJudges: number,
): Promise<void> {
  const [round] = await app.dataSource.query<[{ id: string }]>(
    `insert into jury_rounds (contest_id, number, seed, opened_at, closes_at)
     values ($1, 2, 7, site_now() - interval '2 hours', site_now() + interval '1 hour') returning id`,
    [contestId],
  );
  const entryIds = entries.map(({ id }) => id);
  await recordAct(app, 'round.open', round.id, contestId, {
    number: 2,
    seed: 7,
    // The acts of the marks and of the certification have the time of the test, and come within the delay that the program allows.
    closesAt: new Date(),
    judges: judgeIds.slice(0, judgeIds.length - lateJudges),
    entries: entryIds,
    conflicts: [],
    passedOver: [],
    left: [],
  });
  for (const judgeId of judgeIds.slice(judgeIds.length - lateJudges))
    await recordAct(app, 'judge.accept', judgeId, contestId, {
      added: entryIds.map((entryId) => ({ judgeId, entryId })),
    });
  const marks = await app.dataSource.query<Array<{ id: string; judgeId: string; entryId: string }>>(
    `insert into jury_assignments (contest_id, round_id, judge_id, entry_id, state, rendition, engagement, rendition_locked_at, submitted_at)
     select $1, $2, judge, entry, 'submitted', 21 - position, 20 - position, site_now(), site_now()
     from unnest($3::uuid[]) judge, unnest($4::uuid[]) with ordinality as each (entry, position)
     returning id, judge_id as "judgeId", entry_id as "entryId"`,
    [contestId, round.id, judgeIds, entryIds],
  );
  await app.dataSource.query(
    `update jury_rounds set closes_at = site_now() - interval '1 hour' where id = $1`,
    [round.id],
  );
  for (const { id, judgeId, entryId } of marks)
    await recordAct(app, 'mark.submit', id, contestId, { judgeId, entryId });
}

export async function publishRules(app: TestApp, contestId: string): Promise<void> {
  const text = 'The method: {{ method }}';
  const sha256 = hashOfRules(text, text);
  const [{ number }] = await app.dataSource.query<[{ number: number }]>(
    `insert into rule_versions (contest_id, number, source, source_malayalam, text, text_malayalam, change, sha256, published_at)
     select $1, coalesce(max(number), 0) + 1, $2, $2, $2, $2, 'The method', $3, site_now() from rule_versions where contest_id = $1
     returning number`,
    [contestId, text, sha256],
  );
  await recordAct(app, 'rules.publish', contestId, contestId, { number, sha256 });
}
