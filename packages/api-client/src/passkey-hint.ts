const KEY = 'paattu-passkey';

/** Notes that this browser has used a passkey of the site, so that the sign-in page offers it at once. */
export function notePasskey(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // The browser keeps nothing. The sign-in page still has a button.
  }
}

export function hasUsedPasskey(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}
