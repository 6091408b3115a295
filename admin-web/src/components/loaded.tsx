import { Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { commonSentences } from '../lib/sentences';
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
  const [tries, setTries] = useState(0);
  const state = data !== undefined ? commonSentences.loaded : error == null ? commonSentences.loading : '';
  const place = tries > 0 && <RetriedPlace key={tries}>{state}</RetriedPlace>;
  if (data !== undefined) {
    return (
      <>
        {place}
        {error != null && (
          <Typography role="alert" sx={{ mb: 2, color: 'error.main' }}>
            {commonSentences.failures.mayBeOld}
          </Typography>
        )}
        {children(data)}
      </>
    );
  }
  function tryAgain() {
    setTries(tries + 1);
    void refetch();
  }
  return (
    <>
      {place}
      {error == null ? <Loading /> : <LoadFailure title={failure} error={error} onTryAgain={tryAgain} />}
    </>
  );
}

/** Takes the focus from the button, which disappears, and announces whether the data are loading or loaded. */
function RetriedPlace({ children }: { children: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <p ref={place} tabIndex={-1} role="status" style={visuallyHidden}>
      {children}
    </p>
  );
}
