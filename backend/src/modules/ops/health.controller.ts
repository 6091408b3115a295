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
  @ApiOperation({ summary: 'The process answers' })
  live(): LivenessDto {
    return { status: 'ok' };
  }

  @Everyone()
  @Get('ready')
  @ApiOperation({ summary: 'What a request needs is there; 503 and the name of what is missing, where not' })
  @ApiOkResponse({ type: ReadinessDto })
  @ApiServiceUnavailableResponse({ type: ReadinessDto, description: 'Something is missing' })
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const readiness = await this.readiness.check();
    void reply
      .code(readiness.status === 'ok' || readiness.status === 'degraded' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  }
}
