import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Between toasts and what is below them; at the end of the page, what is above them too. */
export const TOAST_GAP_PX = 12;

/**
 * The page is longer by the toasts (`--toast-room`), so that all of it can be scrolled out from under them, and a focused element is not
 * behind them. After the last toast it stays so while it is scrolled to its end: it would move under the pointer.
 */
export function useToastRoom(stack: RefObject<HTMLElement | null>): void {
  const [height, setHeight] = useState(0);
  const [room, setRoom] = useState(0);
  const needed = height > 0 ? height + TOAST_GAP_PX : 0;
  if (needed > room) setRoom(needed);
  const isOver = height === 0 && room > 0;
  useEffect(() => {
    if (!isOver) return;
    const leave = () => {
      if (document.documentElement.scrollHeight - innerHeight - scrollY >= room) setRoom(0);
    };
    leave();
    addEventListener('scroll', leave);
    return () => removeEventListener('scroll', leave);
  }, [isOver, room]);
  useEffect(() => {
    const toasts = stack.current;
    if (!toasts) return;
    const observer = new ResizeObserver(() => setHeight(toasts.offsetHeight));
    observer.observe(toasts);
    return () => observer.disconnect();
  }, [stack]);
  useLayoutEffect(() => {
    if (room === 0) return;
    const { style } = document.documentElement;
    style.setProperty('--toast-room', `${room}px`);
    return () => void style.removeProperty('--toast-room');
  }, [room]);
  useEffect(() => {
    const focused = document.activeElement;
    if (room === 0 || !focused) return;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const atMiddle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (stack.current?.contains(atMiddle) && !stack.current.contains(focused))
      focused.scrollIntoView({ block: 'nearest' });
  }, [stack, room]);
}
