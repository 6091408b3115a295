import { useEffect, useState, type RefObject } from 'react';

/** True once the element comes near the screen, so that content far below loads nothing before; at once if `isSeen`. */
export function useInView(element: RefObject<Element | null>, isSeen = false): boolean {
  const [seen, setSeen] = useState(isSeen);
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
