import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { translations } from '../translations';
import { Loading } from './loading';
import { LoadFailure } from './load-failure';

interface Props<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** What is said where nothing has been loaded yet. */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** What has been loaded; when it cannot be loaded once more it stays, with a word about it. */
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
