import { cleanIdentifier } from './pasted.js';

/** The input rules that the server enforces and that the forms check before they send anything. */

const MEGABYTE = 1024 * 1024;

/** The maximum size of a verification photo or a cover. */
export const MAX_IMAGE_BYTES = 5 * MEGABYTE;
/** Decoding takes memory for each pixel, however small the file is. */
export const MAX_IMAGE_PIXELS = 40_000_000;

export const MAX_AUDIO_BYTES = 50 * MEGABYTE;
/** The title and the artist of a song. */
export const MAX_SONG_LINE_LENGTH = 200;
export const MAX_LYRICS_LENGTH = 20_000;
/** Of the story of a song, in each language. */
export const MAX_STORY_LENGTH = 4_000;
export const AUDIO_EXTENSIONS = ['mp3', 'wav', 'm4a', 'aac'] as const;
/** Operating systems name the same format differently. The server checks the content instead. */
export const AUDIO_MIME_TYPES: readonly string[] = [
  'audio/mpeg',
  'audio/mp3',
  'audio/wav',
  'audio/x-wav',
  'audio/wave',
  'audio/vnd.wave',
  'audio/mp4',
  'audio/x-m4a',
  'audio/m4a',
  'audio/aac',
  'audio/x-aac',
  'audio/aacp',
  'audio/vnd.dlna.adts',
];

export const CAPTCHA_LENGTH = 6;

export const MIN_PASSWORD_LENGTH = 6;
/** Of the owner and of moderators. */
export const MIN_STAFF_PASSWORD_LENGTH = 12;
/** Bounds the work of the hash. */
export const MAX_PASSWORD_LENGTH = 200;

/** The maximum length of the owner's answer to a contact message. */
export const MAX_ANSWER_LENGTH = 10_000;

export const MAX_EMAIL_LENGTH = 254;
/** A trimmed address in lower case. */
export const EMAIL_PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/**
 * Returns an address in the form in which it is stored and compared: without what a mail program or phone puts around it
 * (a name, `mailto:`, a full stop, invisible characters), in lower case, and with the domain in ASCII. Text with other
 * characters than ASCII before the `@` is not converted: look-alikes, such as the Kelvin sign, would turn into the letters
 * of another person's address.
 */
export function normalizeEmail(text: string): string {
  const typed = cleanIdentifier(text);
  const address = (/^[^@<>]*<([^<>]+)>$/.exec(typed)?.[1] ?? typed).replace(/^mailto:|[.,;]$/gi, '').trim();
  const [, local, domain] = /^([\x21-\x7e]+)@([\p{L}\p{M}\p{N}.\u3002\uFF61-]+)$/u.exec(address) ?? [];
  if (domain === undefined) return address;
  const ascii =
    /[^\x21-\x7e]/.test(domain) && URL.canParse(`http://${domain}`)
      ? new URL(`http://${domain}`).hostname
      : domain;
  return `${local}@${ascii}`.toLowerCase();
}

export function isEmailAddress(text: string): boolean {
  const email = normalizeEmail(text);
  return email.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(email);
}

/** Whether a field has text that is not an email address. */
export function isInvalidEmail(text: string): boolean {
  return hasVisibleText(text) && !isEmailAddress(text);
}

/** Whether a text shows anything: blanks and characters without a glyph, such as the zero-width space, show nothing. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{DI}\u2800\uFFFC]/u.test(text);
}

/** A link that writes to an address. An address may contain `?` and `&`, which would add recipients. */
export function emailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** The change topics: the server publishes one when data of it changes, and drops the cached pages that show it. */
export const TOPICS = ['songs', 'entries', 'contest', 'texts', 'settings', 'restore'] as const;
export type Topic = (typeof TOPICS)[number];
