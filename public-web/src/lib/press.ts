import { attempt } from './attempt';

/** What a visitor pressed on a song, which needs an account. */
export interface Press {
  act: 'upvote' | 'downvote' | 'favorite';
  /** Takes it back. */
  remove: boolean;
  songId: string;
  /** As the page showed it. */
  title: string;
}

const KEY = 'press';
/** As long as the link of a sign-up is likely to be opened. */
const KEPT_MS = 86_400_000;
const IN_ADDRESS = /[?&]press=([\w-]+)/;

/**
 * Keeps the last press for the sign-in page, and returns the address to come back to, which names it: a link that somebody else made names
 * none that this browser keeps.
 */
export function keepPress(press: Press, path: string, hash: string): string {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  attempt(() => localStorage.setItem(KEY, JSON.stringify({ ...press, id, until: Date.now() + KEPT_MS })));
  return `${path}${path.includes('?') ? '&' : '?'}press=${id}${hash}`;
}

/** The press that an address names, while this browser keeps it. */
export function pressOf(page: string | null): Press | null {
  const id = page && IN_ADDRESS.exec(page)?.[1];
  if (!id) return null;
  const kept = attempt(
    () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as (Press & { id: string; until: number }) | null,
  );
  return kept?.id === id && Date.now() < kept.until ? kept : null;
}

/** Returns the press once. */
export function takePress(page: string | null): Press | null {
  const press = pressOf(page);
  if (press) attempt(() => localStorage.removeItem(KEY));
  return press;
}

/** The address without the name of a press. */
export function withoutPress(page: string): string {
  return page.replace(IN_ADDRESS, '');
}
