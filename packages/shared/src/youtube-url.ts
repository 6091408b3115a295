import { cleanIdentifier } from './pasted.js';

const HOST =
  /^(?:(?:www|m|music|gaming|studio|consent)\.)?youtube\.com$|^(?:www\.)?(?:youtube-nocookie\.com|youtu\.be)$/;
/** Sites that people copy a link from, and that put it into a parameter of their own. */
const REDIRECT = /^(?:(?:www|accounts)\.)?google\.com$|^lm?\.(?:facebook|instagram|messenger)\.com$/;
const REDIRECT_PARAMETERS = ['continue', 'next', 'u', 'url', 'q'];
/** A parameter may hold a link that has a parameter: from a log-in to the consent to the video. */
const MAX_NESTED_LINKS = 3;
/** Paths that name a video in their next part. */
const VIDEO_PATHS = ['watch', 'shorts', 'live', 'embed', 'v', 'e', 'video'];
/** They have the length of an id, and YouTube plays a playlist and a channel there. */
const OTHER_EMBEDS = ['videoseries', 'live_stream'];

/** What a text holds instead of one video. */
export type OtherLink = 'channel' | 'playlist' | 'clip' | 'several';

interface Found {
  id?: string;
  other?: OtherLink;
}

/**
 * Returns the 11-character id of the video in a text, or null for a text without a video or with several.
 * The link may stand anywhere in the text, on each path where YouTube shows one video, with or without `https://`.
 * Compares the whole host, so that `youtube.com.evil` and `youtube.com@evil` are rejected.
 */
export function parseVideoId(text: string): string | null {
  const [id, ...others] = idsIn(text);
  return id !== undefined && others.length === 0 ? id : null;
}

/** Says what a text without a single video holds, as far as its links tell; null for other texts. */
export function otherLink(text: string): OtherLink | null {
  const ids = idsIn(text);
  if (ids.length > 1) return 'several';
  return (ids.length === 0 && linksIn(text).find(({ other }) => other)?.other) || null;
}

/** The canonical link of a video, which is stored and shown. */
export function videoUrl(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}

const idsIn = (text: string) => [...new Set(linksIn(text).flatMap(({ id }) => id ?? []))];

function linksIn(text: string): Found[] {
  return (
    cleanIdentifier(text)
      // Separates a link from the word before it; behind these characters, it belongs to another link.
      .replace(/([^/=?&#%])(https?:\/\/)/gi, '$1 $2')
      .split(/[\s<>"'`“”‘’«»()[\]{}|\\,]+/)
      .map((word) => (/^https?%3a/i.test(word) ? decode(word) : word))
      .filter((word) => /^[a-z\d]/i.test(word))
      .map((word) => (/^https?:/i.test(word) ? word : `https://${word}`))
      .filter((link) => URL.canParse(link))
      .map((link) => read(new URL(link)))
  );
}

function read(url: URL, depth = 0): Found {
  const host = url.hostname.replace(/\.$/, '');
  const isYoutube = HOST.test(host);
  if (!(isYoutube || REDIRECT.test(host)) || !/^https?:$/.test(url.protocol)) return {};
  if (url.username || url.password || url.port) return {};
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  if (isYoutube) {
    const id =
      idAt(url.searchParams.get('v'), first.startsWith('watch')) ??
      idAt(second, VIDEO_PATHS.includes(first)) ??
      idAt(first, host.endsWith('youtu.be'));
    if (id !== undefined) return { id };
    const other = otherAt(first, second);
    if (other) return { other };
  }
  const nested = REDIRECT_PARAMETERS.map((name) => url.searchParams.get(name)).find(Boolean);
  const target = nested ?? (url.hash.startsWith('#/') ? url.hash.slice(1) : null);
  if (
    target === null ||
    target === undefined ||
    depth === MAX_NESTED_LINKS ||
    !URL.canParse(target, url.href)
  )
    return {};
  return read(new URL(target, url), depth + 1);
}

function idAt(text: string | null, isHere: boolean): string | undefined {
  const id = isHere ? /^[\w-]{11}(?![\w-])/.exec(text ?? '')?.[0] : undefined;
  return id === undefined || OTHER_EMBEDS.includes(id) ? undefined : id;
}

function otherAt(first: string, second: string): OtherLink | undefined {
  if (first === 'clip') return 'clip';
  if (first === 'playlist' || second === 'videoseries') return 'playlist';
  const isChannel =
    first.startsWith('@') || ['channel', 'c', 'user'].includes(first) || second === 'live_stream';
  return isChannel ? 'channel' : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
