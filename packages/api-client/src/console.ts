import type { ComponentType } from 'react';
import type { ApiClient } from './client.js';
import type { Locale } from '@paattu/shared/locales';
import type { Permission } from './permissions.js';
import type { components } from './schema.js';
import type { Session } from './session.js';

/** Increases with each change that breaks a shell or a remote of another release. */
export const CONTRACT_VERSION = 2;

/** The props of a remote's `./App`. The page defines colors and fonts as CSS variables. */
export interface ConsoleRemoteProps {
  /** The path of the remote's routes, without a slash at the end. All remotes share it. */
  basename: string;
  api: ApiClient;
  session: Session;
  /**
   * Called by the remote after its router has changed the path.
   * The shell announces its own changes with `popstate`, which every router observes.
   */
  onNavigate: () => void;
  /**
   * Called by the remote when unsaved changes appear or disappear. While there are some, the shell asks for
   * confirmation before it leaves the page.
   */
  onUnsavedChanges: (hasUnsavedChanges: boolean) => void;
  /** Called by the remote when the numbers for the sidebar change. Absent in an older shell. */
  onCounts?: (counts: NavigationCounts) => void;
  /**
   * Called by the remote with the paths of the pages that the menu leaves out now: what they show comes later. Their
   * addresses still open. Absent in an older shell.
   */
  onHiddenPages?: (paths: readonly string[]) => void;
  /** An empty element in the bar at the top, for what all pages follow; null until it is there. Absent in an older shell. */
  barSlot?: HTMLElement | null;
  /** Loads the cards of the public site; rejects while they cannot be loaded. Absent without a shell. */
  loadPreviews?: () => Promise<RemotePreviews>;
}

/** A page in the menu of the console. */
export interface NavigationItem {
  label: string;
  /** Below the basename, without a slash at its ends; empty for the start. Every path that begins with it belongs to the remote. */
  path: string;
  /** The `d` of the SVG path of a 24 by 24 icon. A shell that knows places shows theirs. */
  icon: string;
  /** Whether the page is in the bar at the bottom of a phone. A shell that knows places reads it from them. */
  isInPhoneBar?: boolean;
  /** The permission that shows the page to a user. A page without one is for the owner alone. */
  permission?: Permission;
  /** The name of its place. Absent in an older remote, each of whose pages is a place of its own. */
  place?: string;
  /** The tab of the place that it shares with other pages. Without it, the page is a tab of its own. */
  tab?: string;
}

/** One of the few things in the menu: several pages that belong together, as tabs. */
export interface NavigationPlace {
  /** Also its address below the basename, which opens the first page. */
  name: string;
  label: string;
  /** The `d` of the SVG path of a 24 by 24 icon. */
  icon: string;
  /** Whether it is in the bar at the bottom of a phone, which has room for four. */
  isInPhoneBar?: boolean;
}

/** How much waits for the owner, by the path of the navigation item. */
export type NavigationCounts = Partial<Record<string, NavigationCount>>;

export interface NavigationCount {
  count: number;
  /** The number with its unit, for screen readers and tooltips: '3 pending'. */
  label: string;
}

/** The exports of a remote's `./navigation`. */
export interface RemoteNavigation {
  contractVersion: number;
  navigation: NavigationItem[];
  /** In the order of the menu. Absent in an older remote. */
  places?: NavigationPlace[];
  /** Paths of the releases before, each with the one that it leads to. Absent in an older remote. */
  moved?: Readonly<Record<string, string>>;
}

/** The exports of a remote's `./language`, which loads before its other modules. Absent in an older remote, which is English. */
export interface RemoteLanguage {
  /** After it, the other modules of the remote speak the language. */
  loadLanguage: (language: Locale) => Promise<void>;
}

/** The exports of a remote's `./App`. */
export interface RemoteApp {
  default: ComponentType<ConsoleRemoteProps>;
}

/** The exports of a remote's `./previews`: inert cards of the public site. */
export interface RemotePreviews {
  contractVersion: number;
  /** Without a rank and a place: the entry appears alone. */
  EntryPreview: ComponentType<{ entry: Omit<components['schemas']['PublicEntryDto'], 'rank' | 'place'> }>;
  /** The first screen of the home page at the contest's `serverNow`, in a language; English without one. */
  ContestPreview: ComponentType<{ contest: components['schemas']['ContestDto']; language?: Locale }>;
  SongPreview: ComponentType<{ song: components['schemas']['SongDto'] }>;
}
