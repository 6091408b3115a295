import { Module } from '@nestjs/common';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsQueries } from './analytics.queries.js';

@Module({ controllers: [AnalyticsController], providers: [AnalyticsQueries] })
export class AnalyticsModule {}
