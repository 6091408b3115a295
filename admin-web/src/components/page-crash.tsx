import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import type { FallbackProps } from 'react-error-boundary';
import { translations } from '../translations';
import { Notice } from './notice';

/** Stands where a page was that could not be drawn; another page, or another try, takes its place. */
export function PageCrash({ resetErrorBoundary }: Pick<FallbackProps, 'resetErrorBoundary'>) {
  const queryClient = useQueryClient();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  const { failures, retry } = translations;

  function startOver() {
    // It may be what has been loaded that cannot be drawn.
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
