import type { VotesHour } from '../api';

const HOUR_MS = 3_600_000;

/** The hours from the first to the last, also those without votes, which the server leaves out. At most the last `count`. */
export function everyHour(hours: readonly VotesHour[], count = Infinity): VotesHour[] {
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return [];
  const byTime = new Map(hours.map((hour) => [Date.parse(hour.hour), hour]));
  const end = Date.parse(last.hour);
  const begin = Math.max(Date.parse(first.hour), end - (count - 1) * HOUR_MS);
  const shown: VotesHour[] = [];
  for (let at = begin; at <= end; at += HOUR_MS) {
    shown.push(byTime.get(at) ?? { hour: new Date(at).toISOString(), counted: 0, quarantined: 0 });
  }
  return shown;
}
