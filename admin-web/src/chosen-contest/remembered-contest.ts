const STORAGE_KEY = 'paattu-contest';

/** The id of the contest that the owner chose in this tab; null before any choice. Another tab has its own. */
export function rememberedContest(): string | null {
  return sessionStorage.getItem(STORAGE_KEY);
}

/** For the pages whose address names none. */
export function rememberContest(id: string): void {
  sessionStorage.setItem(STORAGE_KEY, id);
}
