import { useState, useSyncExternalStore } from 'react';
import { EMPTY_DRAFT, type EntryDraft } from './entry-draft';
import { keepDraft, keptDraft, onKeptDraft, type KeptDraft } from './kept-draft';

/**
 * The draft of this visit. What was typed and chosen is still there after a look at the rules and back, and gone once the
 * entry was taken, also where that was told elsewhere on the site.
 */
export function useEntryDraft() {
  const kept = useSyncExternalStore<KeptDraft>(onKeptDraft, keptDraft, () => EMPTY_DRAFT);
  const [captchaText, setCaptchaText] = useState('');

  function fill({ captchaText: typed, ...part }: Partial<EntryDraft>) {
    if (typed !== undefined) setCaptchaText(typed);
    keepDraft(part);
  }

  return { draft: { ...kept, captchaText } satisfies EntryDraft, fill, clear: () => fill(EMPTY_DRAFT) };
}
