import type { NavigationItem } from '@paattu/api-client/console';
import type { Remote } from './registry';

export const BASENAME = '/admin';

/** The console without a page; leads to the first one. */
export function isStart(pathname: string): boolean {
  return pathname === BASENAME || pathname === `${BASENAME}/`;
}

export function pathOf(item: NavigationItem): string {
  return `${BASENAME}/${item.path}`;
}

export function isWithin(pathname: string, item: NavigationItem): boolean {
  return pathname === pathOf(item) || pathname.startsWith(`${pathOf(item)}/`);
}

/** The remote whose navigation covers the path; if there are two, the one listed first. */
export function ownerOf(pathname: string, remotes: Remote[]): Remote | undefined {
  return remotes.find(
    (remote) => remote.status === 'ready' && remote.navigation.some((item) => isWithin(pathname, item)),
  );
}
