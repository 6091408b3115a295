import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { Fails } from '../../../common/openapi/fails.js';
import { DisposableDomains } from '../voting/addresses/disposable-domains.service.js';
import { AddDisposableDomainDto, DisposableDomainDto } from './disposable-domain.dto.js';

@ApiTags('owner: votes')
@OwnerOnly()
@Controller('api/admin/votes/disposable-domains')
export class DisposableDomainsController {
  constructor(private readonly domains: DisposableDomains) {}

  @Get()
  @ApiOperation({ summary: 'Lists the throwaway domains that the owner added, the last one first' })
  listDomains(): Promise<DisposableDomainDto[]> {
    return this.domains.list();
  }

  @Post()
  @ApiOperation({
    summary: 'Adds a throwaway domain',
    description:
      'Votes from its addresses are rejected, also from those of domains below it. A domain that is in the list stays as it is.',
  })
  @Fails('INVALID_DOMAIN', 'EVERYDAY_DOMAIN', 'SHARED_ENDING', 'TOO_MANY_DOMAINS')
  addDomain(
    @Body() { domain }: AddDisposableDomainDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<DisposableDomainDto> {
    return this.domains.add(domain, actorId);
  }

  @Delete(':domain')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a throwaway domain from those that the owner added' })
  removeDomain(@Param('domain') domain: string, @CurrentUser() { id: actorId }: RequestUser): Promise<void> {
    return this.domains.remove(domain, actorId);
  }
}
