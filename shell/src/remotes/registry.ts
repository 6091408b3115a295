import { loadRemote, registerRemotes } from '@module-federation/runtime';
import {
  CONTRACT_VERSION,
  type RemoteApp,
  type RemoteLanguage,
  type RemoteNavigation,
  type RemotePreviews,
} from '@paattu/api-client/console';
import { inTime } from '@paattu/shared/in-time';
import { DEFAULT_LOCALE, type Locale } from '@paattu/shared/locales';

/** A remote as the server lists it. */
export interface RemoteDescription {
  name: string;
  /** What people call it. */
  title: string;
  provides: 'pages' | 'previews';
  /** Address of its `remoteEntry.js`, on this host or another. */
  entry: string;
  contractVersion: number;
}

/** A remote with what is known of its pages. */
export type Remote = RemoteDescription &
  (
    | { status: 'loading' }
    | ({ status: 'ready' } & Omit<RemoteNavigation, 'contractVersion'>)
    | { status: 'failed'; reason: FailureReason }
  );

export type FailureReason = 'unreachable' | 'outdated' | 'late';

export class ContractMismatch extends Error {}

const failures = new Map<string, number>();

/**
 * Registers a remote with the federation runtime. Browsers cache a module that failed to load, so a retry uses a new
 * address.
 */
export function registerRemote({ name, entry }: RemoteDescription): void {
  const failed = failures.get(name) ?? 0;
  const url = new URL(entry, window.location.origin);
  if (failed > 0) url.searchParams.set('attempt', String(failed));
  registerRemotes([{ name, entry: url.href, type: 'module' }], { force: failed > 0 });
}

/** Its pages read their sentences as they load, so the language is there before. A remote of a release before is English. */
export async function loadNavigation(remote: RemoteDescription, language: Locale): Promise<RemoteNavigation> {
  requireContract(remote);
  if (language !== DEFAULT_LOCALE)
    await load<RemoteLanguage>(remote.name, 'language').then(
      ({ loadLanguage }) => loadLanguage(language),
      () => {},
    );
  return loadCompatible<RemoteNavigation>(remote, 'navigation');
}

/** Loads the public site's cards when a page first shows one, so that the start does not wait for them. */
export async function loadPreviews(remotes: RemoteDescription[]): Promise<RemotePreviews> {
  const remote = remotes.find(({ provides }) => provides === 'previews');
  if (!remote) throw new Error('no remote offers previews');
  registerRemote(remote);
  return loadCompatible<RemotePreviews>(remote, 'previews');
}

export async function loadApp(name: string): Promise<RemoteApp['default']> {
  return (await load<RemoteApp>(name, 'App')).default;
}

/** Loads a module of the same contract version. Code that the server lists with another version never runs. */
async function loadCompatible<Module extends { contractVersion: number }>(
  remote: RemoteDescription,
  exposed: string,
): Promise<Module> {
  requireContract(remote);
  const { name } = remote;
  const module = await load<Module>(name, exposed);
  if (module.contractVersion === CONTRACT_VERSION) return module;
  noteFailure(name);
  throw new ContractMismatch();
}

function requireContract({ contractVersion }: RemoteDescription): void {
  if (contractVersion !== CONTRACT_VERSION) throw new ContractMismatch();
}

async function load<Module>(name: string, exposed: string): Promise<Module> {
  try {
    const module = await inTime(loadRemote<Module>(`${name}/${exposed}`));
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
