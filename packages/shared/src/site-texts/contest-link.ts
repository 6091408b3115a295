import { splitLocale } from '../locales.js';

/**
 * The slug of the contest whose page a link opens, in any language: its page, a page below it or its calendar. Null for
 * another link. `site` is the address of the site, because a link may begin with it.
 */
export function linkedContestSlug(link: string, site: string): string | null {
  if (!URL.canParse(link, site)) return null;
  const { host, pathname } = new URL(link, site);
  if (host !== new URL(site).host) return null;
  const [, slug] = /^\/contests\/([^/]+)/.exec(splitLocale(pathname).path) ?? [];
  return slug?.replace(/\.ics$/, '') ?? null;
}
