import { randomBytes } from 'node:crypto';

const MAX_LENGTH = 80;

/** Derives the slug from a title. A title without Latin letters gets a random one that begins with the kind of thing. */
export function slugOf(title: string, kind: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
  return slug || `${kind}-${suffix()}`;
}

/** Returns a slug for a title whose slug is taken. */
export function slugOfNamesake(title: string, kind: string): string {
  return `${slugOf(title, kind)}-${suffix()}`;
}

function suffix(): string {
  return randomBytes(3).toString('hex');
}
