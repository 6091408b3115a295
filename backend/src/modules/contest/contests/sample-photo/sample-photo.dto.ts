import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { PhotoQueryDto } from '../../photos/photo-query.dto.js';

export class SamplePhotoFormDto {
  /** PNG or JPEG, at most 5 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  photo: unknown;
}

export class SamplePhotoQueryDto extends PhotoQueryDto {
  /** The version in the address of the contest; it changes nothing but the address. */
  @IsOptional()
  @IsString()
  v?: string;
}
