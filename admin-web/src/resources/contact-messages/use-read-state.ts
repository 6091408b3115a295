import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useReportError } from '../../components/form/use-report-error';
import type { ConsoleDataProvider } from '../../data-provider';
import type { ContactMessage } from '../../records';
import { translations } from '../../translations';

const t = translations.contactMessages;

/** Marks a message as read once, when it is opened. */
export function useReadState({ id, readAt }: ContactMessage) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const opened = useRef<string>(undefined);

  const { mutate, isPending } = useMutation({
    mutationFn: (isRead: boolean) => dataProvider.markMessageRead(id, isRead),
    onSuccess: (_, isRead) => {
      if (!isRead) notify(t.markedUnread, { type: 'success' });
      return queryClient.invalidateQueries({ queryKey: ['messages'] });
    },
    onError: (error, isRead) => {
      // The owner did not ask for the mark.
      if (!isRead) reportError(error, t.markFailed);
    },
  });

  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    if (readAt === null) mutate(true);
  }, [id, readAt, mutate]);

  return { isPending, markUnread: () => mutate(false) };
}
