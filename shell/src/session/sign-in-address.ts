import { sitePath } from '../language';

/** The page Care of `admin-web` notes under it that a restore is under way, which ends all sessions. */
const RESTORING = 'paattu-restoring';

/** The sign-in page, with the reason and the address to return to. */
export function signInAddress(): string {
  const { pathname, search } = window.location;
  const reason = sessionStorage.getItem(RESTORING) ? 'restored' : 'ended';
  sessionStorage.removeItem(RESTORING);
  return sitePath(`/auth?${reason}&returnTo=${encodeURIComponent(pathname + search)}`);
}
