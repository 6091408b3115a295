import { MAX_CLUSTERS } from '@paattu/shared/voting';
import { formatCount } from '../../../lib/format';
import type { VoteCluster } from '../api';
import { voteSentences } from '../sentences';

const t = voteSentences.clusters;

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

export const votesInWords = (count: number) => voteSentences.votesOf(formatCount(count), count === 1);

export const foundInWords = (clusters: number) =>
  clusters === MAX_CLUSTERS ? t.foundMost(clusters) : t.found(clusters);

export const nameOf = ({ kind, value }: Pick<VoteCluster, 'kind' | 'value'>) =>
  value === null ? t.kinds[kind] : `${t.kinds[kind]}: ${value}`;

/** How long after the first vote of a cluster the last one was. */
export function spanOf({ firstAt, lastAt }: Pick<VoteCluster, 'firstAt' | 'lastAt'>): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(lastAt) - Date.parse(firstAt)) / MINUTE_MS));
  if (minutes < HOUR_MINUTES) return t.within(t.minutes(minutes));
  if (minutes < 2 * DAY_MINUTES)
    return t.within(t.hours(Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES));
  return t.within(t.days(Math.ceil(minutes / DAY_MINUTES)));
}

/** The state of the votes of a cluster, and who decided. */
export function stateOf({
  votes,
  quarantined,
  decided,
}: Pick<VoteCluster, 'votes' | 'quarantined' | 'decided'>) {
  const label =
    quarantined === 0
      ? t.counted
      : quarantined === votes
        ? t.quarantined
        : t.partly(formatCount(quarantined), formatCount(votes));
  const by =
    decided === votes
      ? t.byYou
      : decided > 0
        ? t.partlyByYou(formatCount(decided))
        : quarantined > 0
          ? t.byRule
          : '';
  return { label, by, tone: quarantined === 0 ? 'good' : ('waiting' as 'good' | 'waiting') };
}
