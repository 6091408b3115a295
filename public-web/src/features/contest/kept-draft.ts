import { EMPTY_DRAFT, type EntryDraft } from './entry-draft';

const KEY = 'paattu-entry';

/** No storage takes a file as it is; this one lasts until the page is loaded anew. */
let photo: File | null = null;

export function keepPhoto(file: File | null): void {
  photo = file;
}

export function keptPhoto(): File | null {
  return photo;
}

type KeptText = Pick<EntryDraft, 'name' | 'email' | 'youtubeUrl'>;

export function keepText(text: KeptText): void {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(text)));
}

export function forgetText(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** What was typed in this tab; empty where nothing was. */
export function keptText(): KeptText {
  const kept = attempt((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  const textOf = (field: keyof KeptText) => {
    const text: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, field) : '';
    return typeof text === 'string' ? text : EMPTY_DRAFT[field];
  };
  return { name: textOf('name'), email: textOf('email'), youtubeUrl: textOf('youtubeUrl') };
}

/** A browser may keep nothing, in private windows or when told so. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
