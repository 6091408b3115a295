import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { Toast } from '../../../components/toast';
import { listErrors, type ActionError } from './action-error';

interface Labels {
  done: (count: number) => string;
  failed: string;
}

/** Reports the result of an action on several entries: the errors, or the number of entries if nothing failed. */
export function useReportOutcome() {
  const notify = useNotify();
  return useCallback(
    (results: Array<ActionError | null>, labels: Labels) => {
      const errors = results.filter((result) => result !== null);
      if (errors.length === 0) notify(labels.done(results.length), { type: 'success' });
      else notify(<Toast title={labels.failed} text={listErrors(errors)} />, { type: 'error' });
    },
    [notify],
  );
}
