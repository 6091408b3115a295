import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { ContestModule } from '../contest/contest.module.js';
import { HealthController } from './health.controller.js';
import { QueueMetrics } from './metrics/queue-metrics.js';
import { SettingsController } from './settings/settings.controller.js';
import { SettingsService } from './settings/settings.service.js';

@Module({
  imports: [TerminusModule.forRoot({ logger: false }), ContestModule],
  controllers: [HealthController, SettingsController],
  providers: [QueueMetrics, SettingsService],
})
export class OpsModule {}
