import type { ApiClient } from '@paattu/api-client';
import type { NavigationItem } from '@paattu/api-client/console';
import { CodeTooLate } from '@paattu/api-client/in-time';
import { useCallback, useEffect, useState } from 'react';
import { ContractMismatch, loadNavigation, registerRemote, type RemoteDescription } from './registry';

export type Remote = RemoteDescription &
  (
    | { status: 'loading' }
    | { status: 'ready'; navigation: NavigationItem[] }
    | { status: 'failed'; reason: 'unreachable' | 'outdated' | 'late' }
  );

export interface Remotes {
  status: 'loading' | 'listed' | 'failed';
  list: Remote[];
  /** Loads the list of remotes again. */
  reload: () => void;
  /** Reloads one remote, with its current description from the server. */
  retry: (name: string) => void;
}

/** The remotes that the server lists, each with its navigation once it has loaded. */
export function useRemotes(api: ApiClient): Remotes {
  const [status, setStatus] = useState<Remotes['status']>('loading');
  const [list, setList] = useState<Remote[]>([]);

  const become = useCallback((next: Remote) => {
    setList((all) => all.map((remote) => (remote.name === next.name ? next : remote)));
  }, []);

  const start = useCallback(
    async ({ name, provides, entry, contractVersion }: RemoteDescription) => {
      const description = { name, provides, entry, contractVersion };
      become({ ...description, status: 'loading' });
      registerRemote(description);
      try {
        become({ ...description, status: 'ready', navigation: await loadNavigation(description) });
      } catch (error) {
        become({ ...description, status: 'failed', reason: reasonOf(error) });
      }
    },
    [become],
  );

  const reload = useCallback(() => {
    setStatus('loading');
    listRemotes(api).then(
      (all) => {
        const remotes = all.filter(({ provides }) => provides === 'pages');
        setList(remotes.map((remote) => ({ ...remote, status: 'loading' })));
        setStatus('listed');
        for (const remote of remotes) void start(remote);
      },
      () => setStatus('failed'),
    );
  }, [api, start]);

  const retry = useCallback(
    (name: string) => {
      const known = list.find((remote) => remote.name === name);
      if (!known) return;
      // Another try would wait for the same address.
      if (known.status === 'failed' && known.reason === 'late') return window.location.reload();
      become({ ...known, status: 'loading' });
      listRemotes(api).then(
        (remotes) => start(remotes.find((remote) => remote.name === name) ?? known),
        () => become({ ...known, status: 'failed', reason: 'unreachable' }),
      );
    },
    [api, become, list, start],
  );

  useEffect(reload, [reload]);
  return { status, list, reload, retry };
}

function reasonOf(error: unknown): 'unreachable' | 'outdated' | 'late' {
  if (error instanceof CodeTooLate) return 'late';
  return error instanceof ContractMismatch ? 'outdated' : 'unreachable';
}

export async function listRemotes(api: ApiClient): Promise<RemoteDescription[]> {
  const { data } = await api.GET('/api/console/remotes');
  if (!data) throw new Error('no list of remotes');
  return data;
}
