import { Module } from '@nestjs/common';
import { OembedClient } from './oembed.client.js';
import { VideoPictures } from './video-pictures.js';
import { YoutubeClient } from './youtube.client.js';

const PROVIDERS = [OembedClient, VideoPictures, YoutubeClient];

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class YoutubeModule {}
