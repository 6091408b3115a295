import { formatCount } from '../../lib/format';
import type { Analytics } from './api';
import { analyticsSentences as t } from './sentences';

/** Below this, a percentage says less than the difference. */
const FEWEST_FOR_PERCENT = 50;

/** The number of days of the period; null for all days. */
export function dayCountOf({ previousPeriod, days }: Analytics): number | null {
  return previousPeriod === null ? null : days.length;
}

/** The period, after a title. */
export function daysOf(analytics: Analytics): string {
  const count = dayCountOf(analytics);
  return count === null ? t.inAll : t.inDays(count);
}

/** How a count has changed, and from what. */
export function changeOf(count: number, previous: number): { change: string; from: string } {
  if (previous === 0) return { change: '', from: count === 0 ? t.noneBeforeEither : t.noneBefore };
  if (count === previous) return { change: '', from: t.asBefore };
  const percent = Math.round(((count - previous) / previous) * 100);
  const change =
    previous < FEWEST_FOR_PERCENT || percent === 0 ? signed(count - previous) : `${signed(percent)}%`;
  return { change, from: t.from(formatCount(previous)) };
}

function signed(difference: number): string {
  return `${difference > 0 ? '+' : '−'}${formatCount(Math.abs(difference))}`;
}
