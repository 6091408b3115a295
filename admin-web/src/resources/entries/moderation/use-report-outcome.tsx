import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { Toast } from '../../../components/toast';
import { listFailures, type Failure } from './failure';

interface Labels {
  done: (count: number) => string;
  failed: string;
}

/** Reports the result of an action on several entries: the failures, or the number of entries if nothing failed. */
export function useReportOutcome() {
  const notify = useNotify();
  return useCallback(
    (results: Array<Failure | null>, labels: Labels) => {
      const failures = results.filter((result) => result !== null);
      if (failures.length === 0) notify(labels.done(results.length), { type: 'success' });
      else notify(<Toast title={labels.failed} text={listFailures(failures)} />, { type: 'error' });
    },
    [notify],
  );
}
