import type { NavigationCount, NavigationItem } from '@paattu/api-client/console';
import type { MouseEvent } from 'react';
import { navigate, usePathname } from '../location';
import { isWithin, pathOf } from '../remotes/ownership';
import { Icon } from './icon';
import { WaitingCount } from './waiting-count';

interface Props {
  item: NavigationItem;
  count: NavigationCount | undefined;
  styles: Readonly<Record<string, string>>;
  hasTooltip?: boolean;
  onNavigate: () => void;
}

/** A link to a page of a remote, with the number of what waits there. */
export function PageLink({ item, count, styles, hasTooltip = false, onNavigate }: Props) {
  const pathname = usePathname();

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(pathOf(item));
    onNavigate();
  }

  return (
    <a
      className={styles.link}
      href={pathOf(item)}
      title={hasTooltip ? item.label : undefined}
      aria-current={isWithin(pathname, item) ? 'page' : undefined}
      onClick={follow}
    >
      <Icon d={item.icon} />
      <span className={styles.label}>{item.label}</span>
      {count && <WaitingCount {...count} className={styles.count} />}
    </a>
  );
}
