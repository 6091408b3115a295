import { Module } from '@nestjs/common';
import { PhotoFiles } from './photo-files.js';
import { ReplacedPhotos } from '../entries/photos/replaced-photos.service.js';

@Module({ providers: [PhotoFiles, ReplacedPhotos], exports: [PhotoFiles, ReplacedPhotos] })
export class PhotosModule {}
