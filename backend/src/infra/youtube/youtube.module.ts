import { Module } from '@nestjs/common';
import { OembedClient } from './oembed.client.js';
import { YoutubeClient } from './youtube.client.js';

@Module({ providers: [OembedClient, YoutubeClient], exports: [OembedClient, YoutubeClient] })
export class YoutubeModule {}
