import { type RefObject, useEffect } from 'react';

/** Opens what is folded in `place` while the page is printed: paper has no press that opens it. */
export function useOpenForPrint(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opened: HTMLDetailsElement[] = [];
    function open() {
      for (const details of place.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ??
        []) {
        details.open = true;
        opened.push(details);
      }
    }
    function close() {
      for (const details of opened.splice(0)) details.open = false;
    }
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, [place]);
}
