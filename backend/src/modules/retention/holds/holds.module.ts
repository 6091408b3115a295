import { Module } from '@nestjs/common';
import { Holds } from './holds.service.js';

@Module({ providers: [Holds], exports: [Holds] })
export class HoldsModule {}
