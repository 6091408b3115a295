import type { Schemas } from '@paattu/api-client';
import { useLayoutEffect } from 'react';

/** The colors of a song's page: those by day, and those of the dark theme. */
export type Ground = Schemas['GroundDto'];

/** Whether the ground by day is dark: the value of `data-ground` on the `html` element. */
export function toneOf({ day }: Ground): 'dark' | 'light' {
  return day.isDark ? 'dark' : 'light';
}

/** Custom properties of the `html` element, from which `ground.css` derives all colors. */
export function groundProperties({ day, night }: Ground): Record<string, string> {
  return {
    '--day-ground': day.ground,
    '--day-ink': day.ink,
    '--day-wave': day.wave,
    '--night-ground': night.ground,
    '--night-ink': night.ink,
    '--night-wave': night.wave,
  };
}

/** Shows the whole page on the ground, as the server's HTML does. */
export function useGround(ground: Ground | undefined): void {
  useLayoutEffect(() => {
    if (!ground) return;
    const { dataset, style } = document.documentElement;
    const properties = Object.entries(groundProperties(ground));
    dataset.ground = toneOf(ground);
    for (const [name, value] of properties) style.setProperty(name, value);
    return () => {
      delete dataset.ground;
      for (const [name] of properties) style.removeProperty(name);
    };
  }, [ground]);
}
