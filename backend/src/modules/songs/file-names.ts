import { basename } from 'node:path';

let last = 0;

/** A timestamp in microseconds, unique in this process: the content under a file name never changes. */
export function newFileName(): string {
  last = Math.max(last + 1, Date.now() * 1_000);
  return String(last);
}

/** The key of the page cover that belongs to a full cover. */
export function pageCoverKeyOf(cover: string): string {
  return `${cover.replace(/\.[^./]*$/, '')}.page.webp`;
}

/** A name is used once, so it identifies the content: of all three covers of a song, whose names differ after the first point. */
export function fileVersionOf(key: string): string {
  return basename(key).replace(/\..*/, '');
}
