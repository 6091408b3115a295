import { expect, type Page } from '@playwright/test';

/** Opens a public page and waits until it answers: a press on its HTML before its scripts have come is lost. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectAlive(page);
}

/** The player's audio element is made by the first effect after hydration; what shows messages comes soon after. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('audio')).toBeAttached();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
}
