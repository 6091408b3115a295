import type { VideoDetails } from '../../../../../infra/youtube/video-details.js';
import { flagsOf, problemOf } from './video-flags.js';

const OPENS_AT = new Date('2025-06-15T00:00:00Z');

const video: VideoDetails = {
  id: 'dQw4w9WgXcQ',
  title: 'Mazha (cover)',
  description: '',
  channelId: 'UC0123456789',
  channelTitle: 'Anjali Sings',
  publishedAt: OPENS_AT,
  durationS: 253,
  isPlayable: true,
  isLive: false,
  isEmbeddable: true,
  isUnlisted: false,
  isMadeForKids: false,
  isDeclaredSynthetic: false,
  isAgeRestricted: false,
  isBlockedInIndia: false,
};

test.each<[Partial<VideoDetails>, string[]]>([
  [{}, []],
  [{ isUnlisted: true }, ['unlisted']],
  [{ isBlockedInIndia: true }, ['blocked-in-india']],
  [{ isAgeRestricted: true }, ['age-restricted']],
  [{ isMadeForKids: true }, ['made-for-kids']],
  [{ isDeclaredSynthetic: true }, ['declared-synthetic']],
  [{ durationS: 59 }, ['too-short']],
  [{ durationS: 60 }, []],
  [{ durationS: 900 }, []],
  [{ durationS: 901 }, ['too-long']],
  [{ durationS: null }, []],
  [{ publishedAt: new Date(OPENS_AT.getTime() - 1) }, ['older-than-contest']],
  [{ isMadeForKids: true, isUnlisted: true }, ['unlisted', 'made-for-kids']],
])('a video with %j has the flags %j', (values, flags) => {
  expect(flagsOf({ ...video, ...values }, OPENS_AT)).toEqual(flags);
});

test.each<[Partial<VideoDetails> | undefined, string | null]>([
  [{}, null],
  [{ isUnlisted: true, isAgeRestricted: true }, null],
  [undefined, 'missing'],
  [{ isPlayable: false }, 'missing'],
  [{ isEmbeddable: false }, 'not-embeddable'],
  [{ isLive: true }, 'live'],
])('a video with %j has the problem %j', (values, problem) => {
  expect(problemOf(values && { ...video, ...values })).toBe(problem);
});
