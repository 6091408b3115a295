import { ApiProperty } from '@nestjs/swagger';

export class LivenessDto {
  status: 'ok';
}

export class ReadinessDto {
  /** `degraded` serves all requests, and leaves work for later. */
  status: 'ok' | 'degraded' | 'error' | 'shutting_down';

  /** What the server stands on, and whether it is there. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: ['up', 'degraded', 'down'] },
    example: { postgres: 'up', storage: 'up', queue: 'up' },
  })
  checks: Record<string, string>;
}
