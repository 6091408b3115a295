import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Everyone } from '../../common/access/access.js';
import { LivenessDto, ReadinessDto } from './health.dto.js';
import { ReadinessService } from './readiness.service.js';

@ApiTags('operation')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  @Everyone()
  @Get('live')
  @ApiOperation({ summary: 'Reports that the process answers' })
  live(): LivenessDto {
    return { status: 'ok' };
  }

  @Everyone()
  @Get('ready')
  @ApiOperation({
    summary: 'Reports whether the dependencies of requests are available; 503 names those that are not',
  })
  @ApiOkResponse({ type: ReadinessDto })
  @ApiServiceUnavailableResponse({ type: ReadinessDto, description: 'A dependency is not available' })
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const readiness = await this.readiness.check();
    void reply
      .code(readiness.status === 'ok' || readiness.status === 'degraded' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  }
}
