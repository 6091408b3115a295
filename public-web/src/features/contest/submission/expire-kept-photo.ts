import { attempt } from '../../../lib/attempt';
import { whenIdle } from '../../../lib/when-idle';
import { PHOTO_KEY } from './kept-photo-key';

/** On every page of the site: a visitor who does not come back to the form may come back to another page. */
export function expireKeptPhoto(): void {
  if (!attempt(() => localStorage.getItem(PHOTO_KEY))) return;
  whenIdle(() => void import('./kept-photo').then(({ expirePhoto }) => expirePhoto()).catch(() => {}));
}
