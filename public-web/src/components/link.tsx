import { localizedPath } from '@paattu/api-client/locales';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useNavigate,
  type LinkProps,
  type NavigateOptions,
  type NavLinkProps,
} from 'react-router';
import { useLocale } from '../translations/use-translations';

/** A link to a page of the site in the language of this page; `to` is a path in the default language, or a fragment. */
export function Link({ to, ...props }: LinkProps & { to: string }) {
  const locale = useLocale();
  return <RouterLink to={to.startsWith('#') ? to : localizedPath(locale, to)} {...props} />;
}

/** As `Link`, and marked while it leads to the current page. */
export function NavLink({ to, ...props }: NavLinkProps & { to: string }) {
  return <RouterNavLink to={localizedPath(useLocale(), to)} end={to === '/'} {...props} />;
}

/** Opens a page of the site in the language of this page. */
export function useOpenPage() {
  const locale = useLocale();
  const navigate = useNavigate();
  return (to: string, options?: NavigateOptions) => navigate(localizedPath(locale, to), options);
}
