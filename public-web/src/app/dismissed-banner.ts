import { attempt } from '../lib/attempt';

/** Hides the banner, now and on each page that loads with it: `head-script.js` reads the same key. */
export function rememberDismissed(id: string): void {
  document.documentElement.dataset.banner = 'dismissed';
  attempt(() => localStorage.setItem('paattu-banner', id));
}
