import type { ComponentType } from 'react';
import type { ApiClient } from './client.js';
import type { components } from './schema.js';
import type { Session } from './session.js';

/** Raised when what the shell hands to a remote, or expects of it, changes. */
export const CONTRACT_VERSION = 2;

/** What the shell hands to a remote's `./App`. The page around it defines the colours and fonts as CSS variables. */
export interface ConsoleRemoteProps {
  /** Path below which the remote's routes live, without a slash at the end. All remotes share it. */
  basename: string;
  api: ApiClient;
  session: Session;
  /**
   * To be called when the remote's own router has moved to another path.
   * The other way needs no call: the shell announces its moves as `popstate`, which every router hears.
   */
  onNavigate: () => void;
  /**
   * To be called with `true` while leaving the shown page would lose what has been done on it, and with `false` as
   * soon as it would not. In between the shell asks before it lets the page go.
   */
  onUnsavedChanges: (hasUnsavedChanges: boolean) => void;
  /** Loads the public site's own cards; rejects while they cannot be had. Missing where no shell is around. */
  loadPreviews?: () => Promise<RemotePreviews>;
}

export interface NavigationItem {
  label: string;
  /** One segment below the basename; every path that starts with it belongs to the remote. */
  path: string;
  /** Outline of a 24 by 24 icon: the `d` of an SVG path. */
  icon: string;
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

/** What the `./previews` of a remote that offers them exposes: cards of the public site, to be looked at only. */
export interface RemotePreviews {
  contractVersion: number;
  EntryPreview: ComponentType<{ entry: components['schemas']['PublicEntryDto'] }>;
  SongPreview: ComponentType<{ song: components['schemas']['SongDto'] }>;
}
