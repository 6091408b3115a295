import { Module } from '@nestjs/common';
import { AuthModule } from '../modules/auth/auth.module.js';
import { ContestModule } from '../modules/contest/contest.module.js';
import { SongsModule } from '../modules/songs/songs.module.js';
import { DemoSeeder } from './demo-seeder.js';

@Module({ imports: [AuthModule, ContestModule, SongsModule], providers: [DemoSeeder] })
export class DemoModule {}
