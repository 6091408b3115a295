import type { ComponentType } from 'react';
import type { ApiClient } from './client.js';
import type { Session } from './session.js';

/** Raised when what the shell hands to a remote, or expects of it, changes. */
export const CONTRACT_VERSION = 1;

/** What the shell hands to a remote's `./App`. */
export interface ConsoleRemoteProps {
  /** Path below which the remote's routes live, without a slash at the end. */
  basename: string;
  api: ApiClient;
  session: Session;
}

export interface NavigationItem {
  label: string;
  /** Path below the remote's basename; '' for its first page. */
  path: string;
}

/** What a remote's `./navigation` exposes. */
export interface RemoteNavigation {
  contractVersion: number;
  navigation: NavigationItem[];
}

/** What a remote's `./App` exposes. */
export interface RemoteApp {
  default: ComponentType<ConsoleRemoteProps>;
}
