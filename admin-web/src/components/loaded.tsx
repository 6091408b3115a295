import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HttpError } from '../lib/http-error';
import { commonSentences } from '../lib/sentences';
import { Loading } from './loading';
import { failureText } from '../lib/failure-text';
import { Button } from './button';
import styles from './loaded.module.css';
import { Notice } from './notice';

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
          <p role="alert" className={styles.old}>
            {commonSentences.failures.mayBeOld}
          </p>
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
    <p ref={place} tabIndex={-1} role="status" className={styles.hidden}>
      {children}
    </p>
  );
}

interface LoadFailureProps {
  title: string;
  error: unknown;
  onTryAgain: () => void;
}

/** Takes the place of a list or page that failed to load. Names the reason if it is a missing right, or an address of nothing. */
export function LoadFailure({ title, error, onTryAgain }: LoadFailureProps) {
  const { failures, tryAgain } = commonSentences;
  const status: unknown = error instanceof HttpError ? error.status : undefined;

  if (status === 401) {
    return (
      <Notice isFailure title={failures.authenticationRequired} text={failures.authenticationRequiredText} />
    );
  }
  if (status === 403) {
    return <Notice isFailure title={failures.adminAccessRequired} text={failures.adminAccessRequiredText} />;
  }
  if (status === 404) {
    return <Notice title={failures.nothingHere} text={failures.nothingHereText} />;
  }
  // The same request is rejected again: what is wrong is in the address, such as a filter of another release.
  if (status === 400) return <Notice isFailure title={title} text={failures.notUnderstood} />;
  return (
    <Notice isFailure title={title} text={failureText()}>
      <Button look="filled" onClick={onTryAgain}>
        {tryAgain}
      </Button>
    </Notice>
  );
}
