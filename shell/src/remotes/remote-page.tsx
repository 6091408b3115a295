import type { ConsoleRemoteProps, RemoteApp } from '@paattu/api-client/console';
import { useEffect, useState } from 'react';
import { Spinner } from '../frame/spinner';
import { translations } from '../translations';
import { ErrorBoundary } from './error-boundary';
import { FailureNotice } from './failure-notice';
import { loadApp } from './registry';

interface Props extends ConsoleRemoteProps {
  name: string;
  /** Starts the remote over, its entry included. */
  onRetry: () => void;
}

type Loading = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; App: RemoteApp['default'] };

/** One remote's pages, loaded when first shown. */
export function RemotePage({ name, onRetry, ...props }: Props) {
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });

  useEffect(() => {
    let wanted = true;
    loadApp(name).then(
      (App) => wanted && setLoading({ status: 'ready', App }),
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
          // What has crashed may have kept the cause in a module of its own (a chunk that failed to load), and only
          // a new page has new modules.
          onRetry={() => window.location.reload()}
        />
      )}
    >
      <loading.App {...props} />
    </ErrorBoundary>
  );
}
