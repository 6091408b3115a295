import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { CurrentUser, type RequestUser, SignedIn } from '../../../common/access/access.js';
import { ChecksIdentity } from '../../../common/access/checks-identity.js';
import { type Client, CurrentClient } from '../../../common/access/client.js';
import { RowId } from '../../../common/validation/row-id.js';
import { SessionId } from '../../../common/access/session-id.js';
import { SessionsService } from '../sessions.service.js';
import { OpenSessionDto } from './open-session.dto.js';
import { OpenSessionsQueries } from './open-sessions.queries.js';

@ApiTags('auth')
@SignedIn()
@Controller('api/auth/sessions')
export class OpenSessionsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: OpenSessionsQueries,
    private readonly sessions: SessionsService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Lists where the signed-in user is signed in',
    description: 'This session comes first, then those used last; at most 100.',
  })
  listSessions(@CurrentUser() user: RequestUser, @SessionId() current: string): Promise<OpenSessionDto[]> {
    return this.queries.listSessions(user, current);
  }

  @Delete()
  @HttpCode(204)
  @ChecksIdentity()
  @ApiOperation({ summary: 'Ends all other sessions of the signed-in user', description: 'Works at once.' })
  async endOthers(
    @CurrentUser() { id }: RequestUser,
    @SessionId() current: string,
    @CurrentClient() client: Client,
  ): Promise<void> {
    await this.dataSource.transaction((manager) => this.sessions.endAll(manager, id, client, current));
  }

  @Delete(':id')
  @HttpCode(204)
  @ChecksIdentity()
  @ApiOperation({ summary: 'Ends a session of the signed-in user', description: 'Works at once.' })
  async endSession(
    @RowId() id: string,
    @CurrentUser() { id: userId }: RequestUser,
    @CurrentClient() client: Client,
  ): Promise<void> {
    await this.sessions.endOne(userId, id, client);
  }
}
