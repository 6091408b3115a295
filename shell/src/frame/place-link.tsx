import type { NavigationCounts } from '@paattu/api-client/console';
import { usePathname } from '../location';
import { pageAt, pathOf } from '../remotes/ownership';
import { followWithin } from './follow';
import { Icon } from './icon';
import { sumOf, type Place } from './places';
import { WaitingCount } from './waiting-count';

interface Props {
  place: Place;
  counts: NavigationCounts;
  styles: Readonly<Record<string, string>>;
  onNavigate: () => void;
}

/** A link to the first page of a place, with the number of what waits there. */
export function PlaceLink({ place: { label, icon, pages }, counts, styles, onNavigate }: Props) {
  const pathname = usePathname();
  const [first] = pages;
  if (!first) return null;

  return (
    <a
      className={styles.link}
      href={pathOf(first)}
      aria-current={pageAt(pathname, pages) ? 'page' : undefined}
      onClick={(event) => followWithin(event, onNavigate)}
    >
      <Icon d={icon} />
      <span className={styles.label}>{label}</span>
      <WaitingCount {...sumOf(pages, counts)} className={styles.count} />
    </a>
  );
}
