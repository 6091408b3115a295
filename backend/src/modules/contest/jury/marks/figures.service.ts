import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../common/clock/clock.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { RateLimiter } from '../../../../infra/rate-limit/rate-limiter.js';
import { YoutubeClient } from '../../../../infra/youtube/youtube.client.js';
import { JUDGE_UNITS, YoutubeQuota } from '../../entries/videos/youtube-quota.js';
import type { RequestJudge } from '../sessions/jury-sessions.service.js';
import type { AssignmentState } from './jury-assignment.entity.js';
import type { JuryFiguresDto } from './jury-room.dto.js';
import { requireOpen } from './require-open.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';

/** A judge waits for no longer. */
const TIMEOUT_MS = 5_000;

/** Reads the figures of a video for the judge who marks its engagement. YouTube's terms forbid to compute with them, so nothing stores them. */
@Injectable()
export class Figures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly youtube: YoutubeClient,
    private readonly quota: YoutubeQuota,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async read(judge: RequestJudge, assignmentId: string): Promise<JuryFiguresDto> {
    const videoId = await this.findVideo(judge, assignmentId);
    await this.limiter.consume('juryFigures', judge.id);
    if (!this.youtube.hasKey) throw new DomainError('YOUTUBE_KEY_MISSING');
    if (!(await this.quota.book(JUDGE_UNITS))) throw new DomainError('YOUTUBE_QUOTA_EXCEEDED');
    const figures = await this.youtube.fetchFigures(videoId, TIMEOUT_MS);
    if (!figures) throw new DomainError('VIDEO_NOT_FOUND');
    return { ...figures, readAt: this.clock.now() };
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
    requireOpen(assignment);
    // They would influence the mark of the rendition.
    if (!assignment.isLocked) throw new DomainError('RENDITION_FIRST');
    return assignment.videoId;
  }
}
