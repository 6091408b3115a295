import { expect, type Page } from '@playwright/test';

/** Opens a public page and waits until its presses have their handlers. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectReady(page);
}

/** The page has announced itself. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
}
