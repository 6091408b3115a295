import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { Look } from './looks.js';

/** In the pages that `axeFindings` has looked at. */
declare const axe: typeof axeCore;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Checks the page with axe, in the light and the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectAccessibleIn(page, 'light');
  await expectAccessibleIn(page, 'dark');
}

async function expectAccessibleIn(page: Page, theme: Look['theme'], look: string = theme): Promise<void> {
  // What a bar covers at the top or bottom of the screen has moved out from under it when the page is scrolled.
  await page.evaluate(() => scrollTo(0, 0));
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  expect(await axeFindings(page), look).toEqual([]);
}

async function isSandboxed(frame: Frame): Promise<boolean> {
  if (frame.parentFrame() === null) return false;
  const element = await frame.frameElement();
  return (await element.getAttribute('sandbox')) !== null;
}

/** Once for each document: its next looks have it. */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
}

/** What axe finds in the page as it is. @param without rules that do not apply */
export async function axeFindings(
  page: Page,
  without: string[] = [],
): Promise<{ rule: string; at: string[] }[]> {
  for (const frame of page.frames()) if (!(await isSandboxed(frame))) await loadAxe(frame);
  const options: axeCore.RunOptions = {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: WCAG_22_AA },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const { violations } = await page.evaluate(
    // The HTML of an email is in a frame without scripts, which axe cannot inspect.
    (chosen) => axe.run({ exclude: ['iframe[sandbox]'] }, chosen),
    options,
  );
  return violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
}

/** Checks the page in one look: it is accessible, and nothing is outside the screen. */
export async function expectAccessibleAs(page: Page, { width, theme }: Look): Promise<void> {
  await expectNoSidewaysScroll(page, width);
  await expectAccessibleIn(page, theme, `${theme}, ${width} px`);
}

/** Checks the page on a phone: it is accessible and nothing is outside the screen. */
export async function expectFitsPhone(page: Page): Promise<void> {
  await expectAccessibleAs(page, { width: 360, theme: 'dark' });
}

/** Checks that nothing is outside the screen, of a phone if no width is given, and that what is typed into a search can be read. */
export async function expectNoSidewaysScroll(page: Page, width = 360): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await expect.poll(() => sidewaysScroll(page), `${width} px`).toBe(0);
  await expect.poll(() => narrowSearches(page), `${width} px`).toEqual([]);
}

/** The names of the search fields that show fewer than about 15 letters. */
function narrowSearches(page: Page): Promise<Array<string | null>> {
  return page
    .locator('input[type=search]:visible')
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.clientWidth < 120)
        .map((field) => field.getAttribute('aria-label') ?? field.id),
    );
}

/** How many pixels of the page are outside the screen. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
