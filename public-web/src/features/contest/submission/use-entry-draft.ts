import { useState, useSyncExternalStore } from 'react';
import { entryText } from '../../../lib/entry-text';
import { useKeptText } from '../../../lib/kept-text';
import { draftPhoto, onDraftPhoto, setDraftPhoto } from './draft-photo';
import { EMPTY_DRAFT, type EntryDraft } from './entry-draft';

const NO_TICKS = { aiUse: EMPTY_DRAFT.aiUse, acceptsRules: false, acceptsPublication: false };

/**
 * The draft of this visit. The fields keep their values while the visitor reads another page, and are cleared when the
 * entry is accepted, also if the visitor is then on another page of the site. The captcha is new each time, and so are
 * the ticks and the declaration, also for another text than `acceptedText`.
 */
export function useEntryDraft(acceptedText: string) {
  const text = useKeptText(entryText);
  const photo = useSyncExternalStore(onDraftPhoto, draftPhoto, () => null);
  const [captchaText, setCaptchaText] = useState('');
  const [aiNote, setAiNote] = useState('');
  const [ticked, setTicked] = useState({ text: acceptedText, ticks: NO_TICKS });
  const ticksNow = ({ text: of, ticks }: typeof ticked) => (of === acceptedText ? ticks : NO_TICKS);

  function tick(part: Partial<typeof NO_TICKS>) {
    setTicked((before) => ({ text: acceptedText, ticks: { ...ticksNow(before), ...part } }));
  }

  function fill(part: Partial<EntryDraft>) {
    const { captchaText: typed, photo: chosen, aiUse, aiNote: noted, ...others } = part;
    const { acceptsRules, acceptsPublication, ...written } = others;
    if (typed !== undefined) setCaptchaText(typed);
    if (chosen !== undefined) void setDraftPhoto(chosen);
    if (noted !== undefined) setAiNote(noted);
    if (aiUse !== undefined) tick({ aiUse });
    if (acceptsRules !== undefined) tick({ acceptsRules });
    if (acceptsPublication !== undefined) tick({ acceptsPublication });
    entryText.change(written);
  }

  return {
    draft: { ...text, photo, captchaText, aiNote, ...ticksNow(ticked) } satisfies EntryDraft,
    fill,
    clear: () => fill(EMPTY_DRAFT),
  };
}
