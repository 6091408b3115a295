import { ApiProperty } from '@nestjs/swagger';
import { VIDEO_PROBLEMS, type VideoFlag, type VideoProblem } from '../videos/check/video-flags.js';

/** The flags that an entrant can change on YouTube, and whose effect she sees. The others concern moderators alone. */
export const HINTS = ['unlisted', 'blocked-in-india', 'age-restricted'] as const satisfies VideoFlag[];

type Hint = (typeof HINTS)[number];

const VIDEO_STATES = ['ok', 'checking', 'broken'] as const;

/** What an entrant needs to know of her video. */
export class MyVideoDto {
  /** `checking`: nobody has looked at it yet, or the last look needs a second one. */
  @ApiProperty({ enum: VIDEO_STATES, example: 'ok' })
  state: (typeof VIDEO_STATES)[number];

  /** What is wrong with a broken video. */
  @ApiProperty({ enum: VIDEO_PROBLEMS, nullable: true })
  problem: VideoProblem | null;

  /** Until when she is asked to mend it; null if it is not broken, and afterwards. */
  mendUntil: Date | null;

  /** What keeps people from seeing a video that is ok. */
  @ApiProperty({ enum: HINTS, isArray: true, example: ['unlisted'] })
  hints: Hint[];
}
