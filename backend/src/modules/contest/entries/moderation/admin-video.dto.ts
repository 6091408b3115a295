import { ApiProperty } from '@nestjs/swagger';
import {
  VIDEO_FLAGS,
  VIDEO_PROBLEMS,
  type VideoFlag,
  type VideoProblem,
} from '../videos/check/video-flags.js';
import { type EntryVideo, VIDEO_HEALTHS, type VideoHealth } from '../videos/entry-video.entity.js';
import { VideoMetadataDto } from './video-metadata.dto.js';

/** What is known of the video of an entry. */
export class AdminVideoDto extends VideoMetadataDto {
  /** What the check of the video noticed. */
  @ApiProperty({ enum: VIDEO_FLAGS, isArray: true })
  flags: VideoFlag[];

  /** Broken after two bad answers of YouTube that are hours apart; suspect between them. */
  @ApiProperty({ enum: VIDEO_HEALTHS })
  health: VideoHealth;

  healthSince: Date;

  /** What is wrong with a video that is suspect or broken. */
  @ApiProperty({ enum: VIDEO_PROBLEMS, nullable: true })
  problem: VideoProblem | null;
}

export function toAdminVideo(video: EntryVideo): AdminVideoDto {
  const { title, channelTitle: channel, durationS, publishedAt, flags, health, healthSince, problem } = video;
  return { title, channel, durationS, publishedAt, flags, health, healthSince, problem };
}
