import { splitLocale } from '@paattu/shared/locales';

/**
 * A path of this site to return to after signing in, or null. Rejects any value that a browser would resolve to another
 * origin (`//host`, `/\host`, a scheme).
 */
export function safeReturnTo(value: string | null, origin: string): string | null {
  if (!value?.startsWith('/')) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (url.origin !== origin || redirectsSignedIn(url)) return null;
  const path = url.pathname + url.search + url.hash;
  // `/.//host` loses its dot when it is parsed.
  return path.startsWith('//') ? null : path;
}

/** The longest that the server takes. */
const MAX_LENGTH = 500;

/** As a field of a request that emails a link: the link leads back to the page. */
export function emailedReturnTo(value: string | null, origin: string): { returnTo?: string } {
  const returnTo = safeReturnTo(value, origin);
  return returnTo !== null && returnTo.length <= MAX_LENGTH ? { returnTo } : {};
}

/** The sign-in page redirects a signed-in user, except in these modes. */
const STAYS = ['verify-email', 'change-password'];

function redirectsSignedIn({ pathname, searchParams }: URL): boolean {
  return splitLocale(pathname).path === '/auth' && !STAYS.includes(searchParams.get('mode') ?? '');
}
