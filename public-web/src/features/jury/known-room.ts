import { attempt } from '../../lib/attempt';

const KEY = 'paattu-jury';

/** Whether a jury link was opened in this browser: only then does the page ask for the room. The cookie cannot be read. */
export const isRoomKnown = () => attempt(() => localStorage.getItem(KEY)) === 'open';

export function rememberRoom(): void {
  attempt(() => localStorage.setItem(KEY, 'open'));
}

export function forgetRoom(): void {
  attempt(() => localStorage.removeItem(KEY));
}
