import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Fails } from '../../../../../common/openapi/fails.js';
import { RowId } from '../../../../../common/validation/row-id.js';
import { RateLimit } from '../../../../../infra/rate-limit/rate-limit.guard.js';
import { Entrant } from '../../entry-links/entrant.js';
import { MyOwnershipProofDto } from './proof.dto.js';
import { ProofChecks } from './proof-checks.service.js';
import { ProofsQueries } from './proofs.queries.js';

@ApiTags('my entry')
@Controller('api/my-entry/:id/proof')
export class MyProofController {
  constructor(
    private readonly queries: ProofsQueries,
    private readonly checks: ProofChecks,
  ) {}

  @Get()
  @Entrant()
  @ApiOperation({ summary: 'Returns whether the entrant is asked for proof of owning the video' })
  async findMyProof(@RowId() id: string): Promise<MyOwnershipProofDto> {
    return { ...(await this.queries.find(id)), canCheck: this.checks.canCheck };
  }

  @Post('check')
  @Entrant()
  @RateLimit('proofCheck')
  @HttpCode(200)
  @ApiOperation({ summary: 'Looks for the code in the description of the video' })
  @Fails('NOT_IN_CONTEST', 'NO_PROOF_ASKED', 'CODE_NOT_FOUND', 'CODE_NOT_CHECKED')
  async checkProof(@RowId() id: string): Promise<MyOwnershipProofDto> {
    await this.checks.check(id);
    return this.findMyProof(id);
  }
}
