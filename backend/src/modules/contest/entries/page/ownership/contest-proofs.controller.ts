import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, Staff } from '../../../../../common/access/access.js';
import { CURRENT_CONTEST } from '../../../../../common/paging/contest-filter.js';
import { ReadsPersonalData } from '../../../../../common/access/reads-personal-data.js';
import { Fails } from '../../../../../common/openapi/fails.js';
import { RateLimit } from '../../../../../infra/rate-limit/rate-limit.guard.js';
import { AskedProofsDto, AskProofsDto, ContestProofsDto, ProofsQueryDto } from './proof.dto.js';
import { ProofRequests } from './proof-requests.service.js';
import { ProofsQueries } from './proofs.queries.js';

@ApiTags('owner: entries')
@Staff('entries.moderate')
@Controller('api/admin/entries/proofs')
export class ContestProofsController {
  constructor(
    private readonly queries: ProofsQueries,
    private readonly requests: ProofRequests,
  ) {}

  @Get()
  @ReadsPersonalData('entries')
  @ApiOperation({
    summary: 'Returns how many entrants of approved entries are to be asked for proof, and are asked',
    description: 'Names the entrants whom no email reaches.',
  })
  countProofs(@Query() { contestId }: ProofsQueryDto): Promise<ContestProofsDto> {
    return this.queries.count(contestId ?? CURRENT_CONTEST);
  }

  @Post()
  @RateLimit('moderation')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Asks all entrants of approved entries for proof of owning the video',
    description:
      'From the close of submissions on. Nobody is asked twice: entrants who are asked, who have proved it, or who need not prove it any more get no email. 200 at most; another request goes on.',
  })
  @Fails('ENTRIES_STILL_OPEN', 'NOT_FOUND')
  async askProofs(
    @Body() { contestId }: AskProofsDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AskedProofsDto> {
    const asked = await this.requests.askAll(contestId, actorId);
    return { asked: asked.length, ...(await this.queries.findUnreachable(asked)) };
  }
}
