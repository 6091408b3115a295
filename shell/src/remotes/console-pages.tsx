import type { ApiClient, Session, UserDto } from '@paattu/api-client';
import type { ConsoleRemoteProps } from '@paattu/api-client/console';
import { useEffect } from 'react';
import { Spinner } from '../frame/spinner';
import { noteUnsavedChanges } from '../leave-guard';
import { announceNavigation, navigate, usePathname } from '../location';
import { translations } from '../translations';
import { FailureNotice } from './failure-notice';
import { isOpenTo, openTo } from './open-to';
import { BASENAME, isStart, leadsTo, ownerOf, pageAt, pathOf } from './ownership';
import { RemotePage } from './remote-page';
import { loadPreviews, type Remote } from './registry';
import { listRemotes, type Remotes } from './use-remotes';

interface Props extends Pick<ConsoleRemoteProps, 'onCounts' | 'onHiddenPages' | 'barSlot'> {
  api: ApiClient;
  session: Session;
  user: UserDto;
  remotes: Remotes;
}

/** Shows the remote that owns the current path, if the user may see that page. */
export function ConsolePages({ api, session, user, remotes, ...frame }: Props) {
  const { status, list, reload, retry } = remotes;
  const pathname = usePathname();
  const owner = ownerOf(pathname, list);
  const page = owner?.status === 'ready' ? pageAt(pathname, owner.navigation) : undefined;
  const target = owner ? undefined : targetOf(pathname, openTo(user, list));

  useEffect(() => {
    if (target === undefined) return;
    const { search, hash } = window.location;
    navigate(target + search + hash, { replace: true });
  }, [target]);

  if (status === 'failed') {
    return (
      <FailureNotice
        title={translations.remotesFailed}
        text={translations.remotesFailedHint}
        onRetry={reload}
      />
    );
  }
  if (page && !isOpenTo(user, page)) {
    return <FailureNotice title={translations.pageOfOwner} text={translations.pageOfOwnerHint} />;
  }
  if (owner) {
    return (
      <RemotePage
        key={owner.name}
        name={owner.name}
        title={owner.title}
        basename={BASENAME}
        api={api}
        session={session}
        onNavigate={announceNavigation}
        onUnsavedChanges={noteUnsavedChanges}
        {...frame}
        loadPreviews={async () => loadPreviews(await listRemotes())}
        onRetry={() => retry(owner.name)}
      />
    );
  }
  if (status === 'loading' || list.some((remote) => remote.status === 'loading') || target !== undefined) {
    return <Spinner />;
  }
  // The pages of a remote that failed to load are unknown, so the path may belong to it.
  const failed = list.filter((remote) => remote.status === 'failed');
  if (failed.length === 0) {
    return <FailureNotice title={translations.pageNotFound} text={translations.pageNotFoundHint} />;
  }
  return failed.map((remote) => (
    <FailureNotice
      key={remote.name}
      title={translations.remoteFailed}
      text={
        remote.reason === 'outdated'
          ? translations.remoteOutdated(remote.title)
          : translations.remoteUnreachable(remote.title)
      }
      onRetry={() => retry(remote.name)}
    />
  ));
}

/** The address that takes the place of one without a page. The start of an older remote is its first page. */
function targetOf(pathname: string, remotes: Remote[]): string | undefined {
  const target = leadsTo(pathname, remotes);
  if (target !== undefined || !isStart(pathname)) return target;
  const first = remotes.find((remote) => remote.status === 'ready')?.navigation[0];
  return first && pathOf(first);
}
