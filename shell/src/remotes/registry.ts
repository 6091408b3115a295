import { loadRemote, registerRemotes } from '@module-federation/runtime';
import {
  CONTRACT_VERSION,
  type RemoteApp,
  type RemoteNavigation,
  type RemotePreviews,
} from '@paattu/api-client/console';

/** A remote as the server lists it. */
export interface RemoteDescription {
  name: string;
  provides: 'pages' | 'previews';
  /** Address of its `remoteEntry.js`, on this host or another. */
  entry: string;
  contractVersion: number;
}

export class ContractMismatch extends Error {}

const failures = new Map<string, number>();

/**
 * Makes a remote known to the federation runtime.
 * A browser remembers a module, also one that failed to load, so after a failure the remote is asked for under a new
 * address.
 */
export function registerRemote({ name, entry }: RemoteDescription): void {
  const failed = failures.get(name) ?? 0;
  const url = new URL(entry, window.location.origin);
  if (failed > 0) url.searchParams.set('attempt', String(failed));
  registerRemotes([{ name, entry: url.href, type: 'module' }], { force: failed > 0 });
}

export async function loadNavigation(remote: RemoteDescription): Promise<RemoteNavigation['navigation']> {
  const { navigation } = await loadFitting<RemoteNavigation>(remote, 'navigation');
  return navigation;
}

/** Asked for only where cards are to be shown, so that nobody waits for them at the start. */
export async function loadPreviews(remotes: RemoteDescription[]): Promise<RemotePreviews> {
  const remote = remotes.find(({ provides }) => provides === 'previews');
  if (!remote) throw new Error('no remote offers previews');
  registerRemote(remote);
  return loadFitting<RemotePreviews>(remote, 'previews');
}

export async function loadApp(name: string): Promise<RemoteApp['default']> {
  return (await load<RemoteApp>(name, 'App')).default;
}

/** Loads what tells its contract. The server's word comes first: of a remote of another time nothing is run. */
async function loadFitting<Module extends { contractVersion: number }>(
  { name, contractVersion }: RemoteDescription,
  exposed: string,
): Promise<Module> {
  if (contractVersion !== CONTRACT_VERSION) throw new ContractMismatch();
  const module = await load<Module>(name, exposed);
  if (module.contractVersion === CONTRACT_VERSION) return module;
  noteFailure(name);
  throw new ContractMismatch();
}

async function load<Module>(name: string, exposed: string): Promise<Module> {
  try {
    const module = await loadRemote<Module>(`${name}/${exposed}`);
    if (!module) throw new Error(`${name} exposes no ${exposed}`);
    return module;
  } catch (error) {
    noteFailure(name);
    throw error;
  }
}

function noteFailure(name: string): void {
  failures.set(name, (failures.get(name) ?? 0) + 1);
}
