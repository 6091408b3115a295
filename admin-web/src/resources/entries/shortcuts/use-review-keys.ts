import type { EntryTransition } from '@paattu/shared/entry-transitions';
import type { Entry } from '../api';
import type { DecideOptions } from '../moderation/use-decide';
import { useEntryDialogs } from '../dialogs/use-entry-dialogs';
import type { EntryPlace } from '../review/use-place';
import { isDecision, isQuestion, QUESTIONS, REVIEW_SHORTCUTS, type ReviewShortcut } from './keys';
import { useEntryKeys } from './use-entry-keys';

interface Options {
  entry: Entry | undefined;
  place: EntryPlace;
  decide: (transition: EntryTransition, options?: Pick<DecideOptions, 'asks' | 'isKey'>) => void;
  onPlay: () => void;
  onWrite: () => void;
  onHelp: () => void;
}

/** Handles the shortcuts of the review inside the returned ref. */
export function useReviewKeys({ entry, place, decide, onPlay, onWrite, onHelp }: Options) {
  const openDialog = useEntryDialogs();

  function press(shortcut: ReviewShortcut) {
    if (shortcut === 'next') place.openNext?.();
    else if (shortcut === 'previous') place.openPrevious?.();
    else if (isDecision(shortcut)) decide(shortcut, { isKey: true });
    else if (isQuestion(shortcut)) decide(QUESTIONS[shortcut], { asks: true });
    else if (shortcut === 'video') onPlay();
    else if (shortcut === 'write') onWrite();
    else if (entry) openDialog('photo', entry);
  }

  return useEntryKeys(REVIEW_SHORTCUTS, press, onHelp);
}
