import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReportError } from '../../components/form/use-report-error';
import { useRequests } from '../../data-provider/use-requests';
import { contactMessageRequests, type ContactMessage } from './api';
import { messageSentences as t } from './sentences';

/** Marks a message as read when it is opened, and lets the owner mark it as unread. */
export function useReadState({ id }: ContactMessage) {
  const requests = useRequests(contactMessageRequests);
  const queryClient = useQueryClient();
  const reportError = useReportError();

  const { mutate, isPending } = useMutation({
    mutationFn: (isRead: boolean) => requests.markMessageRead(id, isRead),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['messages'] }),
    onError: (error) => void reportError(error, t.markFailed),
  });

  // Whatever the cached record says: another tab may have marked the message as unread.
  useEffect(() => mutate(true), [id, mutate]);

  return { isPending, setRead: mutate };
}
