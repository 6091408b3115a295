import type { PublishedSong } from '../../songs/published-songs.service.js';
import { escapeXml } from './escape-xml.js';

/** The pages that search engines may list: not those of accounts and opt-outs. */
const PAGES = ['/', '/entries', '/about', '/contact', '/terms'];

/** https://www.sitemaps.org/protocol.html */
export function writeSitemap(
  songs: ReadonlyArray<Pick<PublishedSong, 'path' | 'updatedAt'>>,
  origin: string,
): string {
  const newest = songs.reduce<Date | undefined>(
    (latest, { updatedAt }) => (latest && latest > updatedAt ? latest : updatedAt),
    undefined,
  );
  const urls = [
    ...PAGES.map((path) => writeUrl(origin + path)),
    writeUrl(`${origin}/songs`, newest),
    ...songs.map(({ path, updatedAt }) => writeUrl(origin + path, updatedAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function writeUrl(address: string, changed?: Date): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>`;
}
