import { translations } from '../translations';
import { AccountLink } from './account-link';
import { Icon, icons } from './icon';
import { SiteLinks } from './site-links';
import styles from './top-bar.module.css';
import { Wordmark } from './wordmark';
import type { useSidebar } from './use-sidebar';
import { useTheme } from './use-theme';

interface Props {
  email: string;
  sidebar: ReturnType<typeof useSidebar>;
  onLogOut: () => void;
}

export function TopBar({ email, sidebar, onLogOut }: Props) {
  const { theme, cycleTheme } = useTheme();

  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        {!sidebar.isDrawer && (
          <>
            <SidebarToggle {...sidebar} />
            <span className={styles.wordmark}>
              <Wordmark />
            </span>
          </>
        )}
        <h1 className={styles.title}>{translations.title}</h1>
        {!sidebar.isDrawer && <SiteLinks layout="row" />}
        <button
          type="button"
          className={`${styles.iconButton} ${styles.theme}`}
          aria-label={translations.theme[theme]}
          title={translations.theme[theme]}
          onClick={cycleTheme}
        >
          <Icon d={icons[theme]} />
        </button>
        {!sidebar.isDrawer && <AccountLink className={styles.email} email={email} />}
        <button type="button" className={styles.logout} onClick={onLogOut}>
          {translations.logout}
        </button>
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
