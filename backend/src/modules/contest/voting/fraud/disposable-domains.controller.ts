import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../../common/access/access.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { DisposableDomains } from '../throwaway-domains/disposable-domains.service.js';
import {
  AddDisposableDomainDto,
  DisposableDomainDto,
  RemoveDisposableDomainDto,
} from './disposable-domain.dto.js';

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
      'Votes from its addresses are rejected, also from those of domains below it. Votes that are counted already form a cluster, for a decision. It is an act of each contest that is not decided, and the result publishes the domain, the reason, and how many votes the domain rejected. A domain that is in the list stays as it is.',
  })
  @Fails('INVALID_DOMAIN', 'EVERYDAY_DOMAIN', 'ACADEMIC_DOMAIN', 'SHARED_ENDING', 'TOO_MANY_DOMAINS')
  addDomain(
    @Body() { domain, reason }: AddDisposableDomainDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<DisposableDomainDto> {
    return this.domains.add(domain, reason, actorId);
  }

  @Delete(':domain')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Removes a throwaway domain from those that the owner added',
    description: 'As the addition, it is an act of each contest that is not decided, with its reason.',
  })
  removeDomain(
    @Param('domain') domain: string,
    @Body() { reason }: RemoveDisposableDomainDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<void> {
    return this.domains.remove(domain, reason, actorId);
  }
}
