import { EMPTY_DRAFT, type EntryDraft } from './entry-draft';

/** All fields except the captcha, which is new each time the form appears. */
export type KeptDraft = Omit<EntryDraft, 'captchaText'>;

type KeptText = Omit<KeptDraft, 'photo'>;

const KEY = 'paattu-entry';

const listeners = new Set<() => void>();

/** The draft of this tab; null until the first read. The server, whose module all visitors share, never reads it. */
let draft: KeptDraft | null = null;

export function keptDraft(): KeptDraft {
  // Browser storage cannot hold a file: the photo lasts until a reload.
  return (draft ??= { ...storedText(), photo: null });
}

export function keepDraft(part: Partial<KeptDraft>): void {
  draft = { ...keptDraft(), ...part };
  const { name, email, youtubeUrl } = draft;
  attempt(() => {
    if (name || email || youtubeUrl) sessionStorage.setItem(KEY, JSON.stringify({ name, email, youtubeUrl }));
    else sessionStorage.removeItem(KEY);
  });
  for (const listener of listeners) listener();
}

export function onKeptDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storedText(): KeptText {
  const stored = attempt((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  const textOf = (field: keyof KeptText) => {
    const text: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, field) : '';
    return typeof text === 'string' ? text : EMPTY_DRAFT[field];
  };
  return { name: textOf('name'), email: textOf('email'), youtubeUrl: textOf('youtubeUrl') };
}

/** Storage can fail, in private windows or when the visitor disables it. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
