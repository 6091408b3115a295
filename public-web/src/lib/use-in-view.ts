import { createContext, useContext, useEffect, useState, type RefObject } from 'react';

/** True around what is shown whole at once, such as a preview in the console. */
export const WholeAtOnce = createContext(false);

/** True once the element comes near the screen, so that content far below loads nothing before; at once if `isSeen`. */
export function useInView(element: RefObject<Element | null>, isSeen = false): boolean {
  const isWhole = useContext(WholeAtOnce);
  const [isNear, setNear] = useState(isSeen);
  const seen = isNear || isWhole;
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
