import { ApiProperty } from '@nestjs/swagger';
import { MaxLength } from 'class-validator';
import { IsYoutubeLink } from '../videos/is-youtube-link.js';
import { rule } from '../../../../common/validation/rule.js';

/** The flags that an entrant can do something about, or should know before she sends her entry. */
export const CARD_FLAGS = [
  'unlisted',
  'blocked-in-india',
  'age-restricted',
  'made-for-kids',
  'too-short',
  'too-long',
  'older-than-contest',
] as const;

export type CardFlag = (typeof CARD_FLAGS)[number];

export class CheckVideoDto {
  /** @example https://www.youtube.com/watch?v=dQw4w9WgXcQ */
  @MaxLength(2_048, rule('INVALID_YOUTUBE_URL'))
  @IsYoutubeLink()
  youtubeUrl: string;
}

/** What the entrant sees of the video before she sends her entry. */
export class VideoCardDto {
  /** @example "Mazha (cover)" */
  title: string;

  /**
   * The name of the channel.
   * @example "Anjali Sings"
   */
  channel: string;

  /**
   * The picture of the video as a data URL: the page of the form requests nothing from YouTube.
   * @example data:image/jpeg;base64,/9j/4AAQSkZJRg…
   */
  picture: string | null;

  @ApiProperty({ enum: CARD_FLAGS, isArray: true })
  flags: CardFlag[];
}

export class CheckedVideoDto {
  /** Null if YouTube does not answer. The video can be entered, and is checked later. */
  @ApiProperty({ type: VideoCardDto, nullable: true })
  video: VideoCardDto | null;
}
