import type { Locale } from '@paattu/shared/locales';
import { pointsOf } from '@paattu/shared/points';
import { translationsOf } from '../../../../translations/index.js';
import { drawGroup, type TextGroup } from '../../../../common/images/draw-group.js';
import { encodePicture } from '../../../../common/images/encode-picture.js';
import { clothSvg } from '../../entries/pictures/drawing.js';
import { INK, INK_2, ZARI, ZARI_TEXT } from '../../entries/pictures/layouts.js';

/** The content of the picture of a result. */
export interface ResultPicture {
  locale: Locale;
  artistName: string;
  contestTitle: string;
  /** The winner first; the picture shows three at most. Points in thousandths. */
  best: Array<{ name: string; points: number; place: number }>;
}

const SIZE = { width: 1200, height: 630, zari: 2 };
const LINE = '#dccfae';

const LEFT = 72;
const WIDTH = 1056;
/** Above the second and the third place. */
const LINE_TOP = 410;
const PLACE_WIDTH = 500;
const WINNER_RING = { x: 1024, y: 246, radius: 104 };

type Name = 'contest' | 'label' | 'name' | 'points' | 'artist' | 'place';

const HEADING: TextGroup<Name> = {
  left: LEFT,
  top: 58,
  width: WIDTH,
  height: 56,
  align: 'left',
  gap: 0,
  texts: [{ of: 'contest', size: 34, color: ZARI_TEXT, height: 56 }],
};

const WINNER: TextGroup<Name> = {
  left: LEFT,
  top: 124,
  width: 800,
  height: 270,
  align: 'left',
  gap: 28,
  texts: [
    { of: 'label', size: 30, color: INK_2, height: 44 },
    { of: 'name', size: 84, color: INK, height: 160 },
    { of: 'points', size: 30, color: INK_2, height: 44 },
  ],
};

const FOOT: TextGroup<Name> = {
  left: LEFT,
  top: 540,
  width: WIDTH,
  height: 44,
  align: 'left',
  gap: 0,
  texts: [{ of: 'artist', size: 26, color: ZARI_TEXT, height: 40 }],
};

/** Draws the picture beside a link to a result, as a JPEG of 1200 × 630 pixels. */
export async function resultPictureOf({
  locale,
  artistName,
  contestTitle,
  best,
}: ResultPicture): Promise<Buffer> {
  const words = translationsOf(locale).pictures;
  const [winner, ...others] = best.slice(0, 3).map(({ name, points, place }) => ({
    contest: contestTitle,
    artist: artistName,
    label: words.winner,
    name,
    points: words.points(pointsOf(points)),
    place: String(place),
  }));
  if (winner === undefined) throw new Error('A result has a winner');
  const groups = [
    ...[HEADING, WINNER, FOOT, numberIn(WINNER_RING, 104)].map((group) => ({ group, texts: winner })),
    ...others.flatMap((texts, index) => [
      { group: numberIn(ringOf(index), 36), texts },
      { group: besideRing(index), texts },
    ]),
  ];
  const layers = [];
  for (const { group, texts } of groups) layers.push(...(await drawGroup(group, texts)));
  const rings = others.map((_, index) => ring(ringOf(index), 1));
  const svg = [ring(WINNER_RING, 2), ...(others.length > 0 ? [line()] : []), ...rings].join('');
  return encodePicture(clothSvg(SIZE, svg), layers);
}

interface Ring {
  x: number;
  y: number;
  radius: number;
}

/** The ring of the second or the third place. */
function ringOf(index: number): Ring {
  return { x: LEFT + 36 + index * (PLACE_WIDTH + 56), y: LINE_TOP + 68, radius: 36 };
}

function besideRing(index: number): TextGroup<Name> {
  const { x, y, radius } = ringOf(index);
  return {
    left: x + radius + 24,
    top: y - 58,
    width: PLACE_WIDTH - radius * 2 - 24,
    height: 116,
    align: 'left',
    gap: 14,
    texts: [
      { of: 'name', size: 36, color: INK, height: 66 },
      { of: 'points', size: 22, color: INK_2, height: 32 },
    ],
  };
}

function numberIn({ x, y, radius }: Ring, size: number): TextGroup<Name> {
  return {
    left: x - radius,
    top: y - radius,
    width: radius * 2,
    height: radius * 2,
    align: 'centre',
    gap: 0,
    texts: [{ of: 'place', size, color: INK, height: radius * 2 }],
  };
}

function line(): string {
  return `<rect x="${LEFT}" y="${LINE_TOP}" width="${WIDTH}" height="2" fill="${LINE}"/>`;
}

/** The woven border as a ring. */
function ring({ x, y, radius }: Ring, thread: number): string {
  const middle = radius - thread * 7;
  const length = 2 * Math.PI * middle;
  const stitch = length / Math.round(length / (thread * 12));
  const circle = (r: number, width: number, dash = '') =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ZARI}" stroke-width="${width}"${dash}/>`;
  return [
    circle(radius - thread, thread * 2),
    circle(middle, thread * 4, ` stroke-dasharray="${(stitch * 10) / 12} ${(stitch * 2) / 12}"`),
    circle(radius - thread * 13, thread * 2),
  ].join('');
}
