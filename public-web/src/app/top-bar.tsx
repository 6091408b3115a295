import { useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { CloseIcon, MenuIcon } from '../components/icons';
import { Zari } from '../components/zari';
import { useSessionState } from '../lib/services';
import { site } from '../translations/site';
import { AccountMenu } from './account-menu';
import { ThemeSwitch } from './theme-switch';

const LINKS = [
  { to: '/', label: site.links.home },
  { to: '/about', label: site.links.about },
  { to: '/songs', label: site.links.songs },
  { to: '/entries', label: site.links.entries },
  { to: '/contact', label: site.links.contact },
];

export function TopBar() {
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const { user } = useSessionState();

  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <header className="sticky top-0 z-40 bg-cloth">
      <div className="wrap flex min-h-17 flex-wrap items-center py-2 gap-x-4 lg:gap-x-7">
        <Link to="/" className="mr-auto font-display text-2xl leading-none font-semibold">
          {site.name}
          <span lang="ml" className="malayalam-own ml-2 text-base font-normal text-zari-text">
            {site.nameMalayalam}
          </span>
        </Link>
        <div className="contents md:hidden">
          <ThemeSwitch />
          <button
            type="button"
            ref={opener}
            className="icon-button menu-opener"
            aria-expanded={open}
            aria-controls={menuId}
            aria-label={open ? site.closeMenu : site.openMenu}
            onClick={() => setOpen(!open)}
          >
            {open ? <CloseIcon size={24} /> : <MenuIcon size={24} />}
          </button>
        </div>
        <div
          id={menuId}
          className={`${open ? 'flex' : 'hidden'} menu w-full flex-col gap-3 pb-5 md:contents`}
        >
          {/* With an address beside them, the links get a line of their own until the screen is wide. */}
          <nav
            aria-label={site.mainNavigation}
            className={user ? 'md:order-last md:w-full xl:order-none xl:w-auto' : undefined}
          >
            <ul className="flex flex-col md:flex-row md:gap-4 lg:gap-6">
              {LINKS.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} className="nav-link">
                    {label}
                  </NavLink>
                </li>
              ))}
              {user?.isAdmin && (
                <li>
                  {/* The console is another application, so the browser loads it. */}
                  <a href="/admin" className="nav-link">
                    {site.links.admin}
                  </a>
                </li>
              )}
            </ul>
          </nav>
          <div className="hidden md:contents">
            <ThemeSwitch />
          </div>
          <AccountMenu />
        </div>
      </div>
      <Zari />
    </header>
  );
}
