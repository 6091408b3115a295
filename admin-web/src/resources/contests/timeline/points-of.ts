import { CONTEST_DATES } from '@paattu/shared/contest-dates';
import { contestState, type ContestLife, type ContestState } from '@paattu/shared/contest-state';
import { contestSentences as t } from '../sentences';

export interface Point {
  /** In milliseconds. */
  instant: number;
  /** What happens then. */
  events: string[];
  /** The state that begins or goes on then. */
  state: ContestState;
}

/** The instants of a contest in their order, with what happens at each. */
export function pointsOf(life: ContestLife): Point[] {
  const { certifiedAt, nextAnnouncedAt } = life;
  const events: { instant: number; event: string }[] = CONTEST_DATES.map((date) => ({
    instant: life.instantOf(date),
    event: t.fields[date],
  }));
  if (certifiedAt !== null) events.push({ instant: certifiedAt, event: t.timeline.certified });
  if (nextAnnouncedAt !== null) events.push({ instant: nextAnnouncedAt, event: t.timeline.nextAnnounced });
  const instants = [...new Set(events.map(({ instant }) => instant))].sort((one, other) => one - other);
  return instants.map((instant) => ({
    instant,
    events: events.filter((one) => one.instant === instant).map(({ event }) => event),
    state: contestState(life, instant),
  }));
}
