import { useEffect, useLayoutEffect, useState } from 'react';
import { EMPTY_DRAFT, type EntryDraft } from './entry-draft';
import { forgetText, keepPhoto, keepText, keptPhoto, keptText } from './kept-draft';

/** The draft of this visit: what was typed and chosen is still there after a look at the rules and back. */
export function useEntryDraft() {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const fill = (part: Partial<EntryDraft>) => setDraft((before) => ({ ...before, ...part }));

  // After the server's HTML, which knows of no visitor; what was typed since it came counts more.
  useLayoutEffect(() => {
    const kept = { ...keptText(), photo: keptPhoto() };
    setDraft((before) => ({
      ...before,
      name: before.name || kept.name,
      email: before.email || kept.email,
      youtubeUrl: before.youtubeUrl || kept.youtubeUrl,
      photo: before.photo ?? kept.photo,
    }));
  }, []);

  const { name, email, youtubeUrl, photo } = draft;
  useEffect(() => {
    if (name || email || youtubeUrl) keepText({ name, email, youtubeUrl });
    else forgetText();
  }, [name, email, youtubeUrl]);

  useEffect(() => keepPhoto(photo), [photo]);

  return { draft, fill, clear: () => setDraft(EMPTY_DRAFT) };
}
