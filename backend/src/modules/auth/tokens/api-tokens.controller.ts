import { Body, Controller, Delete, Get, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { ChecksIdentity } from '../../../common/access/checks-identity.js';
import { type Client, CurrentClient } from '../../../common/access/client.js';
import { Fails } from '../../../common/openapi/fails.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../../common/paging/list-query.js';
import { RowId } from '../../../common/validation/row-id.js';
import { RateLimit } from '../../../infra/rate-limit/rate-limit.guard.js';
import { ApiTokenDto, MakeApiTokenDto, NewApiTokenDto } from './api-token.dto.js';
import { ApiTokensQueries, TOKEN_LIST } from './api-tokens.queries.js';
import { ApiTokensService } from './api-tokens.service.js';

@ApiTags('owner: tokens')
@OwnerOnly()
@Controller('api/admin/tokens')
export class ApiTokensController {
  constructor(
    private readonly queries: ApiTokensQueries,
    private readonly tokens: ApiTokensService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Lists the tokens of programs',
    description: 'Sorts by createdAt, name, expiresAt; filters by `status` (active, expired, revoked).',
  })
  async listTokens(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApiTokenDto[]> {
    const list = readListQuery(query, TOKEN_LIST);
    const page = await this.queries.listTokens(list);
    setContentRange(reply, 'tokens', list.offset, page);
    return page.rows;
  }

  @Post()
  @ChecksIdentity()
  @RateLimit('account')
  @ApiOperation({
    summary: 'Makes a token for a program',
    description: 'At most 20 tokens are active at a time. An email tells the owner.',
  })
  @Fails('TOO_MANY_TOKENS')
  async makeToken(
    @Body() body: MakeApiTokenDto,
    @CurrentUser() { id: userId }: RequestUser,
    @CurrentClient() client: Client,
  ): Promise<NewApiTokenDto> {
    const { id, token } = await this.tokens.make(body, userId, client);
    return { ...(await this.queries.findToken(id)), token };
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Revokes a token', description: 'Works at once.' })
  async revokeToken(
    @RowId() id: string,
    @CurrentUser() { id: userId }: RequestUser,
    @CurrentClient() client: Client,
  ): Promise<ApiTokenDto> {
    await this.tokens.revoke(id, userId, client);
    return this.queries.findToken(id);
  }
}
