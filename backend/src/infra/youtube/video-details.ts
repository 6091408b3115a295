import { z } from 'zod';
import { parseDuration } from './parse-duration.js';

/** The details that YouTube has of a video that anyone can open. */
export interface VideoDetails {
  id: string;
  title: string;
  /** Also in the language that YouTube chooses, where it differs. */
  description: string;
  channelId: string;
  channelTitle: string;
  publishedAt: Date;
  /** Null while YouTube processes the video. */
  durationS: number | null;
  /** Neither private nor rejected by YouTube. */
  isPlayable: boolean;
  /** A broadcast or premiere that runs or is announced. */
  isLive: boolean;
  isEmbeddable: boolean;
  isUnlisted: boolean;
  isMadeForKids: boolean;
  /** The uploader has told YouTube of altered or synthetic content that looks or sounds real. */
  isDeclaredSynthetic: boolean;
  isAgeRestricted: boolean;
  isBlockedInIndia: boolean;
}

const INDIA = 'IN';

const item = z.object({
  id: z.string(),
  snippet: z.object({
    title: z.string(),
    description: z.string().default(''),
    localized: z.object({ description: z.string().default('') }).optional(),
    channelId: z.string().min(1),
    channelTitle: z.string(),
    publishedAt: z.iso.datetime(),
    liveBroadcastContent: z.string().default('none'),
  }),
  contentDetails: z.object({
    duration: z.string().optional(),
    regionRestriction: z
      .object({ allowed: z.array(z.string()).optional(), blocked: z.array(z.string()).optional() })
      .optional(),
    contentRating: z.object({ ytRating: z.string().optional() }).optional(),
  }),
  status: z.object({
    uploadStatus: z.string().default('processed'),
    privacyStatus: z.string(),
    embeddable: z.boolean(),
    madeForKids: z.boolean().optional(),
    // Returned only where the uploader has answered.
    containsSyntheticMedia: z.boolean().optional(),
  }),
});

/** The items of `videos.list?part=snippet,contentDetails,status`. */
export const videoDetails = item.transform(({ id, snippet, contentDetails, status }): VideoDetails => {
  const { allowed, blocked } = contentDetails.regionRestriction ?? {};
  return {
    id,
    title: snippet.title,
    description: `${snippet.description}\n${snippet.localized?.description ?? ''}`,
    channelId: snippet.channelId,
    channelTitle: snippet.channelTitle,
    publishedAt: new Date(snippet.publishedAt),
    durationS: parseDuration(contentDetails.duration ?? ''),
    isPlayable: status.privacyStatus !== 'private' && ['processed', 'uploaded'].includes(status.uploadStatus),
    isLive: snippet.liveBroadcastContent !== 'none',
    isEmbeddable: status.embeddable,
    isUnlisted: status.privacyStatus === 'unlisted',
    isMadeForKids: status.madeForKids === true,
    isDeclaredSynthetic: status.containsSyntheticMedia === true,
    isAgeRestricted: contentDetails.contentRating?.ytRating === 'ytAgeRestricted',
    isBlockedInIndia: blocked?.includes(INDIA) === true || allowed?.includes(INDIA) === false,
  };
});
