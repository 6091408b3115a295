import { randomBytes } from 'node:crypto';

const MAX_LENGTH = 80;

/** A song's name in addresses. A title without Latin letters gets a name of its own. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
  return slug || `song-${suffix()}`;
}

/** Sets songs of the same title apart. */
export function slugOfNamesake(title: string): string {
  return `${slugOf(title)}-${suffix()}`;
}

function suffix(): string {
  return randomBytes(3).toString('hex');
}
