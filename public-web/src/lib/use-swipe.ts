import { type TouchEvent, useRef } from 'react';

/** How far a finger moved, in pixels. */
export interface Swipe {
  right: number;
  down: number;
}

/** The handlers of an element that follows a finger from its touch to its end. */
export function useSwipe(onSwipe: (swipe: Swipe) => void) {
  const start = useRef<Touch | null>(null);
  return {
    onTouchStart: ({ nativeEvent }: TouchEvent) => {
      start.current = nativeEvent.touches[0] ?? null;
    },
    onTouchEnd: ({ nativeEvent }: TouchEvent) => {
      const from = start.current;
      const to = nativeEvent.changedTouches[0];
      if (from && to) onSwipe({ right: to.clientX - from.clientX, down: to.clientY - from.clientY });
    },
  };
}
