import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobMetrics } from './metrics/job-metrics.js';

@Module({ imports: [DiscoveryModule], providers: [JobMetrics] })
export class OpsWorkerModule {}
