import { type Oklch, wcagContrast } from 'culori';
import { groundOf } from './ground.js';

/** Every lightness, chroma and hue of the screen, in coarse steps. */
const colors: Oklch[] = [];
for (let l = 0; l <= 1.001; l += 0.1)
  for (const c of [0, 0.05, 0.15, 0.3])
    for (let h = 0; h < 360; h += 30) colors.push({ mode: 'oklch', l: Math.min(l, 1), c, h });

test('text and both parts of the waveform have enough contrast on the ground of any color', () => {
  for (const color of colors) {
    const { day, night } = groundOf(color);
    for (const { ground, ink, wave } of [day, night]) {
      expect(wcagContrast(ground, ink)).toBeGreaterThanOrEqual(9);
      expect(wcagContrast(wave, ground)).toBeGreaterThanOrEqual(3);
      expect(wcagContrast(wave, ink)).toBeGreaterThanOrEqual(3);
    }
  }
});

test('a dark color gets a dark ground by day, a light one a light ground, and both a dark one at night', () => {
  const green: Oklch = { mode: 'oklch', l: 0.4, c: 0.08, h: 165 };
  const { day, night } = groundOf(green);
  expect([day.isDark, night.isDark]).toEqual([true, true]);
  expect(wcagContrast(night.ground, '#000')).toBeLessThan(wcagContrast(day.ground, '#000'));
  expect(groundOf({ ...green, l: 0.85 }).day.isDark).toBe(false);
  expect(groundOf({ ...green, l: 0.85 }).night.isDark).toBe(true);
});

test('a color that contrasts enough stays as it is', () => {
  const ground = { mode: 'oklch', l: 0.31, c: 0.06, h: 165 } as const;
  expect(groundOf(ground).day).toMatchInlineSnapshot(`
    {
      "ground": "#073a29",
      "ink": "#fbf7ee",
      "isDark": true,
      "wave": "#608e7a",
    }
  `);
});
