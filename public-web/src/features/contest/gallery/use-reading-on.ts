import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The last page removes the "show more" button, so the focus moves to the first item of that page. */
export function useReadingOn(count: number, hasMore: boolean): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef({ count, hasMore });
  useLayoutEffect(() => {
    const { count: before, hasMore: hadMore } = shown.current;
    shown.current = { count, hasMore };
    if (hadMore && !hasMore) list.current?.children.item(before)?.querySelector('a')?.focus();
  }, [count, hasMore]);
  return list;
}
