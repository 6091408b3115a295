import { ENTRY_TRANSITIONS, type EntryTransition } from '@paattu/shared/entry-transitions';

/** The keys of the list and of the review: mostly single letters, because most keys with Ctrl, Alt or Cmd belong to the browser and the shell. */
export const KEYS = {
  next: 'j',
  previous: 'k',
  approve: 'a',
  reject: 'r',
  disapprove: 'd',
  askReject: 'shift+r',
  askDisapprove: 'shift+d',
  // The key that fields have for it. It works with single keys switched off too: the toast's button is hard to reach in time.
  undo: 'mod+z',
  photo: 'p',
  video: 'v',
  write: 'm',
  select: 'x',
  open: 'o',
  help: '?',
} as const;

export type Shortcut = keyof typeof KEYS;

const SHARED = [
  'next',
  'previous',
  'approve',
  'reject',
  'disapprove',
  'askReject',
  'askDisapprove',
  'photo',
  'video',
] as const satisfies Shortcut[];

export const REVIEW_SHORTCUTS = [...SHARED, 'write'] as const satisfies Shortcut[];

export const LIST_SHORTCUTS = [...SHARED, 'select', 'open'] as const satisfies Shortcut[];

/** The shortcuts of the queue of changes. */
export const CHANGE_SHORTCUTS = [
  'next',
  'previous',
  'approve',
  'reject',
  'askReject',
  'photo',
  'video',
] as const satisfies Shortcut[];

export type ChangeShortcut = (typeof CHANGE_SHORTCUTS)[number];
export type ReviewShortcut = (typeof REVIEW_SHORTCUTS)[number];
export type ListShortcut = (typeof LIST_SHORTCUTS)[number];

/** Shortcuts that a held key repeats. */
export const STEPS: readonly Shortcut[] = ['next', 'previous'];

export function isDecision(shortcut: Shortcut): shortcut is EntryTransition {
  return shortcut in ENTRY_TRANSITIONS;
}

/** Decisions that ask for their reason first. */
export const QUESTIONS = { askReject: 'reject', askDisapprove: 'disapprove' } as const;

export function isQuestion(shortcut: Shortcut): shortcut is keyof typeof QUESTIONS {
  return shortcut in QUESTIONS;
}

/** The label of a key. */
export function printKey(shortcut: Shortcut): string {
  return KEYS[shortcut]
    .split('+')
    .map((key) => (key === 'mod' ? 'Ctrl' : key.charAt(0).toUpperCase() + key.slice(1)))
    .join('+');
}
