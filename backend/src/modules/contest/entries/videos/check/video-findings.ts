import type { VideoDetails } from '../../../../../infra/youtube/video-details.js';
import type { VideoFlag } from './video-flags.js';

/** The part of a contest that the check of a video needs. */
export interface CheckedContest {
  id: string;
  opensAt: Date;
}

/** The details of a video that the site stores, for as long as YouTube's terms allow. */
export type VideoMetadata = Pick<
  VideoDetails,
  'title' | 'channelTitle' | 'channelId' | 'durationS' | 'publishedAt'
>;

/** The result of the check of a video that is accepted. A revision stores it without the id of the channel. */
export interface VideoFindings extends Partial<VideoMetadata> {
  videoId: string;
  flags: VideoFlag[];
  /** Null if YouTube did not answer. */
  checkedAt: Date | null;
}
