import type { ConsoleRemoteProps } from '@paattu/api-client/console';
import { use, useEffect } from 'react';
import { PagePaths } from '../components/use-create-path';
import { commonSentences } from '../lib/sentences';
import { useWaiting } from './use-waiting';

const t = commonSentences.waiting;

/** Reports to the menu of the shell how much waits, by the path of a page. */
export function MenuCounts({ onCounts }: Pick<ConsoleRemoteProps, 'onCounts'>) {
  const paths = use(PagePaths);
  const { counts } = useWaiting();
  const {
    pending = 0,
    unanswered = 0,
    videoBroken = 0,
    waiting: entries = 0,
    revised = 0,
  } = counts.entries ?? {};
  const { messages = 0, emails = 0, votes } = counts;

  useEffect(() => {
    const waiting = {
      entries: {
        count: entries,
        label: t.entries(pending, unanswered, videoBroken),
      },
      changes: { count: revised, label: t.changes(revised) },
      votes: { count: votes, label: t.votes(votes) },
      messages: { count: messages, label: t.messages(messages) },
      emails: { count: emails, label: t.emails(emails) },
    };
    onCounts?.(
      Object.fromEntries(
        Object.entries(waiting).map(([resource, count]) => [paths[resource] ?? resource, count]),
      ),
    );
  }, [onCounts, paths, entries, pending, unanswered, videoBroken, revised, votes, messages, emails]);

  return null;
}
