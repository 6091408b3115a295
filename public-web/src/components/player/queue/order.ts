/** The list with the item at `from` in the place `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, place) => place !== from);
  const item = list[from];
  return item === undefined ? [...list] : [...others.slice(0, to), item, ...others.slice(to)];
}

interface Box {
  top: number;
  bottom: number;
}

/** The place of the row at `from` while it is `offset` pixels below its own: it has passed the middle of each row on its way. */
export function placeOf(boxes: readonly Box[], from: number, offset: number): number {
  const own = boxes[from];
  if (!own) return from;
  const middleOf = ({ top, bottom }: Box) => (top + bottom) / 2;
  const above = boxes.slice(0, from).filter((box) => middleOf(box) < own.top + offset).length;
  const below = boxes.slice(from + 1).filter((box) => middleOf(box) < own.bottom + offset).length;
  return above + below;
}
