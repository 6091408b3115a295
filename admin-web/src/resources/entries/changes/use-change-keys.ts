import { CHANGE_SHORTCUTS, type ChangeShortcut } from '../shortcuts/keys';
import { useEntryKeys } from '../shortcuts/use-entry-keys';
import type { ChangesQueue } from './use-changes';
import type { DecideOnChange } from './use-decide-on-change';

interface Options {
  queue: ChangesQueue;
  decide: DecideOnChange;
  onPhoto: () => void;
  onPlay: () => void;
  onHelp: () => void;
}

/** Handles the shortcuts of the queue of changes inside the returned ref: those of the review. */
export function useChangeKeys({ queue, decide, onPhoto, onPlay, onHelp }: Options) {
  function press(shortcut: ChangeShortcut) {
    if (shortcut === 'next') queue.openNext?.();
    else if (shortcut === 'previous') queue.openPrevious?.();
    else if (shortcut === 'approve') decide('approve-revision');
    else if (shortcut === 'reject') decide('reject-revision', { isKey: true });
    else if (shortcut === 'askReject') decide('reject-revision', { asks: true });
    else if (shortcut === 'photo') onPhoto();
    else onPlay();
  }

  return useEntryKeys(CHANGE_SHORTCUTS, press, onHelp);
}
