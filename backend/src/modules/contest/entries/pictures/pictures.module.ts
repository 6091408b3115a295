import { Module } from '@nestjs/common';
import { PicturesService } from './pictures.service.js';

@Module({ providers: [PicturesService], exports: [PicturesService] })
export class PicturesModule {}
