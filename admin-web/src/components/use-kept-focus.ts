import { useEffect, type RefObject } from 'react';

/**
 * Keeps the focus near when a pressed button disappears: with a change of `shown`, a lost focus moves to the first element
 * in `place` that matches the selector.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, shown: unknown, selector: string): void {
  useEffect(() => {
    const { current } = place;
    return () => {
      if (document.activeElement === document.body) current?.querySelector<HTMLElement>(selector)?.focus();
    };
  }, [place, shown, selector]);
}
