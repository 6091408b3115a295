import { alternatesOf, locales, localizedPath } from '@paattu/shared/locales';
import type { PublishedSong } from '../../songs/published-songs.service.js';
import { escapeXml } from './escape-xml.js';

/** The pages that search engines may list: not those of accounts and opt-outs. */
const PAGES = ['/', '/entries', '/contests', '/about', '/contact', '/terms'];

/** Those that change with the texts of the owner. */
const TEXT_PAGES = ['/', '/about', '/contact'];

/** Each page in each language, with its addresses in all languages. https://www.sitemaps.org/protocol.html */
export function writeSitemap(
  songs: ReadonlyArray<Pick<PublishedSong, 'path' | 'updatedAt'>>,
  contests: ReadonlyArray<{ slug: string; hasResults: boolean }>,
  entries: readonly string[],
  textsPublishedAt: Date | null,
  origin: string,
): string {
  const newest = songs.reduce<Date | undefined>(
    (latest, { updatedAt }) => (latest && latest > updatedAt ? latest : updatedAt),
    undefined,
  );
  const urls = [
    ...PAGES.flatMap((path) => writeUrls(origin, path, TEXT_PAGES.includes(path) ? textsPublishedAt : null)),
    ...contests.flatMap(({ slug, hasResults }) => [
      ...writeUrls(origin, `/contests/${slug}`),
      ...(hasResults ? writeUrls(origin, `/contests/${slug}/results`) : []),
    ]),
    ...entries.flatMap((path) => writeUrls(origin, path)),
    ...writeUrls(origin, '/songs', newest),
    ...songs.flatMap(({ path, updatedAt }) => writeUrls(origin, path, updatedAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function writeUrls(origin: string, path: string, changed?: Date | null): string[] {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  const links = alternatesOf(path)
    .map(
      ({ hreflang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(origin + path)}"/>`,
    )
    .join('');
  return locales.map((locale) => {
    const address = escapeXml(origin + localizedPath(locale, path));
    return `<url><loc>${address}</loc>${lastmod}${links}</url>`;
  });
}
