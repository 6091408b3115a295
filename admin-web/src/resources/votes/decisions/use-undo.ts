import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useReportError } from '../../../components/form/use-report-error';
import { useRequests } from '../../../data-provider/use-requests';
import { voteRequests } from '../api';
import { voteSentences } from '../sentences';

const t = voteSentences.actions;

/** Undoes a decision about votes, and loads all figures again. */
export function useUndo(id: string) {
  const requests = useRequests(voteRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  return useMutation({
    mutationFn: () => requests.undoFraudAction(id),
    onSuccess: () => notify(t.undone, { type: 'success' }),
    onError: (error) => void reportError(error, t.undoFailed),
    // Also after a failure: somebody else may have undone it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['votes'] }),
  });
}
