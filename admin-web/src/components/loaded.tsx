import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { translations } from '../translations';
import { Loading } from './loading';
import { LoadFailure } from './load-failure';

interface Props<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** The title if there is no data to show. */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** Shows loaded data. If reloading fails, the old data stays, with a notice above it. */
export function Loaded<Data>({ query: { data, error, refetch }, failure, children }: Props<Data>) {
  if (data !== undefined) {
    return (
      <>
        {error != null && (
          <Typography role="alert" sx={{ mb: 2, color: 'error.main' }}>
            {translations.failures.mayBeOld}
          </Typography>
        )}
        {children(data)}
      </>
    );
  }
  if (error == null) return <Loading />;
  return <LoadFailure title={failure} error={error} onTryAgain={() => void refetch()} />;
}
