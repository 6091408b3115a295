import type { OverlayOptions } from 'sharp';
import { drawText, placed, type TextStyle } from './draw-text.js';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Texts below one another, in the middle of the height of their box. */
export interface TextGroup<Name extends string> extends Box {
  align: TextStyle['align'];
  gap: number;
  texts: Array<{ of: Name } & Pick<TextStyle, 'size' | 'color' | 'height'>>;
}

/** Draws the texts of a group below one another. */
export async function drawGroup<Name extends string>(
  group: TextGroup<Name>,
  texts: Record<Name, string>,
): Promise<OverlayOptions[]> {
  const { align, width, gap } = group;
  const all = [];
  for (const style of group.texts) all.push(await drawText(texts[style.of], { ...style, align, width }));
  const drawn = all.filter((text) => text !== null);
  const total = drawn.reduce((sum, { height }) => sum + height, gap * (drawn.length - 1));
  let top = group.top + (group.height - total) / 2;
  return drawn.map((text) => {
    const layer = placed(text, group.left + (align === 'left' ? 0 : (width - text.width) / 2), top);
    top += text.height + gap;
    return layer;
  });
}
