const PREFIX = 'paattu-of-';

/** The key of what this browser keeps of one account and visitors do not read. It goes with a log-out, and when another account logs in. */
export const keyOfAccount = (uid: string, name: string) => `${PREFIX}${uid}-${name}`;

/** Removes what this browser keeps of accounts, but not of the one that is logged in. */
export function forgetAccounts(uid = ''): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(PREFIX) && !key.startsWith(keyOfAccount(uid, ''))) storage.removeItem(key);
  } catch {
    // The browser blocks storage, so there is nothing.
  }
}
