import type {
  NavigationCount,
  NavigationCounts,
  NavigationItem,
  NavigationPlace,
} from '@paattu/api-client/console';
import { pageAt } from '../remotes/ownership';
import type { Remote } from '../remotes/registry';

/** A place of the menu with those of its pages that the user may see. */
export interface Place extends NavigationPlace {
  pages: NavigationItem[];
}

/** A tab of a place, with the pages that share it. */
export interface Tab {
  label: string;
  pages: NavigationItem[];
}

/** The places of a remote; one that has no page for the user is left out. Each page of an older remote is a place. */
export function placesOf(remote: Remote): Place[] {
  if (remote.status !== 'ready') return [];
  const { navigation, places = [] } = remote;
  const named = places
    .map((place) => ({ ...place, pages: navigation.filter((page) => page.place === place.name) }))
    .filter(({ pages }) => pages.length > 0);
  const others = navigation
    .filter((page) => !places.some(({ name }) => name === page.place))
    .map((page) => ({ ...page, name: page.path, pages: [page] }));
  return [...named, ...others];
}

/** The tabs of a place, in the order of their first pages. */
export function tabsOf({ pages }: Place): Tab[] {
  const tabs = new Map<string, Tab>();
  for (const page of pages) {
    const label = page.tab ?? page.label;
    const tab = tabs.get(label) ?? { label, pages: [] };
    tab.pages.push(page);
    tabs.set(label, tab);
  }
  return [...tabs.values()];
}

/** What is shown at a path. */
export function whereIs(
  pathname: string,
  places: Place[],
): { place: Place; tab: Tab; page: NavigationItem } | null {
  const page = pageAt(
    pathname,
    places.flatMap(({ pages }) => pages),
  );
  const place = page && places.find(({ pages }) => pages.includes(page));
  const tab = place && tabsOf(place).find(({ pages }) => pages.includes(page));
  return place && tab ? { place, tab, page } : null;
}

/** What waits on several pages; of more than one, the label names each. */
export function sumOf(pages: NavigationItem[], counts: NavigationCounts): NavigationCount {
  const waiting = pages.flatMap((page) => {
    const count = counts[page.path];
    if (!count || count.count === 0) return [];
    return [{ ...count, label: pages.length === 1 ? count.label : `${page.label}: ${count.label}` }];
  });
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    label: waiting.map(({ label }) => label).join(', '),
  };
}
