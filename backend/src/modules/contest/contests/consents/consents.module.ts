import { Module } from '@nestjs/common';
import { ContestsModule } from '../contests.module.js';
import { ConditionsController } from './conditions.controller.js';
import { ConditionsService } from './conditions.service.js';
import { ConsentsService } from './consents.service.js';

@Module({
  imports: [ContestsModule],
  controllers: [ConditionsController],
  providers: [ConditionsService, ConsentsService],
  exports: [ConsentsService],
})
export class ConsentsModule {}
