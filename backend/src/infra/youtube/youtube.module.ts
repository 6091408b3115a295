import { Module } from '@nestjs/common';
import { YoutubeClient } from './youtube.client.js';
import { YoutubeSite } from './youtube-site.js';

const PROVIDERS = [YoutubeClient, YoutubeSite];

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class YoutubeModule {}
