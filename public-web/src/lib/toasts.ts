export interface Toast {
  title: string;
  description?: string;
  tone?: 'plain' | 'destructive';
  /** Opens in a new tab. */
  link?: { text: string; href: string };
}

export interface ShownToast extends Toast {
  id: number;
}

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const MOST_AT_ONCE = 3;

function become(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a short message at the edge of the screen; the oldest makes way when there are too many. */
export function toast(message: Toast): void {
  become([...shown, { ...message, id: ++lastId }].slice(-MOST_AT_ONCE));
}

export const toasts = {
  getState: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss: (id: number) => become(shown.filter((message) => message.id !== id)),
};
