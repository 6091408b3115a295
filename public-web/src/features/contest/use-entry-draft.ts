import { useState, useSyncExternalStore } from 'react';
import { EMPTY_DRAFT, type EntryDraft } from './entry-draft';
import { keepDraft, keptDraft, onKeptDraft, type KeptDraft } from './kept-draft';

/**
 * The draft of this visit. The fields keep their values while the visitor reads another page, and are cleared when the
 * entry is accepted, also if the visitor is then on another page of the site.
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
