import type { NavigationCount } from '@paattu/api-client/console';
import { translations } from '../translations';
import { AccountLink } from './account-link';
import { Icon, icons } from './icon';
import { SiteLinks } from './site-links';
import { ThemeButton } from './theme-button';
import styles from './top-bar.module.css';
import { Wordmark } from './wordmark';
import type { useSidebar } from './use-sidebar';
import { WaitingCount } from './waiting-count';

interface Props {
  email: string;
  sidebar: ReturnType<typeof useSidebar>;
  /** What waits at the places that a phone has in the sheet alone. */
  waiting: NavigationCount;
  /** Where the pages say what they are about. */
  slotRef: (slot: HTMLElement | null) => void;
  onLogOut: () => void;
}

/** On a phone, its links and buttons are in the sheet that it opens. */
export function TopBar({ email, sidebar, waiting, slotRef, onLogOut }: Props) {
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        {!sidebar.isPhone && (
          <>
            <SidebarToggle {...sidebar} />
            <span className={styles.wordmark}>
              <Wordmark />
            </span>
          </>
        )}
        <h1 className={styles.title}>{translations.title}</h1>
        <div ref={slotRef} className={styles.slot} />
        {sidebar.isPhone ? (
          <button
            type="button"
            className={`${styles.iconButton} ${styles.last}`}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+B Meta+B"
            onClick={sidebar.openSheet}
          >
            <Icon d={icons.menu} />
            <span className="visually-hidden">{translations.more}</span>
            <WaitingCount {...waiting} className={styles.count} />
          </button>
        ) : (
          <>
            <SiteLinks layout="row" />
            <ThemeButton className={`${styles.iconButton} ${styles.last}`} />
            <AccountLink className={styles.email} email={email} />
            <button type="button" className={styles.logout} onClick={onLogOut}>
              {translations.logout}
            </button>
          </>
        )}
      </div>
      <div className={styles.zari} />
    </header>
  );
}

function SidebarToggle({ isOpen, toggle }: ReturnType<typeof useSidebar>) {
  const name = isOpen ? translations.collapseSidebar : translations.expandSidebar;

  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={name}
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+B Meta+B"
      title={`${name} (${translations.sidebarKeys})`}
      onClick={toggle}
    >
      <Icon d={isOpen ? icons.collapse : icons.expand} />
    </button>
  );
}
