import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, SignedIn } from '../../../common/access/access.js';
import { Fails } from '../../../common/openapi/fails.js';
import { RateLimit } from '../../../infra/rate-limit/rate-limit.guard.js';
import { UserDto } from '../dto/session.dto.js';
import { UsersQueries } from '../users.queries.js';
import { AcceptInvitationDto } from './staff.dto.js';
import { StaffService } from './staff.service.js';

@ApiTags('auth')
@Controller('api/auth/invitation')
export class InvitationsController {
  constructor(
    private readonly staff: StaffService,
    private readonly users: UsersQueries,
  ) {}

  @Post('accept')
  @HttpCode(200)
  @SignedIn()
  @RateLimit('account')
  @ApiOperation({
    summary: 'Makes the signed-in user a moderator',
    description:
      'With the token of an invitation to the address of the user, which counts as verified then; an address that is verified already needs no token.',
  })
  @Fails('INVALID_TOKEN', 'INVITATION_OF_ANOTHER', 'STAFF_PASSWORD_NEEDED')
  async accept(@Body() { token }: AcceptInvitationDto, @CurrentUser() user: RequestUser): Promise<UserDto> {
    await this.staff.accept(token, user);
    return this.users.findUser(user.id);
  }
}
