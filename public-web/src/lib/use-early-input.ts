import { useEffectEvent, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Hands over a field as the visitor left it before hydration: React has no event for what was typed or chosen in the server's HTML, and its next
 * render would put the old value back. The layout phase comes before that render.
 */
export function useEarlyInput(id: string, adopt: (field: Field) => void): void {
  const adoptNow = useEffectEvent(adopt);
  useLayoutEffect(() => {
    const field = document.getElementById(id);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    )
      adoptNow(field);
  }, [id]);
}

/** The same for a field whose value React keeps: takes over a value other than the one that it is shown with. */
export function useEarlyValue(id: string, shown: string, take: (value: string) => void): void {
  useEarlyInput(id, ({ value }) => {
    if (value !== shown) take(value);
  });
}
