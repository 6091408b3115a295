import { locales, localizedPath } from '@paattu/shared/locales';

const PRIVATE_PAGES = locales.flatMap((locale) =>
  [
    '/auth',
    '/confirm-address',
    '/erase-entry',
    '/invitation',
    '/jury',
    '/my-entry',
    '/opt-out',
    '/setup',
    '/vote/confirm',
  ].map((path) => localizedPath(locale, path)),
);

/** Allows the files of songs and entries and the portrait, because pages, feeds and link previews name them. */
export function writeRobots(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/
${PRIVATE_PAGES.map((path) => `Disallow: ${path}`).join('\n')}
Allow: /api/songs/
Allow: /api/contest/entries/
Allow: /api/texts/portraits/

Sitemap: ${origin}/sitemap.xml
`;
}
