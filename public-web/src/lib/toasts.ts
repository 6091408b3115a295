export interface Toast {
  title: string;
  description?: string;
  /** A destructive toast reports an error, and stays until the visitor dismisses it or opens another page. */
  tone?: 'plain' | 'destructive';
  /** Opens in a new tab. */
  link?: { text: string; href: string };
  /** The kind of attempt, where attempts can be repeated: the toast of an attempt replaces that of the previous one. */
  about?: string;
}

export interface ShownToast extends Toast {
  id: number;
}

/** How long a toast stays that reports no error. */
export const SHOWN_MS = 6000;
/** Earlier errors wait below the newest toast. More of them would be old when they return. */
const MOST_ERRORS = 3;

/** The errors that wait, and the toast that the page shows: the last one. */
let stack: readonly ShownToast[] = [];
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The visitor points at the toast, or has the focus in it, or both. */
const holds = new Set<'pointer' | 'focus'>();
const listeners = new Set<() => void>();

const isError = ({ tone }: Toast) => tone === 'destructive';

function setStack(next: readonly ShownToast[]): void {
  const before = stack.at(-1);
  stack = next;
  if (before !== stack.at(-1)) startTimer();
  for (const listener of listeners) listener();
}

function startTimer(): void {
  clearTimeout(timer);
  const shown = stack.at(-1);
  if (shown && !isError(shown) && !holds.size) timer = setTimeout(() => toasts.dismiss(shown.id), SHOWN_MS);
}

/** Shows a short message above the player. The page shows one at a time: the newest. */
export function toast(message: Toast): void {
  const errors = stack.filter((other) => isError(other) && !isReplaced(other, message));
  setStack([...errors.slice(-MOST_ERRORS), { ...message, id: ++lastId }]);
}

function isReplaced(earlier: Toast, { title, description, about }: Toast): boolean {
  const saysTheSame = earlier.title === title && earlier.description === description;
  return saysTheSame || (about !== undefined && earlier.about === about);
}

export const toasts = {
  /** The toast that the page shows. */
  getState: () => stack.at(-1) ?? null,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss: (id: number) => setStack(stack.filter((message) => message.id !== id)),
  dismissAll: () => setStack([]),
  dismissErrors: () => setStack(stack.filter((message) => !isError(message))),
  /** Removes the result of the previous attempt when a new attempt begins. */
  withdraw: (about: string) => setStack(stack.filter((message) => message.about !== about)),
  /** Stops the time of the toast until the visitor neither points at it nor has the focus in it. */
  hold(by: 'pointer' | 'focus') {
    holds.add(by);
    startTimer();
  },
  release(by: 'pointer' | 'focus') {
    holds.delete(by);
    startTimer();
  },
};
