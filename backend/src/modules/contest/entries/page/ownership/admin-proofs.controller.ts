import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, Staff } from '../../../../../common/access/access.js';
import { Fails } from '../../../../../common/openapi/fails.js';
import { RowId } from '../../../../../common/validation/row-id.js';
import { RateLimit } from '../../../../../infra/rate-limit/rate-limit.guard.js';
import { OwnershipProofDto, RecordProofDto } from './proof.dto.js';
import { ProofRequests } from './proof-requests.service.js';
import { ProofsQueries } from './proofs.queries.js';

@ApiTags('owner: entries')
@Staff('entries.moderate')
@Controller('api/admin/entries/:id/proof')
export class AdminProofsController {
  constructor(
    private readonly queries: ProofsQueries,
    private readonly requests: ProofRequests,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Returns whether the entrant has proved that the video is theirs' })
  findProof(@RowId() id: string): Promise<OwnershipProofDto> {
    return this.queries.find(id);
  }

  @Post()
  @RateLimit('moderation')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Asks the entrant for proof of owning the video',
    description:
      'An email has a code for the description of the video. Three go out in 24 hours about an entry.',
  })
  @Fails('PROOF_ASKED', 'NOT_IN_CONTEST', 'TOO_MANY_PROOFS')
  async askProof(
    @RowId() id: string,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<OwnershipProofDto> {
    await this.requests.askOne(id, actorId);
    return this.queries.find(id);
  }

  @Post('record')
  @RateLimit('moderation')
  @HttpCode(200)
  @ApiOperation({ summary: 'Records that a moderator has seen the proof' })
  @Fails('NO_PROOF_ASKED', 'NOT_IN_CONTEST', 'ENTRY_CHANGED')
  async recordProof(
    @RowId() id: string,
    @Body() { videoId }: RecordProofDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<OwnershipProofDto> {
    await this.requests.recordByHand(id, videoId, actorId);
    return this.queries.find(id);
  }

  @Delete()
  @RateLimit('moderation')
  @ApiOperation({ summary: 'Takes the question for proof back' })
  @Fails('NO_PROOF_ASKED')
  async cancelProof(
    @RowId() id: string,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<OwnershipProofDto> {
    await this.requests.cancel(id, actorId);
    return this.queries.find(id);
  }
}
