import { localizedPath } from '@paattu/shared/locales';
import type { ComponentProps, MouseEvent } from 'react';
import { navigate, type NavigateOptions, useLocation } from '../lib/router/router';
import { useLocale, usePath } from '../translations/use-translations';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path in the default language, or a fragment of this page. */
  to: string;
}

/** A link to a page of the site in the language of this page. */
export function Link({ to, onClick, ...props }: LinkProps) {
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  const href = to.startsWith('#') ? pathname + search + to : localizedPath(locale, to);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event, event.currentTarget)) return;
    event.preventDefault();
    // As a browser does: a link to the same address adds no entry to the history.
    navigate(href, { replace: href === pathname + search + hash });
  }

  return <a href={href} onClick={open} {...props} />;
}

/** As `Link`, and marked while it leads to the current page or to one above it. */
export function NavLink({ to, ...props }: LinkProps) {
  const path = usePath();
  const isCurrent = path === to || (to !== '/' && path.startsWith(`${to}/`));
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...props} />;
}

/** Opens a page of the site in the language of this page. */
export function useOpenPage() {
  const locale = useLocale();
  return (to: string, options?: NavigateOptions) => navigate(localizedPath(locale, to), options);
}

/** The browser opens a new tab or window, or downloads. */
export function opensElsewhere(
  { button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
  link: HTMLAnchorElement,
): boolean {
  return (
    button !== 0 ||
    ctrlKey ||
    metaKey ||
    shiftKey ||
    altKey ||
    !['', '_self'].includes(link.target) ||
    link.hasAttribute('download')
  );
}
