import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import type { FallbackProps } from 'react-error-boundary';
import { commonSentences } from '../lib/sentences';
import { Notice } from './notice';

/** Takes the place of a page that failed to render. Navigation or a retry replaces it. */
export function PageCrash({ resetErrorBoundary }: Pick<FallbackProps, 'resetErrorBoundary'>) {
  const queryClient = useQueryClient();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  const { failures, retry } = commonSentences;

  function startOver() {
    // The cached data may be the cause of the error.
    queryClient.clear();
    resetErrorBoundary();
  }

  return (
    <Notice isFailure title={failures.pageCrashed} text={failures.pageCrashedText}>
      <Button variant="contained" onClick={startOver}>
        {retry}
      </Button>
    </Notice>
  );
}
