/** Songs and pictures stay readable, since pages, feeds and previews of links name their files. */
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
