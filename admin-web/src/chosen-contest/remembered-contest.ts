const STORAGE_KEY = 'paattu-contest';
const listeners = new Set<() => void>();

/** The choice of all contests. */
export const ALL_CONTESTS = 'all';

/** The id of the contest that the owner chose in this browser, or `ALL_CONTESTS`; null before any choice. */
export function rememberedContest(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

export function rememberContest(choice: string): void {
  localStorage.setItem(STORAGE_KEY, choice);
  for (const listener of listeners) listener();
}

/** Calls back at each choice in this page. */
export function onContestChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
