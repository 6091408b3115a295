import { type DynamicModule, Global, Module } from '@nestjs/common';
import { MetricsServer } from './metrics-server.js';
import { Metrics, PROCESS_ROLE, type ProcessRole } from './metrics.js';

@Global()
@Module({})
export class MetricsModule {
  static forRoot(role: ProcessRole): DynamicModule {
    return {
      module: MetricsModule,
      providers: [{ provide: PROCESS_ROLE, useValue: role }, Metrics, MetricsServer],
      exports: [Metrics],
    };
  }
}
