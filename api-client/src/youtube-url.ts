const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const SHORT_HOSTS = new Set(['youtu.be', 'www.youtu.be']);
const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;

/**
 * Returns the 11-character id of the video in a YouTube link, or null for another text.
 * Accepts `watch?v=`, `youtu.be/`, `shorts/`, `embed/` and `v/`, with or without `https://`.
 * Compares the whole host, so that `youtube.com.evil` and `youtube.com@evil` are rejected.
 */
export function parseVideoId(link: string): string | null {
  const text = link.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password || url.port) return null;

  const [, first = '', second = ''] = url.pathname.split('/');
  let id: string | null = null;
  if (SHORT_HOSTS.has(url.hostname)) id = first;
  else if (HOSTS.has(url.hostname)) {
    if (first === 'watch') id = url.searchParams.get('v');
    else if (['shorts', 'embed', 'v'].includes(first)) id = second;
  }
  return id !== null && VIDEO_ID.test(id) ? id : null;
}

/** The canonical link of a video, which is stored and shown. */
export function videoUrl(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}
