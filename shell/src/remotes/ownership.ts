import type { NavigationItem } from '@paattu/api-client/console';
import type { Remote } from './registry';

export const BASENAME = '/admin';

/** The address of the console alone. */
export function isStart(pathname: string): boolean {
  return pathname === BASENAME || pathname === `${BASENAME}/`;
}

export function pathOf({ path }: Pick<NavigationItem, 'path'>): string {
  return path === '' ? BASENAME : `${BASENAME}/${path}`;
}

export function isWithin(pathname: string, item: Pick<NavigationItem, 'path'>): boolean {
  if (item.path === '') return isStart(pathname);
  return pathname === pathOf(item) || pathname.startsWith(`${pathOf(item)}/`);
}

/** The page of the path: of several, the one with the longest address, or else the one listed first. */
export function pageAt<Item extends Pick<NavigationItem, 'path'>>(
  pathname: string,
  pages: readonly Item[],
): Item | undefined {
  return pages
    .filter((page) => isWithin(pathname, page))
    .reduce<Item | undefined>(
      (best, page) => (best && best.path.length >= page.path.length ? best : page),
      undefined,
    );
}

/** The remote whose navigation covers the path; if there are two, the one listed first. */
export function ownerOf(pathname: string, remotes: Remote[]): Remote | undefined {
  return remotes.find((remote) => remote.status === 'ready' && pageAt(pathname, remote.navigation));
}

/**
 * Where a path without a page leads: a former address to the present one, with what follows in it, and the name of a
 * place to its first page. `undefined`: nowhere.
 */
export function leadsTo(pathname: string, remotes: Remote[]): string | undefined {
  for (const remote of remotes) {
    if (remote.status !== 'ready') continue;
    const former = pageAt(
      pathname,
      Object.keys(remote.moved ?? {}).map((path) => ({ path })),
    );
    const now = former && remote.moved?.[former.path];
    if (former && now !== undefined)
      return pathOf({ path: now }) + pathname.slice(pathOf(former).length).replace(/^\/$/, '');
    const place = remote.places?.find(({ name }) => isWithin(pathname, { path: name }));
    const first = place && remote.navigation.find((page) => page.place === place.name);
    if (
      place &&
      first &&
      [pathOf({ path: place.name }), `${pathOf({ path: place.name })}/`].includes(pathname)
    )
      return pathOf(first);
  }
  return undefined;
}
