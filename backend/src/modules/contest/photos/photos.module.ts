import { Module } from '@nestjs/common';
import { PhotoFiles } from './photo-files.js';

@Module({ providers: [PhotoFiles], exports: [PhotoFiles] })
export class PhotosModule {}
