import { type Locale, localizedPath } from '@paattu/shared/locales';
import { artistIn, DEFAULT_NAMES, type OwnNames, ownNameIn } from '@paattu/shared/site-texts/names';
import { translationsOf } from '../../../translations/index.js';
import type { PublishedSong } from '../../songs/published-songs.service.js';
import { escapeXml } from './escape-xml.js';

export const FEED_PATH = '/songs/rss.xml';

/** RSS 2.0 of the new songs, with the audio as enclosures for podcast players. */
export function writeSongFeed(
  songs: readonly PublishedSong[],
  names: OwnNames,
  origin: string,
  locale: Locale,
): string {
  const feed = translationsOf(locale).feed;
  const siteName = ownNameIn(names, locale) ?? DEFAULT_NAMES[locale];
  const title = escapeXml(`${siteName} · ${feed.title}`);
  const page = escapeXml(origin + localizedPath(locale, '/songs'));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${title}</title>
<link>${page}</link>
<description>${feed.description}</description>
<language>${locale}</language>
<atom:link href="${escapeXml(origin + localizedPath(locale, FEED_PATH))}" rel="self" type="application/rss+xml"/>
<image><url>${escapeXml(`${origin}/icon-192.png`)}</url><title>${title}</title><link>${page}</link></image>
${songs.map((song) => writeItem({ ...song, artist: artistIn(song.artist, names, locale) }, origin, locale)).join('\n')}
</channel>
</rss>
`;
}

function writeItem(song: PublishedSong, origin: string, locale: Locale): string {
  const titles = [song.title, song.titleMalayalam].filter((title) => title !== null);
  const [first, second] = locale === 'ml' ? titles.toReversed() : titles;
  const title = second === undefined ? `${first}` : `${first} (${second})`;
  const address = escapeXml(origin + localizedPath(locale, song.path));
  const lines = [
    `<title>${escapeXml(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    // RSS requires the date format of RFC 822.
    `<pubDate>${song.publishedAt.toUTCString()}</pubDate>`,
    `<dc:creator>${escapeXml(song.artist)}</dc:creator>`,
  ];
  if (song.description) lines.push(`<description>${escapeXml(song.description)}</description>`);
  if (song.audio) {
    const { path, bytes, contentType } = song.audio;
    lines.push(
      `<enclosure url="${escapeXml(origin + path)}" length="${bytes}" type="${escapeXml(contentType)}"/>`,
    );
  }
  lines.push(`<media:thumbnail url="${escapeXml(origin + song.coverPath)}"/>`);
  return `<item>\n${lines.join('\n')}\n</item>`;
}
