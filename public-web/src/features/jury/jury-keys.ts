import { stepMark, withHalf } from './mark';

export type Act =
  | { kind: 'mark'; mark: number }
  | { kind: 'criterion'; step: 1 | -1 }
  | { kind: 'play' | 'go-on' | 'abstain' | 'recuse' | 'help' };

type Key = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'timeStamp' | 'target'
>;

/** Within this time after 1, 0 makes it 10. Later it is a mark of its own. */
const TEN_MS = 1000;

/** Fields take every key, and what is over the page has keys of its own. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], dialog, [popover], .player-bar';
/** Space and Enter press these. */
const TAKES_PRESSES = 'a, button, summary, [role="button"]';

const isWithin = (target: EventTarget | null, selector: string) =>
  typeof Element !== 'undefined' && target instanceof Element && target.closest(selector) !== null;

/** Reads the keys of the jury room. It keeps the time of the last 1, which a 0 may turn into a ten. */
export function createJuryKeys() {
  let oneAt = -Infinity;

  /** What the key does; null for a key that is not one of the room. `mark` is that of the chosen criterion. */
  return function read(event: Key, mark: number | null): Act | null {
    const { key, target } = event;
    const isTen = key === '0' && event.timeStamp - oneAt <= TEN_MS;
    oneAt = -Infinity;
    if (event.altKey || event.ctrlKey || event.metaKey || isWithin(target, TAKES_KEYS)) return null;
    if (key === '?') return { kind: 'help' };
    if (event.shiftKey) return null;
    if (key === 'ArrowLeft' || key === 'ArrowRight')
      return { kind: 'mark', mark: stepMark(mark, key === 'ArrowLeft' ? -1 : 1) };
    // Only the steps go on while a key is held.
    if (event.repeat) return null;
    if (/^\d$/.test(key)) {
      if (key === '1') oneAt = event.timeStamp;
      return { kind: 'mark', mark: isTen ? 20 : Number(key) * 2 };
    }
    return actOf(key.toLowerCase(), mark, isWithin(target, TAKES_PRESSES));
  };
}

function actOf(key: string, mark: number | null, isOnButton: boolean): Act | null {
  switch (key) {
    case '.':
    case ',':
      return { kind: 'mark', mark: withHalf(mark) };
    case 'arrowup':
      return { kind: 'criterion', step: -1 };
    case 'arrowdown':
      return { kind: 'criterion', step: 1 };
    case ' ':
      return isOnButton ? null : { kind: 'play' };
    case 'enter':
      return isOnButton ? null : { kind: 'go-on' };
    case 'a':
      return { kind: 'abstain' };
    case 'c':
      return { kind: 'recuse' };
    default:
      return null;
  }
}
