import { attempt } from '../../lib/attempt';
import { stepMark, withHalf } from './mark';

export type Act = { kind: 'mark'; mark: number } | { kind: 'play' | 'go-on' | 'abstain' | 'recuse' | 'help' };

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

/** The mark that has the focus. These keys are its own. */
const IS_MARK = '[role="spinbutton"]';
const STEPS: Readonly<Record<string, { step: 1 | -1; isOfMark?: true }>> = {
  ArrowLeft: { step: -1 },
  ArrowRight: { step: 1 },
  // Elsewhere, these scroll.
  ArrowDown: { step: -1, isOfMark: true },
  ArrowUp: { step: 1, isOfMark: true },
};

const STORED = 'paattu-jury-keys';

/** Whether the keys of the room act on the whole page of this device. */
export const areKeysOn = () => attempt(() => localStorage.getItem(STORED)) !== 'off';

export function turnKeys(areOn: boolean): void {
  attempt(() => (areOn ? localStorage.removeItem(STORED) : localStorage.setItem(STORED, 'off')));
}

const isWithin = (target: EventTarget | null, selector: string) =>
  typeof Element !== 'undefined' && target instanceof Element && target.closest(selector) !== null;

/** Reads the keys of the jury room. It keeps the time of the last 1, which a 0 may turn into a ten. */
export function createJuryKeys() {
  let oneAt = -Infinity;

  /**
   * What the key does; null for a key that is not one of the room. `mark` is that of the open criterion. Turned off, keys give
   * only the mark that has the focus.
   */
  return function read(event: Key, mark: number | null, areOn: boolean): Act | null {
    const act = readOn(event, mark);
    return areOn || (act?.kind === 'mark' && isWithin(event.target, IS_MARK)) ? act : null;
  };

  function readOn(event: Key, mark: number | null): Act | null {
    const { key, target } = event;
    const isTen = key === '0' && event.timeStamp - oneAt <= TEN_MS;
    oneAt = -Infinity;
    if (event.altKey || event.ctrlKey || event.metaKey || isWithin(target, TAKES_KEYS)) return null;
    if (key === '?') return { kind: 'help' };
    if (event.shiftKey) return null;
    const step = STEPS[key];
    if (step)
      return step.isOfMark && !isWithin(target, IS_MARK)
        ? null
        : { kind: 'mark', mark: stepMark(mark, step.step) };
    // Only the steps go on while a key is held.
    if (event.repeat) return null;
    if (/^\d$/.test(key)) {
      if (key === '1') oneAt = event.timeStamp;
      return { kind: 'mark', mark: isTen ? 20 : Number(key) * 2 };
    }
    return actOf(key.toLowerCase(), mark, isWithin(target, TAKES_PRESSES));
  }
}

function actOf(key: string, mark: number | null, isOnButton: boolean): Act | null {
  switch (key) {
    case '.':
    case ',':
      return { kind: 'mark', mark: withHalf(mark) };
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
