import { useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { BUTTON_SHORTCUTS, DECISION_SHORTCUTS, KEYS, type Shortcut } from './keys';
import { useShortcutsSwitch } from './use-shortcuts-switch';

/**
 * Handles the shortcuts of the queue inside the returned ref. A key presses the entry's own button, so it can do nothing
 * that the row does not offer.
 */
export function useQueueKeys(onHelp: () => void) {
  const queue = useRef<HTMLDivElement>(null);
  const [isOn] = useShortcutsSwitch();

  // Ignores keys while the focus is in a dialog, the sidebar or a toast.
  const options = {
    enabled: isOn,
    ignoreEventWhen: ({ target }: KeyboardEvent) =>
      !(target instanceof Node && (queue.current?.contains(target) || target.contains(queue.current))),
  };

  function rows(): HTMLElement[] {
    return Array.from(queue.current?.querySelectorAll<HTMLElement>('li[tabindex="-1"]') ?? []);
  }

  function step(by: 1 | -1) {
    const present = rows();
    const place = present.findIndex((row) => row.contains(document.activeElement));
    const target = place === -1 ? present[0] : present[place + by];
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  }

  function press(shortcut: Shortcut) {
    const row = rows().find((candidate) => candidate.contains(document.activeElement));
    const button = row?.querySelector<HTMLElement>(`[data-shortcut="${shortcut}"]:not(:disabled)`);
    if (!button) return;
    button.click();
    if (DECISION_SHORTCUTS.includes(shortcut)) step(1);
  }

  useHotkeys(KEYS.next, () => step(1), options);
  useHotkeys(KEYS.previous, () => step(-1), options);
  // Letters match the physical key, which also works with a Malayalam layout. The question mark matches the character.
  useHotkeys(KEYS.help, onHelp, { ...options, useKey: true, ignoreModifiers: true });
  useHotkeys(
    BUTTON_SHORTCUTS.map((shortcut) => KEYS[shortcut]),
    ({ repeat }, { keys = [] }) => {
      // A held key decides only once.
      if (repeat) return;
      const pressed = BUTTON_SHORTCUTS.find((shortcut) => keys.includes(KEYS[shortcut]));
      if (pressed) press(pressed);
    },
    options,
  );
  return queue;
}
