import { Module } from '@nestjs/common';
import { YoutubeClient } from './youtube.client.js';

@Module({ providers: [YoutubeClient], exports: [YoutubeClient] })
export class YoutubeModule {}
