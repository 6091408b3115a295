import { Global, Module } from '@nestjs/common';
import { ChangeTopics } from './change-topics.js';

@Global()
@Module({ providers: [ChangeTopics], exports: [ChangeTopics] })
export class ChangesModule {}
