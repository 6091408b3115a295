/** Single keys of the moderation queue. None has Ctrl, Alt or Cmd, which belong to the browser and the console's frame. */
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

/** Undoes as well, also for who has switched the single keys off and would come to the message's button too late. */
export const ALWAYS_UNDO = 'mod+z';

export type Shortcut = keyof typeof KEYS;

/** Shortcuts that press a button of the entry which has the focus: the one that carries the name in `data-shortcut`. */
export const BUTTON_SHORTCUTS = [
  'approve',
  'reject',
  'disapprove',
  'photo',
  'video',
  'select',
  'open',
] as const satisfies Shortcut[];

/** Decisions: after one the focus goes on to the next entry. */
export const DECISION_SHORTCUTS: readonly Shortcut[] = ['approve', 'reject', 'disapprove'];

/** A key as it is printed on the keyboard. */
export function printKey(shortcut: Shortcut): string {
  return KEYS[shortcut].toUpperCase();
}
