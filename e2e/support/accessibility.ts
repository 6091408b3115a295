import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Checks the page with axe, in the light and the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectAccessibleIn(page, 'light');
  await expectAccessibleIn(page, 'dark');
}

async function expectAccessibleIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const axe = new AxeBuilder({ page })
    // Three times as fast. Only frames of other origins need the other mode.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    // The HTML of an email is in a frame without scripts, which axe cannot inspect.
    .exclude('iframe[sandbox]')
    .withTags(WCAG_22_AA);
  const { violations } = await axe.analyze();
  const summaries = violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(summaries, colorScheme).toEqual([]);
}

/** Checks the page on the narrowest phone: it is accessible and nothing is outside the screen. */
export async function expectFitsPhone(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessibleIn(page, 'dark');
}

/** Checks that nothing is outside the screen of the narrowest phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess).toBe(0);
}
