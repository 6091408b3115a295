import { splitLocale } from '@paattu/api-client/locales';

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

/** The sign-in page redirects a signed-in user, except in the mode that emails link to. */
function redirectsSignedIn({ pathname, searchParams }: URL): boolean {
  return splitLocale(pathname).path === '/auth' && searchParams.get('mode') !== 'verify-email';
}
