import type { ApiClient, Session, UserDto } from '@paattu/api-client';
import type { NavigationCounts } from '@paattu/api-client/console';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './console.module.css';
import { ACCOUNT, AccountLink, CHANGE_PASSWORD } from './frame/account-link';
import { Drawer } from './frame/drawer';
import { PhoneBar } from './frame/phone-bar';
import { Sidebar } from './frame/sidebar';
import { SiteLinks } from './frame/site-links';
import { TopBar } from './frame/top-bar';
import { useSidebar } from './frame/use-sidebar';
import { usePathname } from './location';
import { ConsolePages } from './remotes/console-pages';
import { isWithin } from './remotes/ownership';
import { openTo } from './remotes/open-to';
import type { Remote } from './remotes/registry';
import type { Remotes } from './remotes/use-remotes';
import { SiteNameContext, useSiteName } from './site-name';
import { translations } from './translations';

interface Props {
  api: ApiClient;
  session: Session;
  remotes: Remotes;
  user: UserDto;
  onLogOut: () => void;
}

/** The frame around the pages of the remotes. */
export function Console({ api, session, remotes, user, onLogOut }: Props) {
  const sidebar = useSidebar();
  const [counts, setCounts] = useState<NavigationCounts>({});
  const noteCounts = useCallback(
    (changed: NavigationCounts) => setCounts((all) => ({ ...all, ...changed })),
    [],
  );
  const main = useRef<HTMLElement>(null);
  const email = user.email || translations.adminUser;
  const shown = useMemo(() => ({ ...remotes, list: openTo(user, remotes.list) }), [user, remotes]);
  const pathname = usePathname();
  const siteName = useSiteName(api, pathname);
  useDocumentTitle(shown.list, pathname, siteName.name);

  function showPage() {
    // An open drawer traps the focus, and closing it moves the focus to the menu button.
    flushSync(sidebar.closeDrawer);
    main.current?.focus();
  }

  const pages = (
    <Sidebar
      user={user}
      remotes={shown}
      counts={counts}
      isRail={!sidebar.isDrawer && !sidebar.isOpen}
      onNavigate={showPage}
    />
  );

  return (
    <SiteNameContext value={siteName}>
      <div className={styles.console}>
        <a className={styles.skip} href="#main">
          {translations.skipToContent}
        </a>
        <TopBar email={email} sidebar={sidebar} onLogOut={onLogOut} />
        <div className={styles.body}>
          {sidebar.isDrawer ? (
            <Drawer isOpen={sidebar.isOpen} onClose={sidebar.closeDrawer}>
              {pages}
              <SiteLinks layout="column" />
              <p className={styles.email}>
                <AccountLink email={email} />
              </p>
            </Drawer>
          ) : (
            <aside className={sidebar.isOpen ? styles.sidebar : styles.rail}>{pages}</aside>
          )}
          <main id="main" ref={main} tabIndex={-1} className={styles.main}>
            {user.needsNewPassword && (
              <p className={styles.notice} role="status">
                {translations.needsNewPassword} <a href={CHANGE_PASSWORD}>{translations.changePassword}</a>
              </p>
            )}
            {user.needsFactor && (
              <p className={styles.notice} role="status">
                {translations.needsFactor} <a href={ACCOUNT}>{translations.addFactor}</a>
              </p>
            )}
            <ConsolePages api={api} session={session} user={user} remotes={remotes} onCounts={noteCounts} />
          </main>
        </div>
        {sidebar.isDrawer && (
          <PhoneBar remotes={shown.list} counts={counts} onNavigate={showPage} onMore={sidebar.openDrawer} />
        )}
      </div>
    </SiteNameContext>
  );
}

function useDocumentTitle(remotes: Remote[], pathname: string, siteName: string): void {
  const items = remotes.flatMap((remote) => (remote.status === 'ready' ? remote.navigation : []));
  const page = items.find((item) => isWithin(pathname, item))?.label;

  useEffect(() => {
    document.title = [page, translations.title, siteName].filter(Boolean).join(' · ');
  }, [page, siteName]);
}
