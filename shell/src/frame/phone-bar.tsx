import type { NavigationCount, NavigationCounts, NavigationItem } from '@paattu/api-client/console';
import { usePathname } from '../location';
import { isWithin } from '../remotes/ownership';
import type { Remote } from '../remotes/registry';
import { translations } from '../translations';
import { Icon, icons } from './icon';
import { PageLink } from './page-link';
import styles from './phone-bar.module.css';
import { WaitingCount } from './waiting-count';

const MAX_LINKS = 3;

interface Props {
  remotes: Remote[];
  counts: NavigationCounts;
  onNavigate: () => void;
  onMore: () => void;
}

/** The main pages at the bottom of a phone, where a thumb reaches them, and a button that opens all pages. */
export function PhoneBar({ remotes, counts, onNavigate, onMore }: Props) {
  const pathname = usePathname();
  const pages = remotes.flatMap((remote) => (remote.status === 'ready' ? remote.navigation : []));
  const main = pages.filter(({ isInPhoneBar }) => isInPhoneBar).slice(0, MAX_LINKS);
  const others = pages.filter((page) => !main.includes(page));

  return (
    <nav className={styles.bar} aria-label={translations.phoneNavigation}>
      {main.map((item) => (
        <PageLink
          key={item.path}
          item={item}
          count={counts[item.path]}
          styles={styles}
          onNavigate={onNavigate}
        />
      ))}
      <button
        type="button"
        className={styles.link}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+B Meta+B"
        aria-current={others.some((item) => isWithin(pathname, item)) || undefined}
        onClick={onMore}
      >
        <Icon d={icons.menu} />
        <span className={styles.label}>
          {translations.more}
          <span className="visually-hidden"> {translations.pages}</span>
        </span>
        <WaitingCount {...sumOf(others, counts)} className={styles.count} />
      </button>
    </nav>
  );
}

/** What waits on several pages; the label names the pages. */
function sumOf(items: NavigationItem[], counts: NavigationCounts): NavigationCount {
  const waiting = items.flatMap((item) => {
    const count = counts[item.path];
    return count && count.count > 0 ? [{ ...count, label: `${item.label}: ${count.label}` }] : [];
  });
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    label: waiting.map(({ label }) => label).join(', '),
  };
}
