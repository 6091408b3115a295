import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { AuditModule } from '../audit/audit.module.js';
import { ContestModule } from '../contest/contest.module.js';
import { SongsModule } from '../songs/songs.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { FirstStepsController } from './first-steps/first-steps.controller.js';
import { FirstStepsService } from './first-steps/first-steps.service.js';
import { HealthController } from './health.controller.js';
import { DependencyMetrics } from './metrics/dependency-metrics.js';
import { DiskMetrics } from './metrics/disk-metrics.js';
import { QueueMetrics } from './metrics/queue-metrics.js';
import { ReadinessService } from './readiness.service.js';
import { SettingsController } from './settings/settings.controller.js';
import { SettingsService } from './settings/settings.service.js';
import { TimeZoneController } from './settings/time-zone.controller.js';

@Module({
  imports: [AuditModule, TerminusModule.forRoot({ logger: false }), ContestModule, SongsModule, TextsModule],
  controllers: [FirstStepsController, HealthController, SettingsController, TimeZoneController],
  providers: [
    ReadinessService,
    DependencyMetrics,
    DiskMetrics,
    QueueMetrics,
    FirstStepsService,
    SettingsService,
  ],
})
export class OpsModule {}
