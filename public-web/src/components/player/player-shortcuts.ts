import type { Player } from '../../lib/player/player';
import { setVolume, toggleMute } from '../../lib/player/volume';

const STEP_SECONDS = 5;
const LEAP_SECONDS = 10;
const VOLUME_STEP = 0.1;

/**
 * The usual keys of other players. They work only in the player bar, because single letters interfere with speech input
 * and screen readers (WCAG 2.1.4). Returns whether the key was one of them.
 */
export function pressPlayerKey(
  player: Player,
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>,
): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  if (event.key.startsWith('Arrow') && takesArrows(event.target)) return false;
  switch (event.shiftKey ? `Shift+${event.key.toUpperCase()}` : event.key) {
    case 'k':
      player.toggle();
      return true;
    case 'j':
      player.seekBy(-LEAP_SECONDS);
      return true;
    case 'l':
      player.seekBy(LEAP_SECONDS);
      return true;
    case 'ArrowLeft':
      player.seekBy(-STEP_SECONDS);
      return true;
    case 'ArrowRight':
      player.seekBy(STEP_SECONDS);
      return true;
    case 'ArrowUp':
      changeVolume(player, VOLUME_STEP);
      return true;
    case 'ArrowDown':
      changeVolume(player, -VOLUME_STEP);
      return true;
    case 'm':
      if (player.audio) toggleMute(player.audio);
      return true;
    case 'Shift+N':
      player.next();
      return true;
    case 'Shift+P':
      player.previous();
      return true;
    default:
      return false;
  }
}

function changeVolume({ audio }: Player, step: number): void {
  if (audio) setVolume(audio, audio.volume + step);
}

/** Opens and closes the lyrics: a capital, because `l` leaps as in other players. */
export function isLyricsKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return key === 'L' && !altKey && !ctrlKey && !metaKey;
}

/** Sliders use the arrow keys, and so does what scrolls: the sheet, the queue and the lyrics. */
function takesArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, dialog, [popover], [role="dialog"]') !== null;
}

/** Fields use Escape themselves: one that is searched in is emptied, and a choice is closed. A slider does not. */
const TAKES_ESCAPE = 'input:not([type="range"]), select, textarea, [contenteditable]';

/** Escape closes the lyrics unless something else uses it: a field, a menu, a toast, or a dialog over the page. */
export function isFreeEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return false;
  const hasPopovers = CSS.supports('selector(:popover-open)');
  if (document.querySelector(hasPopovers ? 'dialog[open], :popover-open' : 'dialog[open]')) return false;
  return !(event.target instanceof Element && event.target.closest(TAKES_ESCAPE));
}

/** Elements that use Space themselves. A slider does not, and each click on it gives it the focus. */
const TAKES_SPACE =
  'a, button, input:not([type="range"]), select, textarea, summary, [role="button"], [contenteditable]';

/** Space plays and pauses unless another element uses it. */
export function isFreeSpace(event: KeyboardEvent): boolean {
  if (event.key !== ' ' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented)
    return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest(TAKES_SPACE);
}
