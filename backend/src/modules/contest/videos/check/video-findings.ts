import type { VideoDetails } from '../../../../infra/youtube/video-details.js';
import type { VideoFlag } from './video-flags.js';

/** The part of a contest that the check of a video needs. */
export interface CheckedContest {
  id: string;
  opensAt: Date;
}

/** What the site stores of a video, for as long as YouTube's terms allow. */
export type VideoMetadata = Pick<
  VideoDetails,
  'title' | 'channelTitle' | 'channelId' | 'durationS' | 'publishedAt'
>;

/** What a check found out about a video that can be shown, or that nobody could look at. A revision keeps it without the channel's id. */
export interface VideoFindings extends Partial<VideoMetadata> {
  videoId: string;
  flags: VideoFlag[];
  /** Null if YouTube did not answer. */
  checkedAt: Date | null;
}
