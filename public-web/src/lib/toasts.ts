export interface Toast {
  title: string;
  description?: string;
  tone?: 'plain' | 'destructive';
  /** Opens in a new tab. */
  link?: { text: string; href: string };
  /** What was attempted, where one attempt follows another: the next one's toast takes the place of the last one's. */
  about?: string;
}

export interface ShownToast extends Toast {
  id: number;
}

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
/** More would cover what a phone shows of the page. */
const MOST_AT_ONCE = 2;

function become(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a short message at the edge of the screen; the oldest makes way when there are too many. */
export function toast(message: Toast): void {
  const others = shown.filter((other) => !isReplaced(other, message));
  become([...others, { ...message, id: ++lastId }].slice(-MOST_AT_ONCE));
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
  dismiss: (id: number) => become(shown.filter((message) => message.id !== id)),
  /** A new attempt begins: how the last one went is no longer news. */
  withdraw: (about: string) => become(shown.filter((message) => message.about !== about)),
};
