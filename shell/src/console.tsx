import type { ApiClient, Session, UserDto } from '@paattu/api-client';
import type { NavigationCounts } from '@paattu/api-client/console';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './console.module.css';
import { ACCOUNT, AccountLink, CHANGE_PASSWORD } from './frame/account-link';
import { inPhoneBar, PhoneBar } from './frame/phone-bar';
import { placesOf, sumOf, whereIs } from './frame/places';
import { Sheet } from './frame/sheet';
import { Sidebar } from './frame/sidebar';
import { SiteLinks } from './frame/site-links';
import { Tabs } from './frame/tabs';
import { language } from './language';
import { LanguageButton } from './frame/language-button';
import { ThemeButton } from './frame/theme-button';
import { TopBar } from './frame/top-bar';
import { useSidebar } from './frame/use-sidebar';
import { usePathname } from './location';
import { ConsolePages } from './remotes/console-pages';
import { openTo } from './remotes/open-to';
import type { Remotes } from './remotes/use-remotes';
import { nameIn, SiteNameContext, useSiteName } from './site-name';
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
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [barSlot, setBarSlot] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  const email = user.email || translations.adminUser;
  const shown = useMemo(() => ({ ...remotes, list: openTo(user, remotes.list) }), [user, remotes]);
  const places = useMemo(() => shown.list.flatMap(placesOf), [shown]);
  const pathname = usePathname();
  const here = whereIs(pathname, places);
  const siteName = useSiteName(api, pathname);
  useDocumentTitle(here, nameIn(language, siteName));
  const inBar = sidebar.isPhone ? inPhoneBar(places) : [];
  const inSheet = places.filter((place) => !inBar.includes(place)).flatMap(({ pages }) => pages);

  function showPage() {
    // An open sheet traps the focus, and closing it moves the focus to its button.
    flushSync(sidebar.closeSheet);
    main.current?.focus();
  }

  function logOut() {
    // It would cover what the console says.
    flushSync(sidebar.closeSheet);
    onLogOut();
  }

  const menu = (
    <Sidebar
      user={user}
      remotes={shown}
      counts={counts}
      without={inBar}
      isRail={!sidebar.isPhone && !sidebar.isOpen}
      onNavigate={showPage}
    />
  );

  return (
    <SiteNameContext value={siteName}>
      <div className={styles.console}>
        <a className={styles.skip} href="#main">
          {translations.skipToContent}
        </a>
        <TopBar
          email={email}
          sidebar={sidebar}
          waiting={sumOf(inSheet, counts)}
          slotRef={setBarSlot}
          onLogOut={onLogOut}
        />
        <div className={styles.body}>
          {sidebar.isPhone ? (
            <Sheet isOpen={sidebar.isOpen} onClose={sidebar.closeSheet}>
              {menu}
              <SiteLinks layout="column" />
              <LanguageButton className={styles.theme} />
              <ThemeButton className={styles.theme} hasText />
              <p className={styles.account}>
                <AccountLink email={email} />
                <button type="button" className={styles.logout} onClick={logOut}>
                  {translations.logout}
                </button>
              </p>
            </Sheet>
          ) : (
            <aside className={sidebar.isOpen ? styles.sidebar : styles.rail}>
              {menu}
              <LanguageButton className={styles.language} />
            </aside>
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
            {here && <Tabs {...here} hidden={hidden} counts={counts} />}
            <ConsolePages
              api={api}
              session={session}
              user={user}
              remotes={remotes}
              onCounts={noteCounts}
              onHiddenPages={setHidden}
              barSlot={barSlot}
            />
          </main>
        </div>
        {sidebar.isPhone && <PhoneBar places={inBar} counts={counts} onNavigate={showPage} />}
      </div>
    </SiteNameContext>
  );
}

function useDocumentTitle(here: ReturnType<typeof whereIs>, siteName: string): void {
  const page = here?.page.label;
  const place = here?.place.label;

  useEffect(() => {
    const words = [page, place === page ? undefined : place, translations.title, siteName];
    document.title = words.filter(Boolean).join(' · ');
  }, [page, place, siteName]);
}
