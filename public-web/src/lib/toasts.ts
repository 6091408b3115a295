export interface Toast {
  title: string;
  description?: string;
  tone?: 'plain' | 'destructive';
  /** Opens in a new tab. */
  link?: { text: string; href: string };
  /** The kind of attempt, where attempts can be repeated: the toast of an attempt replaces that of the previous one. */
  about?: string;
}

export interface ShownToast extends Toast {
  id: number;
}

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
/** More toasts would cover the page on a phone. */
const MOST_AT_ONCE = 2;

function setShown(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a short message at the edge of the screen. If there are too many, the oldest disappears. */
export function toast(message: Toast): void {
  const others = shown.filter((other) => !isReplaced(other, message));
  setShown([...others, { ...message, id: ++lastId }].slice(-MOST_AT_ONCE));
}

function isReplaced(earlier: Toast, { title, description, about }: Toast): boolean {
  const saysTheSame = earlier.title === title && earlier.description === description;
  return saysTheSame || (about !== undefined && earlier.about === about);
}

export const toasts = {
  getState: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss: (id: number) => setShown(shown.filter((message) => message.id !== id)),
  dismissAll: () => setShown([]),
  /** Removes the result of the previous attempt when a new attempt begins. */
  withdraw: (about: string) => setShown(shown.filter((message) => message.about !== about)),
};
