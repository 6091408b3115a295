import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { Fails } from '../../../common/openapi/fails.js';
import { LOOK_DAYS, LookLinks } from './look-links.service.js';
import { VisibilityDto } from './visibility.dto.js';
import { VisibilityService } from './visibility.service.js';

@ApiTags('owner: settings')
@OwnerOnly()
@Controller('api/admin/visibility')
export class VisibilityController {
  constructor(
    private readonly visibility: VisibilityService,
    private readonly links: LookLinks,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Returns whether visitors see the site' })
  describe(): Promise<VisibilityDto> {
    return this.visibility.describe();
  }

  @Put('public')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Makes the site public',
    description: 'Not while it has the example. The link to look at the site before ends.',
  })
  @Fails('EXAMPLE_LEFT')
  publish(@CurrentUser() { id }: RequestUser): Promise<void> {
    return this.visibility.publish(id);
  }

  @Delete('public')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Makes the site not public again',
    description: 'Not while a contest runs: its entrants and voters must see it.',
  })
  @Fails('CONTEST_RUNS')
  hide(@CurrentUser() { id }: RequestUser): Promise<void> {
    return this.visibility.hide(id);
  }

  @Post('look-link')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Makes a link to look at the site before it is public',
    description: `It is good for ${LOOK_DAYS} days, and only to read. The link before it ends.`,
  })
  async makeLink(@CurrentUser() { id }: RequestUser): Promise<VisibilityDto> {
    await this.links.make(id);
    return this.visibility.describe();
  }

  @Delete('look-link')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends the link to look at the site' })
  endLink(@CurrentUser() { id }: RequestUser): Promise<void> {
    return this.links.end(id);
  }
}
