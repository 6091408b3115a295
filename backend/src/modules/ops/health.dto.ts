import { ApiProperty } from '@nestjs/swagger';

export class LivenessDto {
  status: 'ok';
}

export class ReadinessDto {
  /** `degraded` serves all requests and postpones background work. */
  status: 'ok' | 'degraded' | 'error' | 'shutting_down';

  /** The dependencies of the server and their state. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: ['up', 'degraded', 'down'] },
    example: { postgres: 'up', storage: 'up', queue: 'up' },
  })
  checks: Record<string, string>;
}
