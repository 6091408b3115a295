import type { ConsoleRemoteProps, RemoteApp } from '@paattu/api-client/console';
import { startTransition, useEffect, useState } from 'react';
import { Spinner } from '../frame/spinner';
import { translations } from '../translations';
import { ErrorBoundary } from './error-boundary';
import { FailureNotice } from './failure-notice';
import { loadApp } from './registry';

interface Props extends ConsoleRemoteProps {
  name: string;
  /** Reloads the remote, including its entry script. */
  onRetry: () => void;
}

type Loading = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; App: RemoteApp['default'] };

/** The pages of one remote, loaded when first shown. */
export function RemotePage({ name, onRetry, ...props }: Props) {
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });

  useEffect(() => {
    let wanted = true;
    loadApp(name).then(
      // A transition renders in slices, so that the menu answers meanwhile.
      (App) => wanted && startTransition(() => setLoading({ status: 'ready', App })),
      () => wanted && setLoading({ status: 'failed' }),
    );
    return () => void (wanted = false);
  }, [name]);

  if (loading.status === 'loading') return <Spinner />;
  if (loading.status === 'failed') {
    return (
      <FailureNotice
        title={translations.remoteFailed}
        text={translations.remoteUnreachable(name)}
        onRetry={onRetry}
      />
    );
  }
  return (
    <ErrorBoundary
      fallback={() => (
        <FailureNotice
          title={translations.remoteFailed}
          text={translations.remoteCrashed(name)}
          // The cause may be a cached module, such as a chunk that failed to load. Only a new page
          // loads modules again.
          onRetry={() => window.location.reload()}
        />
      )}
    >
      <loading.App {...props} />
    </ErrorBoundary>
  );
}
