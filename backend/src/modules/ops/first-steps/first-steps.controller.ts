import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { OwnerOnly } from '../../../common/access/access.js';
import { FirstStepsDto } from './first-steps.dto.js';
import { FirstStepsService } from './first-steps.service.js';

@ApiTags('owner: settings')
@OwnerOnly()
@Controller('api/admin/first-steps')
export class FirstStepsController {
  constructor(private readonly steps: FirstStepsService) {}

  @Get()
  @ApiOperation({ summary: 'Returns what a new site still needs' })
  list(): Promise<FirstStepsDto> {
    return this.steps.list();
  }

  @Post('dismiss')
  @HttpCode(204)
  @ApiOperation({ summary: 'Puts the list away for good' })
  dismiss(): Promise<void> {
    return this.steps.dismiss();
  }
}
