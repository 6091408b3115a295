import { linkedContestSlug } from '@paattu/shared/site-texts/contest-link';
import { formatZonedTime } from '../../lib/format';
import type { Contest } from '../contests/api';
import { siteTextSentences as t } from './sentences';
import type { TextValues } from './text-values';

type Banner = Pick<TextValues, 'bannerLink' | 'bannerFrom' | 'bannerUntil'>;
type LinkedContest = Pick<Contest, 'slug' | 'title' | 'state' | 'announceAt'>;

/**
 * Says when visitors see the banner if not at its own times: a banner waits for the announcement of the contest that it
 * links to. `site` is the address of the site.
 */
export function bannerWait(banner: Banner, contests: readonly LinkedContest[], site: string): string | null {
  const slug = linkedContestSlug(banner.bannerLink.trim(), site);
  if (slug === null) return null;
  // The address of a draft is another one once it is published.
  const contest = contests.find((each) => each.slug === slug && each.state !== 'draft');
  if (!contest) return t.bannerWaitsForContest;
  const { title, state, announceAt } = contest;
  if (state !== 'scheduled' || announceAt === null) return null;
  const announced = Date.parse(announceAt);
  if (Date.parse(banner.bannerUntil) <= announced)
    return t.bannerEndsBefore(formatZonedTime(announceAt), title);
  if (Date.parse(banner.bannerFrom) >= announced) return null;
  return t.bannerWaits(formatZonedTime(announceAt), title);
}
