import type { MyEntry } from '../my-entry-queries';

type Event = MyEntry['history'][number];

const OF_CHANGES: readonly Event['action'][] = [
  'edit',
  'revise',
  'cancel-revision',
  'approve-revision',
  'reject-revision',
];

/** What a moderator decided about the last change; undefined if she has sent or taken back another one since. */
export function lastDecision(history: readonly Event[]): Event | undefined {
  const last = history.findLast(({ action }) => OF_CHANGES.includes(action));
  return last?.action === 'approve-revision' || last?.action === 'reject-revision' ? last : undefined;
}
