import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../../common/clock/clock.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { RateLimiter } from '../../../../infra/rate-limit/rate-limiter.js';
import { YoutubeClient } from '../../../../infra/youtube/youtube.client.js';
import { ResultsOfContests } from '../../contests/results-of-contests.js';
import { JUDGE_UNITS, YoutubeQuota } from '../../entries/videos/youtube-quota.js';
import type { RequestJudge } from '../sessions/jury-sessions.service.js';
import { planWork } from '../judges/work-plan.js';
import type { AssignmentState } from './jury-assignment.entity.js';
import { requireUnsettled } from './require-unsettled.js';
import type { MarkWeights } from './criteria.js';
import type {
  JuryAssignmentDto,
  JuryContestDto,
  JuryFiguresDto,
  JuryRoomDto,
  JuryRoomRoundDto,
} from './jury-room.dto.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES, ENTRY_VIDEOS } from '../../entries/public.sql.js';

/** A judge waits for no longer. */
const TIMEOUT_MS = 5_000;

type AssignmentRow = Omit<JuryAssignmentDto, 'version' | 'resultNumber'> & {
  version: number;
  contestId: string;
  entryId: string;
};

type Criteria = MarkWeights &
  Record<
    'renditionGuidance' | 'renditionGuidanceMalayalam' | 'engagementGuidance' | 'engagementGuidanceMalayalam',
    string | null
  >;

/**
 * $1 the judge, $2 a round or null, $3 an assignment or null. Each judge has an order of her own, so that no entry is the first for all. An
 * entry that has left the contest is not there.
 */
const ASSIGNMENTS = `
  select * from (
    select assignment.id, row_number() over (
        order by hashtextextended(judge_id::text || assignment.entry_id::text, round.seed), assignment.id)::integer as position,
      entry.video_id as "videoId", video.duration_s as "durationSeconds", state, rendition, engagement,
      rendition_locked_at is not null as "isRenditionLocked", reason, note, version,
      entry.contest_id as "contestId", entry.id as "entryId"
    from jury_assignments assignment
      join jury_rounds round on round.id = round_id
      join ${ENTRIES} entry on entry.id = assignment.entry_id and status = 'approved'
      left join ${ENTRY_VIDEOS} video on video.entry_id = entry.id and video.video_id = entry.video_id
    where judge_id = $1
      and round_id = coalesce($2, (select round_id from jury_assignments where id = $3))
  ) of_judge
  where $3::uuid is null or id = $3 order by position`;

