import { expect, type Locator, type Page } from '@playwright/test';

/** Narrows the shown list of the console down to what matches. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
}

/** Presses a button that asks first, and says yes. */
export async function confirm(page: Page, button: Locator, question: string): Promise<void> {
  await button.click();
  const dialog = page.getByRole('alertdialog', { name: question });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button').filter({ hasNotText: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the newest mail to the address in the console's Mails, once the worker has been at it. */
export async function openMail(page: Page, to: string, subject: string): Promise<void> {
  // By the address, for a list that a search narrows down moves under the press.
  await page.goto(`/admin/emails?filter=${encodeURIComponent(JSON.stringify({ q: to }))}`);
  const mail = page.getByRole('article', { name: subject }).filter({ hasText: to }).first();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(mail).toContainText('Kept', { timeout: 500 });
  }).toPass({ timeout: 40_000 });
  await mail.getByRole('link').click();
}
