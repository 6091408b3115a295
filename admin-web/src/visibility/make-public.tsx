import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { BusyButton } from '../components/busy-button';
import { useReportError } from '../components/form/use-report-error';
import { useRequests } from '../data-provider/use-requests';
import { visibilitySentences as t } from './sentences';
import { type Visibility, VISIBILITY_KEY, visibilityRequests } from './use-visibility';

/** The press that makes the site public. A contest that runs already is named: visitors see it from now on. */
export function MakePublic({ onDone }: { onDone?: () => void }) {
  const requests = useRequests(visibilityRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const publish = useMutation({
    mutationFn: () => requests.publish(),
    onSuccess: () => {
      const known = queryClient.getQueryData<Visibility>(VISIBILITY_KEY);
      notify(t.published(known?.runningContest), { type: 'success' });
      onDone?.();
    },
    onError: (error) => reportError(error, t.publishFailed),
    // Also after a failure: it may have changed meanwhile. What is left to do and the gaps of a contest change with it.
    onSettled: () =>
      Promise.all(
        [VISIBILITY_KEY, ['first steps'], ['contests', 'gaps']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (
    <BusyButton variant="contained" isBusy={publish.isPending} onClick={() => publish.mutate()}>
      {t.publish}
    </BusyButton>
  );
}
