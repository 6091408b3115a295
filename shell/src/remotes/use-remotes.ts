import { createApiClient } from '@paattu/api-client';
import { CodeTooLate } from '@paattu/shared/in-time';
import { useCallback, useEffect, useState } from 'react';
import { language } from '../language';
import { isStart, leadsTo, ownerOf } from './ownership';
import {
  ContractMismatch,
  type FailureReason,
  loadApp,
  loadNavigation,
  registerRemote,
  type Remote,
  type RemoteDescription,
} from './registry';

export interface Remotes {
  status: 'loading' | 'listed' | 'failed';
  list: Remote[];
  /** Loads the list of remotes again. */
  reload: () => void;
  /** Reloads one remote, with its current description from the server. */
  retry: (name: string) => void;
}

/** Without the session, which need not be known for the list. */
const api = createApiClient();

/** The remotes that the server lists, each with its navigation once it has loaded. */
export function useRemotes(): Remotes {
  const [status, setStatus] = useState<Remotes['status']>('loading');
  const [list, setList] = useState<Remote[]>([]);

  const become = useCallback((next: Remote) => {
    setList((all) => all.map((remote) => (remote.name === next.name ? next : remote)));
  }, []);

  const start = useCallback(
    async ({ name, title, provides, entry, contractVersion }: RemoteDescription) => {
      const description = { name, title, provides, entry, contractVersion };
      become({ ...description, status: 'loading' });
      registerRemote(description);
      try {
        const { navigation, places, moved } = await loadNavigation(description, language);
        const ready: Remote = {
          ...description,
          status: 'ready',
          navigation,
          ...(places && { places }),
          ...(moved && { moved }),
        };
        become(ready);
        const { pathname } = window.location;
        // The page that shows it reports a failure.
        if (isStart(pathname) || ownerOf(pathname, [ready]) || leadsTo(pathname, [ready]))
          loadApp(name).catch(() => {});
      } catch (error) {
        become({ ...description, status: 'failed', reason: reasonOf(error) });
      }
    },
    [become],
  );

  const reload = useCallback(() => {
    setStatus('loading');
    listRemotes().then(
      (all) => {
        const remotes = all.filter(({ provides }) => provides === 'pages');
        setList(remotes.map((remote) => ({ ...remote, status: 'loading' })));
        setStatus('listed');
        for (const remote of remotes) void start(remote);
      },
      () => setStatus('failed'),
    );
  }, [start]);

  const retry = useCallback(
    (name: string) => {
      const known = list.find((remote) => remote.name === name);
      if (!known) return;
      // Another try would wait for the same address.
      if (known.status === 'failed' && known.reason === 'late') return window.location.reload();
      become({ ...known, status: 'loading' });
      listRemotes().then(
        (remotes) => start(remotes.find((remote) => remote.name === name) ?? known),
        () => become({ ...known, status: 'failed', reason: 'unreachable' }),
      );
    },
    [become, list, start],
  );

  useEffect(reload, [reload]);
  return { status, list, reload, retry };
}

function reasonOf(error: unknown): FailureReason {
  if (error instanceof CodeTooLate) return 'late';
  return error instanceof ContractMismatch ? 'outdated' : 'unreachable';
}

export async function listRemotes(): Promise<RemoteDescription[]> {
  const { data } = await api.GET('/api/console/remotes');
  if (!data) throw new Error('no list of remotes');
  return data;
}
