/** Single keys of the moderation queue. Ctrl, Alt and Cmd belong to the browser and the shell. */
export const KEYS = {
  next: 'j',
  previous: 'k',
  approve: 'a',
  reject: 'r',
  disapprove: 'd',
  undo: 'u',
  photo: 'p',
  video: 'v',
  select: 'x',
  open: 'o',
  help: '?',
} as const;

/** Undo also works with single keys switched off, because the toast's button is hard to reach in time. */
export const ALWAYS_UNDO = 'mod+z';

export type Shortcut = keyof typeof KEYS;

/** Shortcuts that press the button with this `data-shortcut` in the focused entry. */
export const BUTTON_SHORTCUTS = [
  'approve',
  'reject',
  'disapprove',
  'photo',
  'video',
  'select',
  'open',
] as const satisfies Shortcut[];

/** After these, the focus moves to the next entry. */
export const DECISION_SHORTCUTS: readonly Shortcut[] = ['approve', 'reject', 'disapprove'];

/** The label of a key. */
export function printKey(shortcut: Shortcut): string {
  return KEYS[shortcut].toUpperCase();
}
