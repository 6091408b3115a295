import { LOCALE_DETAILS } from '@paattu/shared/locales';
import { opensConsole } from '@paattu/api-client/permissions';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../components/icon';
import { Link, NavLink } from '../components/link';
import { Zari } from '../components/zari';
import { useLocation } from '../lib/router/router';
import { useSessionState } from '../lib/services';
import { useSiteTexts } from '../lib/site-texts';
import { useTranslations } from '../translations/use-translations';
import { AccountMenu } from './account-menu';
import { useLanguageSwitch } from './use-language-switch';

/** So many letters fit on one line beside the links of a screen of 1280 px. */
const MAX_LENGTH = 14;

/**
 * Has the same height and layout signed in and signed out, because the session is restored after the first paint: the
 * account menu grows into free space. On a phone the menu is a popover, which works without scripts.
 */
export function TopBar() {
  const { name, nameLang, secondName } = useSiteTexts();
  // Two names stand below each other where they do not fit on one line; a long one stands alone, on up to two lines.
  const isLong = name.length > MAX_LENGTH;
  const isStacked = name.length + (secondName?.text.length ?? 0) > MAX_LENGTH;
  return (
    <header className="top-bar z-40 bg-cloth">
      <div className="wrap flex min-h-17 flex-wrap items-center gap-x-4 py-2 xl:flex-nowrap xl:gap-x-5">
        <Link
          to="/"
          lang={nameLang}
          className={`tap font-display font-semibold ${isStacked ? 'site-names' : 'site-name'}`}
        >
          <span className="line-clamp-2">{name}</span>
          {secondName && !isLong && (
            <span lang={secondName.lang} className="second-name malayalam-own">
              {secondName.text}
            </span>
          )}
        </Link>
        <div className="md:hidden">
          <ThemeSwitch />
        </div>
        <Menu />
      </div>
      <Zari />
    </header>
  );
}

function Menu() {
  const t = useTranslations('site');
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const { isNotPublic } = useSiteTexts();

  useEffect(() => {
    // The menu may be open before the listener exists. Browsers without popovers always show the menu.
    if (CSS.supports('selector(:popover-open)')) setOpen(menu.current?.matches(':popover-open') ?? false);
  }, []);
  useEffect(() => menu.current?.hidePopover?.(), [key]);

  return (
    <>
      <button
        type="button"
        className="menu-opener icon-button md:hidden"
        popoverTarget="menu"
        aria-expanded={open}
        aria-label={open ? t.closeMenu : t.openMenu}
      >
        {open ? <Icon name="close" size={24} /> : <Icon name="menu" size={24} />}
      </button>
      <div
        ref={menu}
        id="menu"
        popover="auto"
        className="menu md:contents"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isNotPublic ? <div className="xl:mr-auto" /> : <Navigation />}
        <AccountMenu />
        <LanguageSwitch />
        <div className="hidden md:block">
          <ThemeSwitch />
        </div>
      </div>
    </>
  );
}

function Navigation() {
  const t = useTranslations('site');
  const { hasContest } = useSiteTexts();
  const links = [
    { to: '/', label: t.links.home },
    { to: '/about', label: t.links.about },
    { to: '/songs', label: t.links.songs },
    ...(hasContest ? [{ to: '/entries', label: t.links.entries }] : []),
    { to: '/contact', label: t.links.contact },
  ];
  const { user } = useSessionState();
  return (
    <nav aria-label={t.mainNavigation} className="md:max-xl:order-last md:max-xl:w-full xl:mr-auto">
      <ul className="flex flex-col items-start md:flex-row md:gap-5 xl:gap-6">
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className="nav-link">
              {label}
            </NavLink>
          </li>
        ))}
        {opensConsole(user) && (
          <li>
            {/* A plain link: the console is another application, so the browser must load it. */}
            <a href="/admin" className="nav-link">
              {t.links.admin}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Leads to the same page in each other language, by that language's own name. */
function LanguageSwitch() {
  const { others, linkTo } = useLanguageSwitch();
  return others.map((language, position) => (
    // By its position, so that the pressed link keeps the focus when it changes to the other language.
    <a key={position} {...linkTo(language)} className="language-switch nav-link malayalam-own">
      {LOCALE_DETAILS[language].name}
    </a>
  ));
}

/** `head-script.js` reads the same key. */
const THEME_KEY = 'paattu-theme';

/** Switches from the theme on screen, chosen or the system's, to the other one and stores the choice. */
function switchTheme(): void {
  const { dataset } = document.documentElement;
  const shown = dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const chosen = shown === 'dark' ? 'light' : 'dark';
  dataset.theme = chosen;
  try {
    localStorage.setItem(THEME_KEY, chosen);
  } catch {
    // Storage is disabled: the choice lasts until the page is reloaded.
  }
}

/** The style sheet selects the icon, so that the server's HTML fits both themes. */
function ThemeSwitch() {
  const site = useTranslations('site');
  return (
    <button type="button" className="icon-button" aria-label={site.switchTheme} onClick={switchTheme}>
      <Icon name="moon" className="when-light" />
      <Icon name="sun" className="when-dark" />
    </button>
  );
}
