import type { NavigationCounts, NavigationItem } from '@paattu/api-client/console';
import { Children, useEffect, useRef, type ReactNode } from 'react';
import { pathOf } from '../remotes/ownership';
import { followWithin } from './follow';
import { sumOf, tabsOf, type Place, type Tab } from './places';
import styles from './tabs.module.css';
import { WaitingCount } from './waiting-count';

interface Props {
  place: Place;
  tab: Tab;
  page: NavigationItem;
  /** The paths of the pages whose time has not come. */
  hidden: readonly string[];
  counts: NavigationCounts;
}

/** The tabs of a place, and below them the pages of a tab that has several. One alone has no row. */
export function Tabs({ place, tab, page, hidden, counts }: Props) {
  const tabs = tabsOf({
    ...place,
    pages: place.pages.filter((other) => other === page || !hidden.includes(other.path)),
  });
  return (
    <>
      {tabs.length > 1 && (
        <Row label={place.label} className={styles.tabs} current={tab.label}>
          {tabs.map(({ label, pages }) => (
            <TabLink
              key={label}
              label={label}
              pages={pages}
              isCurrent={label === tab.label}
              counts={counts}
            />
          ))}
        </Row>
      )}
      {tab.pages.length > 1 && (
        <Row label={tab.label} className={styles.pages} current={page.label}>
          {tab.pages.map((other) => (
            <TabLink
              key={other.path}
              label={other.label}
              pages={[other]}
              isCurrent={other === page}
              counts={counts}
            />
          ))}
        </Row>
      )}
    </>
  );
}

interface RowProps {
  label: string;
  className: string | undefined;
  current: string;
  children: ReactNode;
}

const MOVES = ['pointerdown', 'wheel', 'focusin'];

/** Scrolls sideways where the screen is narrow, and shows the current link then. */
function Row({ label, className, current, children }: RowProps) {
  const row = useRef<HTMLElement>(null);
  const count = Children.count(children);
  useEffect(() => {
    const { current: nav } = row;
    if (!nav) return;
    const show = () => {
      const link = nav.querySelector<HTMLElement>('[aria-current]');
      if (link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
    };
    show();
    // Fonts and counts arrive later, and make links wider.
    const observer = new ResizeObserver(show);
    for (const link of nav.children) observer.observe(link);
    // Who has moved the row finds it there.
    const stop = () => observer.disconnect();
    for (const event of MOVES) nav.addEventListener(event, stop, { passive: true });
    return () => {
      stop();
      for (const event of MOVES) nav.removeEventListener(event, stop);
    };
  }, [current, count]);
  return (
    <nav ref={row} aria-label={label} className={className}>
      {children}
    </nav>
  );
}

interface LinkProps {
  label: string;
  pages: NavigationItem[];
  isCurrent: boolean;
  counts: NavigationCounts;
}

function TabLink({ label, pages, isCurrent, counts }: LinkProps) {
  const [first] = pages;
  if (!first) return null;
  return (
    <a
      href={pathOf(first)}
      aria-current={isCurrent ? 'page' : undefined}
      // The focus stays on the tab, for the next one.
      onClick={(event) => followWithin(event)}
    >
      {label}
      <WaitingCount {...sumOf(pages, counts)} className={styles.count} />
    </a>
  );
}
