import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A name that no other row has. */
export function unique(word: string): string {
  return `${word} ${randomText(8)}`;
}

export function uniqueEmail(name: string): string {
  return `${name}.${randomText(8).toLowerCase()}@visitor.example`;
}

/** A network address from the range for tests (RFC 2544), new for each test. */
export function uniqueAddress(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${1 + randomInt(254)}`;
}

/** A new video id, for which the YouTube stand-in reports this view count. */
export function videoIdWithViews(views: number): string {
  return randomText(4) + String(views).padStart(7, '0');
}

/** A new id of a video that does not exist. */
export function goneVideoId(): string {
  return `gone${randomText(7)}`;
}

export function isGone(videoId: string): boolean {
  return videoId.startsWith('gone');
}

export function viewsIn(videoId: string): number | null {
  const digits = /^[A-Za-z]{4}(\d{7})$/.exec(videoId)?.[1];
  return digits === undefined ? null : Number(digits);
}