@Injectable()
export class JuryRoomQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly youtube: YoutubeClient,
    private readonly results: ResultsOfContests,
    private readonly quota: YoutubeQuota,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async findRoom(judgeId: string): Promise<JuryRoomDto> {
    const [room] = await this.dataSource.query<
      Array<
        JuryContestDto &
          JuryRoomRoundDto &
          Criteria &
          Pick<JuryRoomDto, 'judgeName' | 'letter' | 'serverNow'> & {
            contestId: string;
            roundId: string | null;
          }
      >
    >(
      `select judge.contest_id as "contestId", judge.name as "judgeName", letter, title, title_malayalam as "titleMalayalam", song_title as "songTitle",
         song_title_malayalam as "songTitleMalayalam", slug, time_zone as "timeZone",
         rendition_weight as "renditionWeight", rendition_guidance as "renditionGuidance",
         rendition_guidance_malayalam as "renditionGuidanceMalayalam", engagement_weight as "engagementWeight",
         engagement_guidance as "engagementGuidance", engagement_guidance_malayalam as "engagementGuidanceMalayalam", site_now() as "serverNow",
         round.id as "roundId", number, round.closes_at as "closesAt",
         round.closes_at <= site_now() or certified_at is not null as "isClosed"
       from judges judge
         join ${CONTESTS} contest on contest.id = judge.contest_id
         left join jury_rounds round on round.contest_id = contest.id
       where judge.id = $1 order by number desc limit 1`,
      [judgeId],
    );
    if (!room) throw new DomainError('JURY_SIGNED_OUT');
    const { hasResults } = await this.results.findResult(room.contestId);
    return {
      judgeName: room.judgeName,
      // The files of the result have it.
      letter: hasResults ? room.letter : null,
      contest: {
        title: room.title,
        titleMalayalam: room.titleMalayalam,
        songTitle: room.songTitle,
        songTitleMalayalam: room.songTitleMalayalam,
        slug: room.slug,
        timeZone: room.timeZone,
      },
      criteria: toCriteria(room),
      round:
        room.roundId === null
          ? null
          : { number: room.number, closesAt: room.closesAt, isClosed: room.isClosed },
      plan: room.roundId === null ? await planWork(this.dataSource.manager, room.contestId) : null,
      hasFigures: this.youtube.hasKey,
      serverNow: room.serverNow,
      assignments: room.roundId === null ? [] : await this.list(judgeId, room.roundId),
    };
  }

  /** As the judge sees it. `manager` is that of the transaction that has changed it. */
  async findAssignment(manager: EntityManager, judgeId: string, id: string): Promise<JuryAssignmentDto> {
    const [row] = await manager.query<AssignmentRow[]>(ASSIGNMENTS, [judgeId, null, id]);
    if (!row) throw new DomainError('NOT_FOUND');
    return (await this.describe(manager, [row]))[0]!;
  }

  /**
   * What YouTube counts of a video, for the judge who marks its engagement. YouTube's terms forbid to compute with it, so nothing stores it.
   */
  async readFigures(judge: RequestJudge, assignmentId: string): Promise<JuryFiguresDto> {
    const videoId = await this.findVideo(judge, assignmentId);
    await this.limiter.consume('juryFigures', judge.id);
    if (!this.youtube.hasKey) throw new DomainError('YOUTUBE_KEY_MISSING');
    if (!(await this.quota.book(JUDGE_UNITS))) throw new DomainError('YOUTUBE_QUOTA_EXCEEDED');
    const figures = await this.youtube.fetchFigures(videoId, TIMEOUT_MS);
    if (!figures) throw new DomainError('VIDEO_NOT_FOUND');
    return { ...figures, readAt: this.clock.now() };
  }

  private async list(judgeId: string, roundId: string): Promise<JuryAssignmentDto[]> {
    const { manager } = this.dataSource;
    return this.describe(
      manager,
      await manager.query<AssignmentRow[]>(ASSIGNMENTS, [judgeId, roundId, null]),
    );
  }

  /** All of one contest. */
  private async describe(manager: EntityManager, rows: AssignmentRow[]): Promise<JuryAssignmentDto[]> {
    const [first] = rows;
    if (!first) return [];
    const lines = await this.results.findLines(
      manager,
      first.contestId,
      rows.map(({ entryId }) => entryId),
    );
    return rows.map(({ contestId: _, entryId, version, ...row }) => ({
      ...row,
      version: toVersion(version),
      resultNumber: lines.get(entryId)?.number ?? null,
    }));
  }

  private async findVideo(judge: RequestJudge, assignmentId: string): Promise<string> {
    const [assignment] = await this.dataSource.query<
      Array<{ videoId: string; state: AssignmentState; isLocked: boolean; isClosed: boolean }>
    >(
      `select video_id as "videoId", state, rendition_locked_at is not null as "isLocked",
         round.closes_at <= site_now() or certified_at is not null as "isClosed"
       from jury_assignments assignment
         join ${ENTRIES} entry on entry.id = entry_id
         join jury_rounds round on round.id = round_id
         join ${CONTESTS} contest on contest.id = round.contest_id
       where assignment.id = $1 and judge_id = $2 and status = 'approved'`,
      [assignmentId, judge.id],
    );
    if (!assignment) throw new DomainError('NOT_FOUND');
    if (assignment.isClosed) throw new DomainError('JURY_CLOSED');
    requireUnsettled(assignment);
    // They would influence the mark of the rendition.
    if (!assignment.isLocked) throw new DomainError('RENDITION_FIRST');
    return assignment.videoId;
  }
}

function toCriteria(contest: Criteria): JuryRoomDto['criteria'] {
  return [
    {
      key: 'rendition',
      weight: contest.renditionWeight,
      guidance: contest.renditionGuidance,
      guidanceMalayalam: contest.renditionGuidanceMalayalam,
    },
    {
      key: 'engagement',
      weight: contest.engagementWeight,
      guidance: contest.engagementGuidance,
      guidanceMalayalam: contest.engagementGuidanceMalayalam,
    },
  ];
}

/** As `If-Match` has it. */
export function toVersion(changes: number): string {
  return changes.toString(16).padStart(16, '0');
}
