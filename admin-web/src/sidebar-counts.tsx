import type { ConsoleRemoteProps } from '@paattu/api-client/console';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { useRequests } from './data-provider/use-requests';
import { entryRequests } from './resources/entries/api';
import { useMay } from './components/use-may';
import { useChosenContest } from './chosen-contest/use-chosen-contest';
import { commonSentences } from './lib/sentences';

const MINUTE_MS = 60_000;
const t = commonSentences.waiting;

/** Reports to the shell's sidebar how much waits. */
export function SidebarCounts({ onCounts }: Pick<ConsoleRemoteProps, 'onCounts'>) {
  const { contestId } = useChosenContest();
  const { pending = 0, unanswered = 0, videoBroken = 0, revised = 0 } = useEntryCounts(contestId) ?? {};
  const messages = useTotal('messages', { status: 'unread' }, 'createdAt');
  const emails = useTotal('emails', { status: 'failed' }, 'createdAt', useMay('site.manage'));

  useEffect(() => {
    onCounts?.({
      entries: {
        count: pending + unanswered + videoBroken,
        label: t.entries(pending, unanswered, videoBroken),
      },
      changes: { count: revised, label: t.changes(revised) },
      messages: { count: messages, label: t.messages(messages) },
      emails: { count: emails, label: t.emails(emails) },
    });
  }, [onCounts, pending, unanswered, videoBroken, revised, messages, emails]);

  return null;
}

/** The entries of the contest that wait; undefined until they are known. Loads again each minute and after each change. */
function useEntryCounts(contestId: string | undefined) {
  const requests = useRequests(entryRequests);
  const { data } = useQuery({
    // As in the list.
    queryKey: ['entries', 'status-counts', contestId],
    queryFn: () => requests.countEntriesByStatus(contestId),
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
  return data;
}

/** The length of a list: 0 until it is known, and for a user without the permission. It loads again each minute and after each change. */
function useTotal(resource: string, filter: object, field: string, enabled = true): number {
  const dataProvider = useDataProvider();
  const { data = 0 } = useQuery({
    // Not `useGetList`, whose row the page of that record would show, however old it is.
    queryKey: [resource, 'total', filter],
    enabled,
    queryFn: async () => {
      const pagination = { page: 1, perPage: 1 };
      const { total } = await dataProvider.getList(resource, {
        filter,
        pagination,
        sort: { field, order: 'ASC' },
      });
      return total;
    },
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
  return data;
}
