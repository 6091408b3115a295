import { EMPTY_DRAFT, type EntryDraft } from './entry-draft';
import { PHOTO_KEY } from './kept-photo-key';

/** All fields except the captcha, which is new each time the form appears. */
export type KeptDraft = Omit<EntryDraft, 'captchaText'>;

type KeptText = Omit<KeptDraft, 'photo'>;

const KEY = 'paattu-entry';

const listeners = new Set<() => void>();

/** The draft of this tab; null until the first read. The server, whose module all visitors share, never reads it. */
let draft: KeptDraft | null = null;

export function keptDraft(): KeptDraft {
  if (!draft) {
    draft = { ...storedText(), photo: null };
    void restorePhoto();
  }
  return draft;
}

async function restorePhoto(): Promise<void> {
  if (!attempt(() => localStorage.getItem(PHOTO_KEY))) return;
  const { storedPhoto } = await import('./kept-photo');
  const photo = await storedPhoto();
  // The visitor may have chosen another one meanwhile.
  if (photo && draft && !draft.photo) change({ photo });
}

export function keepDraft(part: Partial<KeptDraft>): void {
  const { name, email, youtubeUrl } = change(part);
  attempt(() => {
    if (name || email || youtubeUrl) sessionStorage.setItem(KEY, JSON.stringify({ name, email, youtubeUrl }));
    else sessionStorage.removeItem(KEY);
  });
  if (part.photo !== undefined) void storePhoto(part.photo);
}

async function storePhoto(photo: File | null): Promise<void> {
  const { keepPhoto } = await import('./kept-photo');
  await keepPhoto(photo);
}

function change(part: Partial<KeptDraft>): KeptDraft {
  draft = { ...keptDraft(), ...part };
  for (const listener of listeners) listener();
  return draft;
}

/** Whether the visitor has entered anything. */
export function isBegun({ name, email, youtubeUrl, photo }: KeptDraft): boolean {
  return Boolean(name || email || youtubeUrl || photo);
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
