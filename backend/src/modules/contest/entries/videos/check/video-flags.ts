import type { VideoDetails } from '../../../../../infra/youtube/video-details.js';

/** The facts about a video that a moderator should know. None of them keeps an entry out. */
export const VIDEO_FLAGS = [
  'unlisted',
  'blocked-in-india',
  'age-restricted',
  'made-for-kids',
  'too-short',
  'too-long',
  'older-than-contest',
  'channel-entered',
  // The uploader told YouTube of altered or synthetic content: the voice perhaps, or a filter of the picture.
  'declared-synthetic',
  // YouTube did not answer: the worker checks the video later.
  'unchecked',
  // Only oEmbed answered, so none of the above is known.
  'details-unknown',
] as const;

export type VideoFlag = (typeof VIDEO_FLAGS)[number];

/** Why a video cannot be shown on the site. */
export const VIDEO_PROBLEMS = ['missing', 'not-embeddable', 'live'] as const;

export type VideoProblem = (typeof VIDEO_PROBLEMS)[number];

/** Findings against a video: a reason of a rejection can name those that it is for. */
export const VIDEO_FINDINGS = [
  ...VIDEO_FLAGS.filter((flag) => flag !== 'unchecked' && flag !== 'details-unknown'),
  ...VIDEO_PROBLEMS,
] as const;

export type VideoFinding = (typeof VIDEO_FINDINGS)[number];

const SHORTEST_S = 60;
const LONGEST_S = 15 * 60;

/** `undefined` stands for a video that YouTube leaves out of its answer, because it is private or deleted. */
export function problemOf(video: VideoDetails | undefined): VideoProblem | null {
  if (!video?.isPlayable) return 'missing';
  if (!video.isEmbeddable) return 'not-embeddable';
  return video.isLive ? 'live' : null;
}

/** The flags that follow from the video and the opening of its contest. */
export function flagsOf(video: VideoDetails, opensAt: Date): VideoFlag[] {
  const { durationS } = video;
  const is: Partial<Record<VideoFlag, boolean>> = {
    unlisted: video.isUnlisted,
    'blocked-in-india': video.isBlockedInIndia,
    'age-restricted': video.isAgeRestricted,
    'made-for-kids': video.isMadeForKids,
    'declared-synthetic': video.isDeclaredSynthetic,
    'too-short': durationS !== null && durationS < SHORTEST_S,
    'too-long': durationS !== null && durationS > LONGEST_S,
    'older-than-contest': video.publishedAt < opensAt,
  };
  return VIDEO_FLAGS.filter((flag) => is[flag]);
}
