import type { Schemas } from '@paattu/api-client';

type Video = Schemas['MyVideoDto'];

export const video = {
  title: 'Video',
  watch: 'Watch on YouTube',
  views: (count: string, time: string) => `${count} views (YouTube, as of ${time})`,
  states: {
    ok: 'It can be watched.',
    checking: 'We are still checking it on YouTube. You need not do anything.',
    broken: 'It cannot be watched at the moment.',
  } as Record<Video['state'], string>,
  problems: {
    missing: 'YouTube does not show it: it is private or deleted.',
    'not-embeddable': 'It may not be shown on our site. Please allow embedding in its settings on YouTube.',
    live: 'It is a live stream or premiere, which has not ended.',
  } as Record<NonNullable<Video['problem']>, string>,
  mend: (when: string) =>
    `Please mend this on YouTube by ${when}, so that your entry can stay in the contest.`,
  mendSoon: 'Please mend this on YouTube as soon as you can, so that your entry can stay in the contest.',
  looks: 'We look again every day. A person decides what happens to your entry, not a machine.',
  hints: {
    unlisted: 'It is unlisted on YouTube. If you make it public, everyone can find it.',
    'blocked-in-india': 'It cannot be watched in India. You can change this on YouTube.',
    'age-restricted':
      'YouTube shows it to adults who are signed in, and not on our site. You can change this on YouTube.',
  } as Record<Video['hints'][number], string>,
};
