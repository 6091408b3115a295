/**
 * A path of this site to return to after signing in, or null. Whatever a browser would take to another
 * origin (`//host`, `/\host`, a scheme) is refused.
 */
export function safeReturnTo(value: string | null, origin: string): string | null {
  if (!value?.startsWith('/')) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (url.origin !== origin || leadsAwayAgain(url)) return null;
  const path = url.pathname + url.search + url.hash;
  // `/.//host` loses its dot on the way.
  return path.startsWith('//') ? null : path;
}

/** The sign-in page leads whoever is signed in away from itself; only what mails link to stays. */
function leadsAwayAgain({ pathname, searchParams }: URL): boolean {
  return pathname === '/auth' && searchParams.get('mode') !== 'verify-email';
}
