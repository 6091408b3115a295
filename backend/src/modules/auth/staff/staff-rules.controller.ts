import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { ChecksIdentity } from '../../../common/access/checks-identity.js';
import { StaffRulesDto, StaffRulesStateDto } from './staff.dto.js';
import { StaffRules } from './staff-rules.entity.js';
import { StaffQueries } from './staff.queries.js';
import { StaffService } from './staff.service.js';

@ApiTags('owner: moderators')
@OwnerOnly()
@Controller('api/admin/staff-rules')
export class StaffRulesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: StaffQueries,
    private readonly staff: StaffService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Says what moderators need' })
  async readRules(): Promise<StaffRulesStateDto> {
    const { needFactor } = await this.dataSource.manager.findOneByOrFail(StaffRules, { one: true });
    return { needFactor, withoutFactor: await this.queries.countWithoutFactor() };
  }

  @Put()
  @ChecksIdentity()
  @ApiOperation({
    summary: 'Says what moderators need',
    description:
      'Works at once, also for sessions that are open: a moderator without a factor can only add one.',
  })
  async saveRules(
    @Body() rules: StaffRulesDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<StaffRulesStateDto> {
    await this.staff.saveRules(rules, actorId);
    return this.readRules();
  }
}
