import { whenIdle } from '../../lib/when-idle';
import { PHOTO_KEY } from './kept-photo-key';

/** On every page of the site: a visitor who does not come back to the form may come back to another page. */
export function expireKeptPhoto(): void {
  try {
    if (localStorage.getItem(PHOTO_KEY) === null) return;
  } catch {
    // The browser blocks storage, which then has no photo.
    return;
  }
  whenIdle(() => void import('./kept-photo').then(({ expirePhoto }) => expirePhoto()).catch(() => {}));
}
