import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOCKS, lock } from '../database/locks.js';
import { Clock } from '../common/clock/clock.js';
import { Judges } from '../modules/contest/jury/judges/judges.service.js';
import { Assignments } from '../modules/contest/jury/marks/assignments.service.js';
import { JuryRoomQueries } from '../modules/contest/jury/marks/jury-room.queries.js';
import { JuryRounds } from '../modules/contest/jury/rounds/jury-rounds.service.js';
import { JurySessions } from '../modules/contest/jury/sessions/jury-sessions.service.js';
import { ContestEntry } from '../modules/contest/entries/contest-entry.entity.js';
import { ModerationService } from '../modules/contest/entries/moderation/moderation.service.js';
import { toProposal, versionOfProposal } from '../modules/contest/entries/page/revisions/proposal.js';

const DAY_MS = 86_400_000;

/** Each with the share of the entries that she has marked in the middle. The last has not begun. */
const JUDGES = [
  { name: 'Demo Judge One', email: 'judge-one@jury.example', done: 1 },
  { name: 'Demo Judge Two', email: 'judge-two@jury.example', done: 0.75 },
  { name: 'Demo Judge Three', email: 'judge-three@jury.example', done: 0.5 },
  { name: 'Demo Judge Four', email: 'judge-four@jury.example', done: 0 },
];

/** The jury of the running demo, in the middle of its final or at its end. */
@Injectable()
export class DemoJury {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly moderation: ModerationService,
    private readonly judges: Judges,
    private readonly sessions: JurySessions,
    private readonly rounds: JuryRounds,
    private readonly room: JuryRoomQueries,
    private readonly assignments: Assignments,
  ) {}

  /** Adds what an interrupted seeding has not added, and nothing before voting has closed. */
  async seed(contestId: string, ownerId: string, isDone = false): Promise<void> {
    const [contest] = await this.dataSource.query<
      Array<{ closesAt: Date; winnerAt: Date; hasRound: boolean }>
    >(
      `select voting_closes_at as "closesAt", winner_at as "winnerAt",
         exists (select from jury_rounds where contest_id = $1) as "hasRound"
       from contests where id = $1`,
      [contestId],
    );
    if (this.clock.now() < contest!.closesAt || contest!.hasRound) return;
    await this.rejectUndecided(contestId, ownerId);
    const judgeIds: string[] = [];
    for (const judge of JUDGES) judgeIds.push(await this.addJudge(contestId, judge, ownerId));
    const closesAt = new Date(contest!.winnerAt.getTime() - DAY_MS);
    // No round opens while a deletion can be undone.
    await this.dataSource.query(
      `update contest_entries set deleted_at = deleted_at - interval '25 hours' where contest_id = $1 and deleted_from is not null`,
      [contestId],
    );
    await this.rounds.open(contestId, { number: 2, closesAt }, ownerId);
    for (const [index, { done }] of JUDGES.entries())
      await this.mark({ id: judgeIds[index]!, contestId }, isDone ? 1 : done);
  }

  /** A round waits until all entries are decided. */
  private async rejectUndecided(contestId: string, ownerId: string): Promise<void> {
    const status = 'pending';
    const undecided = await this.dataSource.manager.findBy(ContestEntry, { contestId, status });
    for (const entry of undecided) {
      const version = versionOfProposal(toProposal(entry));
      await this.moderation.moderate(entry.id, 'reject', ownerId, { status, version }, { isOwner: true });
    }
  }

  /** A judge who has accepted. Returns her id. */
  private async addJudge(
    contestId: string,
    { name, email }: Pick<(typeof JUDGES)[number], 'name' | 'email'>,
    ownerId: string,
  ): Promise<string> {
    const [invited] = await this.dataSource.query<Array<{ id: string; hasAccepted: boolean }>>(
      `select id, accepted_at is not null as "hasAccepted" from judges where contest_id = $1 and email = $2`,
      [contestId, email],
    );
    const id = invited?.id ?? (await this.judges.invite(contestId, { name, email, locale: 'en' }, ownerId));
    if (!invited?.hasAccepted)
      await this.dataSource.transaction(async (manager) => {
        await lock(manager, LOCKS.jury(contestId));
        await this.sessions.accept(manager, { id, contestId });
      });
    return id;
  }

  private async mark(judge: { id: string; contestId: string }, done: number): Promise<void> {
    const { assignments } = await this.room.findRoom(judge.id);
    for (const { id, videoId, version } of assignments.slice(0, Math.round(done * assignments.length))) {
      const rendition = markOf(`${judge.id} rendition ${videoId}`);
      const engagement = markOf(`${judge.id} engagement ${videoId}`);
      await this.assignments.saveMarks(judge, id, { rendition, engagement: null }, version);
      const locked = await this.assignments.lockRendition(judge, id);
      await this.assignments.saveMarks(judge, id, { rendition, engagement }, locked.version);
      await this.assignments.submit(judge, id);
    }
  }
}

/** From 4 to 10, in half points. */
const markOf = (seed: string) => 8 + (createHash('sha256').update(seed).digest().readUInt32BE() % 13);
