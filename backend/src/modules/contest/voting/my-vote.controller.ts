import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Inject,
  Put,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Everyone, type RequestUser } from '../../../common/access/access.js';
import { SameSiteGuard } from '../../../common/access/same-site.guard.js';
import { NoStore } from '../../../common/http/no-store.js';
import { Fails } from '../../../common/openapi/fails.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { contextOf } from './context-of.js';
import { VotingQueries } from './voting.queries.js';
import { SETS_VOTE_COOKIE, voteCookie } from './vote-cookies.js';
import type { Voter } from './voter.js';
import { VotesService } from './votes.service.js';
import { CastVoteDto, MyContestVoteDto } from './voting.dto.js';

/**
 * The vote of an account whose address is verified, or of a browser that has confirmed a vote by email. Both are one voter if the
 * addresses are.
 */
@ApiTags('voting')
@Controller('api/contest/my-vote')
@UseGuards(SameSiteGuard)
export class MyVoteController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly votes: VotesService,
    private readonly queries: VotingQueries,
  ) {}

  @Get()
  @Everyone()
  @NoStore()
  @ApiOperation({ summary: 'Returns the vote in the current contest' })
  @Fails('NOT_FOUND', 'FORBIDDEN')
  findMyVote(
    @CurrentUser() user: RequestUser | null,
    @Headers('cookie') cookie: string | undefined,
  ): Promise<MyContestVoteDto> {
    return this.queries.findMine(this.voterOf(user, cookie));
  }

  @Put()
  @Everyone()
  @NoStore()
  @ApiOperation({ summary: 'Votes for an entry, or moves the vote to it' })
  @Fails(
    'ADULTS_ONLY',
    'VOTE_BY_EMAIL',
    'ADDRESS_DISPOSABLE',
    'VOTING_CLOSED',
    'ENTRY_NOT_VOTABLE',
    'VOTE_FIXED',
    'FORBIDDEN',
  )
  castMyVote(
    @Body() vote: CastVoteDto,
    @CurrentUser() user: RequestUser | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MyContestVoteDto> {
    const voter = this.voterOf(user, request.headers.cookie);
    return this.votes.cast(voter, vote, contextOf(this.config, request, reply));
  }

  @Delete()
  @HttpCode(204)
  @Everyone()
  @NoStore()
  @ApiOperation({ summary: 'Takes the vote back; another vote is possible until voting closes' })
  @Fails('VOTE_BY_EMAIL', 'VOTING_CLOSED', 'FORBIDDEN', 'NOT_FOUND')
  withdrawMyVote(
    @CurrentUser() user: RequestUser | null,
    @Headers('cookie') cookie: string | undefined,
  ): Promise<void> {
    return this.votes.withdraw(this.voterOf(user, cookie));
  }

  @Delete('session')
  @HttpCode(204)
  @Everyone()
  @NoStore()
  @ApiOperation({ summary: 'Forgets the vote in this browser, for the next person. The vote stays.' })
  @ApiNoContentResponse({ headers: SETS_VOTE_COOKIE })
  @Fails('FORBIDDEN')
  async forgetMyVote(
    @Headers('cookie') cookie: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = voteCookie.read(this.config, cookie);
    if (token !== null) await this.votes.leave(token);
    voteCookie.clear(this.config, reply);
  }

  private voterOf(user: RequestUser | null, cookie: string | undefined): Voter {
    return { user, token: voteCookie.read(this.config, cookie) };
  }
}
