import type { To } from 'react-router';
import type { ListedContest } from '../chosen-contest/use-listed-contests';
import { ButtonLink } from '../components/button';
import { useCreatePath } from '../components/use-create-path';
import { waitingSentences as t } from './sentences';
import type { useWaiting } from './use-waiting';
import styles from './waiting-rows.module.css';

export type WaitingCounts = ReturnType<typeof useWaiting>['counts'];

export interface WaitingRow {
  name: string;
  /** What waits. */
  text: string;
  act: string;
  to: To;
}

/** What waits in one sentence; null if nothing is known to. */
export function sentenceOfWaiting({ entries, votes, messages, emails }: WaitingCounts): string | null {
  const parts = [
    // An entry that waits for several reasons is in several rows, and counts once.
    [entries?.waiting ?? 0, t.entries],
    [entries?.revised ?? 0, t.changes],
    [votes, t.votes],
    [messages ?? 0, t.messages],
    [emails ?? 0, t.unsent],
  ] as const;
  const said = parts.filter(([count]) => count > 0);
  if (said.length === 0) return null;
  const sum = said.reduce((all, [count]) => all + count, 0);
  return t.wait(
    said.map(([count, words]) => words(count)),
    sum,
  );
}

/** What waits, the most urgent first. `of` makes the address one of the contest that is counted. */
export function useWaitingRows(
  { entries, votes, messages = 0, emails = 0 }: WaitingCounts,
  contest: Pick<ListedContest, 'state'> | null | undefined,
  of: (address: { pathname: string; search: string }) => To = (address) => address,
): WaitingRow[] {
  const createPath = useCreatePath();
  const { pending = 0, unanswered = 0, videoBroken = 0, revised = 0 } = entries ?? {};
  const rows = [
    { name: 'pending', count: pending, resource: 'entries', filter: { status: 'pending' } },
    { name: 'unanswered', count: unanswered, resource: 'entries', filter: { isUnanswered: true } },
    { name: 'videoBroken', count: videoBroken, resource: 'entries', filter: { isVideoBroken: true } },
    { name: 'revised', count: revised, resource: 'changes', filter: undefined },
    { name: 'votes', count: votes, resource: 'votes', filter: undefined },
    { name: 'messages', count: messages, resource: 'messages', filter: { status: 'unread' } },
    { name: 'emails', count: emails, resource: 'emails', filter: { status: 'failed' } },
  ] as const;
  // Votes come first while visitors vote: only these decisions have a deadline.
  const urgencyOf = (name: string) => (name === 'votes' && contest?.state === 'voting' ? 1 : 0);
  return rows
    .filter(({ count }) => count > 0)
    .sort((one, other) => urgencyOf(other.name) - urgencyOf(one.name))
    .map(({ name, count, resource, filter }) => ({
      name,
      text: t.rows[name].text(count),
      act: t.rows[name].act,
      to: of({
        pathname: createPath({ resource, type: 'list' }),
        search:
          filter === undefined
            ? ''
            : `?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`,
      }),
    }));
}

/** The first row has the filled button of the page. */
export function WaitingRows({ rows }: { rows: WaitingRow[] }) {
  return (
    <ul aria-label={t.title} className={styles.waits}>
      {rows.map(({ name, text, act, to }, index) => (
        <li key={name}>
          <div className={styles.row}>
            <p>{text}</p>
          </div>
          <ButtonLink look={index === 0 ? 'filled' : 'outlined'} aria-label={`${act}: ${text}`} to={to}>
            {act}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
