import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PhotoQueryDto } from '../../photos/photo-query.dto.js';

export class MyPhotoQueryDto extends PhotoQueryDto {
  /** Another one for each photo of the entry, so that the page shows a new photo at once. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  v?: string;
}
