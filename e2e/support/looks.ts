import { locales, type Locale } from '../../packages/shared/src/locales.js';

export const WIDTHS = [320, 360, 768, 1280, 1920] as const;
export const THEMES = ['light', 'dark'] as const;

/** How a page is looked at. */
export interface Look {
  width: number;
  theme: 'light' | 'dark';
}

export interface LookInLanguage extends Look {
  locale: Locale;
}

/** Every width in every theme. */
export const allLooks: Look[] = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })));

/**
 * Pairs for the screen at a position of a list: each screen meets each width, theme and language, and over the list each
 * width, theme and language meet.
 */
export function pairedLooks(position: number): LookInLanguage[] {
  return WIDTHS.map((width, at) => ({
    width,
    theme: THEMES[(position + Math.floor(at / 2)) % 2] ?? 'light',
    locale: locales[(position + at) % locales.length] ?? 'en',
  }));
}
