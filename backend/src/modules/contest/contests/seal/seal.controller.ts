import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Everyone } from '../../../../common/access/access.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { SealHeads } from '../../../audit/seals/seal-heads.service.js';
import { AnnouncedContestsService } from '../announced-contests.service.js';
import { SealDto } from './seal.dto.js';

@ApiTags('contest')
@Everyone()
@Controller('api/contests/:slug/seal')
export class SealController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
    private readonly heads: SealHeads,
  ) {}

  @Get()
  @Header('cache-control', 'no-cache')
  @ApiOperation({
    summary: 'Returns the head of the chain of seals of an announced contest',
    description:
      'The head is the hash of the last day in the hash chain over the acts of the contest. Who notes it can have it looked up later: a chain that was rewritten has lost it. It changes at most once a day, so it does not show how much is done in the contest.',
  })
  @ApiParam({ name: 'slug', example: 'cover-song-contest-2025' })
  @Fails('NOT_FOUND')
  async describeSeal(@Param('slug') slug: string): Promise<SealDto> {
    const { id } = await this.contests.findBySlug(slug);
    return { head: await this.heads.find(this.dataSource.manager, id) };
  }
}
