import type { Box, TextGroup } from '../../../../common/images/draw-group.js';

export const PICTURE_SIZES = ['og', 'status'] as const;

export type PictureSize = (typeof PICTURE_SIZES)[number];

/** The content of a picture. */
export type PictureTexts = Record<'contest' | 'name' | 'song' | 'host', string>;

export interface Layout {
  width: number;
  height: number;
  /** How many times as large as on the site the woven border is. */
  zari: number;
  photo: Box;
  groups: Array<TextGroup<keyof PictureTexts>>;
}

/** The light colors of the site (scripts/build/design-tokens.mjs). */
export const CLOTH = '#fbf7ee';
export const ZARI = '#b98a2f';
export const INK = '#211a12';
export const INK_2 = '#5c5142';
export const ZARI_TEXT = '#74560f';

const COLUMN = { left: 540, width: 588, align: 'left' } as const;
const MIDDLE = { left: 90, width: 900, align: 'centre' } as const;

export const LAYOUTS: Record<PictureSize, Layout> = {
  /** Beside a link, in the size that Open Graph asks for. */
  og: {
    width: 1200,
    height: 630,
    zari: 2,
    photo: { left: 72, top: 67, width: 397, height: 496 },
    groups: [
      {
        ...COLUMN,
        top: 67,
        height: 440,
        gap: 34,
        texts: [
          { of: 'contest', size: 32, color: ZARI_TEXT, height: 84 },
          { of: 'name', size: 84, color: INK, height: 200 },
          { of: 'song', size: 36, color: INK_2, height: 90 },
        ],
      },
      {
        ...COLUMN,
        top: 523,
        height: 40,
        gap: 0,
        texts: [{ of: 'host', size: 26, color: INK_2, height: 40 }],
      },
    ],
  },
  /** The whole screen of a phone. Its apps lay their own controls over the upper and the lower edge. */
  status: {
    width: 1080,
    height: 1920,
    zari: 4,
    photo: { left: 150, top: 330, width: 780, height: 975 },
    groups: [
      {
        ...MIDDLE,
        top: 150,
        height: 150,
        gap: 0,
        texts: [{ of: 'contest', size: 54, color: ZARI_TEXT, height: 140 }],
      },
      {
        ...MIDDLE,
        top: 1335,
        height: 390,
        gap: 44,
        texts: [
          { of: 'name', size: 116, color: INK, height: 230 },
          { of: 'song', size: 54, color: INK_2, height: 120 },
        ],
      },
      {
        ...MIDDLE,
        top: 1755,
        height: 60,
        gap: 0,
        texts: [{ of: 'host', size: 40, color: INK_2, height: 60 }],
      },
    ],
  },
};
