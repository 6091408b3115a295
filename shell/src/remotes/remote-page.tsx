import type { ConsoleRemoteProps, RemoteApp } from '@paattu/api-client/console';
import { CodeTooLate } from '@paattu/shared/in-time';
import { startTransition, useEffect, useState } from 'react';
import { Spinner } from '../frame/spinner';
import { translations } from '../translations';
import { ErrorBoundary } from './error-boundary';
import { FailureNotice } from './failure-notice';
import { loadApp } from './registry';

interface Props extends ConsoleRemoteProps {
  name: string;
  title: string;
  /** Reloads the remote, including its entry script. */
  onRetry: () => void;
}

type Loading =
  | { status: 'loading' }
  | { status: 'failed'; isLate: boolean }
  | { status: 'ready'; App: RemoteApp['default'] };

/** The pages of one remote, loaded when first shown. */
export function RemotePage({ name, title, onRetry, ...props }: Props) {
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });

  useEffect(() => {
    let wanted = true;
    loadApp(name).then(
      // A transition renders in slices, so that the menu answers meanwhile.
      (App) => wanted && startTransition(() => setLoading({ status: 'ready', App })),
      (error: unknown) => wanted && setLoading({ status: 'failed', isLate: error instanceof CodeTooLate }),
    );
    return () => void (wanted = false);
  }, [name]);

  if (loading.status === 'loading') return <Spinner />;
  if (loading.status === 'failed') {
    return (
      <FailureNotice
        title={translations.remoteFailed}
        text={translations.remoteUnreachable(title)}
        // Another try would wait for the same address.
        onRetry={loading.isLate ? () => window.location.reload() : onRetry}
      />
    );
  }
  return (
    <ErrorBoundary
      fallback={() => (
        <FailureNotice
          title={translations.remoteFailed}
          text={translations.remoteCrashed(title)}
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
