/** Allows the files of songs and entries, because pages, feeds and link previews name them. */
export function writeRobots(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /auth
Disallow: /opt-out
Allow: /api/songs/
Allow: /api/contest/entries/

Sitemap: ${origin}/sitemap.xml
`;
}
