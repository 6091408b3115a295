import { useEffectEvent, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads a field that the visitor changed before hydration: React receives no event for input in the server's HTML, and
 * its next render would restore the old value. The layout effect runs before that render.
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

/** The same for a controlled field: adopts a value that differs from the rendered one. */
export function useEarlyValue(id: string, shown: string, take: (value: string) => void): void {
  useEarlyInput(id, ({ value }) => {
    if (value !== shown) take(value);
  });
}
