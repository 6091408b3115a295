import { clampChroma, formatHex, type Oklch, wcagContrast } from 'culori';
import type { GroundColorsDto, GroundDto } from '../dto/ground.dto.js';

type GroundColors = GroundColorsDto;
export type Ground = GroundDto;

const LIGHT_INK = '#fbf7ee';
const DARK_INK = '#131c16';

/** Below this lightness, a color becomes a dark ground. */
const DARK_BELOW = 0.62;
/** Ink, wave and ground are 3:1 apart from each other, so ink and ground are at least 9:1. */
const MIN_INK_CONTRAST = 9.2;
const MAX_CHROMA = { dark: 0.09, light: 0.06 };
const NIGHT = { lightness: 0.24, maxChroma: 0.05 };
const STEPS = 24;

/** The grounds of a color: its hue, with a lightness that contrasts with the text. */
export function groundOf(color: Oklch): Ground {
  const night = { ...color, l: Math.min(color.l, NIGHT.lightness), c: Math.min(color.c, NIGHT.maxChroma) };
  return { day: color.l < DARK_BELOW ? darkGround(color) : lightGround(color), night: darkGround(night) };
}

function darkGround(color: Oklch): GroundColors {
  const start = { ...color, c: Math.min(color.c, MAX_CHROMA.dark) };
  return withWave(
    start,
    findLightness(start, 0, (hex) => wcagContrast(hex, LIGHT_INK) >= MIN_INK_CONTRAST),
    true,
  );
}

function lightGround(color: Oklch): GroundColors {
  const start = { ...color, c: Math.min(color.c, MAX_CHROMA.light) };
  return withWave(
    start,
    findLightness(start, 1, (hex) => wcagContrast(hex, DARK_INK) >= MIN_INK_CONTRAST),
    false,
  );
}

function withWave(color: Oklch, ground: string, isDark: boolean): GroundColors {
  const ink = isDark ? LIGHT_INK : DARK_INK;
  const half = Math.sqrt(wcagContrast(ink, ground));
  // From the ground towards the ink, the first color that is as far from one as from the other.
  const start = { ...color, l: isDark ? 1 : 0 };
  const wave = findLightness(start, isDark ? 0 : 1, (hex) => wcagContrast(hex, ink) >= half);
  return { isDark, ground, ink, wave };
}

/** The color nearest to `color`, on the way to the lightness `end`, that is good. `end` is good. */
function findLightness(color: Oklch, end: 0 | 1, isGood: (hex: string) => boolean): string {
  const hexAt = (l: number) => formatHex(clampChroma({ ...color, l }, 'oklch'));
  if (isGood(hexAt(color.l))) return hexAt(color.l);
  let [bad, good] = [color.l, end as number];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (bad + good) / 2;
    if (isGood(hexAt(middle))) good = middle;
    else bad = middle;
  }
  return hexAt(good);
}
