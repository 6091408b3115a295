import { useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { KEYS, STEPS, type Shortcut } from './keys';
import { useShortcutsSwitch } from './use-shortcuts-switch';

/** Calls `press` for these shortcuts inside the returned ref, and for the help. Ignores keys in dialogs, toasts and the sidebar. */
export function useEntryKeys<Offered extends Shortcut>(
  shortcuts: readonly Offered[],
  press: (shortcut: Offered) => void,
  onHelp: () => void,
) {
  const place = useRef<HTMLDivElement>(null);
  const [isOn] = useShortcutsSwitch();
  const options = {
    enabled: isOn,
    ignoreEventWhen: ({ target }: KeyboardEvent) =>
      !(target instanceof Node && (place.current?.contains(target) || target.contains(place.current))),
  };

  // Letters match the physical key, which also works with a Malayalam layout. The question mark matches the character.
  useHotkeys(KEYS.help, onHelp, { ...options, useKey: true, ignoreModifiers: true });
  useHotkeys(
    shortcuts.map((shortcut) => KEYS[shortcut]),
    (event, { keys = [] }) => {
      const name = (event.shiftKey ? 'shift+' : '') + keys.join('+');
      const pressed = shortcuts.find((shortcut) => KEYS[shortcut] === name);
      // A held key decides only once.
      if (!pressed || (event.repeat && !STEPS.includes(pressed))) return;
      // The letter must not be typed into a field that now has the focus.
      event.preventDefault();
      press(pressed);
    },
    options,
  );
  return place;
}
