import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Inject,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientAddress, Everyone } from '../../../common/access/access.js';
import { SameSiteGuard } from '../../../common/access/same-site.guard.js';
import { NoStore } from '../../../common/http/no-store.js';
import { Fails } from '../../../common/openapi/fails.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { RateLimit } from '../../../infra/rate-limit/rate-limit.guard.js';
import { VoteChallenges } from './challenges/vote-challenges.service.js';
import { contextOf } from './context-of.js';
import { VotingQueries } from './voting.queries.js';
import { SETS_VOTE_COOKIE, VOTE_SESSION, voteCookie } from './vote-cookies.js';
import { VoteRequests } from './vote-requests.service.js';
import { VotesService } from './votes.service.js';
import {
  BallotPageDto,
  BallotQueryDto,
  ConfirmVoteDto,
  LinkedVoteDto,
  MyContestVoteDto,
  ReceiptDto,
  ReceiptStateDto,
  RequestVoteDto,
  VoteChallengeDto,
  VoteChallengeQueryDto,
  VoteLinkDto,
} from './voting.dto.js';

/** Votes of visitors without an account, and the entries that all vote for. */
@ApiTags('voting')
@Controller('api/contest')
export class VotingController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly challenges: VoteChallenges,
    private readonly requests: VoteRequests,
    private readonly votes: VotesService,
    private readonly queries: VotingQueries,
  ) {}

  @Get('ballot')
  @Everyone()
  @NoStore()
  @ApiOperation({
    summary: 'Lists the entries of the current contest that visitors can vote for',
    description: 'In an order that `seed` decides, so that no entry is first for everybody.',
  })
  @Fails('NOT_FOUND')
  listBallot(@Query() query: BallotQueryDto): Promise<BallotPageDto> {
    return this.queries.listBallot(query);
  }

  @Post('votes/challenges')
  @HttpCode(200)
  @Everyone()
  @RateLimit('voteChallenge')
  @NoStore()
  @ApiOperation({ summary: 'Creates a proof of work for one request of a vote, valid for ten minutes' })
  async createChallenge(@Body() { entryId }: VoteChallengeQueryDto): Promise<VoteChallengeDto> {
    return { challenge: await this.challenges.create(entryId) };
  }

  @Post('votes')
  @HttpCode(202)
  @Everyone()
  @RateLimit('vote')
  @NoStore()
  @ApiOperation({
    summary: 'Emails a link that counts a vote when its button is pressed',
    description:
      'Answers the same for every address, whether or not it has voted. The email names the entry. One mailbox gets three such emails a day, and a fourth one if it is asked for from a network that has not asked for this mailbox yet. `CAPTCHA_NEEDED` asks for a captcha as well, because many votes come from the network.',
  })
  @ApiAcceptedResponse({
    description: 'The email is on its way, unless the mailbox has had its emails of today.',
  })
  @Fails(
    'INVALID_EMAIL',
    'ADULTS_ONLY',
    'ADDRESS_DISPOSABLE',
    'VOTE_CHALLENGE_FAILED',
    'CAPTCHA_NEEDED',
    'CAPTCHA_INCORRECT',
    'VOTING_CLOSED',
    'ENTRY_NOT_VOTABLE',
    'EMAILS_NOT_SENT',
  )
  requestVote(@Body() vote: RequestVoteDto, @ClientAddress() address: string): Promise<void> {
    return this.requests.request(vote, address);
  }

  @Post('votes/link')
  @HttpCode(200)
  @Everyone()
  @NoStore()
  @ApiOperation({
    summary: 'Returns for which entry a link was asked for, and counts nothing',
    description: 'For whom the vote of a used link is, only the browser with the cookie of that vote gets.',
  })
  @Fails('INVALID_TOKEN', 'VOTE_LINK_EXPIRED')
  describeLink(
    @Body() { token }: VoteLinkDto,
    @Headers('cookie') cookie: string | undefined,
  ): Promise<LinkedVoteDto> {
    return this.votes.describeLink(token, voteCookie.read(this.config, cookie));
  }

  @Post('votes/confirm')
  @HttpCode(200)
  @Everyone()
  @UseGuards(SameSiteGuard)
  @NoStore()
  @ApiOperation({
    summary: 'Counts the vote of a link, once',
    description:
      'A link proves the mailbox: the vote is for the entry that the voter chooses, by default for that of the link. The browser can move the vote from then on. A link that was used changes nothing, answers with the vote as it is now, for whom only to the browser with its cookie, and sets no cookie.',
  })
  @ApiOkResponse({ type: MyContestVoteDto, headers: SETS_VOTE_COOKIE })
  @Fails(
    'INVALID_TOKEN',
    'VOTE_LINK_EXPIRED',
    'VOTING_CLOSED',
    'ENTRY_NOT_VOTABLE',
    'ADDRESS_DISPOSABLE',
    'VOTE_FIXED',
    'FORBIDDEN',
  )
  async confirmVote(
    @Body() link: ConfirmVoteDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MyContestVoteDto> {
    const { vote, token } = await this.votes.confirm(
      link,
      contextOf(this.config, request, reply),
      voteCookie.read(this.config, request.headers.cookie),
    );
    if (token !== null) voteCookie.set(this.config, reply, token, VOTE_SESSION);
    return { vote, votesAtOnce: token !== null, isOfAccount: false };
  }

  @Post('votes/receipt')
  @HttpCode(200)
  @Everyone()
  @RateLimit('receipt')
  @NoStore()
  @ApiOperation({
    summary: 'Returns whether the vote of a receipt is counted, and never for whom',
    description: 'For 24 hours after each press, only that it was received, unless votes are closed.',
  })
  checkReceipt(@Body() { code }: ReceiptDto): Promise<ReceiptStateDto> {
    return this.queries.checkReceipt(code);
  }
}
