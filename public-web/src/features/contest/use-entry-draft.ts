import { useState, useSyncExternalStore } from 'react';
import { useKeptText } from '../../lib/kept-text';
import { draftPhoto, onDraftPhoto, setDraftPhoto } from './draft-photo';
import { EMPTY_DRAFT, type EntryDraft } from './entry-draft';
import { entryText } from './kept-draft';

/**
 * The draft of this visit. The fields keep their values while the visitor reads another page, and are cleared when the
 * entry is accepted, also if the visitor is then on another page of the site. The captcha is new each time.
 */
export function useEntryDraft() {
  const text = useKeptText(entryText);
  const photo = useSyncExternalStore(onDraftPhoto, draftPhoto, () => null);
  const [captchaText, setCaptchaText] = useState('');

  function fill({ captchaText: typed, photo: chosen, ...part }: Partial<EntryDraft>) {
    if (typed !== undefined) setCaptchaText(typed);
    if (chosen !== undefined) void setDraftPhoto(chosen);
    entryText.change(part);
  }

  return {
    draft: { ...text, photo, captchaText } satisfies EntryDraft,
    fill,
    clear: () => fill(EMPTY_DRAFT),
  };
}
