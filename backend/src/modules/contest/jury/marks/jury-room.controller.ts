import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IF_MATCH, SeenVersion } from '../../../../common/http/if-match.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { RowId } from '../../../../common/validation/row-id.js';
import { RateLimit } from '../../../../infra/rate-limit/rate-limit.guard.js';
import { CurrentJudge, JudgeOnly } from '../sessions/judge-only.js';
import type { RequestJudge } from '../sessions/jury-sessions.service.js';
import { Assignments } from './assignments.service.js';
import {
  AbstainDto,
  JuryAssignmentDto,
  JuryFiguresDto,
  JuryRoomDto,
  MarksDto,
  RecuseDto,
} from './jury-room.dto.js';
import { JuryRoomQueries } from './jury-room.queries.js';

/** The room of a judge. */
@ApiTags('jury')
@Controller('api/jury')
export class JuryRoomController {
  constructor(
    private readonly queries: JuryRoomQueries,
    private readonly assignments: Assignments,
  ) {}

  @Get()
  @JudgeOnly()
  @ApiOperation({ summary: 'Returns the entries that the judge marks in the newest round' })
  findRoom(@CurrentJudge() judge: RequestJudge): Promise<JuryRoomDto> {
    return this.queries.findRoom(judge.id);
  }

  @Put('assignments/:id/marks')
  @JudgeOnly()
  @RateLimit('juryMarks')
  @ApiOperation({
    summary: 'Replaces the marks of an entry',
    description: 'A submitted entry stays submitted, and keeps both marks.',
  })
  @ApiHeader(IF_MATCH)
  @Fails(
    'RENDITION_LOCKED',
    'RENDITION_FIRST',
    'MARKS_MISSING',
    'ASSIGNMENT_SETTLED',
    'JURY_CLOSED',
    'MARKS_FIXED',
    'CHANGED_MEANWHILE',
  )
  saveMarks(
    @RowId() id: string,
    @Body() marks: MarksDto,
    @SeenVersion() seen: string | null,
    @CurrentJudge() judge: RequestJudge,
  ): Promise<JuryAssignmentDto> {
    return this.assignments.saveMarks(judge, id, marks, seen);
  }

  @Post('assignments/:id/lock-rendition')
  @HttpCode(200)
  @JudgeOnly()
  @RateLimit('juryMarks')
  @ApiOperation({
    summary: 'Fixes the mark of the rendition, so that the engagement can be marked',
  })
  @Fails('MARKS_MISSING', 'ASSIGNMENT_SETTLED', 'MARKS_FIXED', 'JURY_CLOSED')
  lockRendition(@RowId() id: string, @CurrentJudge() judge: RequestJudge): Promise<JuryAssignmentDto> {
    return this.assignments.lockRendition(judge, id);
  }

  @Get('assignments/:id/figures')
  @JudgeOnly()
  @ApiOperation({ summary: 'Asks YouTube for the figures of the video, once the rendition is marked' })
  @Fails(
    'RENDITION_FIRST',
    'ASSIGNMENT_SETTLED',
    'JURY_CLOSED',
    'VIDEO_NOT_FOUND',
    'YOUTUBE_KEY_MISSING',
    'YOUTUBE_QUOTA_EXCEEDED',
    'YOUTUBE_REFUSED',
    'YOUTUBE_UNAVAILABLE',
  )
  readFigures(@RowId() id: string, @CurrentJudge() judge: RequestJudge): Promise<JuryFiguresDto> {
    return this.queries.readFigures(judge, id);
  }

  @Post('assignments/:id/submit')
  @HttpCode(200)
  @JudgeOnly()
  @RateLimit('juryMarks')
  @ApiOperation({ summary: 'Submits the marks of an entry, which count from then on' })
  @Fails('MARKS_MISSING', 'ASSIGNMENT_SETTLED', 'MARKS_FIXED', 'JURY_CLOSED')
  submit(@RowId() id: string, @CurrentJudge() judge: RequestJudge): Promise<JuryAssignmentDto> {
    return this.assignments.submit(judge, id);
  }

  @Post('assignments/:id/abstain')
  @HttpCode(200)
  @JudgeOnly()
  @RateLimit('juryMarks')
  @ApiOperation({ summary: 'Gives no marks to an entry, for a reason' })
  @Fails('MISSING_INFORMATION', 'ASSIGNMENT_SETTLED', 'MARKS_FIXED', 'JURY_CLOSED')
  abstain(
    @RowId() id: string,
    @Body() abstention: AbstainDto,
    @CurrentJudge() judge: RequestJudge,
  ): Promise<JuryAssignmentDto> {
    return this.assignments.abstain(judge, id, abstention);
  }

  @Post('assignments/:id/recuse')
  @HttpCode(200)
  @JudgeOnly()
  @RateLimit('juryMarks')
  @ApiOperation({ summary: 'Reports a conflict of interest with an entry, and deletes its marks' })
  @Fails('JURY_CLOSED')
  recuse(
    @RowId() id: string,
    @Body() { note }: RecuseDto,
    @CurrentJudge() judge: RequestJudge,
  ): Promise<JuryAssignmentDto> {
    return this.assignments.recuse(judge, id, note || null);
  }

  @Post('assignments/:id/resume')
  @HttpCode(200)
  @JudgeOnly()
  @RateLimit('juryMarks')
  @ApiOperation({ summary: 'Takes an abstention back' })
  @Fails('ASSIGNMENT_SETTLED', 'MARKS_FIXED', 'JURY_CLOSED')
  resume(@RowId() id: string, @CurrentJudge() judge: RequestJudge): Promise<JuryAssignmentDto> {
    return this.assignments.resume(judge, id);
  }
}
