import type { NavigationCounts } from '@paattu/api-client/console';
import type { Remote } from '../remotes/use-remotes';
import { translations } from '../translations';
import { Icon, icons } from './icon';
import { PageLink } from './page-link';
import styles from './phone-bar.module.css';

interface Props {
  remotes: Remote[];
  counts: NavigationCounts;
  onNavigate: () => void;
  onMore: () => void;
}

/** The main pages at the bottom of a phone, where a thumb reaches them. */
export function PhoneBar({ remotes, counts, onNavigate, onMore }: Props) {
  const items = remotes
    .flatMap((remote) => (remote.status === 'ready' ? remote.navigation : []))
    .filter(({ isInPhoneBar }) => isInPhoneBar)
    .slice(0, 3);

  return (
    <nav className={styles.bar} aria-label={translations.phoneNavigation}>
      {items.map((item) => (
        <PageLink
          key={item.path}
          item={item}
          count={counts[item.path]}
          styles={styles}
          onNavigate={onNavigate}
        />
      ))}
      <button type="button" className={styles.link} aria-label={translations.morePages} onClick={onMore}>
        <Icon d={icons.menu} />
        <span className={styles.label}>{translations.more}</span>
      </button>
    </nav>
  );
}
