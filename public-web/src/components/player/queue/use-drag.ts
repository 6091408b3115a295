import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { placeOf } from './order';

/** So near to the edge of the list, a drag scrolls it. */
const EDGE_PX = 48;
const SCROLL_PX = 8;

interface Drag {
  from: number;
  to: number;
  /** Of the dragged row: the others give way by it. */
  height: number;
}

/**
 * Moves a row of a list with a mouse, a pen or a finger on its grip, which needs `touch-action: none`. `order` names the
 * rows: if they change meanwhile, the drag ends where it began.
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  order: string,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), [order]);

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const row = rows[from];
    const box = list.current?.closest<HTMLElement>('.player-queue');
    if (event.button !== 0 || !row || !box) return;
    // A second finger ends the drag of the first one.
    cancel.current();
    const { pointerId, clientY: startY } = event;
    const grip: HTMLElement = event.currentTarget;
    const { scrollTop: startScroll } = box;
    const height = row.offsetHeight;
    const boxes = rows.map(({ offsetTop: top, offsetHeight }) => ({ top, bottom: top + offsetHeight }));
    // From its own place to those of the first and the last row.
    const highest = (boxes[0]?.top ?? 0) - row.offsetTop;
    const lowest = (boxes.at(-1)?.bottom ?? 0) - row.offsetTop - height;
    let y = startY;
    let to = from;
    let frame = 0;

    const follow = () => {
      const way = y - startY + box.scrollTop - startScroll;
      const offset = Math.max(highest, Math.min(lowest, way));
      row.style.transform = `translateY(${offset}px)`;
      const place = placeOf(boxes, from, offset);
      if (place !== to) setDrag({ from, to: (to = place), height });
    };
    const scroll = () => {
      const { top, bottom } = box.getBoundingClientRect();
      const { scrollTop: before } = box;
      if (y < top + EDGE_PX) box.scrollTop -= SCROLL_PX;
      else if (y > bottom - EDGE_PX) box.scrollTop += SCROLL_PX;
      if (box.scrollTop !== before) follow();
      frame = requestAnimationFrame(scroll);
    };

    const end = new AbortController();
    cancel.current = () => {
      end.abort();
      cancelAnimationFrame(frame);
      row.style.transform = '';
      setDrag(null);
      cancel.current = () => {};
    };
    const listen = (name: 'pointermove' | 'pointerup' | 'pointercancel', handle: (y: number) => void) =>
      grip.addEventListener(
        name,
        (later) => {
          if (later.pointerId === pointerId) handle(later.clientY);
        },
        { signal: end.signal },
      );
    listen('pointermove', (now) => {
      y = now;
      follow();
    });
    listen('pointerup', () => {
      cancel.current();
      if (to !== from) onDrop(from, to);
    });
    listen('pointercancel', () => cancel.current());
    // The grip gets the events also when the pointer has left it.
    grip.setPointerCapture(pointerId);
    setDrag({ from, to, height });
    frame = requestAnimationFrame(scroll);
  }

  /** How far a row gives way to the dragged one, in pixels. */
  function shiftOf(place: number): number {
    if (!drag || place === drag.from) return 0;
    if (place > drag.from && place <= drag.to) return -drag.height;
    if (place < drag.from && place >= drag.to) return drag.height;
    return 0;
  }

  return { begin, dragged: drag?.from ?? null, shiftOf };
}
