import { useEffect, useEffectEvent, useState } from 'react';
import { type Act, createJuryKeys } from './jury-keys';

/** Lets the keys of the room act. `mark` is that of the open criterion. */
export function useJuryKeys(mark: number | null, areOn: boolean, act: (act: Act) => void): void {
  const [read] = useState(createJuryKeys);
  const press = useEffectEvent((event: KeyboardEvent) => {
    // After a press on the text of a dialog, the focus is on the page behind it.
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const found = read(event, mark, areOn);
    if (!found) return;
    event.preventDefault();
    act(found);
  });
  useEffect(() => {
    // Before the site's player, whose Space is free only while no video is shown.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}
