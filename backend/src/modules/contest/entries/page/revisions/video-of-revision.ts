import type { VideoFindings } from '../../videos/check/video-findings.js';
import type { EntryRevision } from './entry-revision.entity.js';

type VideoColumns = Pick<EntryRevision, 'videoId' | 'videoFlags'> &
  Partial<
    Pick<
      EntryRevision,
      'videoTitle' | 'videoChannelTitle' | 'videoDurationS' | 'videoPublishedAt' | 'videoCheckedAt'
    >
  >;

/** The columns of a revision for a video that was checked. */
export function checkedVideo(findings: VideoFindings): VideoColumns {
  const { videoId, flags, title, channelTitle, durationS, publishedAt, checkedAt } = findings;
  return {
    videoId,
    videoFlags: flags,
    videoTitle: title,
    videoChannelTitle: channelTitle,
    videoDurationS: durationS,
    videoPublishedAt: publishedAt,
    videoCheckedAt: checkedAt,
  };
}

/** Those for the video of the revision before; it may have had another one when this change was checked. */
export function formerVideo(revision: EntryRevision | null, videoId: string): VideoColumns {
  if (revision?.videoId !== videoId) return { videoId, videoFlags: ['unchecked'] };
  const { videoFlags, videoTitle, videoChannelTitle, videoDurationS, videoPublishedAt, videoCheckedAt } =
    revision;
  return {
    videoId,
    videoFlags,
    videoTitle,
    videoChannelTitle,
    videoDurationS,
    videoPublishedAt,
    videoCheckedAt,
  };
}

/**
 * The findings that the entry takes over with the video of its revision. A revision of an earlier release, or whose term is over, has no time: the
 * watchdog looks at the video.
 */
export function findingsOf(revision: EntryRevision | null, videoId: string): VideoFindings {
  const { videoFlags, videoTitle, videoChannelTitle, videoDurationS, videoPublishedAt, videoCheckedAt } =
    formerVideo(revision, videoId);
  if (!videoCheckedAt) return { videoId, flags: ['unchecked'], checkedAt: null };
  return {
    videoId,
    flags: videoFlags,
    title: videoTitle ?? undefined,
    channelTitle: videoChannelTitle ?? undefined,
    durationS: videoDurationS,
    publishedAt: videoPublishedAt ?? undefined,
    checkedAt: videoCheckedAt,
  };
}
